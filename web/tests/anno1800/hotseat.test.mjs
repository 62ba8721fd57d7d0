// Two people at one screen play Anno 1800: a curtain hides the cards until the right person has taken over.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnnoPlayer } from './lib/player.mjs';
import { annoCards, Secrets } from './lib/secrets.mjs';
import { sitDownTo } from './lib/tables.mjs';
import { playground } from '../lib/playground.mjs';
import { rest } from '../lib/tiers.mjs';

/** @typedef {import('../lib/visitor.mjs').Visitor} Visitor */

const here = playground();
const people = ['Bruno', 'Ada'];

/** @param {number} times How often somebody takes over. */
async function playTogether(times) {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  const secrets = new Secrets(page, annoCards);
  await visitor.go('/settings');
  await page.getByRole('textbox', { name: t('name-yours') }).fill('Bruno');
  await visitor.press(visitor.button('name-save'));
  await page.getByText(t('settings-saved')).waitFor({ state: 'attached' });
  await sitDownTo(visitor, ['me', { person: 'Ada' }]);

  const player = new AnnoPlayer(visitor);
  /** Who took over, in order. @type {string[]} */
  const lifted = [];
  /** The names of the cards of both hands as last seen. @type {Record<string, string[]>} */
  const hands = {};
  for (let table = await player.ready(); lifted.length < times; table = await player.ready(table)) {
    assert.equal(table.screen, 'curtain', 'the cards are covered between two people');
    const name = await behindCurtain(visitor, Object.values(hands).flat());
    if (lifted.length === 2) await comeBack(visitor, name);
    await player.act(table);
    table = await player.ready(table);
    await page.locator('[data-region=rivals] [aria-current] .own').getByText(name, { exact: true }).waitFor();
    lifted.push(name);
    hands[name] = await cardsInHand(visitor);
    assert.ok(hands[name].length > 0, `${name} sees cards`);
    table = await player.play((now) => now.handover);
    hands[name] = await cardsInHand(visitor);
    await player.act(table);
  }
  const [first, second] = lifted;
  assert.notEqual(first, second);
  assert.deepEqual(lifted, Array.from({ length: times }, (_, n) => (n % 2 === 0 ? first : second)), 'they take turns');
  assert.ok(secrets.check() > 2.5 * times, 'the game was listened to');
}

test('two people at one screen', () => playTogether(4));

rest('two people at one screen, turn after turn', () => playTogether(8));

/** What a screen reader says about the cards in hand. @param {Visitor} visitor */
async function cardsInHand({ page }) {
  return page.locator('[data-region=hand] li .vh').allTextContents().then((all) => all.map(costOf));
}

/** What distinguishes a card: its cost. @param {string} label */
const costOf = (label) => /[^.]*:[^.]*/.exec(label)?.[0].trim() ?? label;

/** The curtain names whose turn it is, and the page shows no hand. @param {Visitor} visitor @param {string[]} cards */
async function behindCurtain({ page, t }, cards) {
  const title = await page.getByRole('heading').first().innerText();
  const name = people.find((one) => title === t('board-curtain', { name: one }));
  assert.ok(name, `it names somebody: ${title}`);
  assert.equal(await page.locator('[data-region]').count(), 0, 'no part of the table is there');
  const html = await page.locator('body').innerHTML();
  assert.deepEqual(cards.filter((card) => html.includes(card)), [], 'no card is on the page while the curtain is down');
  return name;
}

/** A reloaded page starts with the curtain. @param {Visitor} visitor @param {string} name */
async function comeBack(visitor, name) {
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: visitor.t('board-curtain', { name }) }).waitFor();
  assert.equal(await behindCurtain(visitor, []), name);
}
