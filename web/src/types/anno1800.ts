// Made from the Rust types by `cargo xtask types`. Do not edit.

import type { Outcome, Seat } from '.';

export type Resource = "timber" | "grain" | "potatoes" | "pigs" | "wool" | "coal" | "bricks" | "goods" | "steel_beams" | "sails" | "beer" | "bread" | "brass" | "windows" | "champagne" | "schnapps" | "glass" | "glasses" | "pocket_watches" | "sewing_machines" | "cotton_fabric" | "coffee" | "sausages" | "soap" | "fur_coats" | "dynamite" | "weapons" | "rum" | "cigars" | "chocolate" | "canned_meat" | "work_clothes" | "steam_motors" | "steam_carriages" | "penny_farthings" | "light_bulbs" | "gramophones" | "advanced_weapons" | "cotton" | "sugar_cane" | "coffee_beans" | "cocoa" | "tobacco" | "rubber";

export type Tier = "farmer" | "worker" | "artisan" | "engineer" | "investor";

export type Token = "sawmill_w" | "charcoal_kiln_w" | "brickworks_w" | "brewery" | "bakery" | "brass_foundry" | "window_factory" | "champagne_cellar" | "shipyard1" | "shipyard2" | "shipyard3" | "warehouse_w" | "steelworks_w" | "sailmakers_w" | "schnapps_distillery" | "glassworks" | "spectacle_factory" | "clockmakers" | "sewing_machine_factory" | "merchant1" | "merchant2" | "merchant3" | "cotton_mill_a" | "cotton_mill_w" | "coffee_roasters" | "sausage_factory" | "soap_factory" | "fur_dealer" | "dynamite_factory" | "weapons_factory" | "exploration1" | "exploration2" | "exploration3" | "rum_distillery" | "cigar_factory" | "chocolate_factory" | "cannery" | "work_clothes_factory" | "motor_factory" | "steam_carriage_factory" | "penny_farthing_factory" | "light_bulb_factory" | "gramophone_factory" | "heavy_weapons_factory" | "sawmill" | "grain_farm" | "potato_farm" | "pig_farm" | "sheep_farm" | "charcoal_kiln" | "brickworks" | "warehouse" | "steelworks" | "sailmakers";

export type Terrain = "land" | "coast" | "sea";

export type Naval = "trade" | "exploration";

export type Deck = "fw" | "aei" | "nw";

export type CardKind = string;

export type OldIsland = "OWI01" | "OWI02" | "OWI03" | "OWI04" | "OWI05" | "OWI06" | "OWI07" | "OWI08" | "OWI09" | "OWI10" | "OWI11" | "OWI12";

export type NewIsland = "NWI01" | "NWI02" | "NWI03" | "NWI04" | "NWI05" | "NWI06" | "NWI07" | "NWI08";

export type Expedition = "EXP_AA" | "EXP_AE" | "EXP_AI" | "EXP_EA" | "EXP_EE" | "EXP_EI" | "EXP_IA" | "EXP_IE" | "EXP_II";

export type Objective = "alonso_graves" | "aarhant" | "the_editor" | "beryl_omara" | "carl_leonard_von_malching" | "eli_bleakworth" | "the_queen" | "edvard_goode" | "willie_wibblesock" | "princess_qing" | "hannah_goode" | "university" | "worlds_fair" | "madame_kahina" | "the_tourist" | "zoo" | "museum" | "bente_jorgensen" | "isabel_sarmento" | "pyrphorian";

export type Action = "expand" | "play" | "swap" | "workforce" | "upgrade" | "old_world" | "new_world" | "expedition" | "festival";

export type Coin = "trade" | "temporary_trade" | "exploration" | "temporary_exploration";

export type Asker = "effect" | "the_editor";

export type Move = { "action": Action } | { "build": Token } | { "play": CardKind } | { "hire": Tier } | { "upgrade": Tier } | { "expeditions": number } | { "work": Spot } | { "trade": { resource: Resource, seat: Seat, } } | { "import": Resource } | { "exhaust": Tier } | "later" | { "spend": Coin } | { "place": Site } | { "raise": { tier: Tier, at: Whereabouts, } } | { "shift_end": { tier: Tier, at: Whereabouts, } } | { "remove": Spot } | { "activate": CardKind } | { "use": Objective } | { "return": CardKind } | "accept" | "decline" | "done" | "end";

export type Decision = "turn" | { "target": Action } | "pay" | { "spend": { kind: Naval, left: number, from: Coin, purpose: Purpose, } } | { "site": Token } | { "cube": Tier } | { "gain": { tier: Tier, more: number, } } | { "swap": { returned: [number, number, number], } } | { "return": { least: number, most: number, asker: Asker, } } | "over";

export type Purpose = "cost" | { "trade": { resource: Resource, seat: Seat, } } | { "import": Resource } | { "objective": Objective };

export type Object = "nothing" | { "token": Token } | { "card": CardKind } | { "cube": Tier } | { "upgrade": Tier } | "old_world" | "new_world" | { "expeditions": number };

export type Spot = { 
/**
 * What stands there.
 */
token: Token, 
/**
 * Which of several, from 0.
 */
copy: number, };

export type Site = { "free": Terrain } | { "over": Spot };

export type Whereabouts = "district" | "exhausted" | { "at": Spot };

export type Effect = { "cubes": { tier: Tier, count: number, } } | { "receive": { gold: number, trade: number, exploration: number, } } | { "expeditions": number } | { "resource": Array<Resource> } | { "upgrades": { from: Tier, count: number, } } | "action" | { "return": number };

export type Bonus = { "effect": Effect } | { "printed": Token };

export type Cost = { 
/**
 * One of each of these.
 */
resources: Array<Resource>, 
/**
 * One cube of each of these tiers, to be exhausted (A4.1).
 */
cubes: Array<Tier>, 
/**
 * Trade tokens.
 */
trade: number, 
/**
 * Exploration tokens.
 */
exploration: number, 
/**
 * Gold: where a card stack is empty (A15.4).
 */
gold: number, };

export type Event = { "event": "dealt", objectives: Array<Objective>, first: Seat, } | { "event": "turn", seat: Seat, round: number, last: boolean, } | { "event": "action", seat: Seat, action: Action, } | { "event": "announced", seat: Seat, kind: CardKind, } | { "event": "worked", seat: Seat, token: Token, tier: Tier, field: number, place: number, } | { "event": "traded", seat: Seat, partner: Seat, resource: Resource, gold: number, } | { "event": "imported", seat: Seat, resource: Resource, island: NewIsland, place: number, } | { "event": "received", seat: Seat, kind: CardKind, resource: Resource, } | { "event": "spent", seat: Seat, tokens: Spent, purpose: Purpose, } | { "event": "exhausted", seat: Seat, tier: Tier, } | { "event": "shift_end", seat: Seat, tier: Tier, at: Whereabouts, field: number | null, gold: number, } | { "event": "paid_gold", seat: Seat, gold: number, objective: Objective | null, } | { "event": "built", seat: Seat, token: Token, field: number, over: Token | null, back: boolean, cubes: Array<Tier>, aboard: number, ashore: number, } | { "event": "removed", seat: Seat, token: Token, field: number, uncovered: Token | null, cubes: Array<Tier>, aboard: number, ashore: number, } | { "event": "played", seat: Seat, kind: CardKind, } | { "event": "activated", seat: Seat, kind: CardKind, effect: Effect, } | { "event": "turned_down", seat: Seat, kind: CardKind, } | { "event": "used", seat: Seat, objective: Objective, } | { "event": "gained", seat: Seat, tier: Tier, } | { "event": "declined", seat: Seat, tier: Tier, } | { "event": "raised", seat: Seat, tier: Tier, at: Whereabouts, field: number | null, free: boolean, } | { "event": "drew", seat: Seat, deck: Deck, count: number, cards: Array<CardKind> | null, } | { "event": "returned", seat: Seat, deck: Deck, card: CardKind | null, } | { "event": "old_world", seat: Seat, island: OldIsland, place: number, aboard: number, } | { "event": "lapsed", seat: Seat, effect: Effect, } | { "event": "new_world", seat: Seat, island: NewIsland, place: number, } | { "event": "expeditions", seat: Seat, count: number, cards: Array<Expedition> | null, } | { "event": "gift", seat: Seat, gold: number, trade: number, exploration: number, } | { "event": "more_actions", seat: Seat, } | { "event": "festival", seat: Seat, from: Homecoming, } | { "event": "fireworks", seat: Seat, last_round: number, } | { "event": "ended", scores: Array<Score>, };

export type Spent = { 
/**
 * Trade tokens from ships.
 */
trade: number, 
/**
 * Trade tokens from cards.
 */
temporary_trade: number, 
/**
 * Exploration tokens from ships.
 */
exploration: number, 
/**
 * Exploration tokens from cards.
 */
temporary_exploration: number, };

export type Homecoming = { 
/**
 * Cubes at work: the field and their tiers.
 */
working: Array<[number, Array<Tier>]>, 
/**
 * Cubes in the exhausted area, by tier.
 */
exhausted: [number, number, number, number, number], 
/**
 * Trade tokens that came back to ships.
 */
trade: number, 
/**
 * Exploration tokens that came back to ships.
 */
exploration: number, 
/**
 * Trade tokens on cards, which went to the supply (A20.2).
 */
temporary_trade: number, 
/**
 * Exploration tokens on cards, which went to the supply (A20.2).
 */
temporary_exploration: number, };

export type Refusal = { "why": "game_over" } | { "why": "not_your_turn", seat: Seat, } | { "why": "other_question", asked: Decision, } | { "why": "no_action_left" } | { "why": "act_first" } | { "why": "nothing_possible", action: Action, } | { "why": "cannot_pay", lack: Lack, } | { "why": "cost_becomes_unpayable" } | { "why": "action_becomes_impossible", action: Action, } | { "why": "sold_out", token: Token, } | { "why": "only_printed", token: Token, } | { "why": "owned_already", token: Token, } | { "why": "one_token_each", token: Token, } | { "why": "no_yard", token: Token, owned: boolean, } | { "why": "no_tokens_in_supply", token: Token, naval: Naval, need: number, left: number, } | { "why": "four_islands", action: Action, } | { "why": "stack_empty", action: Action, } | { "why": "three_at_most", action: Action, } | { "why": "no_cube_in_supply", tier: Tier, } | { "why": "no_such_cube", tier: Tier, at: Whereabouts, } | { "why": "highest_tier" } | { "why": "not_in_hand", kind: CardKind, } | { "why": "being_played", kind: CardKind, } | { "why": "swap_stack_empty", deck: Deck, } | { "why": "too_many_cards", asked: Decision, } | { "why": "more_cards", least: number, } | { "why": "editors_card" } | { "why": "nothing_swapped" } | { "why": "one_to_three", count: number, } | { "why": "no_such_token", spot: Spot, } | { "why": "no_industry", token: Token, } | { "why": "not_due", resource: Resource, } | { "why": "not_this_line", resource: Resource, } | { "why": "cube_not_due", tier: Tier, } | { "why": "no_workplace", token: Token, } | { "why": "none_in_district", tier: Tier, } | { "why": "partner_lacks", resource: Resource, seat: Seat, } | { "why": "own_seat" } | { "why": "traded_already", resource: Resource, } | { "why": "never_traded", resource: Resource, } | { "why": "not_on_islands", resource: Resource, } | { "why": "too_few_tokens", resource: Resource, price: number, } | { "why": "no_such_coin", coin: Coin, } | { "why": "coin_order", coin: Coin, } | { "why": "nothing_later" } | { "why": "does_not_fit", token: Token, site: Site, } | { "why": "no_free_field", site: Site, } | { "why": "must_replace", token: Token, over: Token, } | { "why": "no_removal" } | { "why": "printed", token: Token, } | { "why": "yard_in_use" } | { "why": "not_used", tier: Tier, } | { "why": "shift_end_gold", gold: number, have: number, } | { "why": "cube_gold", gold: number, have: number, } | { "why": "as_a_whole" } | { "why": "not_ready", kind: CardKind, } | { "why": "too_late", kind: CardKind, } | { "why": "no_use", kind: CardKind, } | { "why": "no_cost_asks_for_it", kind: CardKind, } | { "why": "not_laid_out", objective: Objective, } | { "why": "no_effect", objective: Objective, } | { "why": "used_already", objective: Objective, } | { "why": "objective_price", objective: Objective, } | { "why": "no_free_upgrade", tier: Tier, };

export type Lack = { "lack": "nobody_makes", resource: Resource, } | { "lack": "workplaces_busy", resource: Resource, gold: number, have: number, } | { "lack": "no_worker", resource: Resource, tier: Tier, gold: number, have: number, } | { "lack": "none_of_tier", resource: Resource, tier: Tier, } | { "lack": "too_few_tokens", resource: Resource, price: number, have: number, } | { "lack": "traded_already", resource: Resource, } | { "lack": "no_island", resource: Resource, } | { "lack": "no_cube", tier: Tier, } | { "lack": "cube_used", tier: Tier, gold: number, have: number, } | { "lack": "trade_tokens", need: number, have: number, } | { "lack": "exploration_tokens", need: number, have: number, } | { "lack": "gold", need: number, have: number, } | { "lack": "together", gold: number, tokens: number, } | { "lack": "together_both", gold: number, tokens: number, } | { "lack": "activate_first", kind: CardKind, } | { "lack": "use_first", objective: Objective, };

export type Score = { 
/**
 * Played population cards (A24.1).
 */
cards: number, 
/**
 * Expedition cards (A24.2).
 */
expeditions: number, 
/**
 * Gold (A24.3).
 */
gold: number, 
/**
 * The fireworks token (A24.4).
 */
fireworks: number, 
/**
 * The five objective cards, in the order in which they are laid out (A24.5).
 */
objectives: [number, number, number, number, number], 
/**
 * Construction tokens, for ties (A25.1).
 */
tokens: number, 
/**
 * Hand cards, for ties (A25.1).
 */
hand: number, };

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
 * For each hand the cards the viewer knows: all of the own one, and those of others that he put under a stack.
 */
hands: [Array<CardKind>, Array<CardKind>, Array<CardKind>, Array<CardKind>], 
/**
 * The stacks from the bottom, as far as the viewer knows what lies there: what he put under them.
 */
fw: Array<CardKind | null>, 
/**
 * As `fw`.
 */
aei: Array<CardKind | null>, 
/**
 * As `fw`.
 */
nw: Array<CardKind | null>, 
/**
 * The viewer's own expedition cards; everybody's once the game is over.
 */
expeditions: [Array<Expedition>, Array<Expedition>, Array<Expedition>, Array<Expedition>], };

export type Board = { 
/**
 * What was chosen before the game.
 */
setup: string, 
/**
 * The five objective cards (A1.5).
 */
objectives: [Objective, Objective, Objective, Objective, Objective], 
/**
 * The round, from 1 (A2.1).
 */
round: number, 
/**
 * Who began.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
actor: Seat, 
/**
 * What is asked, the innermost last; the first is always the turn, or that the game is over.
 */
stack: Array<Decision>, 
/**
 * What happens in this turn.
 */
turn: Turn, 
/**
 * The players, by seat.
 */
players: [Player, Player, Player, Player], 
/**
 * Tokens of each kind on the gameboard.
 */
tokens: Array<number>, 
/**
 * What is left to take.
 */
supply: Supply, 
/**
 * Cards in the three stacks.
 */
cards: [number, number, number], 
/**
 * Cards in the expedition stack.
 */
expeditions: number, 
/**
 * Islands in the two stacks.
 */
old_world: number, 
/**
 * Islands in the two stacks.
 */
new_world: number, 
/**
 * Population cards that were played, in order (A12.2).
 */
played: Array<Played>, 
/**
 * Who took the fireworks (A23.1).
 */
fireworks: Seat | null, 
/**
 * The last round, once it is known (A23.2).
 */
last_round: number | null, };

export type Played = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * Which card.
 */
kind: CardKind, 
/**
 * Whether it lies face up, its effect not used yet (A13.1).
 */
ready: boolean, };

export type Turn = { 
/**
 * Actions that can still be begun (A2.5).
 */
actions: number, 
/**
 * Whether an action was begun: only then can the turn end (A2.8).
 */
acted: boolean, 
/**
 * Resources traded this turn (A6.6).
 */
traded: Array<Resource>, 
/**
 * Objective cards used this turn (A21.2).
 */
used: Array<Objective>, 
/**
 * Free upgrades, by the tier they start from (A22.6, R65).
 */
upgrades: [number, number, number, number], 
/**
 * The action under way, as far as it can go on.
 */
doing: Doing, 
/**
 * How many own tokens may still be removed in this Expand action; 255 is any number (A8.6).
 */
removals: number, 
/**
 * How many of the cards played last were played in this turn (A22.8).
 */
laid: number, 
/**
 * What is being paid for.
 */
object: Object, 
/**
 * What of it is still to be paid.
 */
due: Cost, 
/**
 * The resource to pay next, if not the first (A4.3).
 */
line: Resource | null, };

export type Doing = "nothing" | { "ships": [number, number, number] } | { "workforce": number } | { "upgrades": number };

export type Supply = { 
/**
 * Cubes by tier.
 */
cubes: [number, number, number, number, number], 
/**
 * Gold.
 */
gold: number, 
/**
 * Trade tokens.
 */
trade: number, 
/**
 * Exploration tokens.
 */
exploration: number, };

export type Fleet = { 
/**
 * On ships.
 */
ready: number, 
/**
 * In the exhausted area.
 */
exhausted: number, 
/**
 * On cards, to be spent once (A22.2).
 */
temporary: number, };

export type Field = { 
/**
 * The token built there.
 */
built: Token | null, 
/**
 * The cubes on its workplaces, the lower tier last, empty places at the end.
 */
work: [Tier | null, Tier | null], };

export type Player = { 
/**
 * The fields of the home island, then of each Old World island; beyond those there are none.
 */
fields: Array<Field>, 
/**
 * Old World islands in the order of their fields.
 */
old_world: Array<OldIsland>, 
/**
 * New World islands.
 */
new_world: Array<NewIsland>, 
/**
 * Cubes in the districts.
 */
cubes: [number, number, number, number, number], 
/**
 * Cubes in the exhausted area.
 */
exhausted: [number, number, number, number, number], 
/**
 * Gold.
 */
gold: number, 
/**
 * Trade tokens.
 */
trade: Fleet, 
/**
 * Exploration tokens.
 */
exploration: Fleet, 
/**
 * Hand cards of each stack.
 */
hand: [number, number, number], 
/**
 * Expedition cards.
 */
expeditions: number, 
/**
 * What the visible industries make, by the tier that works there: a summary of `fields`.
 */
makes: [Array<Resource>, Array<Resource>, Array<Resource>, Array<Resource>], 
/**
 * The same of industries with a free workplace: a summary of `fields`.
 */
open: [Array<Resource>, Array<Resource>, Array<Resource>, Array<Resource>], 
/**
 * What the New World islands show: a summary of `new_world`.
 */
imports: Array<Resource>, };

export type Plan = { 
/**
 * What was to be saved.
 */
prefer: Prefer, 
/**
 * Resources in their order, then cubes, trade tokens, exploration tokens, gold.
 */
lines: Array<Line>, 
/**
 * What it comes to.
 */
totals: Totals, 
/**
 * The moves that pay, from the moment when the cost is open; what needs no answer is left out.
 */
moves: Array<Move>, };

export type Prefer = "tokens" | "cubes" | "gold";

export type Sum = { 
/**
 * Naval tokens of both kinds.
 */
tokens: number, 
/**
 * Gold, shift ends included.
 */
gold: number, 
/**
 * Cubes put to work or exhausted; one that serves twice counts twice.
 */
cubes: number, };

export type Source = { "work": { spot: Spot, room: Tier | null, } } | { "card": string } | "import" | { "trade": { seat: Seat, price: number, } } | "district" | "tokens" | "gold";

export type Part = { "resource": Resource } | { "cube": Tier } | { "trade": number } | { "exploration": number } | { "gold": number };

export type ShiftEnd = { 
/**
 * Its tier.
 */
tier: Tier, 
/**
 * Where it is.
 */
at: Whereabouts, 
/**
 * The price.
 */
gold: number, 
/**
 * Where else a cube of the tier could be taken from without any other change.
 */
or: Array<Whereabouts>, };

export type Way = { 
/**
 * Where it comes from.
 */
by: Source, 
/**
 * Shift ends that come right before: of the chosen way those of the plan, of another those it needs if it comes first.
 */
shift_ends: Array<ShiftEnd>, 
/**
 * The naval tokens it can be paid with; the first is what the plan takes (A5.4, A26.4).
 */
tokens: Array<Spent>, 
/**
 * What the whole cost comes to with this way and the best of the rest.
 */
sum: Sum, };

export type Line = { 
/**
 * What is paid.
 */
part: Part, 
/**
 * Every way.
 */
ways: Array<Way>, 
/**
 * Which of them the plan takes.
 */
chosen: number, };

export type Means = { 
/**
 * Trade tokens, temporary ones included.
 */
trade: number, 
/**
 * Exploration tokens, temporary ones included.
 */
exploration: number, 
/**
 * Gold.
 */
gold: number, };

export type Totals = { 
/**
 * Tokens, gold and cubes as the plan counts them.
 */
sum: Sum, 
/**
 * Cubes put to work or exhausted, by tier.
 */
cubes: [number, number, number, number, number], 
/**
 * Naval tokens.
 */
spent: Spent, 
/**
 * Before paying.
 */
before: Means, 
/**
 * After paying.
 */
after: Means, 
/**
 * Gold that each seat receives for trades (A6.5).
 */
receives: Array<number>, };

export type Wish = { 
/**
 * The resource.
 */
resource: Resource, 
/**
 * Its source.
 */
by: Source, };

export type PlanWish = { 
/**
 * What to save first.
 */
prefer: Prefer, 
/**
 * The sources that somebody insists on.
 */
wishes: Array<Wish>, 
/**
 * Parts of an action that are to be planned together instead: then each has its own sources.
 */
parts: Array<Wanted>, };

export type Wanted = { 
/**
 * What.
 */
object: Object, 
/**
 * The sources that somebody insists on.
 */
wishes: Array<Wish>, 
/**
 * The cube that shall rise, if it is there by then.
 */
rises: Whereabouts | null, };

export type Several = { 
/**
 * What was to be saved.
 */
prefer: Prefer, 
/**
 * The parts in the order that costs least: a new cube can work for the next one (A15.2).
 */
parts: Array<Taken>, 
/**
 * What they come to together.
 */
totals: Totals, 
/**
 * Cards that will be drawn from each stack (A15.3).
 */
draws: [number, number, number], 
/**
 * What could follow as a further part.
 */
next: Array<Reach>, };

export type Taken = { 
/**
 * Which of the wanted parts it is, from 0.
 */
wanted: number, 
/**
 * How it is paid when its turn comes, with the sources that leave enough for the other parts. The moves begin with what
 * names it and end when it is there; no move but the last draws a card.
 */
plan: Plan, 
/**
 * The cube that rises.
 */
rises: Whereabouts | null, 
/**
 * Where another cube of the tier could rise instead.
 */
or: Array<Whereabouts>, };

export type Facts = { 
/**
 * What is asked, if anything.
 */
asked: Decision | null, 
/**
 * Every player's fields.
 */
squares: Array<Array<Square>>, 
/**
 * What every player makes, and what it costs the others (A6.3).
 */
sales: Array<Array<Sale>>, 
/**
 * Everybody's points as far as they are shown.
 */
standings: Array<Standing>, 
/**
 * The 44 stacks of the gameboard, in its printed order.
 */
market: Array<Reach>, 
/**
 * The hand cards, each kind once.
 */
hand: Array<Reach>, 
/**
 * A new cube of each tier.
 */
workforce: Array<Reach>, 
/**
 * An upgrade of each tier but the last.
 */
upgrades: Array<Reach>, 
/**
 * The next Old World island.
 */
old_world: Reach | null, 
/**
 * The next New World island.
 */
new_world: Reach | null, 
/**
 * One, two and three expedition cards.
 */
expeditions: Array<Reach>, 
/**
 * How much each action could be about.
 */
actions: Array<Chances>, 
/**
 * Whether the effect that puts hand cards back takes exactly as many as it says, in this game (A22.8, D3).
 */
returns_exactly: boolean, 
/**
 * How many hand cards the viewer is asked for, where some are.
 */
pick: Pick | null, 
/**
 * The cubes that somebody is asked to take for gold.
 */
gain: Gain | null, 
/**
 * The cost that the viewer is asked to pay, with the best way to do it.
 */
payment: Payment | null, 
/**
 * What the viewer would lose by ending the turn now, though it could still be used.
 */
lapsing: Lapsing | null, 
/**
 * Points by where they come from, once the game is over (A24).
 */
scores: Array<Score> | null, 
/**
 * Points and places, once the game is over.
 */
outcome: Outcome | null, };

export type Square = { 
/**
 * What it is made of.
 */
terrain: Terrain, 
/**
 * What stands there.
 */
token: Token | null, 
/**
 * What is printed beneath a built token.
 */
covered: Token | null, 
/**
 * Whether what stands there was built.
 */
built: boolean, 
/**
 * How moves name it; equal ones have the same name.
 */
spot: Spot | null, };

export type Sale = { 
/**
 * The resource.
 */
resource: Resource, 
/**
 * Trade tokens for the others.
 */
price: number, };

export type Chances = { 
/**
 * The action.
 */
action: Action, 
/**
 * So many things with own means alone.
 */
now: number, 
/**
 * So many more by trade, New World or shift end.
 */
more: number, 
/**
 * A new action may have so many parts: ships (A11.2), swapped cards (A14.1), cubes (A15.1), upgrades (A16.1),
 * expedition cards (A19.1); one where it has no parts.
 */
most: number, 
/**
 * The action under way may have so many parts more; none where no further one can be had.
 */
further: number, };

export type Pick = { 
/**
 * At least so many.
 */
least: number, 
/**
 * At most so many.
 */
most: number, };

export type Gain = { 
/**
 * Its tier.
 */
tier: Tier, 
/**
 * Gold for it.
 */
gold: number, };

export type Payment = { 
/**
 * What is being paid for.
 */
object: Object, 
/**
 * How it is proposed: gold is spent only where nothing else pays.
 */
plan: Plan, };

export type Lapsing = { 
/**
 * Actions that can still be begun (A2.7).
 */
actions: number, 
/**
 * Whether free upgrades are left for a cube (A22.6).
 */
upgrades: boolean, 
/**
 * Played cards whose effect can be used.
 */
cards: Array<CardKind>, 
/**
 * Objective cards whose effect can be used.
 */
objectives: Array<Objective>, 
/**
 * No turn follows: whatever is left lapses.
 */
last: boolean, };

export type Reach = { 
/**
 * What.
 */
object: Object, 
/**
 * The parts of its cost, each as if it were all that is asked for.
 */
needs: Array<Needed>, 
/**
 * Naval tokens and gold that it takes besides those of the cost itself, in the best way that saves tokens first. None
 * if it cannot be paid.
 */
extra: Extra | null, 
/**
 * An industry that the viewer has already: another one could only cover it (A9.2, R16).
 */
owned: boolean, 
/**
 * What keeps it from being paid; empty if nothing does.
 */
lacks: Array<Lack>, 
/**
 * What keeps it from being had even if an action could be begun: its cost, or that there is none, no shipyard for it,
 * and so on.
 */
blocked: Refusal | null, 
/**
 * The moves that begin it now; none if it is refused or not the viewer's turn.
 */
moves: Array<Move>, 
/**
 * Why it cannot be begun now.
 */
refusal: Refusal | null, 
/**
 * The rule that says so.
 */
rule: string | null, };

export type Extra = { 
/**
 * Naval tokens.
 */
tokens: number, 
/**
 * Gold.
 */
gold: number, };

export type Needed = { 
/**
 * Which.
 */
part: Part, 
/**
 * Where it would come from; nothing if it cannot be had.
 */
by: Source | null, 
/**
 * Whether that takes naval tokens or gold which the cost itself does not ask for.
 */
extra: Extra, };

export type Standing = { 
/**
 * Points as things stand.
 */
points: number, 
/**
 * The same by where they come from.
 */
score: Score, 
/**
 * There may be more: expedition cards that the viewer does not see.
 */
at_least: boolean, 
/**
 * The five objective cards, in the order in which they are laid out.
 */
objectives: [ObjectiveStanding, ObjectiveStanding, ObjectiveStanding, ObjectiveStanding, ObjectiveStanding], };

export type ObjectiveStanding = { 
/**
 * Points; none if that depends on cards the viewer does not see.
 */
points: number | null, 
/**
 * How many of what a majority card counts (A26.11 to A26.15).
 */
count: number | null, };

export const RESOURCES: Resource[] = ["timber", "grain", "potatoes", "pigs", "wool", "coal", "bricks", "goods", "steel_beams", "sails", "beer", "bread", "brass", "windows", "champagne", "schnapps", "glass", "glasses", "pocket_watches", "sewing_machines", "cotton_fabric", "coffee", "sausages", "soap", "fur_coats", "dynamite", "weapons", "rum", "cigars", "chocolate", "canned_meat", "work_clothes", "steam_motors", "steam_carriages", "penny_farthings", "light_bulbs", "gramophones", "advanced_weapons", "cotton", "sugar_cane", "coffee_beans", "cocoa", "tobacco", "rubber"];

export const DECKS: Deck[] = ["fw", "aei", "nw"];

export const TIERS: Tier[] = ["farmer", "worker", "artisan", "engineer", "investor"];

export const TOKENS: Token[] = ["sawmill_w", "charcoal_kiln_w", "brickworks_w", "brewery", "bakery", "brass_foundry", "window_factory", "champagne_cellar", "shipyard1", "shipyard2", "shipyard3", "warehouse_w", "steelworks_w", "sailmakers_w", "schnapps_distillery", "glassworks", "spectacle_factory", "clockmakers", "sewing_machine_factory", "merchant1", "merchant2", "merchant3", "cotton_mill_a", "cotton_mill_w", "coffee_roasters", "sausage_factory", "soap_factory", "fur_dealer", "dynamite_factory", "weapons_factory", "exploration1", "exploration2", "exploration3", "rum_distillery", "cigar_factory", "chocolate_factory", "cannery", "work_clothes_factory", "motor_factory", "steam_carriage_factory", "penny_farthing_factory", "light_bulb_factory", "gramophone_factory", "heavy_weapons_factory", "sawmill", "grain_farm", "potato_farm", "pig_farm", "sheep_farm", "charcoal_kiln", "brickworks", "warehouse", "steelworks", "sailmakers"];

export const ACTIONS: Action[] = ["expand", "play", "swap", "workforce", "upgrade", "old_world", "new_world", "expedition", "festival"];

export const OBJECTIVES: Objective[] = ["alonso_graves", "aarhant", "the_editor", "beryl_omara", "carl_leonard_von_malching", "eli_bleakworth", "the_queen", "edvard_goode", "willie_wibblesock", "princess_qing", "hannah_goode", "university", "worlds_fair", "madame_kahina", "the_tourist", "zoo", "museum", "bente_jorgensen", "isabel_sarmento", "pyrphorian"];
