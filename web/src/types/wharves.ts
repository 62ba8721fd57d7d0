// Made from the Rust types by `cargo xtask types`. Do not edit.

import type { Seat } from '.';

export type Wharf = "north" | "east" | "south" | "west";

export type Phase = "favour" | "play" | "store" | "over";

export type Move = { "favour": Wharf } | { "play": number } | { "store": number } | "done";

export type Event = { "event": "dealt", seat: Seat, count: number, cards: Array<number> | null, } | { "event": "piled", count: number, } | { "event": "round", round: number, leader: Seat, die: number, favoured: Wharf | null, } | { "event": "favoured", seat: Seat, wharf: Wharf, } | { "event": "played", seat: Seat, card: number, } | { "event": "won", seat: Seat, } | { "event": "stored", seat: Seat, cards: Array<number>, } | { "event": "discarded", cards: Array<number>, } | { "event": "drew", seat: Seat, count: number, cards: Array<number> | null, } | { "event": "reshuffled", cards: Array<number>, } | { "event": "ended", scores: Array<Score>, };

export type Refusal = { "why": "game_over" } | { "why": "not_your_turn", seat: Seat, } | { "why": "other_question", asked: Phase, } | { "why": "not_in_hand", card: number, } | { "why": "must_follow", wharf: Wharf, } | { "why": "not_played", card: number, } | { "why": "out_of_order", card: number, } | { "why": "store_one" } | { "why": "too_many", asked: Phase, };

export type Score = { 
/**
 * The worth of the stored crates (W6.2).
 */
crates: number, 
/**
 * For crates of all four wharves (W6.3).
 */
wharves: number, 
/**
 * How many crates are stored: not points, fewer win a tie (W6.5).
 */
tie: number, };

export type Table = { 
/**
 * What was chosen before the game.
 */
setup: string, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Who leads it (W5.7).
 */
leader: Seat, 
/**
 * What is asked.
 */
phase: Phase, 
/**
 * The favoured wharf; none after a 5, or as long as the leader has to choose (W3).
 */
favoured: Wharf | null, 
/**
 * The crates played in this round, beginning with the leader's (W4.1).
 */
played: Array<number>, 
/**
 * Of these, the first of two that the winner stores, while the second is being chosen (W5.2).
 */
taken: number | null, 
/**
 * What each seat has stored, lowest first (W5.1).
 */
stored: [Array<number>, Array<number>, Array<number>, Array<number>], 
/**
 * The discard pile, lowest first: it lies open and has no order (W5.3).
 */
discards: Array<number>, 
/**
 * For each seat and wharf, whether it was seen that none of the hand belongs there (W4.3).
 */
lacks: [[boolean, boolean, boolean, boolean], [boolean, boolean, boolean, boolean], [boolean, boolean, boolean, boolean], [boolean, boolean, boolean, boolean]], 
/**
 * Crates that were shuffled into the pile and not seen since: they are in the pile or in a hand (W7.4). Lowest first.
 */
returned: Array<number>, 
/**
 * How often the discard pile became the pile (W5.5).
 */
reshuffles: number, };

export type View = { 
/**
 * Who looks; nobody at the table for people who only watch.
 */
viewer: Seat | null, 
/**
 * What lies open.
 */
table: Table, 
/**
 * How many crates are in each hand.
 */
hands: [number, number, number, number], 
/**
 * How many crates are in the pile.
 */
pile: number, 
/**
 * The own hand, lowest first; empty for people who only watch.
 */
hand: Array<number>, };
