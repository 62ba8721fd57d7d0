// How a thing on the board looks now: whether it can be tapped, what that means, and why not.

import type { Offer } from '../../types';
import type { Decision, Move, Refusal } from '../../types/sanjuan';
import type { Choice } from './choice.svelte';
import type { Shown } from './controller.svelte';
import { keyOf, meaning, sameMove, thingsOf, type Thing, type Verb } from './things';

export interface Look {
  /** idle: nothing to do with it; open: can be tapped; chosen: part of the choice; blocked: a tap shows `refusal`. */
  state: 'idle' | 'open' | 'chosen' | 'blocked';
  /** What choosing it means, for the status line. */
  verb: Verb | null;
  /** What it would cost to build now, with its printed cost, if known. */
  cost: { now: number; printed: number } | null;
  refusal: Refusal | null;
  rule: string | null;
  /** The hint points at it. */
  hinted: boolean;
}

/** What a look depends on. */
export interface Scene {
  shown: Shown | null;
  /** What the viewer is asked. */
  asked: Decision | null;
  offers: Offer<Move, Refusal>[];
  choice: Choice;
  hint: Move[] | null;
}

export function lookOf(thing: Thing, scene: Scene): Look {
  const { shown, asked, offers, choice } = scene;
  const none: Look = { state: 'idle', verb: null, cost: costOf(thing, shown), refusal: null, rule: null, hinted: false };
  const meant = shown && asked && meaning(thing, asked, shown.view);
  if (!meant) return isBeingBuilt(thing, scene) ? { ...none, verb: 'building' } : none;
  const wish = offers.find((offer) => sameMove(offer.move, meant.move));
  const look: Look = { ...none, verb: meant.verb, hinted: thingsFor(scene.hint ?? [], scene).has(keyOf(thing)) };
  if (choice.has(keyOf(thing))) return { ...look, state: 'chosen' };
  if (!wish) return { ...look, verb: null };
  if (isAllowed(wish.refused, choice)) return { ...look, state: 'open' };
  return { ...look, state: 'blocked', refusal: wish.refused, rule: wish.rule };
}

/** The things on the board that the first moves refer to, as far as they answer the current question. */
export function thingsFor(moves: Move[], { shown, asked, choice }: Scene): Map<string, Move> {
  const found = new Map<string, Move>();
  if (!asked || !shown || moves.length === 0) return found;
  const things = thingsOf(shown.view).map((thing) => ({ key: keyOf(thing), move: meaning(thing, asked, shown.view)?.move }));
  for (const move of moves.slice(0, choice.size?.most ?? 1)) {
    const thing = things.find(({ key, move: meant }) => meant && sameMove(meant, move) && !found.has(key));
    if (!thing) break;
    found.set(thing.key, move);
  }
  return found;
}

/** A member of a set that is refused only for its order can be chosen: the set is sent as a whole. */
function isAllowed(refused: Refusal | null, choice: Choice): boolean {
  return refused === null || (refused.why === 'out_of_order' && choice.size !== null);
}

function costOf(thing: Thing, shown: Shown | null): Look['cost'] {
  const kind = thing.type === 'card' ? thing.kind : thing.type === 'cathedral' ? 'cathedral' : null;
  const cost = shown?.facts.costs.find((one) => one.kind === kind);
  return cost ? { now: cost.now, printed: cost.printed } : null;
}

/** The card whose place is still to be chosen: it is in the hand, but practically built. */
function isBeingBuilt(thing: Thing, { shown, asked }: Scene): boolean {
  const building = asked?.ask === 'over' || asked?.ask === 'library' ? shown?.facts.building : null;
  if (!building) return false;
  if (thing.type === 'cathedral') return building.kind === 'cathedral';
  const hand = shown?.view.hands[shown.viewer ?? 0] ?? [];
  return thing.type === 'card' && thing.kind === building.kind && hand.indexOf(building.kind) === thing.index;
}
