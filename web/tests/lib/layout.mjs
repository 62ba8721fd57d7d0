// Whether a page fits its screen, and whether its controls are large enough to tap.

/** What makes the page scroll sideways. @param {import('playwright-core').Page} page */
export async function sticksOut(page) {
  return page.evaluate(tooWide, page.viewportSize()?.width ?? 0);
}

/** What is too small to tap and too near to something else. @param {import('playwright-core').Page} page */
export async function tooSmallToHit(page) {
  return page.evaluate(tooSmall);
}

/** What is too small to read, touches the edge of the screen, or is half hidden. @param {import('playwright-core').Page} page */
export async function hardToRead(page) {
  return page.evaluate(unreadable);
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

/** Runs in the page. @returns {string[]} */
function unreadable() {
  const smallest = 13;
  const margin = 4;
  /** A part of the table that is narrower shows nothing. */
  const narrowest = 60;
  const dialog = document.querySelector('dialog[open]');
  /** @type {string[]} */
  const problems = [];

  /** @param {Element} element */
  const drawn = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], .vh, .skip, [role=tooltip], option') &&
    !getComputedStyle(element).clipPath.startsWith('inset(50%') &&
    (!dialog || dialog.contains(element));
  /** @param {Element | null} element @returns {boolean} */
  const floats = (element) => element !== null && (['sticky', 'fixed'].includes(getComputedStyle(element).position) || floats(element.parentElement));
  /** Whether a button shows what is behind it: it has no picture, no words but those for screen readers, and hardly a tint. @param {Element} element */
  function clear(element) {
    if (!element.matches('button') || [...element.childNodes].some((node) => !(node instanceof Element ? node.matches('.vh') : node.textContent?.trim() === ''))) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const tint = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? '1';
    return backgroundImage === 'none' && Number(tint) <= 0.5;
  }
  /** Whether something that does not float lies over this point of a text. @param {Element} element @param {number} x @param {number} y */
  function covered(element, x, y) {
    const top = document.elementFromPoint(x, y);
    if (top === null || top.contains(element) || element.contains(top)) return false;
    // A drawing is painted in its order: what comes before a letter in it is the ground the letter stands on.
    if (element instanceof SVGElement && top.closest('svg') === element.closest('svg') && top.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) return false;
    // The button of a square or a house lies over its picture: a pane of glass.
    if (clear(top) && top.parentElement?.contains(element)) return false;
    return !(floats(top) && !floats(element));
  }
  /** Whether it lies in a part that can be scrolled sideways, and so may end at any edge. @param {Element | null} element @returns {boolean} */
  const scrolls = (element) =>
    element !== null &&
    ((['auto', 'scroll'].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1) || scrolls(element.parentElement));
  /** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
  /** The part that its frames leave of a line: a list is scrolled, a long name of a player ends in dots. @param {Element | null} element @param {Box} line @returns {Box} */
  function inSight(element, line) {
    if (element === null) return line;
    const frame = element.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(element);
    const across = overflowX === 'visible' ? line : { left: Math.max(line.left, frame.left), right: Math.min(line.right, frame.right) };
    const upright = overflowY === 'visible' ? line : { top: Math.max(line.top, frame.top), bottom: Math.min(line.bottom, frame.bottom) };
    return inSight(element.parentElement, { left: across.left, right: across.right, top: upright.top, bottom: upright.bottom });
  }
  /** In a full hand a card shows what fits beside the next one, and all of it when it is pointed at. @param {Element} element */
  const crammed = (element) => (element.closest('[data-region=hand] ul')?.children.length ?? 0) > 7;
  /** @param {Element} element */
  const area = (element) => /** @type {HTMLElement | null} */ (element.closest('[data-region]'))?.dataset.region ?? 'page';

  for (const part of document.querySelectorAll('[data-region]')) {
    const { width } = part.getBoundingClientRect();
    if (drawn(part) && width < narrowest) problems.push(`only ${Math.round(width)} px wide: ${area(part)}`);
  }
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const name = node.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '';
    if (!element || name === '' || !drawn(element)) continue;
    const told = `${area(element)} “${name}”`;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < smallest) problems.push(`letters of ${size} px: ${told}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ element, told, range });
  }

  /** What is in view now, of all texts or of those in a part that was scrolled. @param {Element} within */
  function look(within) {
    for (const { element, told, range } of texts) {
      if (!within.contains(element)) continue;
      for (const line of range.getClientRects()) {
        const { left, right, top, bottom } = inSight(element, line);
        const middle = (line.top + line.bottom) / 2;
        // The other half of it is seen when its part is scrolled.
        if (right - left < 2 || line.top < 0 || line.bottom > innerHeight || middle < top + 1 || middle > bottom - 1) continue;
        if ((left < margin || right > innerWidth - margin) && !scrolls(element)) problems.push(`touches the edge: ${told}`);
        // What is hit begins and ends at whole pixels: the very edge of a narrow digit may belong to its neighbour.
        const edge = Math.max(0.06, 1 / (right - left));
        const across = [edge, 0.35, 0.65, 1 - edge].map((part) => left + (right - left) * part);
        const hidden = across.filter((x) => covered(element, x, middle)).length;
        if (hidden > 0 && !crammed(element)) problems.push(`${hidden < across.length ? 'half covered' : 'covered'}: ${told}`);
      }
    }
  }
  /** Looks at every part of it. @param {Element} part */
  function scrollThrough(part) {
    const before = part.scrollTop;
    for (let y = 0; y < part.scrollHeight; y += part.clientHeight / 2) {
      part.scrollTo({ top: y, behavior: 'instant' });
      look(part);
    }
    part.scrollTo({ top: before, behavior: 'instant' });
  }
  scrollThrough(document.documentElement);
  for (const part of document.querySelectorAll('body *')) {
    const rolls = part.scrollHeight > part.clientHeight + 1 && ['auto', 'scroll'].includes(getComputedStyle(part).overflowY);
    if (rolls && part.clientHeight > 0 && drawn(part)) scrollThrough(part);
  }
  return [...new Set(problems)];
}
