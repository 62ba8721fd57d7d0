// Whether a page fits its screen, and whether its controls are large enough to tap.

/** What makes the page scroll sideways. @param {import('playwright-core').Page} page */
export async function sticksOut(page) {
  return page.evaluate(tooWide, page.viewportSize()?.width ?? 0);
}

/** What is too small to tap and too near to something else. @param {import('playwright-core').Page} page */
export async function tooSmallToHit(page) {
  return page.evaluate(tooSmall);
}

/**
 * Runs in the page: what sticks out at the right, if the page is wider than the screen.
 * @param {number} width
 * @returns {string[]}
 */
function tooWide(width) {
  const page = document.documentElement;
  if (Math.max(page.scrollWidth, document.body.scrollWidth) <= width) return [];
  const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > width + 1);
  const what = out.slice(-4).map((element) => element.outerHTML.slice(0, 120));
  return [`the page is ${page.scrollWidth} px wide instead of ${width}`, ...what];
}

/** Runs in the page. @returns {string[]} */
function tooSmall() {
  const enough = 44;
  const dialog = document.querySelector('dialog[open]');
  const found = [...(dialog ?? document).querySelectorAll('button, a[href], input, select, summary')]
    // A switch or a radio button is tapped by its label.
    .map((element) => element.closest('label') ?? element)
    // Links inside a sentence are as high as its lines.
    .filter((element) => element.checkVisibility() && !element.matches('p a'));
  const targets = [...new Set(found)].map((element) => ({ element, box: element.getBoundingClientRect() }));
  const small = targets.filter(({ box }) => box.width < enough - 0.5 || box.height < enough - 0.5);

  /** How far the middle of a small one is from the nearest point of another one. @param {DOMRect} box @param {DOMRect} other */
  const distance = (box, other) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return Math.hypot(Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom));
  };
  const crowded = small.filter(({ element, box }) => {
    if (box.width < 24 || box.height < 24) return box.width > 1;
    return targets.some((other) => other.element !== element && distance(box, other.box) < enough / 2);
  });
  return crowded.map(({ element, box }) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ');
    return `${Math.round(box.width)}×${Math.round(box.height)} ${element.tagName.toLowerCase()} ${name?.slice(0, 60)}`;
  });
}
