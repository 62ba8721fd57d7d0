// What can be looked up: other players' open cards, and what expedition cards bring.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goOn, turnIn } from './lib/record.mjs';
import { told } from './lib/table.mjs';
import { phone } from '../lib/browser.mjs';
import { playground } from '../lib/playground.mjs';

const here = playground();
/** Everybody has played cards with unused effects and has expedition cards; Zoo and Museum are laid out. */
const late = turnIn('3p-fr', 0.93);

test('the cards of a rival are shown beside their realm, and nothing of them can be used', async () => {
  const visitor = await here.regular();
  const { page, t } = visitor;
  await goOn(visitor, late);
  const cards = page.locator('[data-region=played]');
  await page.getByRole('region', { name: t('anno-played-region'), exact: true }).waitFor();
  const rival = page.locator('[data-region=rivals] .plate').nth(1);
  const name = await rival.locator('.name').innerText();
  await visitor.press(rival);
  await page.getByRole('region', { name: t('anno-played-of', { name }), exact: true }).waitFor();
  await visitor.press(cards.locator('button.ready').first());
  await visitor.dialog('anno-played-of', { name }).getByText(t('anno-played-unused')).last().waitFor();
  await page.keyboard.press('Escape');
  assert.ok(await visitor.button('board-undo').isDisabled(), 'nothing was done');
  await visitor.press(visitor.button('anno-board-own-realm'));
  const own = page.getByRole('region', { name: t('anno-played-region'), exact: true });
  await own.waitFor();
  // A second tap on the plate is another way back, and so is one's own plate.
  for (const back of [rival, page.locator('[data-region=rivals] .plate').first()]) {
    await visitor.press(rival);
    await page.getByRole('region', { name: t('anno-played-of', { name }), exact: true }).waitFor();
    await visitor.press(back);
    await own.waitFor();
  }
});

test('a plate explains its figures, and what can be bought from its player', async () => {
  const visitor = await here.regular();
  const { page, t } = visitor;
  await goOn(visitor, late);
  const rival = page.locator('[data-region=rivals] .plate').nth(1);
  const price = t('anno-rival-price', { price: t('anno-n-trade', { n: 1 }) });
  assert.ok((await told(rival)).includes(`${price}:`), 'a screen reader says what is sold');
  await page.locator('[data-region=rivals] .plate').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F1');
  const card = page.getByRole('tooltip');
  await card.getByText(t('anno-rival-sells')).waitFor();
  assert.match(await card.innerText(), new RegExp(t('anno-resource-timber')));
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
});

test('on a phone the cards of a rival lie below their realm', async () => {
  const visitor = await here.visitor({ size: phone, touch: true });
  const { page, t } = visitor;
  await goOn(visitor, late);
  await visitor.press(page.getByRole('tab').last());
  const rival = page.locator('[data-region=rivals] article').first();
  const name = await rival.locator('.name').innerText();
  await visitor.press(rival.locator('h3 button'));
  await page.getByRole('region', { name: t('anno-played-of', { name }), exact: true }).waitFor();
  await visitor.press(page.getByRole('tab').nth(2));
  await page.getByRole('region', { name: t('anno-played-region'), exact: true }).waitFor();
});

test('own expedition cards say what they bring as things stand, those of others stay hidden (A24.2)', async () => {
  const visitor = await here.regular();
  const { page, t } = visitor;
  await goOn(visitor, late);
  await visitor.press(page.locator('[data-region=played] .expeditions'));
  const own = visitor.dialog('anno-played-region');
  const brings = [t('anno-score-expeditions'), t('anno-objective-zoo'), t('anno-objective-museum')];
  const told = await own.locator('.worth').innerText();
  for (const one of brings) assert.match(told, new RegExp(`${one} \\d`));
  await page.keyboard.press('Escape');
  await visitor.press(page.locator('[data-region=rivals] .plate').nth(1));
  await visitor.press(page.locator('[data-region=played] .expeditions'));
  await page.getByRole('dialog').getByText(t('anno-played-hidden')).waitFor();
});
