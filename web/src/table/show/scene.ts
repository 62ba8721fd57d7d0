// What a scene is made of. Each game turns the events of one player's step into a scene; the table shows it on any board.
//
// A scene is read from events alone. It names places, never elements: a component marks its place with `data-place`.

import type { Seat } from '../../types';

/**
 * A place on the table, by a key that its element carries in `data-place`: `pile`, `city:1`, `place:1:3`. An element may have
 * several, with spaces between them.
 */
export type Place = string;

/** Where something is, the best place first: one that is not in sight, such as a folded city, is passed over. */
export type Where = readonly Place[];

/** A piece on its way. */
export interface Flight<P> {
  /** What it looks like, in the terms of the game: its table view draws it. */
  piece: P;
  from: Where;
  to: Where;
  /** Flights of one beat set off together; the next beat begins when they have landed. From 0. */
  beat: number;
  /** So many pieces travel as one stack. */
  count?: number;
  /** What lies at the target has just come with this flight, so it is hidden until then. */
  arrives?: boolean;
}

/** How a piece is drawn: as it flies, as what a sign is about, as the kind of turn, or among what is paid. */
export type Size = 'flying' | 'large' | 'title' | 'small';

/** Pieces that a player gave or got. */
export interface Part<P> {
  piece: P;
  count: number;
  /** What the piece was before. */
  was?: P;
  /** What it cost, or what it was sold for. */
  worth?: Part<P>[];
  /** The other player concerned. */
  seat?: Seat;
  /** What that player got for it. */
  theirs?: Part<P>[];
}

/** Given away, received, or back from where it was: whoever comes home is nobody new. */
export type Way = 'paid' | 'got' | 'back';

/** Parts that went the same way. */
export interface Row<P> {
  way: Way;
  parts: Part<P>[];
}

/** What a turn is about; the table adds whose turn it is. */
export interface Sign<P> {
  /** The flight of this very piece carries the sign. */
  about: P | null;
  /** The kind of turn, unless the sign is about nothing else. */
  deed: P | null;
  rows: Row<P>[];
  /** Where it comes from and goes back to if no flight carries it. */
  home: Where;
  /** Where it is held up. */
  at: Where;
}

/** A place that changed, and by how much: `+1`, `−2`. */
export interface Mark {
  at: Where;
  flag?: string;
  /** It turns over where it lies. */
  turns?: boolean;
}

export type Sound = 'card' | 'coin' | 'build' | 'turn' | 'festival' | 'end';

export interface Scene<P> {
  flights: Flight<P>[];
  marks: Mark[];
  /** What others hold up for a moment, so that everybody can read it. */
  sign: Sign<P> | null;
  sound: Sound | null;
}

export const emptyScene: Scene<never> = { flights: [], marks: [], sign: null, sound: null };

/** How many beats a scene has; one without flights has none. */
export function beatsOf(scene: Scene<unknown>): number {
  return Math.max(0, ...scene.flights.map(({ beat }) => beat + 1));
}
