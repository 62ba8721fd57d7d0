// Waits for something on the page by checking after each change, instead of polling.

/** Changes that leave no trace in the page, such as sizes, are polled at this interval. */
const nowAndThen = 200;

/**
 * The first non-null result of `read`, a function that runs in the page.
 * @template Wanted, Found
 * @param {import('playwright-core').Page} page
 * @param {(wanted: Wanted) => Found | null} read
 * @param {Wanted} wanted
 * @param {number} patience In milliseconds.
 * @returns {Promise<Found>}
 */
export async function waitFor(page, read, wanted, patience) {
  const found = await page.evaluate(`(${watch})(${read}, ${JSON.stringify({ wanted, patience, nowAndThen })})`);
  if (found === null) throw new Error(`nothing came within ${patience / 1000} seconds`);
  return /** @type {Found} */ (found);
}

/**
 * Runs in the page.
 * @param {(wanted: unknown) => unknown} read
 * @param {{wanted: unknown, patience: number, nowAndThen: number}} how
 */
function watch(read, { wanted, patience, nowAndThen }) {
  const first = read(wanted);
  if (first !== null) return first;
  return new Promise((resolve) => {
    let looks = false;
    const until = Date.now() + patience;
    const end = (/** @type {unknown} */ found) => {
      observer.disconnect();
      clearInterval(timer);
      resolve(found);
    };
    const look = () => {
      looks = false;
      const found = read(wanted);
      if (found !== null || Date.now() > until) end(found);
    };
    // One check is enough for all changes of a frame.
    const soon = () => {
      if (!looks) requestAnimationFrame(look);
      looks = true;
    };
    const observer = new MutationObserver(soon);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const timer = setInterval(soon, nowAndThen);
  });
}
