// Flights over a late table of four animate transform and opacity alone. How long a frame takes is printed, for docs/benchmarks.md:
// it depends on what else the machine does, and decides nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playground } from '../lib/playground.mjs';
import { trace } from '../lib/trace.mjs';
import { openAt, turnIn } from './lib/record.mjs';

const here = playground();
const late = turnIn('4p-de', 0.93);

for (const slower of [1, 4]) {
  test(`flights move without drawing the table anew${slower > 1 ? `, where everything is ${slower} times slower` : ''}`, async (context) => {
    const visitor = await here.visitor({ motion: true, settings: { speed: 'slow' } });
    const { page } = visitor;
    const path = await openAt(visitor, late);
    await visitor.follow('/credits');
    // What others did since is shown on the way back to the table.
    const seen = /** @type {const} */ ([path.split('/').at(-1) ?? '', late.seat - 1, late.moves - 60]);
    await page.evaluate(([table, seat, version]) => localStorage.setItem(`entrepot-seen-${table}-${seat}`, String(version)), seen);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await visitor.follow(path);
    await page.locator('.flights .piece').first().waitFor();
    await page.waitForTimeout(300);
    const { animated, busy, frames, layouts, paints } = await trace(page, 1500);
    assert.deepEqual(animated.filter((property) => !['opacity', 'transform'].includes(property)), []);
    const sorted = busy.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Infinity;
    assert.ok(frames > 10, `${frames} frames`);
    context.diagnostic(`p95 ${p95.toFixed(1)} ms of ${busy.length} frames, ${layouts} layouts, ${paints} paints`);
  });
}
