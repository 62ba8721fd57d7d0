// Tables before and between games: who sits down, what is not possible, coming back later.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillIn, sitDown } from './lib/new-table.mjs';
import { playground } from '../lib/playground.mjs';
import { Player } from './lib/player.mjs';

const here = playground();

test('a table that cannot start says what is missing', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  const alert = page.getByRole('alert').filter({ hasText: t('new-bad') });
  const nameOf = (/** @type {number} */ n) => page.getByRole('textbox', { name: t('new-seat-name', { n }) });
  const start = () => visitor.press(visitor.button('new-start'));
  await visitor.go('/new/sanjuan');

  await fillIn(visitor, { seats: ['bot', 'bot', 'bot'] });
  await start();
  await alert.getByText(t('new-bad-nobody')).waitFor();

  await fillIn(visitor, { seats: ['me', { person: '  ' }, 'bot'] });
  await start();
  await alert.getByText(t('new-bad-name', { n: 2 })).waitFor();
  assert.equal(await nameOf(2).evaluate((field) => field === document.activeElement), true, 'the name can be typed at once');
  assert.equal(await nameOf(2).getAttribute('aria-invalid'), 'true');

  await fillIn(visitor, { seats: ['me', { person: 'Ada' }, { person: 'Ada ' }] });
  await start();
  await alert.getByText(t('new-bad-twice', { name: 'Ada' })).waitFor();

  await nameOf(3).fill('Bea');
  await alert.waitFor({ state: 'hidden' });
  await start();
  await page.waitForURL('**/table/*');
});

test('two to four seats, and one of me', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  await visitor.go('/new/sanjuan');
  await visitor.press(visitor.button('new-add'));
  assert.equal(await visitor.button('new-add').count(), 0, 'four at most');
  await visitor.press(visitor.button('new-remove', { n: 4 }));
  await visitor.press(visitor.button('new-remove', { n: 3 }));
  assert.equal(await page.getByRole('button', { name: new RegExp(`^${t('new-remove', { n: '' })}`) }).count(), 0, 'two at least');

  await visitor.press(visitor.choice(t('new-seat', { n: 2 }), t('new-seat-me')));
  const first = page.getByRole('radiogroup', { name: t('new-seat', { n: 1 }) });
  assert.equal(await first.getByRole('radio', { name: t('new-seat-bot') }).isChecked(), true, 'the seats are swapped');
  assert.equal(await page.getByText(t('option-guard_room_limit'), { exact: true }).count(), 0, 'only with the expansion');
  await fillIn(visitor, { seats: ['bot', 'me'], options: { expansion: 'on', guard_room_limit: 'always_with_expansion' }, first: 2 });
  await visitor.press(visitor.button('new-start'));
  const start = await new Player(visitor).ready();
  assert.equal(start.question, t('ask-role'), 'seat 2 begins');
  assert.equal(await page.getByRole('article').count(), 1, 'one other city');
});

test('a game is left, found again, and played on', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  await visitor.go('/');
  await visitor.heading('home-title').waitFor();
  await sitDown(visitor, { first: 1 });
  const table = page.url();
  const player = new Player(visitor);
  const building = await player.choose(t('role-builder'));

  await visitor.press(page.getByRole('link', { name: t('board-home', { game: t('game-sanjuan') }) }));
  await visitor.heading('games-waiting', { n: 1 }).waitFor();
  const isle = page.getByRole('article', { name: t('games-round', { game: t('game-sanjuan'), round: 1 }), exact: true });
  await isle.getByText(t('games-turn')).waitFor();
  await visitor.press(isle.getByRole('link', { name: t('games-on') }));
  const back = await player.ready();
  assert.deepEqual([back.question, back.things], [building.question, building.things], 'it goes on where it was');

  // Another day: the same browser, a new page.
  const later = await page.context().newPage();
  await page.close();
  visitor.page = later;
  await visitor.go('/games');
  await visitor.press(later.getByRole('listitem').getByRole('link').first());
  const again = new Player(visitor);
  const found = await again.ready();
  assert.equal(later.url(), table);
  assert.deepEqual([found.question, found.things], [building.question, building.things]);
  await again.play((now) => now.question === t('ask-role'));
});

test('nobody else can open a table', async () => {
  const owner = await here.visitor();
  await sitDown(owner);
  await new Player(owner).ready();
  const stranger = await here.visitor({ expected: [/404/, /WebSocket/] });
  await stranger.go(new URL(owner.page.url()).pathname);
  await stranger.page.getByRole('alert').getByText(stranger.t('error-no_such_table')).waitFor();
  await stranger.press(stranger.link('shell-games'));
  await stranger.heading('games-title').first().waitFor();
});

test('a game that runs is given up and deleted, after a question', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  await sitDown(visitor);
  await new Player(visitor).ready();
  await visitor.go('/games');
  const remove = page.getByRole('button', { name: new RegExp(`^${t('games-delete', { game: t('game-sanjuan') })}`) });
  await visitor.press(remove);
  const asked = page.getByRole('dialog', { name: t('games-delete-running') });
  await visitor.press(asked.getByRole('button', { name: t('games-delete-no') }));
  assert.equal(await remove.count(), 1, 'who thinks better of it keeps the game');
  await visitor.press(remove);
  await visitor.press(asked.getByRole('button', { name: t('games-delete-yes') }));
  await page.getByText(t('games-none-running')).waitFor();
});

test('the first page says what is asked', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  await sitDown(visitor, { seats: ['me', 'bot'], first: 1 });
  await new Player(visitor).ready();
  await visitor.go('/');
  await page.getByRole('article').getByText(t('games-turn-asked', { what: t('home-asks-role-sanjuan') })).waitFor();
});

test('newcomers begin with the weakest level, and the chosen one is remembered', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  /** @param {string} level */
  const card = (level) => page.getByRole('radiogroup', { name: t('home-level'), exact: true }).getByRole('radio', { name: t(`bot-${level}`), exact: true });
  /** The levels of the computer players at the table that is open now. */
  const seated = () => page.evaluate(async (id) => {
    const { seats } = await (await fetch(`/api/v1/tables/${id}`)).json();
    return seats.flatMap((/** @type {{bot: string | null}} */ { bot }) => bot ?? []);
  }, page.url().split('/').at(-1));
  await visitor.go('/');
  await visitor.press(visitor.playNow('sanjuan'));
  await page.waitForURL('**/table/*');
  assert.deepEqual(await seated(), ['easy', 'easy']);

  await visitor.go('/');
  await card('easy').waitFor();
  assert.ok(await card('easy').isChecked(), 'no game is finished yet');
  await card('hard').check();
  await visitor.go('/');
  await card('hard').waitFor();
  assert.ok(await card('hard').isChecked(), 'as chosen on the visit before');
  await visitor.press(visitor.playNow('sanjuan'));
  await page.waitForURL('**/table/*');
  assert.deepEqual(await seated(), ['hard', 'hard']);
});
