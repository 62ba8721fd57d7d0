// What others do is seen: a turn of every kind is on screen for a while, with pieces that fly and places that are marked.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from '../lib/browser.mjs';
import { playground } from '../lib/playground.mjs';
import { openAt, turnOfKind } from './lib/record.mjs';

const here = playground();

/** In this record somebody does everything. */
const record = '4p-de';

const kinds = ['expand', 'play', 'swap', 'workforce', 'upgrade', 'old_world', 'new_world', 'expedition', 'festival'];
/** Both sizes see all kinds only if everything is tested. */
const all = process.env.ENTREPOT_ALL !== undefined;
const sizes = [
  { name: 'a desktop', size: desktop, touch: false, sees: all ? kinds : kinds.filter((_, n) => n % 2 === 0) },
  { name: 'a phone', size: phone, touch: true, sees: all ? kinds : kinds.filter((_, n) => n % 2 === 1) },
];

/**
 * Comes back to a table at which another player has had a turn, and watches it.
 * @param {import('../lib/visitor.mjs').Visitor} visitor
 * @param {string} kind
 * @param {number} [patience]
 * @returns {Promise<Seen>}
 */
async function watch(visitor, kind, patience = 8000) {
  const { page } = visitor;
  const turn = turnOfKind(record, kind);
  const path = await openAt(visitor, turn);
  await visitor.follow('/credits');
  await page.evaluate(([table, seat, seen]) => localStorage.setItem(`entrepot-seen-${table}-${seat}`, String(seen)), /** @type {const} */ ([
    path.split('/').at(-1) ?? '', turn.seat - 1, turn.from + 1,
  ]));
  const film = page.evaluate(seenOnStage, patience);
  await visitor.follow(path);
  return film;
}

/** @typedef {{shots: {version: string, millis: number, flown: number, marked: number, sign: string, told: string, lit: string}[]}} Seen */

/**
 * Runs in the page: what is on stage, frame by frame, until it is empty again.
 * @param {number} patience In milliseconds.
 * @returns {Promise<Seen>}
 */
function seenOnStage(patience) {
  return new Promise((done) => {
    /** @type {Seen['shots']} */
    const shots = [];
    const from = performance.now();
    let last = from;
    const look = (/** @type {number} */ now) => {
      const stage = document.querySelector('.stage[data-version]');
      const version = stage?.getAttribute('data-version') ?? '';
      let shot = shots.at(-1);
      if (stage && shot?.version !== version) {
        shot = { version, millis: 0, flown: 0, marked: 0, sign: '', told: '', lit: '' };
        shots.push(shot);
        last = now;
      }
      if (stage && shot) {
        shot.millis += now - last;
        shot.told = stage.querySelector('ul')?.textContent?.trim() ?? '';
        shot.flown = Math.max(shot.flown, document.querySelectorAll('.flights .piece').length);
        shot.marked = Math.max(shot.marked, document.querySelectorAll('.flights .mark').length);
        shot.sign ||= document.querySelector('.flights .sign .who')?.textContent?.trim() ?? '';
        const lit = document.querySelector('[aria-current=true] .name') ?? document.querySelector('header h1 [aria-hidden]');
        shot.lit = lit?.textContent?.trim() ?? '';
      }
      last = now;
      // At its end the film may stand still: then it is as if it were over.
      const over = shots.length > 0 && (!stage || document.querySelector('dialog[open]') !== null);
      if (over || now - from > patience) done({ shots });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

for (const { name, size, touch, sees } of sizes) {
  test(`a turn of another player is on screen long enough to be seen, on ${name}`, async () => {
    const visitor = await here.visitor({ motion: true, size, touch, settings: { speed: 'normal' } });
    await visitor.go('/');
    for (const kind of sees) {
      const { shots } = await watch(visitor, kind);
      const millis = shots.reduce((sum, shot) => sum + shot.millis, 0);
      assert.equal(shots.length, 1, `${kind}: one turn, one shot: ${JSON.stringify(shots)}`);
      assert.ok(millis >= 600 && millis <= 3500, `${kind}: on screen for ${Math.round(millis)} ms`);
      const [{ flown, marked, sign, told, lit }] = /** @type {[Seen['shots'][number]]} */ (shots);
      assert.ok(flown > 0 && sign, `${kind}: something flies, and a sign is held up: ${JSON.stringify(shots)}`);
      assert.ok(marked > 0, `${kind}: what changed is marked`);
      const who = told.split(' ')[0] ?? '';
      assert.ok(who.length > 0 && lit.startsWith(who) && sign.startsWith(who), `${kind}: whoever acts is marked: ${lit} and ${sign} for ${told}`);
    }
  });
}

test('the film stands still after the fireworks until somebody has read of them', async () => {
  const visitor = await here.visitor({ motion: true, settings: { speed: 'fast' } });
  const { page, t } = visitor;
  await visitor.go('/');
  // The last card is played.
  await watch(visitor, 'play');
  const announced = page.getByRole('dialog', { name: t('anno-fireworks-title', { name: '' }).trim() });
  await announced.waitFor();
  await page.waitForTimeout(1500);
  assert.equal(await page.locator('.stage[data-version]').count(), 1, 'it waits');
  await announced.click({ position: { x: 5, y: 5 } });
  await page.locator('.stage[data-version]').waitFor({ state: 'hidden' });
  await page.waitForTimeout(500);
  assert.equal(await page.getByRole('dialog').count(), 0, 'it is read of once');
});

test('with reduced motion the same is seen, without flights', async () => {
  const visitor = await here.visitor({ settings: { speed: 'normal' } });
  await visitor.go('/');
  const { shots } = await watch(visitor, 'expand');
  assert.equal(shots.length, 1);
  assert.ok(shots[0] && shots[0].millis >= 600 && shots[0].marked > 0 && shots[0].sign, JSON.stringify(shots));
});

test('at instant speed nothing is shown and nothing is lost', async () => {
  const visitor = await here.visitor({ motion: true, settings: { speed: 'instant' } });
  await visitor.go('/');
  const film = watch(visitor, 'expand', 2500);
  const told = visitor.page.locator('.news').getByText(/ builds /).first();
  await told.waitFor();
  assert.equal(await visitor.page.locator('.stage').count(), 0);
  await visitor.follow('/credits');
  assert.deepEqual((await film).shots, []);
});

test('at instant speed what others changed is marked, until somebody does something', async () => {
  const visitor = await here.visitor({ motion: true, size: phone, touch: true, settings: { speed: 'instant' } });
  const { page } = visitor;
  await visitor.go('/');
  const film = watch(visitor, 'upgrade', 2500);
  const marks = page.locator('.flights .mark');
  await marks.first().waitFor();
  // The tab that leads to the rival stands for all of their places.
  const places = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect()).map(({ x, y }) => `${x} ${y}`));
  assert.ok(places.length > 0 && new Set(places).size === places.length, `each place has one mark: ${places}`);
  await page.keyboard.press('Shift');
  assert.equal(await marks.count(), 0);
  assert.deepEqual((await film).shots, []);
});
