// Whether the texts and buttons of a page overlap, and whether each can be read in full.

/** What overlaps something else, is cut off or sticks out of its frame. @param {import('playwright-core').Page} page */
export async function crowded(page) {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(lookForCrowds);
}

/** Runs in the page. @returns {string[]} */
function lookForCrowds() {
  /** Less than this is not an overlap: letters do not fill their boxes. */
  const slack = 2;
  const dialog = document.querySelector('dialog[open]');
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
  /** @typedef {{element: Element, left: number, right: number, top: number, bottom: number, name: string}} Box */

  /** @param {Element} element */
  function drawn(element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let up = /** @type {Element | null} */ (element); up; up = up.parentElement) {
      if (getComputedStyle(up).clipPath.startsWith('inset(50%') || getComputedStyle(up).clip !== 'auto') return false;
    }
    // Skips what a dialog or sheet covers, hidden text for screen readers, and explanations, which disappear by themselves.
    if (element.closest('[inert], .vh, .skip, [role=tooltip]') || (dialog && !dialog.contains(element))) return false;
    return !element.closest('select, option');
  }

  /** The ancestors that clip what does not fit in them. @param {Element} element */
  function frames(element) {
    const found = [];
    for (let up = /** @type {Element | null} */ (element); up && up !== document.documentElement; up = up.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(up);
      // Names chosen by people may be too long for any place, and end in dots.
      const dots = textOverflow === 'ellipsis' && up.closest('header, h3, th') !== null;
      const [x, y] = [overflowX !== 'visible', overflowY !== 'visible'];
      const rolls = [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
      if (x || y) found.push({ frame: up.getBoundingClientRect(), x, y, rolls, dots });
      if (position === 'fixed') break;
    }
    return found;
  }

  /** @type {string[]} */
  const problems = [];
  const round = (/** @type {Box} */ { left, top, right, bottom }) =>
    `(${Math.round(left)},${Math.round(top)} ${Math.round(right - left)}×${Math.round(bottom - top)})`;
  const told = (/** @type {Box} */ box) => {
    const area = /** @type {HTMLElement | null} */ (box.element.closest('[data-region]'))?.dataset.region;
    return `${area ?? 'page'} “${box.name}” ${round(box)}`;
  };

  /** Whether it stays in its place whatever is scrolled. @param {Element | null} element @returns {boolean} */
  const fixed = (element) => element !== null && (getComputedStyle(element).position === 'fixed' || fixed(element.parentElement));

  /** The visible part; null if scrolling is needed. Permanent clipping is a problem. @param {Box} box @returns {Box | null} */
  function inSight(box) {
    const seen = { ...box };
    for (const { frame, x, y, rolls, dots } of frames(box.element)) {
      if (dots) {
        [seen.left, seen.right] = [Math.max(seen.left, frame.left), Math.min(seen.right, frame.right)];
        if (seen.right <= seen.left) return null;
        continue;
      }
      const cut = Math.max(x ? frame.left - seen.left : 0, x ? seen.right - frame.right : 0, y ? frame.top - seen.top : 0, y ? seen.bottom - frame.bottom : 0);
      if (cut <= 1) continue;
      // The table shows the last lines of the log, as many as there is room for; whole lines are gone, to the side or below.
      const gone = seen.left >= frame.right || seen.right <= frame.left || seen.top >= frame.bottom;
      if (!rolls && !(gone && box.element.closest('[data-region=log]'))) {
        if (cut > slack) problems.push(`cut off by ${Math.round(cut)} px: ${told(box)}`);
        return null;
      }
      // Something scrolled partly out of view is complete elsewhere.
      return null;
    }
    const upright = scrolls && !fixed(box.element) ? 0 : Math.max(-seen.top, seen.bottom - innerHeight);
    const out = Math.max(-seen.left, seen.right - innerWidth, upright);
    if (out > slack) problems.push(`outside the screen by ${Math.round(out)} px: ${told(box)}`);
    return out > slack ? null : seen;
  }

  /** @param {Element} element */
  const place = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };

  /** Whether a word continues on the next line without a hyphen. @param {Node} node @param {Range} range */
  function broken(node, range) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’\u00AD]{2,}/gu)) {
      if (word.includes('\u00AD')) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && getComputedStyle(/** @type {Element} */ (node.parentElement)).hyphens !== 'auto') return true;
    }
    return false;
  }

  /** @type {Box[]} */
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const name = node.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '';
    if (!element || name === '' || !drawn(element)) continue;
    const range = document.createRange();
    if (broken(node, range)) problems.push(`a word is broken: ${told({ element, name, ...place(element) })}`);
    range.selectNodeContents(node);
    // The box of a line is higher than its letters.
    const upright = getComputedStyle(element).writingMode === 'horizontal-tb';
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      const letters = upright
        ? { left, right, top: top + height * 0.22, bottom: bottom - height * 0.2 }
        : { left: left + width * 0.2, right: right - width * 0.2, top, bottom };
      const box = { element, name, ...letters };
      const seen = right - left > 1 ? inSight(box) : null;
      if (!seen) continue;
      texts.push(seen);
      // A long name under its building may use the air beside it.
      const own = element.closest('.places b') ? null : element.closest('button, a, [role=img], .panel, section');
      const frame = own?.getBoundingClientRect();
      if (!frame || frame.width === 0) continue;
      const over = Math.max(frame.left - seen.left, seen.right - frame.right, frame.top - seen.top, seen.bottom - frame.bottom);
      if (over > slack) problems.push(`sticks out of its ${own?.tagName.toLowerCase()} by ${Math.round(over)} px: ${told(seen)}`);
    }
  }

  const buttons = [...document.querySelectorAll('button, a[href], input, [role=tab]')].filter(drawn).flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const seen = right - left > 1 ? inSight({ element, name, left, right, top, bottom }) : null;
    return seen ? [seen] : [];
  });

  /** How much two boxes overlap, in the direction of the smaller overlap. @param {Box} a @param {Box} b */
  const overlap = (a, b) =>
    Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  // Cards of a full hand overlap: the left edge of each is enough.
  const fanned = (/** @type {Box} */ a, /** @type {Box} */ b) => {
    const [one, other] = [a, b].map(({ element }) => element.closest('[data-region=hand] li'));
    return one && other && one !== other;
  };
  /** What stays in its place while the rest of the page scrolls under it. @param {Element | null} element @returns {Element | null} */
  const floating = (element) =>
    !element || ['sticky', 'fixed'].includes(getComputedStyle(element).position) ? element : floating(element.parentElement);
  const floats = new Map([...texts, ...buttons].map(({ element }) => [element, floating(element)]));
  // A panel may lie over a table on purpose; what only sticks to an edge may not, where nothing scrolls.
  const elsewhere = (/** @type {Box} */ a, /** @type {Box} */ b) =>
    floats.get(a.element) !== floats.get(b.element) && (scrolls || fixed(a.element) || fixed(b.element));
  const related = (/** @type {Box} */ a, /** @type {Box} */ b) => a.element.contains(b.element) || b.element.contains(a.element);

  texts.forEach((a, index) => {
    for (const b of texts.slice(index + 1)) {
      // A shortened name has a box for the whole and one for the visible part.
      if (overlap(a, b) <= slack || a.element === b.element || fanned(a, b) || elsewhere(a, b)) continue;
      problems.push(`texts overlap: ${told(a)} and ${told(b)}`);
    }
    for (const b of buttons) {
      // Touch targets may be a little larger than what is visible.
      if (overlap(a, b) <= 2 * slack || related(a, b) || fanned(a, b) || elsewhere(a, b)) continue;
      // The button of a square covers its picture.
      if (b.element.parentElement?.contains(a.element)) continue;
      problems.push(`a button lies over a text: ${told(b)} and ${told(a)}`);
    }
  });
  buttons.forEach((a, index) => {
    for (const b of buttons.slice(index + 1)) {
      if (overlap(a, b) <= slack || related(a, b) || fanned(a, b) || elsewhere(a, b)) continue;
      problems.push(`buttons overlap: ${told(a)} and ${told(b)}`);
    }
  });
  return problems;
}
