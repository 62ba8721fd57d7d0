// How a thing on the board looks now: whether it can be tapped, and why not.

import type { Legal, Offer, Seat } from '../../types';
import type { Action, Decision, Facts, Move, Object as Bought, Refusal } from '../../types/anno1800';
import type { Mode } from './chooser.svelte';
import { isFree } from './kinds';
import { isFirstOfEqual, isSame, keyOf, movesOf, reachOf, sameMove, type Thing } from './things';

export interface Look {
  /** idle: no use now; open: own means suffice; more: costs extra tokens or gold; chosen: selected; blocked: a tap says why. */
  state: 'idle' | 'open' | 'more' | 'chosen' | 'blocked';
  refusal: Refusal | null;
  rule: string | null;
  /** The hint points at it. */
  hinted: boolean;
  /** It is being paid for, or awaits confirmation. */
  planned: boolean;
}

/** What a look depends on. */
export interface Scene {
  viewer: Seat | null;
  facts: Facts;
  /** What the viewer is asked. */
  asked: Decision;
  legal: Legal<Move>[];
  offers: Offer<Move, Refusal>[];
  mode: Mode | null;
  hint: Move[] | null;
  /** Keys of the chosen hand cards. */
  chosen: Set<string>;
  /** What is being paid for. */
  object: Bought | null;
  /** The place in the hand of the card being paid for: equal ones stay as they are. */
  card: number | null;
  /** What awaits confirmation. */
  pending: Thing | null;
}

/** Nothing to do with it. */
export const idle: Look = { state: 'idle', refusal: null, rule: null, hinted: false, planned: false };

export function lookOf(thing: Thing, scene: Scene | null): Look {
  // Spots have the same names on everybody's islands.
  if (!scene || (thing.type === 'square' && thing.seat !== scene.viewer)) return idle;
  const picking = thing.type === 'card' && scene.facts.pick !== null;
  const reach = picking ? null : reachOf(thing, scene.facts);
  const planned = isPlanned(thing, scene);
  if (reach) {
    const hinted = isHinted(reach.moves, scene.hint);
    if (reach.moves.length > 0) {
      const more = reach.extra !== null && (reach.extra.tokens > 0 || reach.extra.gold > 0);
      return { ...idle, state: more ? 'more' : 'open', hinted, planned };
    }
    if (reach.refusal && reach.refusal.why !== 'other_question') {
      return { ...idle, state: 'blocked', refusal: reach.refusal, rule: reach.rule, planned };
    }
    return { ...idle, planned };
  }
  if (scene.chosen.has(keyOf(thing))) return { ...idle, state: 'chosen' };
  const moves = movesOf(thing, scene.facts).filter((move) => isMeant(move, scene));
  const legal = meantBy(thing, scene);
  // An action under way goes on in its chooser, though no new one can begin.
  const further = thing.type === 'action' && scene.facts.actions.some((one) => one.action === thing.action && one.further > 0);
  if (further) return { ...idle, state: 'open', hinted: scene.mode !== thing.action && isPart(thing.action, scene.hint), planned };
  // Once its chooser is open, the hint points at something in there.
  const begun = thing.type === 'action' && scene.mode === thing.action;
  if (legal) return { ...idle, state: 'open', hinted: !begun && isHinted([legal], scene.hint), planned };
  const offer = scene.offers.find((one) => one.refused !== null && moves.some((move) => sameMove(one.move, move)));
  return offer ? { ...idle, state: 'blocked', refusal: offer.refused, rule: offer.rule, planned } : { ...idle, planned };
}

/** The move that a tap on a thing means now, if it is allowed. */
export function meantBy(thing: Thing, scene: Scene): Move | null {
  if (thing.type === 'square' && !isFirstOfEqual(thing, scene.facts)) return null;
  const moves = movesOf(thing, scene.facts).filter((move) => isMeant(move, scene));
  return moves.find((move) => scene.legal.some((one) => sameMove(one.move, move))) ?? null;
}

/**
 * Used cubes come back and tokens are removed only on request: a tap on them may mean something else. An action, a played
 * card or an objective always means the same.
 */
function isMeant(move: Move, { mode }: Scene): boolean {
  if (typeof move === 'string' || 'action' in move || isFree(move)) return true;
  if ('shift_end' in move) return mode === 'shift_end';
  if ('remove' in move) return mode === 'remove';
  return mode !== 'shift_end' && mode !== 'remove';
}

/** Whether the hint is to go on with an action. */
function isPart(action: Action, hint: Move[] | null): boolean {
  const first = hint?.[0];
  if (typeof first !== 'object') return false;
  if ('hire' in first) return action === 'workforce';
  return 'upgrade' in first ? action === 'upgrade' : 'build' in first && action === 'expand';
}

function isHinted(moves: Move[], hint: Move[] | null): boolean {
  return moves.length > 0 && isBeginning(moves, hint);
}

/** Whether the hint begins with these moves. */
export function isBeginning(moves: Move[], hint: Move[] | null): boolean {
  return hint !== null && moves.every((move, at) => hint[at] !== undefined && sameMove(hint[at], move));
}

function isPlanned(thing: Thing, { object, card, pending, facts }: Scene): boolean {
  if (pending && keyOf(pending) === keyOf(thing)) return true;
  if (thing.type === 'card') return thing.index === card;
  const reach = object === null ? null : reachOf(thing, facts);
  return reach !== null && isSame(reach.object, object);
}
