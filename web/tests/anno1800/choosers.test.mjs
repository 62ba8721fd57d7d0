// Rare questions of Anno 1800, each answered by its buttons in a position of a recorded game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnnoChooser } from './lib/chooser.mjs';
import { turnIn, turnWith } from './lib/record.mjs';
import { playground } from '../lib/playground.mjs';

const here = playground();
const turns = {
  /** The farmers’ and workers’ cards are all drawn. */
  noCards: turnWith('4p-fr', 'accept'),
  /** Cards to play for trade, with unused effects that bring trade tokens, upgrades and cubes. */
  trade: turnWith('4p-en', 'card FW01'),
  /** Alonso Graves, The Editor and Beryl O’Mara, with exploration tokens for each of them. */
  objectives: turnWith('beryl-omara', 'card AEI14'),
  /** A window factory covers the steelworks. */
  covered: turnWith('against-random', 'remove cotton_mill_a'),
  cardsBack: turnWith('3p-recommended', 'activate NW18'),
  expedition: turnWith('2p-it', 'expeditions 3'),
  twoYards: turnWith('aarhant', 'spend trade'),
  /** Eight gold; workers and artisans at work and exhausted. */
  used: turnIn('4p-de', 0.85, 4),
  /** Own cubes, gold and trade tokens for three new workers. */
  hiring: turnIn('3p-de', 0.65, 1),
};

/** Sits down at one of these turns. @param {keyof typeof turns} turn */
async function at(turn) {
  return AnnoChooser.at(await here.regular(), turns[turn]);
}

/** Begins to play the card paid with a card's trade tokens. @param {AnnoChooser} chooser */
async function beginToPlay(chooser) {
  await chooser.activate(chooser.t('anno-effect-receive', { list: chooser.t('anno-n-trade', { n: 3 }) }));
  return chooser.press(chooser.page.locator('[data-region=hand] .more').first());
}

/** Takes the last step back. @param {AnnoChooser} chooser */
async function undo(chooser) {
  return chooser.press(chooser.page.locator('header').getByRole('button', { name: chooser.t('board-undo') }));
}

test('a cube without a card is taken for gold, or not (A15.4, A22.1)', async () => {
  const chooser = await at('noCards');
  const { t } = chooser;
  const asked = await chooser.activate(t('anno-effect-cubes', { n: 2, tier: t('anno-tier-farmer') }));
  assert.equal(asked.desk, t('anno-desk-new', { tier: 'farmer' }));
  const { gold } = await chooser.means();
  const { ready } = await chooser.cubes('farmer');
  await chooser.choose('anno-move-decline');
  assert.deepEqual([(await chooser.means()).gold, (await chooser.cubes('farmer')).ready], [gold, ready]);
  await undo(chooser);
  await chooser.choose('anno-move-accept');
  assert.deepEqual([(await chooser.means()).gold, (await chooser.cubes('farmer')).ready], [Number(gold) - 1, Number(ready) + 1]);
});

test('tokens from ships are spent instead of those from cards (A5.4)', async () => {
  const chooser = await at('trade');
  const { t } = chooser;
  const all = t('anno-realm-trade-label', { ready: 1, all: 4, temporary: 3 });
  const left = t('anno-realm-trade-label', { ready: 0, all: 4, temporary: 3 });
  await beginToPlay(chooser);
  assert.equal(await chooser.page.getByRole('button', { name: all }).count(), 1);
  await chooser.more();
  const asked = await chooser.choose('anno-plan-tokens');
  assert.equal(asked.desk, t('anno-desk-spend'));
  const paying = await chooser.choose('anno-coin-trade');
  assert.ok(paying.paying, 'the rest is still to be paid');
  assert.equal(await chooser.page.getByRole('button', { name: left }).count(), 1);
  await chooser.confirm();
  assert.equal((await chooser.means()).trade, 2, 'two from cards are left');
});

test('the realm stays where it is while something is paid for', async () => {
  const chooser = await at('trade');
  const board = chooser.page.locator('[data-region=realm] .board');
  const before = await board.boundingBox();
  await beginToPlay(chooser);
  await chooser.page.locator('[data-region=rivals] .after').first().waitFor(); // the plate says what is left
  assert.deepEqual(await board.boundingBox(), before);
});

test('Beryl O’Mara: two exploration tokens stand for a trade token (A26.4)', async () => {
  const chooser = await at('objectives');
  const { trade, exploration } = await chooser.means();
  await chooser.build('brewery');
  await chooser.more();
  await chooser.choose('anno-plan-tokens');
  await chooser.desk.getByText(chooser.t('anno-objective-beryl_omara-short')).waitFor();
  await chooser.choose('anno-coin-exploration');
  const after = await chooser.means();
  assert.deepEqual([after.trade, after.exploration], [trade, Number(exploration) - 2]);
});

test('a token goes while something is paid, and what it covered works for it (A8.6, A8.16)', async () => {
  const chooser = await at('covered');
  const { t } = chooser;
  const start = await chooser.board();
  await chooser.build('shipyard2');
  await chooser.more();
  const removing = await chooser.choose('anno-desk-remove');
  assert.equal(removing.desk, t('anno-desk-remove'));
  await chooser.desk.getByText(t('anno-event-uncovered', { token: t('anno-token-steelworks') })).waitFor();
  const paying = await chooser.choose('anno-token-window_factory');
  assert.ok(paying.paying);
  assert.deepEqual([await chooser.standing('window_factory'), await chooser.standing('steelworks')], [0, 1]);
  await chooser.desk.getByRole('radio', { name: t('anno-token-steelworks'), checked: true }).waitFor();
  await chooser.choose('board-cancel');
  assert.deepEqual(await chooser.board(), start, 'nothing was paid or removed');
});

test('a shift end, a card and its free upgrades while something is paid (A7.6, A13.3, A22.6)', async () => {
  const chooser = await at('trade');
  const { t } = chooser;
  await beginToPlay(chooser);
  const { gold } = await chooser.means();
  const working = (await chooser.cubes('farmer')).working;
  await chooser.more();
  await chooser.choose('anno-desk-shift_end');
  await chooser.press(chooser.button('desk', t('anno-token-sawmill')));
  const paid = await chooser.confirm();
  assert.ok(paid.paying, 'the payment goes on');
  assert.equal((await chooser.means()).gold, Number(gold) - 1);
  assert.deepEqual(await chooser.cubes('farmer'), { ready: 1, working: Number(working) - 1, exhausted: 0 });
  const [farmer, worker] = [t('anno-tier-farmer'), t('anno-tier-worker')];
  await chooser.activate(t('anno-effect-upgrades', { n: 3, from: farmer, to: worker }));
  await chooser.more();
  await chooser.choose('anno-free-upgrades');
  const paying = await chooser.press(chooser.desk.locator('.open').first());
  assert.ok(paying.paying, 'the card is still to be paid');
  assert.deepEqual([(await chooser.cubes('farmer')).ready, (await chooser.cubes('worker')).ready], [0, 1]);
  const after = await chooser.confirm();
  assert.equal(after.desk, t('anno-free-upgrades'), 'two are left');
});

test('shift ends are chosen together, confirmed and taken back at one go (A7.1)', async () => {
  const chooser = await at('used');
  const { page, t, desk } = chooser;
  const start = await chooser.board();
  const { gold } = await chooser.means();
  await chooser.press(page.locator('.rail').getByRole('button', { name: t('anno-desk-shift_end') }));
  await desk.getByRole('button', { name: t('board-cancel') }).waitFor();
  const potatoes = desk.getByRole('button', { name: t('anno-tile-potato_farm') });
  await chooser.press(potatoes);
  await chooser.press(chooser.button('desk', t('anno-token-warehouse')));
  await chooser.press(chooser.button('desk', t('anno-token-steelworks')));
  await desk.getByText(`${gold} → ${Number(gold) - 8}`, { exact: true }).waitFor();
  // One of them stays at work after all.
  await chooser.press(chooser.button('desk', t('anno-token-steelworks')));
  await potatoes.and(desk.locator('[aria-pressed=true]')).waitFor();
  await desk.getByText(`${gold} → ${Number(gold) - 5}`, { exact: true }).waitFor();
  await chooser.button('desk', t('anno-confirm-shift_end', { n: 2 })).waitFor();
  const done = await chooser.confirm();
  assert.equal(done.desk, '');
  assert.equal((await chooser.means()).gold, Number(gold) - 5);
  assert.deepEqual([(await chooser.cubes('worker')).ready, (await chooser.cubes('artisan')).ready], [1, 1]);
  await undo(chooser);
  assert.deepEqual(await chooser.board(), start, 'both are where they were');
});

test('three workers in five taps, with one payment (A15.1 to A15.3)', async () => {
  const chooser = await at('hiring');
  const { page, t, desk } = chooser;
  const hand = page.locator('[data-region=hand] .card');
  const held = await hand.count();
  const { ready, working, exhausted } = await chooser.cubes('worker');
  let taps = 0;
  const tap = async (/** @type {import('playwright-core').Locator} */ thing) => {
    taps++;
    return chooser.press(thing);
  };
  await tap(chooser.button('actions', t('anno-action-workforce')));
  const more = desk.locator('[data-more=worker]');
  for (let n = 0; n < 3; n++) await tap(more);
  await desk.getByText(t('anno-several-of', { n: 3, most: 3 })).waitFor();
  await desk.getByText(t('anno-desk-brings', { card: t('anno-times', { n: 3, what: t('anno-decks-fw') }) })).waitFor();
  assert.equal(await desk.getByText(t('anno-verdict-final')).count(), 1, 'one warning for all of them');
  assert.equal(await more.getAttribute('aria-disabled'), 'true', 'there is no fourth');
  await tap(desk.locator('.verdict .primary'));
  const done = await chooser.player.ready();
  assert.deepEqual([taps, done.desk, done.refusal], [5, '', null]);
  assert.equal(await hand.count(), held + 3);
  const now = await chooser.cubes('worker');
  const all = (/** @type {(number | undefined)[]} */ ...cubes) => cubes.reduce((sum, n) => Number(sum) + Number(n), 0);
  assert.equal(all(now.ready, now.working, now.exhausted), Number(all(ready, working, exhausted)) + 3);
});

test('what several parts come to is said beforehand, and each source can be changed (A15.2, A6.5)', async () => {
  const chooser = await at('hiring');
  const { page, t, desk } = chooser;
  const before = await chooser.means();
  await chooser.press(chooser.button('actions', t('anno-action-workforce')));
  await chooser.want('worker');
  await chooser.want('farmer');
  await chooser.press(desk.locator('.source[aria-expanded=false]').first());
  const others = desk.getByRole('radio', { checked: false });
  await chooser.press(others.last());
  const spent = await desk.locator('.verdict dl').innerText();
  await chooser.confirm();
  await page.locator('[data-region=desk]').waitFor({ state: 'detached' });
  await chooser.player.ready();
  const after = await chooser.means();
  for (const kind of /** @type {const} */ (['gold', 'trade'])) {
    const changed = spent.includes(`${before[kind]} → ${after[kind]}`);
    assert.equal(changed, before[kind] !== after[kind], `${kind}: ${spent}`);
  }
  assert.ok(spent.includes(`${before.trade} → ${after.trade}`), 'the source costs trade tokens');
});

test('several upgrades are one step, and one of them can be another cube (A16.1, A16.8)', async () => {
  const chooser = await at('hiring');
  const { t, desk } = chooser;
  const start = await chooser.board();
  await chooser.press(chooser.button('actions', t('anno-action-upgrade')));
  await chooser.want('farmer');
  await chooser.want('farmer');
  const step = t('anno-step-tiers', { from: t('anno-tier-farmer'), to: t('anno-tier-worker') });
  const which = desk.getByRole('button', { name: t('anno-several-rise', { step }) }).last();
  await chooser.press(which);
  await chooser.press(desk.getByRole('radio', { checked: false }).last());
  const done = await chooser.confirm();
  assert.equal(done.refusal, null);
  assert.notDeepEqual(await chooser.board(), start);
  await undo(chooser);
  assert.deepEqual(await chooser.board(), start, 'both are taken back at one go');
});

test('a part is paid by itself on request, and the rest after it', async () => {
  const chooser = await at('hiring');
  const { t } = chooser;
  await chooser.press(chooser.button('actions', t('anno-action-workforce')));
  await chooser.want('worker');
  await chooser.want('farmer');
  await chooser.more();
  const paying = await chooser.choose('anno-several-one');
  assert.ok(paying.paying);
  assert.ok([t('anno-desk-new', { tier: 'worker' }), t('anno-desk-new', { tier: 'farmer' })].includes(paying.desk));
  const rest = await chooser.confirm();
  assert.equal(rest.desk, t('anno-desk-workforce'));
  await chooser.desk.getByText(t('anno-several-of', { n: 1, most: 2 })).waitFor();
  const done = await chooser.confirm();
  assert.equal(done.desk, '');
});

test('Alonso Graves in the middle of a payment: another action waits for its end (A26.1, A2.5)', async () => {
  const chooser = await at('objectives');
  const { t } = chooser;
  const { gold, exploration } = await chooser.means();
  await chooser.build('brewery');
  await chooser.more();
  const paying = await chooser.press(chooser.button('desk', t('anno-objective-alonso_graves')));
  assert.ok(paying.paying);
  const means = await chooser.means();
  assert.deepEqual([means.gold, means.exploration], [Number(gold) - 3, Number(exploration) - 3]);
  await chooser.confirm();
  await chooser.placeOver('sawmill');
  assert.equal(await chooser.standing('brewery'), 1);
  await chooser.page.getByText(t('anno-ask-turn', { actions: 1 })).first().waitFor();
});

test('cards go back under their stacks (A22.8)', async () => {
  const chooser = await at('cardsBack');
  const { page, t } = chooser;
  const hand = page.locator('[data-region=hand] .card');
  await chooser.press(chooser.button('hand', new RegExp(`${t('anno-resource-bread')}.*${t('anno-resource-cotton_fabric')}`)));
  await chooser.confirm();
  const held = await hand.count();
  const asked = await chooser.activate(t('anno-effect-return', { n: 2 }));
  assert.equal(asked.desk, t('anno-desk-return'));
  await chooser.choose('anno-desk-none-back');
  assert.equal(await hand.count(), held, 'none went back');
  await undo(chooser);
  await chooser.press(hand.nth(0));
  await chooser.press(hand.nth(1));
  await chooser.choose('anno-confirm-return', { n: 2 });
  assert.equal(await hand.count(), held - 2);
});

test('free upgrades come up by themselves, and can wait (A22.6)', async () => {
  const chooser = await at('trade');
  const { t } = chooser;
  const [from, to] = [t('anno-tier-farmer'), t('anno-tier-worker')];
  const upgrades = await chooser.activate(t('anno-effect-upgrades', { n: 3, from, to }));
  assert.equal(upgrades.desk, t('anno-free-upgrades'));
  await chooser.press(chooser.desk.locator('.open').first());
  assert.deepEqual([(await chooser.cubes('farmer')).working, (await chooser.cubes('worker')).working], [1, 1]);
  await chooser.desk.getByText(t('anno-desk-free', { n: 2 })).waitFor();
  const later = await chooser.choose('anno-desk-later');
  assert.equal(later.desk, '');
  const again = await chooser.press(chooser.page.locator('.rail').getByRole('button', { name: t('anno-free-upgrades') }));
  assert.equal(again.desk, t('anno-free-upgrades'));
});

test('as many expedition cards as somebody wants (A19.1)', async () => {
  const chooser = await at('expedition');
  const { t } = chooser;
  const { exploration } = await chooser.means();
  await chooser.press(chooser.button('actions', t('anno-action-expedition')));
  await chooser.press(chooser.button('desk', t('anno-n-expeditions', { n: 2 })));
  await chooser.desk.getByText(t('anno-verdict-final')).waitFor(); // announced beforehand
  await chooser.choose('anno-confirm-draw', { n: 2 });
  assert.equal((await chooser.means()).exploration, Number(exploration) - 2);
  await chooser.button('played', t('anno-n-expeditions', { n: 2 })).waitFor();
});

test('a ship from each shipyard in one action (A11.2)', async () => {
  const chooser = await at('twoYards');
  const { t } = chooser;
  const ships = async () => Promise.all(['merchant1', 'merchant2', 'exploration1'].map((ship) => chooser.standing(ship)));
  assert.deepEqual(await ships(), [1, 1, 2]);
  await chooser.build('merchant1');
  await chooser.confirm();
  const first = await chooser.placeOver('exploration1');
  assert.equal(first.desk, t('anno-desk-ships'), 'another one may follow');
  await chooser.choose('anno-token-merchant2');
  await chooser.confirm();
  const second = await chooser.placeOver('exploration1');
  assert.equal(second.desk, '', 'there are two shipyards');
  assert.deepEqual(await ships(), [2, 2, 0], 'both ships are there');
});

test('a payment is given up at one go, also after the page was loaded anew', async () => {
  const chooser = await at('objectives');
  const { page } = chooser;
  const start = await chooser.board();
  await chooser.build('brewery');
  await chooser.more();
  await chooser.choose('anno-plan-tokens');
  await chooser.choose('anno-coin-exploration');
  await page.reload();
  const paying = await chooser.player.ready();
  assert.ok(paying.paying, 'the payment is still open');
  await chooser.visitor.press(chooser.button('desk', chooser.t('board-cancel')));
  await page.getByText(chooser.t('anno-ask-turn', { actions: 1 })).first().waitFor();
  await chooser.player.ready();
  assert.deepEqual(await chooser.board(), start, 'the table is as it was');
});

test('what is chosen in a plan stays where it is', async () => {
  const chooser = await at('objectives');
  const { t, desk } = chooser;
  await chooser.build('brewery');
  const coal = t('anno-plan-source', { part: t('anno-resource-coal') });
  const ways = desk.getByRole('radiogroup', { name: coal }).getByRole('radio');
  const places = async () => Promise.all((await ways.all()).map((way) => way.boundingBox()));
  const before = await places();
  assert.ok(before.length > 2);
  for (const way of await ways.all()) {
    if ((await way.getAttribute('aria-checked')) === 'true') continue;
    await chooser.press(way);
    assert.deepEqual(await places(), before);
  }
  await chooser.more();
  assert.equal(await desk.getByRole('radiogroup', { name: t('anno-plan-prefer') }).count(), 1);
});

test('nothing can be preferred where there is one way', async () => {
  const chooser = await at('covered');
  await chooser.build('shipyard2');
  await chooser.more();
  assert.equal(await chooser.desk.getByRole('radiogroup', { name: chooser.t('anno-plan-prefer') }).count(), 0);
});
