// Made from the Rust types by `cargo xtask types`. Do not edit.

import type { Outcome, Seat } from '.';

export type Kind = "indigo_plant" | "sugar_mill" | "tobacco_storage" | "coffee_roaster" | "silver_smelter" | "smithy" | "gold_mine" | "archive" | "poor_house" | "black_market" | "trading_post" | "well" | "market_stand" | "crane" | "tower" | "chapel" | "aqueduct" | "carpenter" | "prefecture" | "market_hall" | "quarry" | "library" | "statue" | "victory_column" | "hero" | "city_hall" | "triumphal_arch" | "guild_hall" | "palace" | "office_building" | "guard_room" | "hut" | "tavern" | "park" | "customs_office" | "bank" | "harbor" | "goldsmith" | "residence" | "cathedral";

export type Role = "builder" | "producer" | "trader" | "councillor" | "prospector";

export type Move = { "role": Role } | { "build": Kind } | "beside" | { "over": { 
/**
 * The building to be covered.
 */
kind: Kind, 
/**
 * Whether a good lies on it, which is lost.
 */
good: boolean, } } | { "library": boolean } | { "pay_good": Kind } | { "pay": Kind } | { "produce": Kind } | { "sell": Kind } | { "keep": Kind } | { "discard": Kind } | "reveal" | { "take": Kind } | { "exchange": Kind } | { "lay": Kind } | { "bank": Kind } | "pass";

export type Decision = { "ask": "starting_hand", 
/**
 * Cards still to discard.
 */
left: number, } | { "ask": "role" } | { "ask": "build" } | { "ask": "over" } | { "ask": "library" } | { "ask": "pay", 
/**
 * Cards or goods still to pay.
 */
left: number, } | { "ask": "produce", 
/**
 * Goods made so far.
 */
made: number, } | { "ask": "sell", 
/**
 * Goods sold so far.
 */
sold: number, 
/**
 * Cards to be drawn for them.
 */
income: number, } | { "ask": "keep", 
/**
 * Cards still to keep.
 */
left: number, } | { "ask": "archive", 
/**
 * Cards still to discard.
 */
left: number, } | { "ask": "gold_mine" } | { "ask": "gold_mine_take" } | { "ask": "goldsmith" } | { "ask": "office", 
/**
 * Cards discarded so far.
 */
given: number, } | { "ask": "chapel" } | { "ask": "bank", 
/**
 * Cards laid so far.
 */
laid: number, } | { "ask": "hand_limit", 
/**
 * Cards still to discard.
 */
left: number, };

export type Cause = "deal" | { "role": Role } | { "building": Kind } | "hand_limit";

export type Event = { "event": "round", round: number, governor: Seat, from: Seat | null, } | { "event": "role", seat: Seat, role: Role, } | { "event": "prices", prices: [number, number, number, number, number], } | { "event": "built", seat: Seat, kind: Kind, place: number, over: Kind | null, good_lost: boolean, cost: number, library: boolean, twelfth: boolean, } | { "event": "paid", seat: Seat, count: number, cards: Array<Kind> | null, } | { "event": "paid_good", seat: Seat, kind: Kind, place: number, } | { "event": "produced", seat: Seat, kind: Kind, place: number, } | { "event": "sold", seat: Seat, kind: Kind, place: number, price: number, harbor: boolean, } | { "event": "drew", seat: Seat, cause: Cause, count: number, cards: Array<Kind> | null, } | { "event": "kept", seat: Seat, count: number, cards: Array<Kind> | null, } | { "event": "discarded", seat: Seat, cause: Cause, count: number, cards: Array<Kind> | null, } | { "event": "revealed", seat: Seat, by: Kind, cards: Array<Kind>, } | { "event": "took", seat: Seat, by: Kind, kind: Kind | null, } | { "event": "laid", seat: Seat, under: Kind, count: number, cards: Array<Kind> | null, } | { "event": "passed", seat: Seat, at: Cause, } | { "event": "reshuffled", cards: number, } | { "event": "ended", scores: Array<Score>, };

export type Refusal = { "why": "game_over" } | { "why": "not_your_turn", seat: Seat, } | { "why": "other_question", asked: Decision, } | { "why": "role_needed" } | { "why": "role_taken", role: Role, by: Seat, } | { "why": "not_in_hand", kind: Kind, asked: Decision, } | { "why": "owned_already", kind: Kind, } | { "why": "too_expensive", cost: number, have: number, } | { "why": "city_full" } | { "why": "no_cathedral" } | { "why": "cathedral_built" } | { "why": "nothing_to_cover", kind: Kind, } | { "why": "covers_crane" } | { "why": "covers_like", kind: Kind, } | { "why": "nothing_to_pay" } | { "why": "no_black_market" } | { "why": "two_goods_paid" } | { "why": "no_such_good", kind: Kind, asked: Decision, } | { "why": "piles_empty" } | { "why": "no_empty_building", kind: Kind, } | { "why": "not_drawn", kind: Kind, } | { "why": "not_revealed", kind: Kind, } | { "why": "out_of_order", kind: Kind, asked: Decision, } | { "why": "too_many", asked: Decision, } | { "why": "cannot_pass", asked: Decision, };

export type Score = { 
/**
 * Printed on uncovered buildings.
 */
buildings: number, chapel: number, bank: number, harbor: number, triumphal_arch: number, guild_hall: number, city_hall: number, residence: number, cathedral: number, palace: number, 
/**
 * Cards in hand and goods: not points, they decide a tie (S12.5).
 */
tie: number, };

export type View = { 
/**
 * Who looks; nobody at the table for people who only watch.
 */
viewer: Seat | null, 
/**
 * What everybody may know.
 */
board: Board, 
/**
 * For each hand the cards the viewer knows: all of the own one, those of others that everybody saw (S18.1).
 */
hands: [Array<Kind>, Array<Kind>, Array<Kind>, Array<Kind>], 
/**
 * Of the own hand, the cards that everybody has seen.
 */
shown: Array<Kind>, 
/**
 * Own cards drawn and not yet kept (S8.5).
 */
drawn: Array<Kind>, 
/**
 * Own cards under Chapel and Bank (Q2).
 */
laid: Array<Kind>, 
/**
 * Discards the viewer has seen.
 */
discards: Array<Kind>, 
/**
 * Of those, the ones that everybody has seen.
 */
discards_shown: Array<Kind>, 
/**
 * The last kind named of the set being chosen, for whoever chooses it.
 */
last: Kind | null, };

export type Board = { 
/**
 * What was chosen before the game.
 */
setup: string, 
/**
 * Costs, points and prices; sent along only where a scenario changed them.
 */
figures?: Figures, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Who holds the Governor card.
 */
governor: Seat, 
/**
 * Who chose the role being played.
 */
chooser: Seat, 
/**
 * Whose decision it is, or was last.
 */
actor: Seat, 
/**
 * Who took each role this round, by role (S3.5).
 */
roles: [Seat | null, Seat | null, Seat | null, Seat | null, Seat | null], 
/**
 * What is under way, the innermost last.
 */
stack: Array<Frame>, 
/**
 * The players' cities.
 */
cities: [City, City, City, City], 
/**
 * Kinds of covered buildings, ordered by seat and place, the lowest of a place first (S18.6).
 */
covered: Array<Kind>, 
/**
 * Cards in each hand (S18.1).
 */
hands: [number, number, number, number], 
/**
 * Drawn cards kept apart from the hand (S8.5).
 */
drawn: number, 
/**
 * Cards turned up by a Gold mine.
 */
revealed: Array<Kind>, 
/**
 * Cards in the draw pile (S18.5).
 */
pile: number, 
/**
 * Cards in the discard pile (S18.5).
 */
discard: number, 
/**
 * How often the discard pile became the draw pile.
 */
reshuffles: number, 
/**
 * Whether the Cathedral lies by the roles (S17.11).
 */
cathedral: boolean, 
/**
 * The trading house.
 */
prices: Prices, 
/**
 * The building being built.
 */
build: Build, };

export type Frame = { "starting_hands": number } | { "round_start": [RoundStep, number] } | { "roles": number } | { "phase": [Role, number] } | { "ask": Decision } | "over";

export type RoundStep = "office" | "store" | "limit";

export type Place = { 
/**
 * The building on top.
 */
kind: Kind, 
/**
 * Whether a good lies on it.
 */
good: boolean, 
/**
 * How many covered buildings lie under it.
 */
beneath: number, };

export type City = { 
/**
 * Uncovered buildings in the order of their places.
 */
places: Array<Place>, 
/**
 * The building built in this builder phase, not yet usable (S13.1).
 */
fresh: Kind | null, 
/**
 * Cards under Chapels.
 */
chapel: number, 
/**
 * Cards under Banks.
 */
bank: number, 
/**
 * Cards under Harbors.
 */
harbor: number, 
/**
 * The Bank was used, which is once a game (Q22).
 */
bank_used: boolean, 
/**
 * The Library was used this round (S15.17b).
 */
library_used: boolean, 
/**
 * The kinds that stand uncovered: a summary of `places`.
 */
kinds: Array<Kind>, };

export type Prices = { 
/**
 * The cards in the order in which they come round, as far as known.
 */
known: [number | null, number | null, number | null, number | null, number | null], 
/**
 * Which of them is, or will be, turned up next.
 */
next: number, 
/**
 * Whether it lies open now.
 */
open: boolean, 
/**
 * Whether anybody sold a good in this phase (S17.4).
 */
sold: boolean, };

export type Build = { 
/**
 * The building.
 */
kind: Kind, 
/**
 * The place it goes over.
 */
over: number | null, 
/**
 * Goods paid so far (S15.5).
 */
goods: number, 
/**
 * A hand card was paid: goods come first.
 */
cards: boolean, 
/**
 * The Library makes it cheaper.
 */
library: boolean, };

export type Figures = { cost: Array<number>, points: Array<number>, 
/**
 * The trading-house cards.
 */
tiles: [[number, number, number, number, number], [number, number, number, number, number], [number, number, number, number, number], [number, number, number, number, number], [number, number, number, number, number]], };

export type Facts = { 
/**
 * What is asked, if anything.
 */
asked: Decision | null, 
/**
 * The role being played.
 */
phase: Role | null, 
/**
 * How many members the set has that is asked for, where a set is asked for.
 */
pick: Pick | null, 
/**
 * Everybody's points as far as they are shown.
 */
points: Array<Standing>, 
/**
 * Everybody's hand limit (S11.5).
 */
hand_limits: Array<number>, 
/**
 * What the viewer's hand cards, and the Cathedral where it can be built, would cost.
 */
costs: Array<Cost>, 
/**
 * The building that the deciding seat is about to place or pay, where one is.
 */
building: Building | null, 
/**
 * What each good of the viewer brings while the trading house is open (S7.2).
 */
sales: Array<Sale>, 
/**
 * What brings the viewer cards besides those prices.
 */
extras: Array<Extra>, 
/**
 * The trading house.
 */
prices: PriceRange, 
/**
 * Points by where they come from, once the game is over (S12.3).
 */
scores: Array<Score> | null, 
/**
 * Points and places, once the game is over.
 */
outcome: Outcome | null, };

export type Pick = { 
/**
 * At least so many.
 */
least: number, 
/**
 * At most so many.
 */
most: number, };

export type Standing = { 
/**
 * The points.
 */
points: number, 
/**
 * There may be more: cards under buildings are not shown to this viewer (Q2).
 */
at_least: boolean, 
/**
 * Whether the viewer is shown how many cards lie under Chapel, Bank and Harbor (Q2).
 */
counts_shown: boolean, };

export type Cost = { 
/**
 * The building.
 */
kind: Kind, 
/**
 * The printed cost.
 */
printed: number, 
/**
 * The cost for the viewer now (S5.5).
 */
now: number, 
/**
 * What makes it cheaper.
 */
less: Array<Less>, };

export type Less = { 
/**
 * What it is.
 */
cause: Cause, 
/**
 * Cards less.
 */
n: number, };

export type Building = { 
/**
 * The building.
 */
kind: Kind, 
/**
 * The place it goes over.
 */
over: number | null, 
/**
 * The printed cost.
 */
printed: number, 
/**
 * The whole cost; with the Library where that is still to be chosen.
 */
cost: number, 
/**
 * What makes it cheaper.
 */
less: Array<Less>, };

export type Sale = { 
/**
 * The building on which the good lies.
 */
kind: Kind, 
/**
 * Cards drawn for it.
 */
price: number, };

export type Extra = { 
/**
 * The building.
 */
kind: Kind, 
/**
 * How many goods must be sold.
 */
sold: number, };

export type PriceRange = { 
/**
 * Whether a card lies open now.
 */
open: boolean, 
/**
 * The card that lies open, or lay open last.
 */
last: [number, number, number, number, number] | null, 
/**
 * The card that comes next, where that is known (S18.7).
 */
next: [number, number, number, number, number] | null, 
/**
 * The lowest price of each good on the five cards.
 */
least: [number, number, number, number, number], 
/**
 * The highest.
 */
most: [number, number, number, number, number], };

export const ROLES: Role[] = ["builder", "producer", "trader", "councillor", "prospector"];
