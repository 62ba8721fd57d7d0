// Games of Anno 1800 against the computer, by clicking, to the final points: the last rounds of one, or all of it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { sitDownTo } from './lib/tables.mjs';
import { AnnoPlayer } from './lib/player.mjs';
import { drawnFirst } from '../lib/luck.mjs';
import { playground } from '../lib/playground.mjs';
import { goOn, turnIn } from './lib/record.mjs';
import { eachLanguage, rest } from '../lib/tiers.mjs';

const here = playground();
const data = JSON.parse(readFileSync(new URL('../../src/types/anno1800-data.json', import.meta.url), 'utf8'));
const objectives = Object.entries(data.objectives).map(([id, { points, rewards }]) => ({
  id,
  brings: points > 0 || rewards.length > 0,
}));

/** Most of the game is played. */
const late = turnIn('2p-it', 0.92);

for (const { language, test } of eachLanguage) {
  test(`the last rounds of a game of two in ${language}`, async () => {
    const visitor = await here.visitor({ language });
    await goOn(visitor, late);
    const turns = await playOn(visitor);
    assert.ok(turns > 2, `${turns} turns were ended`);
  });
}

for (const language of drawnFirst) {
  rest(`a whole game of two in ${language}`, async () => {
    const visitor = await here.visitor({ language });
    await sitDownTo(visitor, ['me', 'bot']);
    const turns = await playOn(visitor);
    assert.ok(turns > 10, `${turns} turns were ended`);
  });
}

/** Plays to the end and reads the points. @param {import('../lib/visitor.mjs').Visitor} visitor @returns {Promise<number>} own turns */
async function playOn(visitor) {
  const { page, t } = visitor;
  const player = new AnnoPlayer(visitor);
  await player.ready();
  const others = ['cards', 'expeditions', 'gold', 'fireworks'].map((part) => t(`anno-score-${part}`));
  const sources = [...others, ...(await readRewards(visitor))];
  await player.play();

  const points = await readPoints(visitor);
  const { outcome } = await page.evaluate(async (path) => (await fetch(path)).json(), `/api/v1/tables/${page.url().split('/').at(-1)}`);
  assert.deepEqual(
    Object.values(points).map(({ total }) => total).sort((a, b) => a - b),
    [...outcome.points].sort((a, b) => a - b),
    'the totals are those of the server',
  );
  for (const [name, { total, parts }] of Object.entries(points)) {
    assert.deepEqual(parts.map(({ label }) => label), sources, 'four sources and the objective cards that bring points');
    assert.equal(parts.reduce((sum, { value }) => sum + value, 0), total, `the rows of ${name} add up`);
  }
  const best = Math.max(...outcome.points);
  const podium = page.getByRole('list', { name: t('score-ranking') }).getByRole('listitem').first();
  assert.ok((await podium.innerText()).includes(String(best)), 'the winner stands first');
  return player.turns;
}

/** The names of the objective cards on the table that bring points. @param {import('../lib/visitor.mjs').Visitor} visitor */
async function readRewards({ page, t }) {
  const told = await page.locator('[data-region=objectives] li button > .vh').allTextContents();
  const cards = told.map((text) => objectives.find(({ id }) => text.trim().startsWith(`${t(`anno-objective-${id}`)}.`)));
  assert.ok(cards.length === 5 && cards.every(Boolean), `five objective cards: ${told}`);
  return cards.flatMap((card) => (card?.brings ? [t(`anno-objective-${card.id}`)] : []));
}

/** The points as shown, by player. @param {import('../lib/visitor.mjs').Visitor} visitor */
async function readPoints(visitor) {
  const { page, t } = visitor;
  await visitor.press(page.getByText(t('score-as-figures'), { exact: true }));
  const table = page.getByRole('table', { name: t('score-by') });
  const names = (await table.getByRole('columnheader').allInnerTexts()).slice(1).map((name) => name.trim());
  const rows = await table.locator('tbody tr:not(.heading, .detail)').evaluateAll((lines) =>
    lines.map((line) => {
      const head = /** @type {Element} */ (line.querySelector('th')?.cloneNode(true));
      head.querySelectorAll('[aria-hidden=true]').forEach((picture) => picture.remove());
      const values = [...line.querySelectorAll('td .value')].map((value) => Number(value.textContent?.replace('−', '-')));
      return { label: head.textContent?.trim() ?? '', values };
    }),
  );
  const at = rows.findIndex(({ label }) => label === t('anno-score-total'));
  assert.ok(at > 0, `there is a total: ${rows.map(({ label }) => label)}`);
  return Object.fromEntries(
    names.map((name, n) => {
      const parts = rows.slice(0, at).map(({ label, values }) => ({ label, value: values[n] ?? NaN }));
      return [name, { total: rows[at]?.values[n] ?? NaN, parts }];
    }),
  );
}
