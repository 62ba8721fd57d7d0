import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTIONS, DECKS, OBJECTIVES, RESOURCES, TIERS, TOKENS, type Facts } from '../../types/anno1800';
import { data } from './data';
import { askedText } from './prompt';
import * as words from './words';
import {
  DECISIONS, EFFECTS, facts, LACKS, look, MOVES, NOBODY, OBJECTS, reach, REFUSALS, SPENT, view,
} from './words/examples';
import { ANA, BEN, LANGUAGES, speak, table } from './words/testing';

vi.mock('../../lib/i18n.svelte', () => import('./words/testing'));

const ways = (by: Parameters<typeof words.sourceText>[0]) => {
  const end = { tier: 'worker', at: 'exhausted', gold: 2, or: [] } as const;
  return { by, shift_ends: [{ ...end, or: [] }], tokens: [SPENT], sum: { tokens: 1, gold: 2, cubes: 1 } };
};
const SOURCES: Parameters<typeof words.sourceText>[0][] = [
  { work: { spot: { token: 'brewery', copy: 0 }, room: null } },
  { card: 'FW01' },
  { trade: { seat: BEN, price: 2 } },
  'import',
  'district',
  'tokens',
  'gold',
];

/** Everything said without a question. */
function texts(): string[] {
  const shown = { viewer: ANA, view: view(), facts: facts(), decider: ANA, version: 1 };
  return [
    ...RESOURCES.map(words.resourceName),
    ...TOKENS.flatMap((token) => [words.tokenName(token), words.tokenShort(token)]),
    ...TIERS.flatMap((tier) => [words.tierName(tier), words.tiersName(tier), words.tiersText(tier, 2)]),
    ...DECKS.flatMap((deck) => [words.deckName(deck), words.deckName(deck, 2), words.stackName(deck)]),
    ...ACTIONS.flatMap((action) => [words.actionName(action), words.actionTitle(action), words.actionHint(action)]),
    ...OBJECTIVES.flatMap((one) => [words.objectiveName(one), words.objectiveText(one), words.objectiveShort(one)]),
    ...EFFECTS.flatMap((effect) => [words.effectText(effect, true), words.effectShort(effect)]),
    ...Object.keys(data.cards).flatMap((kind) => [words.cardTitle(kind), words.cardName(kind)]),
    ...(['OWI01', 'OWI05', 'NWI01'] as const).map(words.islandName),
    words.expeditionText('EXP_AI'),
    ...(['land', 'coast', 'sea'] as const).map(words.fieldName),
    ...(['trade', 'temporary_exploration'] as const).flatMap((coin) => [words.coinName(coin), words.coinName(coin, 2)]),
    words.spentText(SPENT),
    ...OBJECTS.map(words.objectText),
    ...MOVES.map((move) => words.moveText(move, table, false)),
    words.hintText(MOVES.slice(0, 2), table, false),
    ...LACKS.flatMap((lack) => [words.lackText(lack), words.lackShort(lack)]),
    ...REFUSALS.flatMap((refusal) => [words.refusalText(refusal, table), words.shortRefusal(refusal)]),
    ...SOURCES.flatMap((by) => [words.sourceText(by, table), words.sourceShort(by, table)]),
    ...SOURCES.flatMap((by) => [words.wayDetail(ways(by), table), words.wayPrice(ways(by))]),
    words.promptText(shown, table),
    words.freeHint(shown, true),
    ...(['open', 'passes', 'reveals'] as const).map(words.thenText),
  ];
}

/** Every question, to the deciding player and to the others. */
function questions(): string[] {
  const told = DECISIONS.map((asked) => words.question(asked, view(), facts()));
  const others = DECISIONS.filter((asked) => asked !== 'over');
  return [...told, ...others.map((asked) => words.waiting(facts({ asked }), view(), table))];
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  test('everything has a text, and every text has what it names', () => {
    for (const text of [...texts(), ...questions()]) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/[⟨⟩{}]|undefined|NaN/);
    }
  });

  test('short texts are short', () => {
    for (const objective of OBJECTIVES) expect(words.objectiveShort(objective).length).toBeLessThanOrEqual(40);
    for (const refusal of REFUSALS) {
      if (refusal.why !== 'cannot_pay') expect(words.shortRefusal(refusal).length, refusal.why).toBeLessThanOrEqual(16);
    }
    for (const tier of TIERS) expect(words.tierLetter(tier)).toHaveLength(1);
    expect(new Set(TIERS.map(words.tierLetter)).size).toBe(TIERS.length);
  });
});

describe('status lines', () => {
  beforeEach(() => speak('en'));
  const timber = { part: { resource: 'timber' }, by: null, extra: { tokens: 0, gold: 0 } } as const;
  const cannotPay = { why: 'cannot_pay', lack: { lack: 'nobody_makes', resource: 'timber' } } as const;

  test('of a stack', () => {
    expect(words.reachStatus(reach())).toEqual({ text: 'now', icon: 'check' });
    expect(words.reachStatus(reach({ extra: { tokens: 2, gold: 0 } })).text).toBe('2 tokens');
    expect(words.reachStatus(reach({ extra: { tokens: 1, gold: 2 } })).text).toBe('1 token, 2 gold');
    expect(words.reachStatus(reach({ blocked: { why: 'owned_already', token: 'brewery' } })).text).toBe('yours');
    expect(words.reachStatus(reach({ blocked: { why: 'sold_out', token: 'brewery' } })).text).toBe('none left');
    expect(words.reachStatus(reach({ blocked: { why: 'no_yard', token: 'merchant3', owned: false } })).text).toBe('no yard 3');
    expect(words.reachStatus(reach({ blocked: { why: 'no_yard', token: 'merchant3', owned: true } })).text).toBe('yard used');
    expect(words.reachStatus(reach({ blocked: cannotPay, needs: [timber, timber] })).text).toBe('2 missing');
    const lacks = [{ lack: 'together', gold: 0, tokens: 4 } as const];
    expect(words.reachStatus(reach({ blocked: cannotPay, lacks })).text).toBe('4 tokens short');
    expect(words.lackShort({ lack: 'gold', need: 3, have: 2 })).toBe('1 gold short');
  });

  test('of a hand card', () => {
    expect(words.cardStatus(reach()).text).toBe('playable now');
    expect(words.cardStatus(reach({ extra: { tokens: 1, gold: 0 } })).text).toBe('play for 1 token');
    expect(words.cardStatus(reach({ blocked: cannotPay, needs: [timber] })).text).toBe('missing: Timber');
    const few = { part: { exploration: 2 }, by: null, extra: { tokens: 0, gold: 0 } } as const;
    expect(words.cardStatus(reach({ blocked: cannotPay, needs: [few] })).text).toBe('too few tokens');
  });

  test('of a hand card while cards are picked: both what it costs and that it can be chosen', () => {
    const dear = reach({ blocked: cannotPay, needs: [timber] });
    const label = (looks: Parameters<typeof look>[0]) => words.labelCard('FW01', dear, look(looks), false, true);
    expect(label({ state: 'open' })).toMatch(/Missing: Timber\. Possible: choose\.$/);
    expect(label({ state: 'chosen' })).toMatch(/Missing: Timber\. Chosen: choose\.$/);
  });

  const chances = (action: (typeof ACTIONS)[number], now: number, more: number, looks = look(), later = false, told = facts()) => {
    const shown = { viewer: ANA, view: view(), facts: told, decider: ANA, version: 1 };
    return words.actionStatus({ action, now, more, most: 2, further: 0 }, shown, ANA, looks, later);
  };

  test('of an action', () => {
    const status = (...about: Parameters<typeof chances>) => words.chancesText(chances(...about));
    expect(status('expand', 10, 13)).toBe('10 ready, 13 with trade/gold');
    expect(chances('expand', 10, 13).map(({ text, coin }) => [text, coin])).toEqual([['10 ready', undefined], ['13', 'k-trade']]);
    const done = look({ state: 'blocked', refusal: { why: 'no_action_left' } });
    expect(status('expand', 10, 13, done)).toBe('not in this turn');
    expect(status('play', 3, 0)).toBe('3 ready');
    expect(status('play', 0, 3)).toBe('3 with trade/gold');
    expect(status('swap', 3, 0)).toBe('up to 3 of 6');
    expect(chances('old_world', 1, 0)[0]).toMatchObject({ text: 'costs 2', coin: 'k-explore' });
    expect(status('old_world', 1, 0)).toBe('island 2 for 2 exploration tokens');
    expect(status('expedition', 3, 0)).toBe('2 cards for 2 exploration tokens');
    expect(status('festival', 9, 0)).toBe('9 come home');
    expect(status('upgrade', 0, 0)).toBe('nothing now');
    expect(status('workforce', 5, 0)).toBe('up to 2 new');
  });

  test('of an action out of reach: what it needs and what there is, or why there is none', () => {
    const lack = { lack: 'exploration_tokens', need: 2, have: 0 } as const;
    const dear = reach({ blocked: { why: 'cannot_pay', lack } });
    const told = facts({ old_world: reach({ blocked: { why: 'four_islands', action: 'old_world' } }), new_world: dear });
    const status = (action: 'old_world' | 'new_world' | 'expedition', some = told) =>
      chances(action, 0, 0, look(), false, some);
    expect(words.chancesText(status('old_world'))).toBe('four at most');
    expect(status('new_world').map(({ text }) => text)).toEqual(['have 0 of 2']);
    expect(words.chancesText(status('new_world'))).toBe('needs 2 exploration tokens, you have 0');
    const empty = facts({ expeditions: [reach({ blocked: { why: 'stack_empty', action: 'expedition' } })] });
    expect(words.chancesText(status('expedition', empty))).toBe('none left');
    const blocked = look({ state: 'blocked', refusal: { why: 'nothing_possible', action: 'new_world' } });
    const label = words.labelAction('new_world', words.chancesText(status('new_world')), blocked);
    expect(label).toMatch(/Not possible: needs 2 exploration tokens, you have 0\.$/);
  });

  test('of what could be done in another turn', () => {
    const status = (action: (typeof ACTIONS)[number], now: number, more: number) =>
      words.chancesText(chances(action, now, more, look(), true));
    expect(status('expand', 10, 13)).toBe('10 + 13 in reach');
    expect(status('play', 3, 0)).toBe('3 in reach');
    expect(status('festival', 9, 0)).toBe('9 pieces used');
    expect(words.reachStatus(reach(), true)).toEqual({ text: 'in reach', icon: 'check' });
    expect(words.cardStatus(reach({ extra: { tokens: 1, gold: 0 } }), true).text).toBe('1 token');
  });

  test('of an objective card', () => {
    const used = look({ state: 'blocked', refusal: { why: 'used_already', objective: 'aarhant' } });
    expect(words.objectiveStatus('aarhant', look({ state: 'open' }), false)).toBe('use now');
    expect(words.objectiveStatus('aarhant', used, false)).toBe('used');
    expect(words.objectiveStatus('aarhant', look(), false)).toBe('not now');
    expect(words.objectiveStatus('aarhant', look(), true)).toBe('');
    expect(words.objectiveStatus('beryl_omara', look(), false)).toBe('at any time');
  });

  test('of an objective card that asks for more than there is ready', () => {
    const dear = look({ state: 'blocked', refusal: { why: 'objective_price', objective: 'alonso_graves' } });
    const poor = { ...view().board.players[ANA]!, gold: 1, exploration: { ready: 1, exhausted: 2, temporary: 0 } };
    const seen = view({ players: [poor, poor, poor, poor] });
    expect(words.lacksFor('alonso_graves', seen, dear)).toEqual([{ exploration: 2 }, { gold: 2 }]);
    expect(words.lacksFor('alonso_graves', seen, look())).toEqual([]);
    const label = words.labelObjective('alonso_graves', facts(), seen, table, dear);
    expect(label).toMatch(/Not possible: you lack 2 exploration tokens, 2 gold\.$/);
  });
});

describe('questions', () => {
  beforeEach(() => speak('en'));

  test('an action that goes on comes first', () => {
    const turn = { ...view().board.turn, actions: 0 };
    const going = (action: (typeof ACTIONS)[number], further: number) =>
      words.question('turn', view({ turn }), facts({ actions: [{ action, now: 1, more: 0, most: 3, further }] }));
    expect(going('workforce', 2)).toBe('You may add up to 2 more cubes. Or end your turn.');
    expect(going('upgrade', 1)).toBe('You may make 1 more upgrade. Or end your turn.');
    expect(going('expand', 1)).toBe('You may build another ship. Or end your turn.');
    expect(going('workforce', 0)).toMatch(/^Your action is done/);
  });

  test('while moves are shown their player is named', () => {
    expect(words.watching([{ event: 'festival', seat: BEN, from: NOBODY }], table)).toBe('Ben is playing.');
    expect(words.watching([], table)).toBe('');
  });

  test('a cube of an empty stack costs gold', () => {
    const asked = { gain: { tier: 'worker', more: 1 } } as const;
    const told = facts({ gain: { tier: 'worker', gold: 3 } });
    expect(words.question(asked, view(), told)).toMatch(/stack is empty.*3 gold.*1 worker/);
    const top = askedText({ mode: null, asked, stage: null } as never, { facts: told, view: view() } as never, table);
    expect(top).toBe('A new cube for 3 gold?');
  });

  test('the hint is told in sentences', () => {
    const told = words.hintText([{ action: 'swap' }, { return: 'FW01' }], table, false);
    expect(told).toMatch(/^Hint: Swap population cards\. Put card \(.*\) under its stack\.$/);
  });

  test('the confirm button names what is revealed', () => {
    const none = { payment: null, pending: null, chosen: [], asked: null, shown: null, exactly: false };
    const then = 'reveals' as const;
    const object = { cube: 'farmer' } as const;
    expect(words.confirmText({ ...none, payment: { object } }, table)).toBe('Pay and draw');
    expect(words.confirmText({ ...none, pending: { moves: ['end'], then: 'passes' } }, table)).toBe('End turn');
    const festival = { action: 'festival' } as const;
    expect(words.confirmText({ ...none, pending: { moves: [festival], then } }, table)).toBe('Celebrate the festival');
    const swap = { swap: { returned: [0, 0, 0] as [number, number, number] } };
    expect(words.confirmText({ ...none, chosen: ['FW01', 'FW02'], asked: swap }, table)).toBe('Put 2 back and draw');
    const activate = { activate: 'FW01' };
    expect(words.confirmText({ ...none, pending: { moves: [activate], then } }, table)).toBe('Activate and draw');
    expect(words.confirmText({ ...none, pending: { moves: [activate], then: 'passes' } }, table)).toBe('Activate');
  });

  test('the last token of a payment is about what it pays for', () => {
    const turn = { ...view().board.turn, object: 'old_world' as const };
    const spend = (purpose: 'cost' | { objective: 'the_editor' }) =>
      view({ turn, stack: ['turn', { spend: { kind: 'exploration', left: 1, from: 'exploration', purpose } }] });
    const pending = { moves: [{ spend: 'exploration' as const }], then: 'reveals' as const };
    const choice = { payment: null, pending, chosen: [], asked: null, shown: { view: spend('cost') }, exactly: false };
    expect(words.confirmText(choice, table)).toBe('Turn the island over');
    expect(words.paidFor(pending.moves, spend('cost').board)).toBe('old_world');
    expect(words.paidFor(pending.moves, spend({ objective: 'the_editor' }).board)).toBeNull();
    expect(words.paidFor(['accept'], spend('cost').board)).toBeNull();
  });
});

test('expedition cards are told with the objective card that rewards visits (A24.2, A26.17)', () => {
  const worth = (told: Partial<Facts>) => {
    const shown = { viewer: ANA, view: view(), facts: facts(told), decider: ANA, version: 1 };
    return words.expeditionWorth(shown, 0);
  };
  expect(worth({})).toBe('Points as things stand: Expedition cards 4, Zoo 1');
  expect(worth({ scores: [] })).toBe('Points at the end: Expedition cards 4, Zoo 1');
});

test('points are told by where they come from, and what brings none is left out', () => {
  const lines = words.pointsLines({ ...facts().standings[0]!.score, gold: 0 }, view().board);
  expect(lines.some((line) => line.endsWith(' 7'))).toBe(true); // the fireworks
  expect(lines).toHaveLength(7); // cards, expeditions, fireworks and four objective cards
});

test('what lapses with the turn is told once, with its number', () => {
  const paid = Object.entries(data.cards).find(([, { effect }]) => typeof effect === 'object' && 'receive' in effect)![0];
  const lapsing = { actions: 1, upgrades: true, cards: [paid, paid], objectives: ['aarhant' as const], last: true };
  const told = words.lapsingTexts(lapsing, false);
  expect(told.slice(0, 2)).toEqual(['One more action', 'Free upgrades']);
  expect(told[2]).toMatch(/^A card you have played: .* \(×2\)$/);
  expect(told[3]).toBe('The objective card Aarhant');
});

test('the points of a scoring card fit beside its name', () => {
  speak('en');
  const figures = (['hannah_goode', 'bente_jorgensen', 'isabel_sarmento', 'pyrphorian', 'edvard_goode'] as const).map(words.objectiveFigures);
  expect(figures).toEqual(['10 / 4', '18', '6 each', '−2 each', '6 each']);
});
