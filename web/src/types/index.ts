// Made from the Rust types by `cargo xtask types`. Do not edit.

export type Seat = number;

export type Then = "open" | "passes" | "reveals";

export type Message<E, V, M, R> = { 
/**
 * The version that this message continues from. It is 0 if too much has happened since to be sent at once; the client
 * must then discard what it knew.
 */
since: number, 
/**
 * One for the deal plus one for each final move. The client sends it with its next request.
 */
version: number, 
/**
 * What became final since then, as far as this viewer may know; moves with nothing to show are left out.
 */
chapters: Array<Chapter<E>>, 
/**
 * How many chapters since then came before these and are left out.
 */
left_out: number, 
/**
 * What the viewer's own open moves did. Each message repeats all of it.
 */
open: Array<E>, 
/**
 * How many of the viewer's own moves can be taken back.
 */
undo: number, 
/**
 * What this viewer may see of the position.
 */
view: V, 
/**
 * The seat whose decision it is, as far as this viewer may know.
 */
decider: Seat | null, 
/**
 * The legal moves, for the deciding seat only.
 */
legal: Array<Legal<M>>, 
/**
 * Actions that the deciding seat might want, each allowed or refused.
 */
offers: Array<Offer<M, R>>, };

export type Chapter<E> = { 
/**
 * The version that it led to.
 */
version: number, 
/**
 * What happened.
 */
events: Array<E>, };

export type Legal<M> = { 
/**
 * The move.
 */
move: M, 
/**
 * What follows: whether the move can be taken back.
 */
then: Then, };

export type Offer<M, R> = { 
/**
 * The move.
 */
move: M, 
/**
 * Why not, if not.
 */
refused: R | null, 
/**
 * The number of the rule that says no.
 */
rule: string | null, };

export type Me = { 
/**
 * What others call this guest.
 */
name: string, 
/**
 * Whether the guest chose that name; otherwise the server did.
 */
named: boolean, 
/**
 * The language of the client, if one was chosen: en, fr, de or it.
 */
language: string | null, };

export type MeChange = { 
/**
 * 1 to 24 characters on one line.
 */
name?: string, 
/**
 * en, fr, de or it.
 */
language?: string, };

export type GameInfo = { 
/**
 * Its name in requests.
 */
name: string, 
/**
 * The possible numbers of players.
 */
players: Array<number>, 
/**
 * The options that can be chosen before the game.
 */
options: Array<OptionInfo>, 
/**
 * The computer players, the strongest last.
 */
bots: Array<BotInfo>, };

export type OptionInfo = { 
/**
 * Its name.
 */
key: string, 
/**
 * Its possible values.
 */
values: Array<string>, 
/**
 * Its value if nothing is chosen; null if that is drawn by lot or follows from other choices.
 */
default: string | null, 
/**
 * Whether it is drawn by lot where nothing is chosen: which seat begins.
 */
by_lot: boolean, 
/**
 * It can also be a combination of these.
 */
some: SomeOf | null, 
/**
 * If its default depends on another option: on which one, and how.
 */
follows: Follows | null, };

export type SomeOf = { 
/**
 * How many values.
 */
count: number, 
/**
 * The values to combine.
 */
of: Array<string>, };

export type Follows = { 
/**
 * The option it depends on.
 */
option: string, 
/**
 * The default for each of its values.
 */
values: { [key in string]: string }, };

export type BotInfo = { 
/**
 * Its name in requests.
 */
name: string, 
/**
 * This server's machine is slow for it: lately it needed more than two seconds for a question.
 */
slow: boolean, };

export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * The chosen options; the game's defaults apply to the others.
 */
options: { [key in string]: string }, 
/**
 * Who sits where: one entry for each person or computer player.
 */
seats: Array<NewSeat>, 
/**
 * Continues a recorded game; then no options can be chosen.
 */
record?: RecordPart, };

export type RecordPart = { 
/**
 * Its record: see `docs/records.md`.
 */
text: string, 
/**
 * How many of its moves are already played, and final.
 */
moves: number, };

export type NewSeat = { 
/**
 * Who decides for the seat.
 */
kind: SeatKind, 
/**
 * 1 to 24 characters on one line; if left out, the server chooses a name.
 */
name?: string, 
/**
 * Which computer player; if left out, the middle one of those that are offered.
 */
bot?: string, };

export type SeatKind = "me" | "person" | "bot";

export type Created = { 
/**
 * Its id.
 */
id: string, };

export type ServerStatus = { 
/**
 * Storage is low: no new guest or table is accepted. Running games continue.
 */
storage_low: boolean, };

export type TableInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The setup, in the notation of records.
 */
setup: string, 
/**
 * The options chosen when the table was opened.
 */
options: { [key in string]: string }, 
/**
 * The commitment to the deal, a SHA-256: see `docs/records.md`.
 */
commitment: string, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The deciding seat; null when the game is not running.
 */
decider: number | null, 
/**
 * Whether this guest decides.
 */
your_turn: boolean, 
/**
 * Whether its game is running.
 */
state: TableState, 
/**
 * Whether it can be opened here: the server has the game and can replay the rules under which it was begun.
 */
playable: boolean, 
/**
 * The result, once the game is over; if it was stopped, the score at that moment.
 */
outcome: Outcome | null, 
/**
 * What each seat has built, by the names of the client's drawings; empty where that is not known.
 */
towns: Array<Array<string>>, 
/**
 * What the deciding seat is asked, by a name of the game's own; null where that is not known.
 */
asks: string | null, 
/**
 * When the table was opened, in seconds since 1970.
 */
created: number, 
/**
 * When something last happened, in seconds since 1970.
 */
touched: number, };

export type SeatInfo = { 
/**
 * The name.
 */
name: string, 
/**
 * The computer player that decides, if one does.
 */
bot: string | null, 
/**
 * Whether the seat is, or was, this guest's.
 */
mine: boolean, 
/**
 * Whether somebody gave the seat up.
 */
resigned: boolean, };

export type TableState = "running" | "finished" | "stopped";

export type Outcome = { 
/**
 * Points of each seat.
 */
points: Array<number>, 
/**
 * Place of each seat, 1 for the winner; ties share a place.
 */
places: Array<number>, };

export type ErrorBody = { 
/**
 * What went wrong.
 */
error: ErrorInfo, };

export type ErrorInfo = { 
/**
 * A code for programs.
 */
code: string, 
/**
 * What is wrong and how to correct it, in English.
 */
text: string, 
/**
 * Figures and names that go with it.
 */
detail?: unknown, };

export type ClientMessage = { "type": "since", 
/**
 * The last version it was sent; 0 if none.
 */
version: number, 
/**
 * One of the guest's seats; null while the curtain is down.
 */
look: Seat | null, } | { "type": "look", 
/**
 * One of the guest's seats; null lowers the curtain.
 */
seat: Seat | null, } | { "type": "step", 
/**
 * Chosen by the client: a request with the same id is done only once.
 */
id: string, 
/**
 * The seat that plays.
 */
seat: Seat, 
/**
 * The last `message.version` that the client was sent.
 */
version: number, 
/**
 * The last `message.undo` that it was sent.
 */
open: number, 
/**
 * The moves, in the game's own form.
 */
moves: Array<unknown>, } | { "type": "undo", 
/**
 * Chosen by the client: a request with the same id is done only once.
 */
id: string, 
/**
 * The seat that takes its move back.
 */
seat: Seat, 
/**
 * The last `message.version` that the client was sent.
 */
version: number, 
/**
 * The last `message.undo` that it was sent.
 */
open: number, } | { "type": "reset", 
/**
 * Chosen by the client: a request with the same id is done only once.
 */
id: string, 
/**
 * The seat that takes its moves back.
 */
seat: Seat, 
/**
 * The last `message.version` that the client was sent.
 */
version: number, 
/**
 * The last `message.undo` that it was sent.
 */
open: number, } | { "type": "resign", 
/**
 * Chosen by the client: a request with the same id is done only once.
 */
id: string, 
/**
 * The seat to give up.
 */
seat: Seat, } | { "type": "preview", 
/**
 * Returned with the answer.
 */
id: string, 
/**
 * The seat that asks.
 */
seat: Seat, 
/**
 * The moves, in the game's own form.
 */
moves: Array<unknown>, } | { "type": "hint", 
/**
 * Returned with the answer.
 */
id: string, 
/**
 * The seat that asks.
 */
seat: Seat, } | { "type": "plan", 
/**
 * Returned with the answer.
 */
id: string, 
/**
 * The seat that asks.
 */
seat: Seat, 
/**
 * What the player wishes, in the game's own form.
 */
wish: unknown, } | { "type": "earlier", 
/**
 * Returned with the answer.
 */
id: string, 
/**
 * The version of the first chapter that the client knows.
 */
before: number, } | { "type": "ping", };

export type ServerMessage<E, V, M, R, F, P> = { "type": "hello", 
/**
 * [`PROTOCOL`].
 */
protocol: number, 
/**
 * The table.
 */
table: TableInfo, } | { "type": "update", 
/**
 * The seat it is for; null while the curtain is down.
 */
viewer: Seat | null, 
/**
 * The game's message for this viewer.
 */
message: Message<E, V, M, R>, 
/**
 * What follows from the view by the rules.
 */
facts: F, } | { "type": "table", 
/**
 * The table.
 */
table: TableInfo, } | { "type": "done", 
/**
 * The id of the request.
 */
id: string, } | { "type": "refused", 
/**
 * The id of the request.
 */
id: string, 
/**
 * Why the rules forbid it, if they do.
 */
refusal: R | null, 
/**
 * The number of the rule.
 */
rule: string | null, 
/**
 * The index of the move it is about, in the order of the rules, from 0.
 */
index: number | null, 
/**
 * A code for programs.
 */
code: string, 
/**
 * What is wrong and how to correct it, in English.
 */
text: string, } | { "type": "preview", 
/**
 * The id of the request.
 */
id: string, 
/**
 * How many of the moves are shown: none that would draw something.
 */
shown: number, 
/**
 * What follows from the whole step.
 */
then: Then, 
/**
 * What the seat would see.
 */
view: V, 
/**
 * What follows from the view by the rules.
 */
facts: F, } | { "type": "hint", 
/**
 * The id of the request.
 */
id: string, 
/**
 * The computer player.
 */
bot: string, 
/**
 * Its moves, up to the first that could not be taken back.
 */
moves: Array<M>, } | { "type": "earlier", 
/**
 * The id of the request.
 */
id: string, 
/**
 * The last chapters before that version.
 */
chapters: Array<Chapter<E>>, 
/**
 * How many came before these.
 */
left_out: number, } | { "type": "plan", 
/**
 * The id of the request.
 */
id: string, 
/**
 * The plan; null if none fulfils the wish, or nothing is to be paid.
 */
plan: P | null, };

export type Notice = { "type": "pong", } | { "type": "error", 
/**
 * A code for programs.
 */
code: string, 
/**
 * What is wrong and how to correct it, in English.
 */
text: string, 
/**
 * The id of the request, if it had one.
 */
id?: string, };

export const PROTOCOL = 2;

export const LONGEST_NAME = 24;
