// node tests/zz-look.mjs OUTDIR RECORD PART(0..1)|+MOVES [LANG] [WxH[t]] …  : screenshots by day and night
import { mkdirSync } from 'node:fs';
import { Browser } from './lib/browser.mjs';
import { Server } from './lib/server.mjs';
import { linesOf, turnAfter, openAt } from './lib/record.mjs';
const [out, record, part, lang = 'en', ...sizes] = process.argv.slice(2);
const game = process.env.GAME ?? 'anno1800';
mkdirSync(out, { recursive: true });
const server = await Server.start();
const browser = await Browser.start(server.url);
const lines = linesOf(game, record);
let moves = part.startsWith('+') ? Number(part) : Math.floor(lines.length * Number(part));
if (!part.startsWith('+')) while (game === 'anno1800' && !/ end$|end_turn|^\d+ end/.test(lines[moves - 1] ?? '') && moves < lines.length - 1) moves++;
console.log(moves, lines.slice(moves - 2, moves + 2));
for (const s of sizes.length ? sizes : ['1440x900', '390x844t']) {
  const touch = s.endsWith('t');
  const [width, height] = s.replace('t', '').split('x').map(Number);
  const v = await browser.visitor({ language: lang, size: { width, height }, touch });
  await v.follow(await openAt(v, turnAfter(game, record, moves)));
  await v.page.waitForTimeout(1200);
  for (const light of ['light', 'dark']) {
    await v.light(light);
    await v.page.waitForTimeout(150);
    await v.page.screenshot({ path: `${out}/${record}-${part}-${lang}-${s}-${light}.png` });
  }
  console.log(v.trouble);
}
await browser.close();
await server.stop();
