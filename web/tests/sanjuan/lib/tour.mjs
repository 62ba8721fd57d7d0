// A tour of every screen of the client, each at an interesting moment.

import { fillBay } from '../../lib/bay.mjs';
import { sitDown } from './new-table.mjs';
import { Player } from './player.mjs';
import { goOn, turnIn } from './record.mjs';
import { beginning } from '../../lib/texts.mjs';

/** Later in a game: somebody has half a city, and then, with four at the table, nearly all of it. */
const middle = turnIn('3p-expansion', 0.55, 1);
const late = turnIn('4p-expansion', 0.85);
const nearlyOver = turnIn('3p-expansion', 0.9);

/** @typedef {import('../../lib/visitor.mjs').Visitor} Visitor */
/** @typedef {import('./table.mjs').Table} Table */

/**
 * Shows every screen in turn.
 * @param {Visitor} visitor A visitor who has never been here.
 * @param {(name: string) => Promise<void>} look Called when a screen is as it should be.
 */
export async function tour(visitor, look) {
  /** @type {string[]} */
  const names = [];
  const show = async (/** @type {string} */ name) => {
    names.push(name);
    await visitor.page.evaluate(() => document.fonts.ready);
    await look(name);
  };
  await pages(visitor, show);
  await curtain(visitor, show);
  await game(visitor, show);
  await fillBay(visitor);
  await visitor.go('/');
  await visitor.page.getByRole('article').first().waitFor();
  await show('home');
  await visitor.go('/games');
  await visitor.page.getByRole('listitem').getByRole('link').first().waitFor();
  await show('games');
  return names;
}

/** @typedef {(name: string) => Promise<void>} Show */

/** Everything but the table. @param {Visitor} visitor @param {Show} show */
async function pages(visitor, show) {
  const { page, t } = visitor;
  await visitor.go('/');
  await visitor.heading('home-title').waitFor();
  await show('home-first-visit');
  const bar = page.getByRole('banner');
  const menu = bar.getByRole('button', { name: t('shell-menu'), exact: true });
  if (await menu.isVisible()) await visitor.press(menu);
  else await visitor.press(bar.getByRole('button', { name: t('name-change') }));
  await page.getByRole('dialog').waitFor();
  await show('name');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  /** @type {[path: string, name: string, text: string][]} */
  const plain = [
    ['/games', 'games-first-visit', t('games-none-running')],
    ['/settings', 'settings', t('settings-you')],
    ['/credits', 'credits', t('credits-games')],
    ['/rules', 'rule-books', t('rules-title-sanjuan')],
    ['/rules/sanjuan', 'rules', 'S1.1'],
    ['/rules/sanjuan/S5.5', 'rule', 'S5.5'],
    ['/nowhere', 'not-found', t('lost-title')],
  ];
  for (const [path, name, text] of plain) {
    await visitor.follow(path);
    await page.getByText(text, { exact: true }).first().waitFor();
    if (name === 'settings') await introduce(visitor);
    await show(name);
  }
  await visitor.follow('/new/sanjuan');
  await visitor.press(visitor.choice(t('new-seat', { n: 2 }), t('new-seat-person')));
  await show('new-table');
  await visitor.press(visitor.button('new-start'));
  await page.getByRole('alert').filter({ hasText: t('new-bad') }).waitFor();
  await show('new-table-problem');
}

/** Gives the visitor a name. @param {Visitor} visitor */
async function introduce(visitor) {
  const { page, t } = visitor;
  await page.getByRole('textbox', { name: t('name-yours') }).fill('Mara');
  await visitor.press(visitor.button('name-save'));
  await page.getByText(t('settings-saved')).waitFor({ state: 'attached' });
}

/** Two people at one screen. @param {Visitor} visitor @param {Show} show */
async function curtain(visitor, show) {
  const { page, t } = visitor;
  await sitDown(visitor, { seats: ['me', { person: 'Ada' }, 'bot'], first: 2 });
  await visitor.button('board-curtain-lift', { name: 'Ada' }).waitFor();
  await show('curtain');
  const player = new Player(visitor);
  await player.play((table) => table.handover);
  await show('handover');
  await player.play((table) => table.news);
  await show('news');
  await page.getByText(t('board-news-seen')).first().waitFor();
}

/** A game: its beginning, its middle, and its end with the points. @param {Visitor} visitor @param {Show} show */
async function game(visitor, show) {
  const { page, t } = visitor;
  await sitDown(visitor, { seats: ['me', 'bot', 'bot'], options: { expansion: 'on' }, first: 1 });
  const player = new Player(visitor);
  await player.ready();
  await show('table-start');
  await player.choose(t('role-councillor'));
  await show('table-choice');
  await player.confirm(await player.ready());
  await player.play((table) => table.question === t('ask-keep', { left: 1 }));
  await show('councillor');
  await refusal(player, show);

  const paying = (/** @type {Table} */ { things }) =>
    things.some(({ area, label }) => area === 'city' && label.includes(t('state-chosen-building')));
  await player.play(paying);
  await show('payment');
  await goOn(visitor, middle);
  await player.play((table) => table.question === t('ask-role') && built(table) >= 6);
  await show('table-middle');
  await dialogs(visitor, show);
  await player.askHint(await player.ready());
  await show('hint');
  await goOn(visitor, late);
  await player.play((table) => built(table) >= 9 && table.asks);
  await show('table-late');
  await goOn(visitor, nearlyOver);
  await player.play();
  await show('score');
  await visitor.press(visitor.button('board-menu'));
  await page.getByRole('dialog').waitFor();
  await show('score-menu');
}

/** @param {Table} table */
const built = (table) => table.things.filter(({ area }) => area === 'city').length;

/** The dialogs over the table. @param {Visitor} visitor @param {Show} show */
async function dialogs(visitor, show) {
  const { page, t } = visitor;
  for (const [key, name] of /** @type {const} */ ([['board-log', 'log'], ['keys-title', 'keys'], ['menu-resign', 'resign']])) {
    await visitor.press(visitor.button('board-menu'));
    if (name === 'log') await show('menu');
    await visitor.press(visitor.dialog('board-menu').getByRole('button', { name: t(key), exact: true }));
    await visitor.dialog('board-menu').waitFor({ state: 'hidden' });
    await page.getByRole('dialog').waitFor();
    await show(name);
    await visitor.press(page.getByRole('dialog').getByRole('button', { name: t('dialog-close') }));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

/** Something that is not allowed, and its rule. @param {Player} player @param {Show} show */
async function refusal(player, show) {
  const { visitor, page, t } = player;
  const cannot = (/** @type {Table} */ table) => table.things.find(({ state }) => state === 'blocked');
  const table = await player.play((now) => cannot(now) !== undefined);
  await player.press(cannot(table)?.label ?? '');
  await page.getByRole('alert').getByRole('paragraph').waitFor();
  await show('refusal');
  const rule = page.getByRole('alert').getByRole('button', { name: beginning(t('explain-rule', { number: '' })) });
  await visitor.press(rule);
  await page.getByRole('dialog').waitFor();
  await show('rule-dialog');
  await visitor.press(page.getByRole('dialog').getByRole('button', { name: t('dialog-close') }));
}
