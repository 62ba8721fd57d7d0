// For tests: one of everything that texts can be about.

import {
  ACTIONS,
  TIERS,
  type Board,
  type Decision,
  type Effect,
  type Facts,
  type Homecoming,
  type Field,
  type Lack,
  type Move,
  type Object as Bought,
  type Player,
  type Reach,
  type Refusal,
  type Score,
  type Spent,
  type Square,
  type Standing,
  type View,
  type Whereabouts,
} from '../../../types/anno1800';
import type { Look } from '../look';
import { ANA, BEN, table } from './testing';

/** Tokens of all four kinds. */
export const SPENT: Spent = { trade: 1, temporary_trade: 1, exploration: 1, temporary_exploration: 1 };
/** Nothing comes back at a festival. */
export const NOBODY: Homecoming = {
  working: [],
  exhausted: [0, 0, 0, 0, 0],
  trade: 0,
  exploration: 0,
  temporary_trade: 0,
  temporary_exploration: 0,
};
const AT: Whereabouts = { at: { token: 'brewery', copy: 1 } };

export function look(changed: Partial<Look> = {}): Look {
  return { state: 'idle', refusal: null, rule: null, hinted: false, planned: false, ...changed };
}

export function reach(changed: Partial<Reach> = {}): Reach {
  const nothing = { owned: false, lacks: [], blocked: null, moves: [], refusal: null, rule: null };
  return { object: { token: 'brewery' }, needs: [], extra: { tokens: 0, gold: 0 }, ...nothing, ...changed };
}

/** Every effect of cards and islands. */
export const EFFECTS: Effect[] = [
  'action',
  { cubes: { tier: 'farmer', count: 2 } },
  { receive: { gold: 4, trade: 3, exploration: 1 } },
  { expeditions: 2 },
  { resource: ['cocoa', 'rubber'] },
  { upgrades: { from: 'worker', count: 3 } },
  { return: 2 },
];

/** Everything that can be paid for. */
export const OBJECTS: Bought[] = [
  'nothing',
  'old_world',
  'new_world',
  { token: 'brewery' },
  { card: 'FW01' },
  { cube: 'farmer' },
  { upgrade: 'worker' },
  { expeditions: 3 },
];

/** Every question. */
export const DECISIONS: Decision[] = [
  'turn',
  ...ACTIONS.filter((action) => ['expand', 'play', 'workforce', 'upgrade', 'expedition'].includes(action)).map(
    (target): Decision => ({ target }),
  ),
  'pay',
  { spend: { kind: 'trade', left: 3, from: 'trade', purpose: 'cost' } },
  { spend: { kind: 'trade', left: 2, from: 'trade', purpose: { trade: { resource: 'coal', seat: BEN } } } },
  { spend: { kind: 'trade', left: 2, from: 'trade', purpose: { import: 'cocoa' } } },
  { spend: { kind: 'exploration', left: 2, from: 'exploration', purpose: { objective: 'the_editor' } } },
  { site: 'brewery' },
  { cube: 'worker' },
  { gain: { tier: 'worker', more: 1 } },
  { swap: { returned: [0, 0, 0] } },
  { swap: { returned: [1, 0, 0] } },
  { return: { least: 0, most: 2, asker: 'effect' } },
  { return: { least: 1, most: 1, asker: 'the_editor' } },
  'over',
];

/** Every move. */
export const MOVES: Move[] = [
  ...ACTIONS.map((action): Move => ({ action })),
  { build: 'brewery' },
  { play: 'FW01' },
  { hire: 'farmer' },
  { upgrade: 'farmer' },
  { expeditions: 2 },
  { work: { token: 'brewery', copy: 0 } },
  { trade: { resource: 'beer', seat: BEN } },
  { import: 'cocoa' },
  { exhaust: 'artisan' },
  'later',
  { spend: 'temporary_trade' },
  { place: { free: 'coast' } },
  { place: { over: { token: 'brewery', copy: 0 } } },
  { raise: { tier: 'farmer', at: 'district' } },
  { shift_end: { tier: 'worker', at: 'exhausted' } },
  { remove: { token: 'brewery', copy: 0 } },
  { activate: 'FW01' },
  { use: 'aarhant' },
  { return: 'FW01' },
  'accept',
  'decline',
  'done',
  'end',
];

/** Everything that can be missing to pay. */
export const LACKS: Lack[] = [
  { lack: 'nobody_makes', resource: 'beer' },
  { lack: 'workplaces_busy', resource: 'beer', gold: 2, have: 1 },
  { lack: 'no_worker', resource: 'beer', tier: 'worker', gold: 2, have: 1 },
  { lack: 'none_of_tier', resource: 'beer', tier: 'worker' },
  { lack: 'too_few_tokens', resource: 'beer', price: 2, have: 1 },
  { lack: 'traded_already', resource: 'beer' },
  { lack: 'no_island', resource: 'cocoa' },
  { lack: 'no_cube', tier: 'artisan' },
  { lack: 'cube_used', tier: 'artisan', gold: 3, have: 1 },
  { lack: 'trade_tokens', need: 2, have: 1 },
  { lack: 'exploration_tokens', need: 2, have: 1 },
  { lack: 'gold', need: 3, have: 1 },
  { lack: 'together', gold: 0, tokens: 0 },
  { lack: 'together', gold: 2, tokens: 0 },
  { lack: 'together', gold: 0, tokens: 2 },
  { lack: 'together', gold: 2, tokens: 2 },
  { lack: 'together_both', gold: 2, tokens: 2 },
  { lack: 'activate_first', kind: 'FW01' },
  { lack: 'use_first', objective: 'aarhant' },
];

const PLAIN_REASONS = ['game_over', 'no_action_left', 'act_first', 'cost_becomes_unpayable', 'highest_tier', 'as_a_whole'] as const;
const MORE_REASONS = ['editors_card', 'nothing_swapped', 'own_seat', 'nothing_later', 'no_removal'] as const;
const TOKEN_REASONS = ['sold_out', 'only_printed', 'owned_already', 'one_token_each', 'printed'] as const;
const CARD_REASONS = ['not_in_hand', 'being_played', 'not_ready', 'too_late', 'no_use', 'no_cost_asks_for_it'] as const;
const RESOURCE_REASONS = ['not_due', 'not_this_line', 'traded_already', 'never_traded', 'not_on_islands'] as const;
const TIER_REASONS = ['no_cube_in_supply', 'cube_not_due', 'none_in_district', 'not_used', 'no_free_upgrade'] as const;
const ISLANDS = ['old_world', 'new_world'] as const;

/** Every reason for a refusal. */
export const REFUSALS: Refusal[] = [
  ...[...PLAIN_REASONS, ...MORE_REASONS].map((why) => ({ why })),
  { why: 'yard_in_use' },
  { why: 'no_industry', token: 'shipyard1' },
  ...TOKEN_REASONS.map((why) => ({ why, token: 'brewery' as const })),
  ...CARD_REASONS.map((why) => ({ why, kind: 'FW01' })),
  ...RESOURCE_REASONS.map((why) => ({ why, resource: 'coal' as const })),
  ...TIER_REASONS.map((why) => ({ why, tier: 'farmer' as const })),
  ...ACTIONS.map((action): Refusal => ({ why: 'nothing_possible', action })),
  ...ISLANDS.map((action): Refusal => ({ why: 'four_islands', action })),
  ...[...ISLANDS, 'expedition' as const].map((action): Refusal => ({ why: 'stack_empty', action })),
  ...(['workforce', 'upgrade'] as const).map((action): Refusal => ({ why: 'three_at_most', action })),
  ...(['brewery', 'shipyard1', 'merchant1', 'exploration1'] as const).map(
    (token): Refusal => ({ why: 'does_not_fit', token, site: { free: 'sea' } }),
  ),
  ...(['alonso_graves', 'aarhant', 'the_editor'] as const).map(
    (objective): Refusal => ({ why: 'objective_price', objective }),
  ),
  ...(['not_laid_out', 'no_effect', 'used_already'] as const).map((why) => ({ why, objective: 'zoo' as const })),
  ...(['no_such_coin', 'coin_order'] as const).map((why) => ({ why, coin: 'trade' as const })),
  ...LACKS.map((lack): Refusal => ({ why: 'cannot_pay', lack })),
  ...DECISIONS.map((asked): Refusal => ({ why: 'other_question', asked })),
  { why: 'action_becomes_impossible', action: 'expand' },
  { why: 'not_your_turn', seat: BEN },
  { why: 'no_yard', token: 'merchant3', owned: false },
  { why: 'no_yard', token: 'merchant3', owned: true },
  { why: 'no_tokens_in_supply', token: 'merchant2', naval: 'trade', need: 2, left: 1 },
  { why: 'no_tokens_in_supply', token: 'exploration1', naval: 'exploration', need: 1, left: 0 },
  { why: 'no_such_cube', tier: 'farmer', at: AT },
  { why: 'swap_stack_empty', deck: 'nw' },
  { why: 'too_many_cards', asked: { swap: { returned: [3, 0, 0] } } },
  { why: 'more_cards', least: 1 },
  { why: 'one_to_three', count: 4 },
  { why: 'no_such_token', spot: { token: 'brewery', copy: 1 } },
  { why: 'no_workplace', token: 'brewery' },
  { why: 'partner_lacks', resource: 'beer', seat: BEN },
  { why: 'too_few_tokens', resource: 'beer', price: 2 },
  { why: 'no_free_field', site: { free: 'sea' } },
  { why: 'no_free_field', site: { over: { token: 'brewery', copy: 0 } } },
  { why: 'must_replace', token: 'sawmill_w', over: 'sawmill' },
  { why: 'shift_end_gold', gold: 2, have: 1 },
  { why: 'cube_gold', gold: 3, have: 1 },
];

const FLEET = { ready: 2, exhausted: 1, temporary: 1 };

/** Ana's and Ben's realms: a brewery with a worker, a worker's charcoal kiln over the printed one, an island. */
export function player(): Player {
  const brewery: Field = { built: 'brewery', work: ['worker', null] };
  const kiln: Field = { built: 'charcoal_kiln_w', work: [null, null] };
  return {
    fields: [brewery, kiln, { built: null, work: [null, null] }],
    old_world: ['OWI01'],
    new_world: ['NWI01'],
    cubes: [2, 1, 0, 0, 0],
    exhausted: [0, 0, 1, 0, 0],
    gold: 4,
    trade: FLEET,
    exploration: FLEET,
    hand: [3, 2, 1],
    expeditions: 2,
    makes: [[], [], [], []],
    open: [[], [], [], []],
    imports: [],
  };
}

export const SQUARES: Square[] = [
  { terrain: 'coast', token: 'brewery', covered: null, built: true, spot: { token: 'brewery', copy: 0 } },
  { terrain: 'land', token: 'charcoal_kiln_w', covered: 'charcoal_kiln', built: true, spot: null },
  { terrain: 'sea', token: null, covered: null, built: false, spot: null },
];

/** Ana looks and decides. */
export function view(changed: Partial<Board> = {}): View {
  const board: Board = {
    setup: table.setup,
    objectives: ['aarhant', 'the_queen', 'hannah_goode', 'zoo', 'pyrphorian'],
    round: 3,
    first: BEN,
    actor: ANA,
    stack: ['turn'],
    turn: {
      actions: 1,
      acted: false,
      traded: [],
      used: [],
      upgrades: [0, 0, 0, 0],
      doing: 'nothing',
      removals: 1,
      laid: 0,
      object: { token: 'brewery' },
      due: { resources: [], cubes: [], trade: 0, exploration: 0, gold: 0 },
      line: null,
    },
    players: [player(), player(), player(), player()],
    tokens: [],
    supply: { cubes: [1, 1, 1, 1, 1], gold: 50, trade: 50, exploration: 50 },
    cards: [10, 10, 10],
    expeditions: 2,
    old_world: 8,
    new_world: 4,
    played: [{ seat: ANA, kind: 'FW01', ready: true }],
    fireworks: BEN,
    last_round: 4,
    ...changed,
  };
  return { viewer: ANA, board, hands: [[], [], [], []], fw: [], aei: [], nw: [], expeditions: [[], [], [], []] };
}

export function facts(changed: Partial<Facts> = {}): Facts {
  const points = { points: 4, count: null };
  const hidden = { points: null, count: null };
  const objectives: Standing['objectives'] = [points, points, { points: 10, count: 8 }, hidden, points];
  const hires = TIERS.map((tier) => reach({ object: { cube: tier }, moves: [{ hire: tier }] }));
  return {
    asked: 'turn',
    squares: [SQUARES, SQUARES],
    sales: [[], []],
    standings: [
      { points: 12, score: score(), at_least: false, objectives },
      { points: 13, score: score(), at_least: true, objectives },
    ],
    market: [reach({ moves: [{ build: 'merchant1' }] })],
    hand: [],
    workforce: hires,
    upgrades: [reach({ object: { upgrade: 'farmer' }, moves: [{ upgrade: 'farmer' }] })],
    old_world: null,
    new_world: null,
    expeditions: [],
    actions: [],
    returns_exactly: false,
    pick: null,
    gain: { tier: 'worker', gold: 3 },
    payment: null,
    lapsing: null,
    scores: null,
    outcome: null,
    ...changed,
  };
}

export function score(changed: Partial<Score> = {}): Score {
  const objectives: Score['objectives'] = [0, 6, 10, 1, -2];
  return { cards: 10, expeditions: 4, gold: 2, fireworks: 7, objectives, tokens: 5, hand: 1, ...changed };
}
