// For tests: the texts of San Juan, a table, and positions to talk about.

import { ANA, BEN, readTexts, tableOf } from '../../../table/testing';
import type { City, Decision, Facts, Kind, Place, Refusal, Score, View } from '../../../types/sanjuan';
import type { Look } from '../controller.svelte';

export * from '../../../table/testing';

readTexts('sanjuan');

export const table = tableOf('sanjuan');

export function city(...places: Place[]): City {
  const kinds = places.map((place) => place.kind);
  return { places, fresh: null, chapel: 0, bank: 0, harbor: 0, bank_used: false, library_used: false, kinds };
}

export function place(kind: Kind, good = false, beneath = 0): Place {
  return { kind, good, beneath };
}

/** A city with everything that a label can mention. */
export function fullCity(): City {
  const goods = [place('indigo_plant', true), place('sugar_mill')];
  const others = [place('chapel', false, 1), place('bank'), place('library'), place('crane')];
  return { ...city(...goods, ...others), fresh: 'crane', chapel: 2, bank: 1, bank_used: true, library_used: true };
}

/** Points from every source. */
export const SCORE: Score = {
  buildings: 9,
  chapel: 1,
  bank: 1,
  harbor: 1,
  triumphal_arch: 4,
  guild_hall: 3,
  city_hall: 2,
  residence: 4,
  cathedral: 4,
  palace: 7,
  tie: 2,
};

/** Ana looks and decides; Ben owns nothing but an Indigo plant. */
export function view(asked: Decision | null = null, mine: City = city(place('indigo_plant'))): View {
  const board: View['board'] = {
    setup: table.setup,
    round: 3,
    governor: BEN,
    chooser: ANA,
    actor: ANA,
    roles: [ANA, BEN, null, null, null],
    stack: asked === null ? ['over'] : [{ roles: 1 }, { phase: ['builder', 0] }, { ask: asked }],
    cities: [mine, city(place('indigo_plant')), city(), city()],
    covered: [],
    hands: [3, 1, 0, 0],
    drawn: 0,
    revealed: [],
    pile: 60,
    discard: 20,
    reshuffles: 0,
    cathedral: false,
    prices: { known: [null, null, null, null, null], next: 0, open: false, sold: false },
    build: { kind: 'palace', over: null, goods: 0, cards: false, library: false },
  };
  const unseen = { shown: [], drawn: [], laid: [], discards: [], discards_shown: [], last: null };
  return { viewer: ANA, board, hands: [['well', 'hut', 'well'], [], [], []], ...unseen };
}

export function facts(changed: Partial<Facts> = {}): Facts {
  const standing = { points: 7, at_least: false, counts_shown: true };
  return {
    asked: null,
    phase: 'builder',
    pick: null,
    points: [standing, { ...standing, at_least: true, counts_shown: false }],
    hand_limits: [7, 12],
    costs: [],
    building: null,
    sales: [],
    extras: [],
    prices: { open: false, last: null, next: null, least: [1, 1, 1, 2, 2], most: [1, 2, 2, 3, 3] },
    scores: null,
    outcome: null,
    ...changed,
  };
}

export function look(changed: Partial<Look> = {}): Look {
  return { state: 'idle', verb: null, cost: null, refusal: null, rule: null, hinted: false, ...changed };
}

/** Every question; those with a count once for one and once for more. */
export function decisions(): Decision[] {
  const counted = (n: number): Decision[] => [
    { ask: 'starting_hand', left: n + 1 },
    { ask: 'pay', left: n + 1 },
    { ask: 'produce', made: n },
    { ask: 'sell', sold: n, income: n },
    { ask: 'keep', left: n + 1 },
    { ask: 'archive', left: n + 1 },
    { ask: 'office', given: n },
    { ask: 'bank', laid: n },
    { ask: 'hand_limit', left: n + 1 },
  ];
  const plain = ['role', 'build', 'over', 'library', 'gold_mine', 'gold_mine_take', 'goldsmith', 'chapel'] as const;
  return [...plain.map((ask) => ({ ask })), ...counted(0), ...counted(1)];
}

/** Every reason for a refusal. */
export function refusals(): Refusal[] {
  const kind = 'well';
  const asked: Decision = { ask: 'build' };
  const plain = ['game_over', 'role_needed', 'city_full', 'no_cathedral', 'cathedral_built', 'covers_crane'] as const;
  const paying = ['nothing_to_pay', 'no_black_market', 'two_goods_paid', 'piles_empty'] as const;
  const named = ['owned_already', 'nothing_to_cover', 'covers_like', 'no_empty_building'] as const;
  const unseen = ['not_drawn', 'not_revealed'] as const;
  const answering = ['not_in_hand', 'no_such_good', 'out_of_order'] as const;
  return [
    ...[...plain, ...paying].map((why) => ({ why })),
    ...[...named, ...unseen].map((why) => ({ why, kind }) as Refusal),
    ...answering.map((why) => ({ why, kind, asked }) as Refusal),
    { why: 'not_your_turn', seat: BEN },
    { why: 'role_taken', role: 'trader', by: BEN },
    { why: 'too_expensive', cost: 12, have: 10 },
    ...decisions().flatMap((asked): Refusal[] => [{ why: 'other_question', asked }, { why: 'too_many', asked }, { why: 'cannot_pass', asked }]),
  ];
}
