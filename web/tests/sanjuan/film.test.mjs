// A bot's turn of every kind is seen, at a desk and on a phone; at instant speed none is shown and none is lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone } from '../lib/browser.mjs';
import { eventsIn, watchFilm } from '../lib/film.mjs';
import { playground } from '../lib/playground.mjs';
import { trace } from '../lib/trace.mjs';
import { sitDown } from './lib/new-table.mjs';
import { Player } from './lib/player.mjs';
import { openAt, turnIn } from './lib/record.mjs';

const here = playground();

/** A turn of another player is on screen at least so long, at normal speed. */
const least = 600;

/** What bots do in nearly every game, and how it is told. */
const kinds = ['role', 'built', 'paid', 'produced', 'sold', 'drew', 'kept', 'discarded', 'passed'];

/** @param {import('../lib/film.mjs').Chapter} chapter */
const byOthers = ({ events }) => events.some(({ seat }) => seat !== undefined && seat !== 0);

for (const [name, device] of /** @type {const} */ ([['a desk', {}], ['a phone', { size: phone, touch: true }]])) {
  test(`turns of others of every kind are seen long enough at ${name}`, async () => {
    const visitor = await here.visitor({ motion: true, settings: { speed: 'normal' }, ...device });
    const film = await watchFilm(visitor.page);
    await sitDown(visitor, { seats: ['me', 'bot'], first: 1 });
    const seen = async () => {
      const shots = (await film.shots()).filter(({ millis }) => millis !== null);
      return new Set(shots.flatMap((shot) => eventsIn(film.told, shot).filter(({ seat }) => seat === 1).map(({ event }) => event)));
    };
    let known = new Set();
    const sees = async () => void (known = await seen());
    const until = Date.now() + 100_000;
    await new Player(visitor, { sees }).play(() => kinds.every((kind) => known.has(kind)) || Date.now() > until);
    const shots = (await film.shots()).filter(({ millis }) => millis !== null);
    assert.deepEqual(kinds.filter((kind) => !known.has(kind)), [], 'every kind was seen');
    const firsts = shots.filter(({ from }, n) => n === 0 || from - (shots[n - 1].from + (shots[n - 1].millis ?? 0)) > 50);
    for (const shot of firsts) assert.ok(Number(shot.millis) >= least, `it is on screen long enough: ${JSON.stringify(shot)}`);
    const shown = new Set(shots.flatMap(({ first, version }) => [...film.told.keys()].filter((one) => one >= first && one <= version)));
    const last = Math.max(...shown);
    const missing = [...film.told.values()].filter((chapter) => chapter.version < last && byOthers(chapter) && !shown.has(chapter.version));
    assert.deepEqual(missing, [], 'every move of the other was shown');
  });
}

test('at instant speed nothing is shown and nothing is lost', async () => {
  const visitor = await here.visitor({ settings: { speed: 'instant' } });
  const film = await watchFilm(visitor.page);
  await sitDown(visitor, { seats: ['me', 'bot', 'bot'], first: 1 });
  const player = new Player(visitor);
  let steps = 0;
  await player.play(() => steps++ > 15);
  assert.deepEqual(await film.shots(), [], 'nothing is shown');
  const names = await visitor.page.locator('.isle').count();
  await visitor.press(visitor.button('board-log'));
  const lines = await visitor.page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  const roles = [...film.told.values()].flatMap(({ events }) => events).filter(({ event }) => event === 'role').length;
  assert.ok(names === 2 && lines.length >= roles && roles > 0, `the log has it: ${lines.length} lines for ${roles} roles`);
});

test('only transform and opacity are animated, and nothing is laid out or painted during a flight', async () => {
  const visitor = await here.visitor({ motion: true, settings: { speed: 'slow' } });
  const { page, t } = visitor;
  await sitDown(visitor, { seats: ['me', 'bot', 'bot', 'bot'], first: 1 });
  const player = new Player(visitor);
  await player.ready();
  await player.choose(t('role-prospector'));
  await player.confirm(await player.ready());
  await page.locator('.stage').waitFor();
  const { animated, layouts, paints, frames } = await traceOfFlight(page);
  assert.deepEqual(animated.filter((property) => !['opacity', 'transform'].includes(property)), []);
  assert.deepEqual({ layouts, paints }, { layouts: 0, paints: 0 }, `in ${frames} frames`);
});

test('with reduced motion pieces appear where they go, in the same order, and every shot is said', async () => {
  const visitor = await here.visitor({ settings: { speed: 'normal' } });
  const { page, t } = visitor;
  await sitDown(visitor, { seats: ['me', 'bot', 'bot', 'bot'], first: 1 });
  const player = new Player(visitor);
  await player.ready();
  await page.evaluate(recordWays);
  await player.choose(t('role-prospector'));
  await player.confirm(await player.ready());
  await page.locator('.stage').waitFor();
  assert.equal(await page.locator('.banner.mine').count(), 0, 'the question waits for the film');
  await player.ready();
  const { ways, marks, said, told } = await page.evaluate(() => /** @type {any} */ (window).seen);
  assert.ok(ways.length > 0 && marks > 0, 'pieces and marks are shown');
  assert.deepEqual(ways.filter((/** @type {string[]} */ steps) => new Set(steps).size > 1), [], 'nothing moves');
  for (const words of told) assert.ok(said.some((/** @type {string} */ text) => text.includes(words)), `it is said: ${words}`);
  assert.equal(await page.locator('.banner.mine').count(), 1, 'the question is there with its controls');
});

/** What the browser does while pieces fly. Where a flight ends first, as it may on a busy machine, the next one counts. @param {import('playwright-core').Page} page */
async function traceOfFlight(page) {
  const flying = () => page.locator('.flights .piece').count();
  const shot = () => page.locator('.stage[data-version]').getAttribute('data-version');
  for (;;) {
    await page.locator('.flights .piece').first().waitFor();
    // The board has been drawn, and own cards have moved aside.
    await page.waitForTimeout(500);
    if ((await flying()) === 0) continue;
    const before = await shot();
    const work = await trace(page, 300);
    if ((await flying()) > 0 && (await shot()) === before) return work;
  }
}

/** Runs in the page: remembers how pieces move, what is marked, what is told and what is said. */
function recordWays() {
  /** @type {{ways: string[][], marks: number, said: string[], told: string[]}} */
  const seen = { ways: [], marks: 0, said: [], told: [] };
  Object.assign(window, { seen });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (this.matches('.piece')) seen.ways.push(/** @type {Keyframe[]} */ (frames).map(({ transform }) => String(transform)));
    if (this.matches('.mark')) seen.marks += 1;
    return animate.call(this, frames, options);
  };
  const look = () => {
    const status = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ');
    if (status && seen.said.at(-1) !== status) seen.said.push(status);
    for (const line of document.querySelectorAll('.stage li')) {
      const text = line.textContent?.trim() ?? '';
      if (!seen.told.includes(text)) seen.told.push(text);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

test('on a phone a swipe takes the next card, and a swipe upwards all of them', async () => {
  const visitor = await here.visitor({ motion: true, size: phone, touch: true, settings: { speed: 'slow' } });
  const { page, t } = visitor;
  await sitDown(visitor, { seats: ['me', 'bot', 'bot', 'bot'], first: 1 });
  const player = new Player(visitor);
  await player.ready();
  await player.choose(t('role-prospector'));
  await player.confirm(await player.ready());
  const stage = page.locator('.stage');
  await visitor.button('board-skip-all', { n: 2 }).waitFor();
  const first = await stage.getAttribute('data-version');
  await swipe(page, -120, 0);
  await page.locator(`.stage:not([data-version="${first}"])`).waitFor({ timeout: 1000 });
  await swipe(page, 0, -120);
  await stage.waitFor({ state: 'hidden', timeout: 1000 });
  assert.equal((await player.ready()).asks, true, 'it is my turn');
});

/** With a finger on the card. @param {import('playwright-core').Page} page @param {number} x @param {number} y */
async function swipe(page, x, y) {
  const box = await page.locator('.stage ul').boundingBox();
  assert.ok(box);
  const session = await page.context().newCDPSession(page);
  const at = (/** @type {number} */ part) => [{ x: box.x + box.width / 2 + x * part, y: box.y + box.height / 2 + y * part }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.3, 0.6, 1]) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('somebody who looks elsewhere hears once that it is their turn, before the film', async () => {
  const visitor = await here.visitor({ motion: true, settings: { speed: 'slow', sound: true } });
  const { page, t } = visitor;
  await page.addInitScript(recordBells);
  await sitDown(visitor, { seats: ['me', 'bot', 'bot', 'bot'], first: 1 });
  const player = new Player(visitor);
  await player.ready();
  await player.choose(t('role-prospector'));
  await page.evaluate(() => Object.assign(window, { bells: 0 }));
  const bells = () => page.evaluate(() => /** @type {any} */ (window).bells);
  await page.evaluate(() => /** @type {any} */ (window).look(true));
  await player.confirm(await player.look());
  await page.waitForFunction(() => /** @type {any} */ (window).bells > 0);
  assert.equal(await page.locator('.stage').count(), 0, 'the film waits');
  await page.evaluate(() => /** @type {any} */ (window).look(false));
  await page.locator('.stage').waitFor();
  await page.evaluate(() => Object.assign(window, { bells: 0 }));
  await player.ready();
  assert.equal(await bells(), 0, 'and is not called again');
});

/** Runs in the page: counts the notes of the turn's bell, and lets the page be hidden. */
function recordBells() {
  const { setValueAtTime } = AudioParam.prototype;
  Object.assign(window, {
    bells: 0,
    look: (/** @type {boolean} */ away) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
  AudioParam.prototype.setValueAtTime = function (value, at) {
    // The first note of the bell.
    if (value === 523.25) /** @type {any} */ (window).bells += 1;
    return setValueAtTime.call(this, value, at);
  };
}

test('a line of the log shows its pieces on the board', async () => {
  const visitor = await here.visitor({ motion: true });
  const { page, t } = visitor;
  await sitDown(visitor, { seats: ['me', 'bot', 'bot'], first: 1 });
  const player = new Player(visitor);
  await player.ready();
  await player.choose(t('role-prospector'));
  await player.confirm(await player.ready());
  await player.ready();
  await visitor.press(visitor.button('board-log'));
  const dialog = page.getByRole('dialog', { name: t('board-log') });
  await visitor.press(dialog.getByRole('listitem').getByRole('button').last());
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('.flights .mark').first().waitFor({ timeout: 2000 });
});

test('whoever comes back to a table sees ten seconds of what happened, then a list that can be opened', async () => {
  const visitor = await here.visitor({ motion: true, settings: { speed: 'fast' } });
  const { page, t } = visitor;
  const turn = turnIn('3p-base', 0.5);
  const path = await openAt(visitor, turn);
  const film = await watchFilm(page);
  await visitor.go('/credits');
  const seen = /** @type {const} */ ([path.split('/').at(-1) ?? '', turn.seat - 1, turn.moves - 80]);
  await page.evaluate(([table, seat, version]) => localStorage.setItem(`entrepot-seen-${table}-${seat}`, String(version)), seen);
  await visitor.follow(path);
  await page.locator('.stage').waitFor();
  await visitor.button('board-news-show').waitFor({ timeout: 20_000 });
  const shots = await film.shots();
  const took = shots.reduce((sum, { millis }) => sum + Number(millis), 0);
  assert.ok(took > 5000 && took < 11_000, `at most ten seconds: ${took} ms`);
  await visitor.press(visitor.button('board-news-show'));
  const rest = await page.getByRole('region', { name: t('board-news') }).getByRole('listitem').count();
  assert.ok(rest > 10, `the rest is listed: ${rest} lines`);
});
