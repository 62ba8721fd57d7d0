// Other ways to play: the expansion with its Cathedral, the starting variant, both editions, two and four players.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitDown } from './lib/new-table.mjs';
import { playground } from '../lib/playground.mjs';
import { Player } from './lib/player.mjs';
import { thingOf } from './lib/table.mjs';
import { rest } from '../lib/tiers.mjs';

/** @typedef {import('./lib/table.mjs').Table} Table */

const here = playground();

/** The starting variant and the first edition, with four players. @param {import('../lib/visitor.mjs').Visitor} visitor */
async function startingVariant(visitor) {
  const { page, t } = visitor;
  await sitDown(visitor, {
    seats: ['bot', 'me', 'bot', 'bot'],
    options: { starting_variant: 'on', edition: 'first' },
    first: 1,
  });
  // The second player is dealt six cards. 110 cards less four Indigo plants and 5, 6, 7 and 8 cards; the first has discarded.
  const player = new Player(visitor);
  const start = await player.ready();
  assert.equal(start.question, t('ask-starting_hand', { left: 2 }));
  await page.getByRole('img', { name: t('board-piles', { deck: 80, discard: 1 }) }).waitFor(); // 110 cards
  const kept = await player.play((table) => table.question !== start.question);
  assert.equal(kept.things.filter(({ area }) => area === 'hand').length, 4, 'four cards are kept');
  return player;
}

test('the starting variant and the first edition, with four players', async () => {
  await startingVariant(await here.visitor());
});

test('the second edition has 112 cards, with the expansion 141', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  for (const [options, deck] of /** @type {const} */ ([[{ edition: 'second' }, 97], [{ expansion: 'on' }, 126]])) {
    await sitDown(visitor, { options, first: 1 });
    await new Player(visitor).ready();
    await page.getByRole('img', { name: t('board-piles', { deck, discard: 0 }) }).waitFor();
  }
});

/** Saves cards for the Cathedral, and otherwise follows the hints. @param {import('../lib/texts.mjs').Texts} t */
function wantsCathedral(t) {
  const roles = ['prospector', 'councillor', 'trader', 'producer', 'builder'].map((role) => t(`role-${role}`));
  /** @param {Table} table */
  return (table) => {
    const there = table.things.find(({ area }) => area === 'cathedral');
    if (!there || table.hint !== null) return undefined;
    if (table.question === t('ask-build')) {
      return there.state === 'open' ? there.label : table.buttons.find(({ name }) => name === t('move-pass-build'))?.name;
    }
    if (table.question !== t('ask-role') || table.things.some(({ state }) => state === 'chosen')) return undefined;
    const cards = table.things.filter(({ area }) => area === 'hand').length;
    const order = cards >= 7 ? roles.toReversed() : roles;
    return order.map((name) => thingOf(table, name, 'open')).find(Boolean)?.label;
  };
}

rest('the expansion: the Cathedral is built by a click on it, in a whole game', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  const cathedral = t('kind-cathedral');
  const stands = (/** @type {Table} */ { things }) =>
    things.some(({ area, label }) => area === 'city' && label.startsWith(cathedral));
  for (let games = 0, built = false; !built; games++) {
    assert.ok(games < 5, 'the Cathedral is built within a few games');
    await sitDown(visitor, { seats: ['me', 'bot'], options: { expansion: 'on' } });
    const player = new Player(visitor, { prefers: wantsCathedral(t) });
    const start = await player.ready();
    assert.ok(thingOf(start, cathedral), 'it lies on the table');
    const then = await player.play((table) => stands(table) && !table.gathers);
    built = then.screen === 'table';
    if (!built) continue;
    assert.equal(await page.getByRole('region', { name: cathedral, exact: true }).count(), 0, 'it lies by the roles no longer');
    await player.play();
  }
  const city = page.getByRole('article').filter({ hasText: cathedral });
  await city.first().waitFor(); // it is built in a city at the end
  // What can still be taken back is not in the log yet: it tells of the whole game at its end.
  await visitor.press(visitor.button('score-board'));
  await visitor.press(visitor.button('board-log'));
  await visitor.dialog('board-log').getByText(cathedral).first().waitFor();
});

rest('the starting variant and the first edition, with four players, to the end', async () => {
  const visitor = await here.visitor();
  const player = await startingVariant(visitor);
  await player.play();
  await visitor.press(visitor.choice(visitor.t('score-shown-as'), visitor.t('score-as-figures')));
  assert.equal(await visitor.page.getByRole('columnheader').count(), 5, 'points of four players');
});
