// Anno 1800 in the other languages: the beginning, and a game to its end. The visitor notices every missing text.

import assert from 'node:assert/strict';
import { AnnoPlayer } from './lib/player.mjs';
import { goOn, turnIn } from './lib/record.mjs';
import { told } from './lib/table.mjs';
import { sitDownTo } from './lib/tables.mjs';
import { playground } from '../lib/playground.mjs';
import { languages, textsOf } from '../lib/texts.mjs';
import { rest } from '../lib/tiers.mjs';

const here = playground();
const english = textsOf('en');

for (const language of languages.filter((one) => one !== 'en')) {
  rest(`turns early and late: ${language}`, async () => {
    const visitor = await here.visitor({ language });
    const { page, t } = visitor;
    await sitDownTo(visitor, ['me', 'bot', 'bot']);
    const player = new AnnoPlayer(visitor);
    await player.playTurns(8);
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    assert.match(await page.title(), new RegExp(t('game-anno1800')));
    const names = await Promise.all((await page.locator('[data-region=actions] button').all()).map(told));
    const foreign = ['expand', 'workforce', 'festival'].map((action) => english(`anno-action-${action}`));
    assert.ok(!names.some((name) => foreign.some((word) => name.startsWith(word))), `no English: ${names}`);

    await goOn(visitor, turnIn('4p-en', 0.93));
    await player.play();
    assert.ok(player.turns >= 10, `${player.turns} turns`);
    await visitor.press(page.getByText(t('score-as-figures'), { exact: true }));
    await page.getByRole('table', { name: t('score-by') }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), language);
  });
}
