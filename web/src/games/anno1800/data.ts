// What is printed on the components, generated from the rules' own data file.

import {
  DECKS, type Bonus, type CardKind, type Cost, type Deck, type Effect, type Expedition, type Naval, type NewIsland,
  type Objective, type OldIsland, type Resource, type Tier, type Token,
} from '../../types/anno1800';
import json from '../../types/anno1800-data.json';

/** How certain a figure is. */
export type Status = 'verified' | 'single_source' | 'house_value';

export interface TokenData {
  industry: { resource: Resource; tier: Tier } | null;
  shipyard: number | null;
  ship: { kind: Naval; strength: number } | null;
  /** Null for what is only printed. */
  cost: Cost | null;
  status: Status;
  cost_status: Status;
}

interface Data {
  tokens: Record<Token, TokenData>;
  cards: Record<CardKind, { deck: Deck; cost: Cost; effect: Effect; copies: number; status: Status }>;
  old_world: Record<OldIsland, { bonus: Bonus; status: Status }>;
  new_world: Record<NewIsland, { resources: Resource[]; status: Status }>;
  expeditions: Record<Expedition, { animal: Tier; artefact: Tier }>;
  objectives: Record<Objective, { points: number; second: number; status: Status; name_status: Status; rewards: { token: Token; points: number }[] }>;
  workforce: Cost[];
  upgrades: Cost[];
  shift_end: number[];
  trade: number[];
  import: number;
  island_price: number[];
  expedition_price: number;
  card_points: [number, number, number];
  visitors: [number, number, number];
  gold_per_point: number;
  fireworks: number;
}

export const data = json as unknown as Data;

/** Whose shapes are at the head of the cards of a stack; those of the New World have words instead. */
export const deckTiers: Record<Deck, Tier[]> = { fw: ['farmer', 'worker'], aei: ['artisan', 'engineer', 'investor'], nw: [] };

/** The points of a played card of this stack. */
export function pointsOf(deck: Deck): number {
  return data.card_points[DECKS.indexOf(deck)]!;
}
