// The places of the board, as its components name them, and what stands for those that are not on screen: the player's plate,
// or the tab that leads there.

import type { Where } from '../../../table/show/scene';
import type { Seat } from '../../../types';
import type { Deck, Objective, Tier, Token } from '../../../types/anno1800';

/** A player: the plate, or on small screens the line of the others. */
export const plate = (seat: Seat): Where => [`seat:${seat}`, `tab:seat:${seat}`];
/** A number on the plate: `gold`, `trade`, `exploration`, `hand`, `old_world`, `new_world`, `expeditions`. */
export const figure = (what: string, seat: Seat): Where => [`${what}:${seat}`, ...plate(seat)];

/** A square of an island. */
export const field = (seat: Seat, at: number): Where => [`field:${seat}:${at}`, ...plate(seat)];
/** The house of a tier, before which its cubes stand or lie. */
export const home = (seat: Seat, tier: Tier): Where => [`home:${seat}:${tier}`, `district:${seat}:${tier}`, ...plate(seat)];
export const oldWorld = (seat: Seat, n: number): Where => [`old:${seat}:${n}`, ...figure('old_world', seat)];
export const newWorld = (seat: Seat, n: number): Where => [`new:${seat}:${n}`, ...figure('new_world', seat)];
export const hand = (seat: Seat): Where => [`cards:${seat}`, `tab:cards:${seat}`, ...figure('hand', seat)];
export const played = (seat: Seat): Where => [`played:${seat}`, `tab:cards:${seat}`, ...plate(seat)];

export const stack = (token: Token): Where => [`stack:${token}`, 'market', 'tab:market'];
/** A stack of cards or islands. */
export const deck = (what: Deck | 'expeditions' | 'old_world' | 'new_world'): Where => [`deck:${what}`, 'market', 'tab:market'];
export const objective = (which: Objective): Where => [`objective:${which}`, ...objectives];
export const objectives: Where = ['objectives', 'tab:objectives', 'tab:rivals'];

/** Where a turn is shown in words: what is paid goes there. */
export const theatre = (seat: Seat): Where => ['stage', ...plate(seat)];
/** In front of everybody. */
export const middle: Where = ['middle'];
export const bank: Where = ['bank'];
export const round: Where = ['round', 'bank'];
