// What the browser does in a short time: which properties it animates, and how often it lays out and paints.

import assert from 'node:assert/strict';

/** @typedef {{animated: string[], layouts: number, paints: number, frames: number, busy: number[]}} Work `busy`: milliseconds of the main thread in each frame. */

/** @typedef {{name: string, pid: number, tid: number, ts: number, dur?: number, args?: {data?: {message?: string}}}} Traced */

/** What the traced page writes, to be found. */
const sign = 'traced here';

/** The parts of a frame on the main thread. */
const parts = ['FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'FunctionCall', 'EvaluateScript', 'TimerFire'];

/** @param {import('playwright-core').Page} page @param {number} millis @returns {Promise<Work>} */
export async function trace(page, millis) {
  const session = await page.context().newCDPSession(page);
  /** @type {Traced[]} */
  const all = [];
  session.on('Tracing.dataCollected', ({ value }) => all.push(.../** @type {any[]} */ (value)));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  const { animated, frames } = await page.evaluate(animations, { millis, sign });
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  await session.detach();
  // Other tests may use the same browser at the same time.
  const here = all.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === sign);
  assert.ok(here, 'the trace has the sign of this page');
  const events = all.filter(({ pid, tid }) => pid === here.pid && tid === here.tid);
  const count = (/** @type {string} */ name) => events.filter((event) => event.name === name).length;
  return { animated, frames, layouts: count('Layout'), paints: count('Paint'), busy: perFrame(events) };
}

/** The work between one frame and the next. @param {Traced[]} events */
function perFrame(events) {
  const marks = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ ts }) => ts).sort((a, b) => a - b);
  return marks.slice(1).map((end, n) => {
    const inside = events.filter(({ name, ts }) => parts.includes(name) && ts >= marks[n] && ts < end);
    return inside.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;
  });
}

/** Runs in the page: the properties that are animated. @param {{millis: number, sign: string}} how */
async function animations({ millis, sign }) {
  console.timeStamp(sign);
  const notProperties = ['offset', 'computedOffset', 'easing', 'composite'];
  const found = new Set();
  let frames = 0;
  for (const end = performance.now() + millis; performance.now() < end; frames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const { playState, effect } of document.getAnimations()) {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) continue;
      for (const key of effect.getKeyframes().flatMap(Object.keys)) if (!notProperties.includes(key)) found.add(key);
    }
  }
  return { animated: [...found].sort(), frames };
}
