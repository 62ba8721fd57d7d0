import { readFileSync } from 'node:fs';
import { test, vi } from 'vitest';
import { tell } from './teller';
import * as words from './words';
import { speak, type Language } from './words/testing';
vi.mock('../lib/i18n.svelte', () => import('./words/testing'));
test('look', () => {
  const { table, message, viewer, facts } = JSON.parse(readFileSync(process.env.EV!, 'utf8'));
  speak((process.env.LANG2 ?? 'en') as Language);
  const events = [...message.chapters.flatMap((c: any) => c.events), ...message.open];
  const lines = tell(events, viewer, table);
  console.log(lines.slice(+(process.env.FROM ?? 0), +(process.env.TO ?? 1000)).map((l) => `${l.seat ?? '-'} ${l.text}`).join('\n'));
  const idle = { state: 'open', refusal: null, rule: null, hinted: false, planned: false } as const;
  if (process.env.FACTS) {
    console.log(facts.market.map((r: any) => `${words.tokenShort(r.object.token)}: ${words.reachStatus(r).text}`).join('\n'));
    console.log(facts.market.slice(20, 32).map((r: any) => words.labelStack(r, r.object.token, 2, idle)).join('\n'));
    console.log(facts.hand.map((r: any) => `${words.cardTitle(r.object.card)}: ${words.cardStatus(r).text} | ${words.labelCard(r.object.card, r, idle)} | ${JSON.stringify(words.explainCard(r.object.card, r))}`).join('\n'));
    console.log(facts.actions.map((c: any) => `${words.actionName(c.action)}: ${words.actionStatus(c, message.view.board, viewer)}`).join('\n'));
    console.log(facts.squares[0].slice(0, 22).map((s: any, n: number) => words.labelSquare(s, message.view.board.players[0].fields[n], idle)).join('\n'));
    console.log([0, 1].map((s) => words.labelRival(s, facts, message.view, table)).join('\n'));
    console.log(message.view.board.objectives.map((o: any) => words.labelObjective(o, facts, message.view, table, idle) + JSON.stringify(words.explainObjective(o, facts, message.view, table))).join('\n'));
    console.log(words.promptText({ viewer, view: message.view, facts, decider: message.decider, version: 1 }, table), '|', words.freeHint({ viewer, view: message.view, facts, decider: message.decider, version: 1 }));
    console.log(JSON.stringify(words.explainStack('shipyard3', facts.market.find((r: any) => r.object.token === 'shipyard3'))));
  }
});
