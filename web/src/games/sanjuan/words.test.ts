import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Then } from '../../types';
import type { Building, Decision, Facts, Kind, Less, Move } from '../../types/sanjuan';
import type { Plan, Verb } from './controller.svelte';
import * as words from './words';
import { ANA, BEN, city, decisions, facts, fullCity, look, place, refusals, SCORE, table, view } from './words/testing';
import { file, type Language, LANGUAGES, said, speak } from './words/testing';

vi.mock('../../lib/i18n.svelte', () => import('./words/testing'));

const SETUPS = ['players=2', 'players=2 edition=first expansion=on guard_room_limit=always_with_expansion'];
const OF_THINGS: Verb[] = ['role', 'build', 'building', 'cover', 'produce', 'sell', 'take'];
const OF_CARDS: Verb[] = ['pay', 'keep', 'discard', 'exchange', 'lay', 'bank'];
const BUILDING: Building = { kind: 'palace', over: null, printed: 6, cost: 3, less: [] };

function plan(moves: Move[], changed: Partial<Plan> = {}): Plan {
  return { moves, missing: 0, chosen: moves.length, least: 0, most: 9, then: 'open', after: null, ...changed };
}

function moves(): Move[] {
  const kind: Kind = 'coffee_roaster';
  const named = ['build', 'pay_good', 'pay', 'produce', 'sell', 'keep', 'discard', 'take', 'exchange', 'lay', 'bank'];
  return [
    'beside',
    'reveal',
    'pass',
    { pay_good: 'customs_office' },
    { library: true },
    { library: false },
    { over: { kind, good: true } },
    { over: { kind, good: false } },
    ...words.ROLES.map((role) => ({ role })),
    ...named.map((name) => ({ [name]: kind }) as unknown as Move),
  ];
}

function ofKinds(): string[] {
  return words.KINDS.flatMap((kind) => [
    words.kindName(kind),
    words.goodName(kind),
    words.groupText(kind),
    words.setText(kind),
    words.noteText(kind) ?? '-',
    ...SETUPS.flatMap((setup) => [words.effectText(kind, setup), words.shortEffect(kind, setup)]),
    ...SETUPS.flatMap((setup) => words.explainCard(kind, setup).lines),
  ]);
}

function ofQuestions(): string[] {
  return decisions().flatMap((asked) => {
    const about = facts({ asked });
    const seen = view(asked);
    return [words.question(about, seen), words.waiting(about, seen, table), words.planTitle(about, seen)];
  });
}

function ofMoves(): string[] {
  const asked = [null, ...decisions()];
  const about = facts({ building: BUILDING });
  const thens: Then[] = ['open', 'passes', 'reveals'];
  return [
    ...moves().flatMap((move) => asked.map((open) => words.moveText(move, open))),
    ...moves().flatMap((move) => thens.map((then) => words.confirmText(plan([move, move], { then }), null, about))),
    words.confirmText(plan([], { missing: 2 }), null, about),
    ...decisions().flatMap((open) => words.chooseFirstText(open) ?? []),
    ...thens.map(words.thenText),
    words.planTitle(about, view({ ask: 'pay', left: 3 })),
    words.afterText({ hand: 1, buildings: 2, points: 3 }),
    words.costText(5, [{ cause: { role: 'builder' }, n: 1 }]),
    words.saleText(words.saleOf([{ sell: 'indigo_plant' }], about)),
  ];
}

function ofRefusals(): string[] {
  return refusals().flatMap((refusal) => [
    words.refusalText(refusal, view({ ask: 'over' }), table),
    words.shortRefusal(refusal),
    words.stateText(look({ state: 'blocked', refusal })),
  ]);
}

function ofStates(): string[] {
  const states = ['open', 'chosen'] as const;
  const cost = { now: 12, printed: 13 };
  const verbs = [...OF_THINGS, ...OF_CARDS];
  return states.flatMap((state) => verbs.map((verb) => words.stateText(look({ state, verb, cost }), 3)));
}

function ofLabels(): string[] {
  const seen = view({ ask: 'build' }, fullCity());
  seen.board.covered = ['hut'];
  seen.hands[BEN] = ['well'];
  const about = facts({ asked: { ask: 'build' } });
  const prices = (open: boolean): Facts =>
    facts({ prices: { ...about.prices, open, last: [1, 1, 1, 2, 2], next: [1, 1, 2, 2, 3] } });
  const states = [look(), look({ state: 'open', verb: 'build', cost: { now: 3, printed: 5 }, hinted: true })];
  states.push(look({ state: 'chosen', verb: 'pay' }), look({ state: 'blocked', refusal: { why: 'city_full' } }));
  return [
    ...states.flatMap((state) => words.KINDS.map((kind) => words.labelCard(kind, state, SETUPS[0]!))),
    ...seen.board.cities[ANA].places.map((_, index) => words.labelPlace({ seat: ANA, index }, look(), about, seen)),
    ...words.ROLES.flatMap((role) => [words.labelRole(role, look(), seen, table), ...words.explainRole(role).lines]),
    ...[ANA, BEN].map((seat) => words.labelSeat(seat, about, seen, table)),
    ...[facts(), prices(true), prices(false)].map(words.labelPrices),
  ];
}

function ofTheEnd(): string[] {
  const over = facts({ scores: [SCORE, SCORE], phase: null });
  return [
    words.stepName(over, view()),
    words.promptText({ viewer: ANA, view: view(), facts: over, decider: null, version: 1 }, table),
    ...words.scoreRows([SCORE, SCORE]).map((row) => row.label),
    words.tieBreakText([SCORE, SCORE], table)!,
    ...[[1, 2], [2, 1], [1, 1]].map((places) => words.winnerText(places, ANA, table)),
  ];
}

function everything(): string[] {
  return [...ofKinds(), ...ofQuestions(), ...ofMoves(), ...ofRefusals(), ...ofStates(), ...ofLabels(), ...ofTheEnd()];
}

/** The keys and texts of a file that this module uses: the board uses the rest itself. */
function messages(language: Language): Map<string, string> {
  const own = file(language, 'sanjuan-web').split(/^## (?:The board|Le plateau|Der Spieltisch|Il tavolo)$/m)[0]!;
  const found = own.matchAll(/^([a-z][\w-]*) = (.*(?:\n[ }].*)*)/gm);
  return new Map([...found].map(([, key, text]) => [key!, text!]));
}

const gaps = (text: string) => [...new Set(text.match(/\$\w+/g))].sort();

beforeEach(() => speak('en'));

describe('in all languages', () => {
  test.each(LANGUAGES)('everything can be said: %s', (language) => {
    speak(language);
    for (const text of everything()) expect(text).toMatch(/^[^⟨⟩{}$]+$/);
  });

  test('every text of this module is said', () => {
    everything();
    expect([...messages('en').keys()].filter((key) => !said.has(key))).toEqual([]);
  });

  test.each(LANGUAGES)('the same texts with the same gaps: %s', (language) => {
    const own = messages(language);
    expect([...own.keys()]).toEqual([...messages('en').keys()]);
    for (const [key, text] of messages('en')) expect(gaps(own.get(key)!), key).toEqual(gaps(text));
  });

  test.each(LANGUAGES)('what stands on cards is short: %s', (language) => {
    speak(language);
    for (const kind of words.KINDS) {
      for (const setup of SETUPS) expect(words.shortEffect(kind, setup).length, kind).toBeLessThanOrEqual(26);
    }
    for (const text of [...refusals().map(words.shortRefusal), ...ofStates()]) {
      expect(text.length, text).toBeLessThanOrEqual(30);
    }
  });

  test.each(LANGUAGES)('typography is that of the language: %s', (language) => {
    const text = [...messages(language).values()].join('\n');
    expect(text).not.toMatch(/'|\.\.\.|[ \t]$/m);
    if (language === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /);
  });
});

describe('names', () => {
  test('equal cards are counted, in the order of the card list', () => {
    expect(words.kindsText(['hut', 'well', 'hut', 'indigo_plant'])).toBe('Indigo plant, Well, 2 × Hut');
  });

  test('what a building does depends on the options', () => {
    expect(words.effectText('gold_mine', 'players=2')).toContain('cheapest');
    expect(words.effectText('gold_mine', 'players=2 edition=first')).toContain('whichever');
    expect(words.effectText('gold_mine', 'players=2 edition=first gold_mine=lowest')).toContain('cheapest');
    expect(words.effectText('guild_hall', 'players=2 edition=first')).toContain('2 points for each');
    expect(words.shortEffect('guild_hall', 'players=2 edition=first')).toBe('2 per production building');
    expect(words.effectText('guard_room', SETUPS[1]!)).not.toContain('while');
  });

  test('groups follow kind and cost', () => {
    const group = (kind: Kind) => words.groupText(kind);
    expect(group('coffee_roaster')).toBe('Production building');
    expect(group('hero')).toBe('City building, monument');
    expect(group('residence')).toBe('City building of cost 6');
    expect(group('cathedral')).toBe('City building, on the table from the start');
    expect(group('well')).toBe('City building');
    expect(words.setText('hut')).toContain('expansion');
  });

  test('the step of the round has a name', () => {
    const seen = view({ ask: 'role' });
    expect(words.stepName(facts(), seen)).toBe('Builder phase');
    const step = (frame: (typeof seen.board.stack)[number]) => {
      seen.board.stack = [frame];
      return words.stepName(facts({ phase: null }), seen);
    };
    expect(step({ starting_hands: 0 })).toBe('Starting variant');
    expect(step({ round_start: ['office', 0] })).toBe('Start of the round');
    expect(step({ roles: 0 })).toBe('Role selection');
  });
});

describe('figures', () => {
  test('uncertain ones are explained', () => {
    expect([words.cost('library'), words.points('library')]).toEqual([5, 3]);
    expect(words.noteText('library')).toBeNull();
    for (const kind of ['hut', 'prefecture'] as const) expect(words.noteText(kind), kind).toMatch(/^[A-Z].*\.$/);
    expect([words.shield('palace'), words.shield('hero')]).toEqual(['?', '5']);
  });
});

test('a hint names cards of one kind of move as a list', () => {
  speak('en');
  expect(words.hintText([{ discard: 'palace' }, { discard: 'chapel' }], null)).toBe('Hint: Discard Palace, Chapel');
  expect(words.hintText([{ build: 'palace' }, { pay: 'chapel' }], null)).toBe('Hint: Build Palace; Pay with Chapel');
});

describe('questions', () => {
  test('the viewer who decides is asked, the others hear who decides', () => {
    const asked: Decision = { ask: 'pay', left: 1 };
    const shown = { viewer: ANA, view: view(asked), facts: facts({ asked }), decider: ANA, version: 1 };
    expect(words.promptText(shown, table)).toBe('Choose 1 card to pay with.');
    expect(words.promptText({ ...shown, viewer: BEN }, table)).toBe('Ana is choosing what to pay with.');
    expect(words.promptText({ ...shown, viewer: null, decider: null, facts: facts() }, table)).toBe('');
  });

  test('the Library is asked about by phase', () => {
    const asked: Decision = { ask: 'library' };
    const seen = view(asked);
    expect(words.question(facts({ asked }), seen)).toContain('for this building');
    seen.board.stack = [{ roles: 0 }, { phase: ['councillor', 0] }, { ask: asked }];
    expect(words.question(facts({ asked }), seen)).toContain('8 cards');
  });
});

describe('the plan', () => {
  const confirm = (moves: Move[], about: Facts = facts(), changed: Partial<Plan> = {}, asked: Decision | null = null) =>
    words.confirmText(plan(moves, changed), asked, about);

  test('confirm names what it does', () => {
    const building = facts({ building: BUILDING });
    const payment: Move[] = [{ pay_good: 'sugar_mill' }, { pay: 'well' }, { pay: 'hut' }];
    expect(confirm(payment, building)).toBe('Build Palace, pay 3');
    expect(confirm(['beside'], building)).toBe('Build Palace');
    expect(confirm([{ over: { kind: 'hut', good: false } }], building)).toBe('Build Palace over Hut');
    const lost = confirm([{ over: { kind: 'sugar_mill', good: true } }], building);
    expect(lost).toBe('Build Palace over Sugar mill (its good is lost)');
    expect(confirm([{ build: 'well' }])).toBe('Build Well');
    expect(confirm([{ keep: 'chapel' }])).toBe('Keep Chapel');
    expect(confirm([{ discard: 'well' }, { discard: 'well' }])).toBe('Discard 2 × Well');
    expect(confirm([{ bank: 'well' }, { bank: 'hut' }, { bank: 'hut' }, 'pass'])).toBe('Lay 3 cards under the Bank');
    expect(confirm([{ produce: 'sugar_mill' }])).toBe('Produce Sugar');
    expect(confirm([{ produce: 'sugar_mill' }, { produce: 'indigo_plant' }])).toBe('Produce 2 goods');
  });

  test('a sale names what it brings', () => {
    const about = facts({ sales: [{ kind: 'indigo_plant', price: 1 }, { kind: 'sugar_mill', price: 2 }] });
    expect(confirm([{ sell: 'indigo_plant' }, { sell: 'sugar_mill' }], about)).toBe('Sell 2 goods for 3 cards');
    expect(confirm([{ sell: 'indigo_plant' }, 'pass'], about)).toBe('Sell Indigo for 1 card');
    const extras = [{ kind: 'market_stand' as const, sold: 2 }, { kind: 'market_hall' as const, sold: 1 }];
    expect(confirm([{ sell: 'indigo_plant' }], { ...about, extras })).toBe('Sell Indigo for 2 cards');
    const sale = words.saleOf([{ sell: 'indigo_plant' }, { sell: 'sugar_mill' }, 'pass'], { ...about, extras });
    expect(words.saleText(sale)).toBe('Indigo 1, Sugar 2, Market stand 1, Market hall 1: 5 cards.');
  });

  test('what a role shows at once is named', () => {
    const take = (role: 'builder' | 'trader' | 'prospector', then: Then) => confirm([{ role }], facts(), { then });
    expect(take('builder', 'open')).toBe('Take the role of Builder');
    expect(take('prospector', 'reveals')).toBe('Take the role of Prospector and draw');
    expect(take('trader', 'reveals')).toBe('Take the role of Trader and turn up the prices');
  });

  test('nothing chosen, or not enough', () => {
    expect(confirm(['pass'], facts(), {}, { ask: 'sell', sold: 0, income: 0 })).toBe('Sell nothing');
    expect(confirm([], facts(), {}, { ask: 'build' })).toBe('Build nothing');
    expect(confirm([{ pay: 'well' }], facts(), { missing: 2 })).toBe('Choose 2 more');
  });

  test('the heading tells what is built and what it covers', () => {
    const asked: Decision = { ask: 'pay', left: 3 };
    const title = (over: number | null, open: Decision) => {
      const seen = view(open, city(place('indigo_plant'), place('palace', false, 2)));
      seen.board.covered = ['well', 'hut'];
      return words.planTitle(facts({ asked: open, building: { ...BUILDING, over } }), seen);
    };
    expect(title(null, asked)).toBe('Build Palace for 3');
    expect(title(1, asked)).toBe('Build Palace over Hut for 3');
    expect(title(0, { ask: 'library' })).toBe('Build Palace over Indigo plant for 3');
  });

  test('costs and what follows', () => {
    const less: Less[] = [{ cause: { role: 'builder' }, n: 1 }, { cause: { building: 'quarry' }, n: 1 }];
    expect(words.costText(5, less)).toBe('Printed cost 5, less 1 (Builder), less 1 (Quarry)');
    const after = words.afterText({ hand: 3, buildings: 9, points: 1 });
    expect(after).toBe('After this: 3 cards in hand, 9 buildings, 1 point.');
  });
});

describe('states and refusals', () => {
  test('a status line tells what a tap means', () => {
    expect(words.stateText(look({ state: 'open', verb: 'build', cost: { now: 3, printed: 5 } }))).toBe('build for 3');
    expect(words.stateText(look({ state: 'open', verb: 'building' }))).toBe('being built');
    expect(words.stateText(look({ state: 'chosen', verb: 'pay' }))).toBe('payment');
    expect(words.stateText(look({ state: 'open', verb: 'sell' }), 2)).toBe('sell for 2');
    expect(words.stateText(look({ state: 'open', verb: 'sell' }))).toBe('sell');
    expect(words.stateText(look({ verb: 'build' }))).toBe('');
    expect(words.stateText(look({ state: 'blocked' }))).toBe('');
  });

  test('a refusal says what is wrong, long and short', () => {
    expect(words.shortRefusal({ why: 'too_expensive', cost: 5, have: 3 })).toBe('costs 5, you can pay 3');
    const cannot = words.refusalText({ why: 'cannot_pass', asked: { ask: 'role' } }, view(), table);
    expect(cannot).toBe('You cannot pass here. Choose a role.');
    const taken = words.refusalText({ why: 'role_taken', role: 'trader', by: BEN }, view(), table);
    expect(taken).toContain('Trader is gone for this round: Ben');
    expect(words.refusalText({ why: 'nothing_to_cover', kind: 'hut' }, view(), table)).not.toContain('+good');
  });
});
