// What the server sends on the socket of a table.

import type { Notice, ServerMessage } from '../types';

/** The types of a game: its events, what a seat sees and may do, and what follows by the rules. */
export interface Game {
  event: unknown;
  view: unknown;
  move: unknown;
  refusal: unknown;
  facts: { scores: unknown };
  /** What flies over its board; `never` if nothing does. */
  piece: unknown;
  /** What a seat may wish to have planned, and the plan; `never` if the game has no plans. */
  wish: unknown;
  plan: unknown;
}

export type Told<G extends Game> = ServerMessage<
  G['event'],
  G['view'],
  G['move'],
  G['refusal'],
  G['facts'],
  G['plan']
>;

/** Including what the server says about any request. */
export type Heard<G extends Game> = Told<G> | Notice;

type Kind<G extends Game, T> = Extract<Told<G>, { type: T }>;
export type Update<G extends Game> = Kind<G, 'update'>;
export type Preview<G extends Game> = Kind<G, 'preview'>;
export type Planned<G extends Game> = Kind<G, 'plan'>;
export type Earlier<G extends Game> = Kind<G, 'earlier'>;
export type Refused<G extends Game> = Kind<G, 'refused'>;
