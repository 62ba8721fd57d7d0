// What a game's folder tells the pages and the client about the game. Each part is loaded only when needed.

import type { Component } from 'svelte';
import type { addIcons } from './icons';

type Lazy<T> = () => Promise<{ default: T }>;

export interface GameEntry {
  /** Its icon in lists. */
  emblem: string;
  /** A town as it may be late in the game, for the first page; the first buildings stand at the back. */
  sample: string[];
  /**
   * How many of a hundred games each other level wins against the one that all are measured by, as in docs/strength.md. A level
   * that was not measured is missing.
   */
  strength?: { yardstick: string; wins: Record<string, number> };
  /** The options for people who have never finished the game; the rules recommend them. */
  firstGame: Record<string, string>;
  /** A town: what somebody has built. It loads the drawings of the game. */
  town: Lazy<Component<TownProps>>;
  table: Lazy<Component<TableProps>>;
  icons: Lazy<Parameters<typeof addIcons>[0]>;
  setup: Lazy<Setup>;
  credits: Lazy<Credits>;
}

/** What somebody has built, by the names of the game's data, in its order. */
export interface TownProps {
  buildings: string[];
}

/** Which table, of which game. */
export interface TableProps {
  id: string;
  game: string;
}

/** How the options of a game are shown on the page for a new table. */
export interface Setup {
  /** Options that are folded away: few people change them. */
  house: string[];
  /** Options that matter only while another one is on. */
  needs: Record<string, string>;
  name(option: string): string;
  about(option: string): string;
  /** A value in words. */
  value(option: string, value: string): string;
  /** The text saying that an option follows the edition, which has this value. */
  follows(value: string): string;
  /** One of several things that can be chosen together, if an option is of that kind. */
  member?(member: string): { name: string; about: string };
}

export interface Credits {
  /** What was drawn for this project, in words. */
  drawn(): string[];
  /** Icons that represent all the others. */
  icons: string[];
}
