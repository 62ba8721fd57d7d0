// Two people at one screen and a computer player: a curtain hides the cards until the right person has taken over.

import assert from 'node:assert/strict';
import { sitDown } from './lib/new-table.mjs';
import { playground } from '../lib/playground.mjs';
import { Player } from './lib/player.mjs';
import { sanJuanCards, Secrets } from './lib/secrets.mjs';
import { anybody, keysOf } from '../lib/texts.mjs';
import { rest } from '../lib/tiers.mjs';

const here = playground();

/**
 * Two people play until both have taken over this often or the game is over.
 * @param {number} often
 */
async function playTogether(often) {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  const secrets = new Secrets(page, sanJuanCards);
  await visitor.go('/settings');
  await page.getByRole('textbox', { name: t('name-yours') }).fill('Bruno');
  await visitor.press(visitor.button('name-save'));
  await page.getByText(t('settings-saved')).waitFor();
  await sitDown(visitor, { seats: ['me', { person: 'Ada' }, 'bot'], first: 2 });

  const player = new Player(visitor);
  const lifted = { Bruno: 0, Ada: 0 };
  let announced = 'Ada';
  let table = await player.ready();
  assert.equal(table.screen, 'curtain', 'the cards are covered from the start');
  while (table.screen === 'curtain' && Math.min(...Object.values(lifted)) < often) {
    const name = await checkCurtain(visitor, announced);
    lifted[name]++;
    if (lifted.Ada === 3 && name === 'Ada') await comeBack(visitor);
    await player.act(table);
    await page.getByRole('region', { name: t('board-tray') }).waitFor();
    table = await player.ready();
    assert.equal(table.screen, 'table', 'once lifted, the curtain stays up');
    await page.getByRole('region', { name, exact: true }).waitFor();
    if (table.news) await checkNews(visitor);
    table = await player.play((now) => now.handover);
    if (!table.handover) break;
    announced = await page.locator('main').getByText(anybody(t, 'board-handover')).first().innerText();
    await player.act(table);
    table = await player.ready();
  }

  assert.ok(Math.min(...Object.values(lifted)) > 3, `both took over again and again: ${JSON.stringify(lifted)}`);
  return { table, messages: secrets.check() };
}

rest('two people at one screen', async () => {
  const { table, messages } = await playTogether(4);
  assert.equal(table.screen, 'curtain');
  assert.ok(messages > 20, `the game was listened to: ${messages} messages`);
});

rest('two people at one screen play a whole game', async () => {
  const { table, messages } = await playTogether(Infinity);
  assert.equal(table.screen, 'score');
  assert.ok(messages > 50, `the game was listened to: ${messages} messages`);
});

/**
 * The curtain names the announced player, and the page shows no hand.
 * @param {import('../lib/visitor.mjs').Visitor} visitor
 * @param {string} announced
 */
async function checkCurtain({ page, t }, announced) {
  const name = /** @type {'Bruno' | 'Ada'} */ (['Bruno', 'Ada'].find((one) => announced.includes(one)));
  await page.getByRole('heading', { name: t('board-curtain', { name }), exact: true }).waitFor();
  assert.equal(await page.locator('section[data-region]').count(), 0, 'no part of the table is there');
  const html = await page.locator('body').evaluate((body) => {
    const copy = /** @type {HTMLElement} */ (body.cloneNode(true));
    copy.querySelectorAll('[role=status], .curtain-news').forEach((told) => told.remove());
    return copy.innerHTML;
  });
  const cards = keysOf('kind-').filter((key) => html.includes(t(key)) || html.includes(`href="#sj-a-${key.slice(5)}"`));
  assert.deepEqual(cards, [], 'no card is on the page while the curtain is down');
  // The last announcement and the news may name cards that everybody saw, but nothing that was for one person only.
  const news = page.getByRole('list', { name: t('board-curtain-news') });
  const said = [...(await page.getByRole('status').allInnerTexts()), await news.innerText()].join(' ');
  assert.doesNotMatch(said, /\byou/i, 'nothing was said to the person before');
  const lines = await news.getByRole('listitem').allInnerTexts();
  assert.deepEqual(lines.filter((line) => namesHiddenCards(t, line)), [], 'cards that nobody else saw are only counted');
  return name;
}

/** Whether a line names cards that only their owner sees. @param {import('../lib/texts.mjs').Texts} t @param {string} line */
function namesHiddenCards(t, line) {
  const hidden = ['event-drew-known', 'event-kept-known', 'event-discarded-known', 'event-paid-known', 'event-laid-chapel-known', 'event-laid-bank-known'];
  const known = keysOf('event-').filter((key) => hidden.includes(key));
  assert.equal(known.length, hidden.length, 'such lines exist');
  // A line may also name the building by which cards were drawn: everybody sees that one.
  const lists = known.map((key) => like(t(key, { name: '…', list: '*', cause: '…' })).exec(line)?.[1]).filter((list) => list !== undefined);
  return lists.some((list) => keysOf('kind-').some((key) => list.includes(t(key))));
}

/** Whatever a text says with any words in its gaps; those in place of * are its first group. @param {string} text */
function like(text) {
  const words = text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/…/g, '.+').replace('*', '(.+)');
  return new RegExp(`^${words}$`);
}

/** A reloaded page starts with the curtain. @param {import('../lib/visitor.mjs').Visitor} visitor */
async function comeBack(visitor) {
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: visitor.t('board-curtain', { name: 'Ada' }) }).waitFor();
  await checkCurtain(visitor, 'Ada');
}

/** What the others did since is shown once. @param {import('../lib/visitor.mjs').Visitor} visitor */
async function checkNews({ page, t }) {
  const news = page.getByRole('region', { name: t('board-news') });
  assert.ok((await news.getByRole('listitem').count()) > 0, 'the news tell something');
}
