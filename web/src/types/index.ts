// Made from the Rust types by `cargo xtask types`. Do not edit.

export type Seat = number;

export type Then = "open" | "passes" | "reveals";

export type Message<E, V, M, R> = { 
/**
 * The version it continues from. It is 0 if too much happened since to be told at once: then the viewer knows nothing
 * but what is told here.
 */
since: number, 
/**
 * One for the deal and one for each final move: what to ask with the next time.
 */
version: number, 
/**
 * What became final since then, as this viewer may know it; moves of which there is nothing to tell are left out.
 */
chapters: Array<Chapter<E>>, 
/**
 * So many chapters since then come before these and are left out.
 */
left_out: number, 
/**
 * What the viewer's own moves did that can still be taken back. Each message tells all of it anew.
 */
open: Array<E>, 
/**
 * How many own moves can be taken back.
 */
undo: number, 
/**
 * What this viewer may know.
 */
view: V, 
/**
 * Whose decision it is, as far as this viewer may know.
 */
decider: Seat | null, 
/**
 * The legal moves, for the seat that decides.
 */
legal: Array<Legal<M>>, 
/**
 * Things the deciding seat might want, allowed or refused.
 */
offers: Array<Offer<M, R>>, };

export type Chapter<E> = { 
/**
 * The version that it made.
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
 * What it leads to.
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
 * Whether the guest chose that name; otherwise it was given.
 */
named: boolean, 
/**
 * The language of the client, where one was chosen: en, fr, de or it.
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
 * The name by which tables ask for it.
 */
name: string, 
/**
 * How many may play.
 */
players: Array<number>, 
/**
 * What can be chosen before the game.
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
 * What it can be.
 */
values: Array<string>, 
/**
 * What it is where nothing is chosen; null where that is drawn by lot or follows from other choices.
 */
default: string | null, 
/**
 * Whether it is drawn by lot where nothing is chosen: which seat begins.
 */
by_lot: boolean, 
/**
 * Besides, it can be some of these.
 */
some: SomeOf | null, 
/**
 * Where another choice decides what it is if nothing is chosen: which, and what follows from it.
 */
follows: Follows | null, };

export type SomeOf = { 
/**
 * How many.
 */
count: number, 
/**
 * Of these.
 */
of: Array<string>, };

export type Follows = { 
/**
 * The other option.
 */
option: string, 
/**
 * For each of its values.
 */
values: { [key in string]: string }, };

export type BotInfo = { 
/**
 * The name by which seats ask for it.
 */
name: string, };

export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * What was chosen; what is left out is as the game says.
 */
options: { [key in string]: string }, 
/**
 * Who sits where: as many seats as people and computer players.
 */
seats: Array<NewSeat>, 
/**
 * Goes on with a game that was played before; then nothing can be chosen.
 */
record?: RecordPart, };

export type RecordPart = { 
/**
 * Its record: see `docs/records.md`.
 */
text: string, 
/**
 * So many of its moves are played already, and final.
 */
moves: number, };

export type NewSeat = { 
/**
 * Who decides for the seat.
 */
kind: SeatKind, 
/**
 * 1 to 24 characters on one line; otherwise a name is given.
 */
name?: string, 
/**
 * Which computer player; otherwise the strongest.
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
 * There is too little room for anything new: no guest and no table is taken. Games that run go on.
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
 * What is played, as records write it.
 */
setup: string, 
/**
 * What was chosen when the table was opened.
 */
options: { [key in string]: string }, 
/**
 * The SHA-256 that promises the deal: see `docs/records.md`.
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
 * The seat that decides; nobody's when the game does not run.
 */
decider: number | null, 
/**
 * Whether this guest decides.
 */
your_turn: boolean, 
/**
 * Whether it runs.
 */
state: TableState, 
/**
 * Whether it can be opened here: the server has the game, and can replay the version of the rules under which it was begun.
 */
playable: boolean, 
/**
 * The result, once the game is over; where it was stopped, what it would have been then.
 */
outcome: Outcome | null, 
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
 * Place of each seat, 1 for the winner; equal places are shared.
 */
places: Array<number>, };

export type ErrorBody = { 
/**
 * What went wrong.
 */
error: ErrorInfo, };

export type ErrorInfo = { 
/**
 * A name for programs.
 */
code: string, 
/**
 * What is wrong and what would be right, in English.
 */
text: string, 
/**
 * Figures and names that belong to it.
 */
detail?: unknown, };

export type ClientMessage = { "type": "since", 
/**
 * The last version it was told; 0 if nothing yet.
 */
version: number, 
/**
 * An own seat; null while the curtain is down.
 */
look: Seat | null, } | { "type": "look", 
/**
 * An own seat; null lowers the curtain.
 */
seat: Seat | null, } | { "type": "step", 
/**
 * Made by the client: the same id is done once.
 */
id: string, 
/**
 * The seat that plays.
 */
seat: Seat, 
/**
 * The last `message.version` that the client was told.
 */
version: number, 
/**
 * The last `message.undo` that it was told.
 */
open: number, 
/**
 * The moves, in the game's own form.
 */
moves: Array<unknown>, } | { "type": "undo", 
/**
 * Made by the client: the same id is done once.
 */
id: string, 
/**
 * The seat that takes back.
 */
seat: Seat, 
/**
 * The last `message.version` that the client was told.
 */
version: number, 
/**
 * The last `message.undo` that it was told.
 */
open: number, } | { "type": "reset", 
/**
 * Made by the client: the same id is done once.
 */
id: string, 
/**
 * The seat that takes back.
 */
seat: Seat, 
/**
 * The last `message.version` that the client was told.
 */
version: number, 
/**
 * The last `message.undo` that it was told.
 */
open: number, } | { "type": "resign", 
/**
 * Made by the client: the same id is done once.
 */
id: string, 
/**
 * The seat that is given up.
 */
seat: Seat, } | { "type": "preview", 
/**
 * Comes back with the answer.
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
 * Comes back with the answer.
 */
id: string, 
/**
 * The seat that asks.
 */
seat: Seat, } | { "type": "plan", 
/**
 * Comes back with the answer.
 */
id: string, 
/**
 * The seat that asks.
 */
seat: Seat, 
/**
 * What is wished, in the game's own form.
 */
wish: unknown, } | { "type": "earlier", 
/**
 * Comes back with the answer.
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
 * Through whose eyes; null while the curtain is down.
 */
viewer: Seat | null, 
/**
 * What the driver of the game tells this viewer.
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
 * That of the request.
 */
id: string, } | { "type": "refused", 
/**
 * That of the request.
 */
id: string, 
/**
 * Why the rules say no, if they do.
 */
refusal: R | null, 
/**
 * The number of the rule.
 */
rule: string | null, 
/**
 * Which move it is about, in the order of the rules, from 0.
 */
index: number | null, 
/**
 * A name for programs.
 */
code: string, 
/**
 * What is wrong and what would be right, in English.
 */
text: string, } | { "type": "preview", 
/**
 * That of the request.
 */
id: string, 
/**
 * How many of the moves are shown: nothing that would be drawn is.
 */
shown: number, 
/**
 * What the whole step would lead to.
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
 * That of the request.
 */
id: string, 
/**
 * Which one.
 */
bot: string, 
/**
 * Its moves, up to the first that could not be taken back.
 */
moves: Array<M>, } | { "type": "earlier", 
/**
 * That of the request.
 */
id: string, 
/**
 * The last chapters before that version.
 */
chapters: Array<Chapter<E>>, 
/**
 * So many come before these.
 */
left_out: number, } | { "type": "plan", 
/**
 * That of the request.
 */
id: string, 
/**
 * The plan; null if there is none with these wishes, or nothing is to be paid.
 */
plan: P | null, };

export type Notice = { "type": "pong", } | { "type": "error", 
/**
 * A name for programs.
 */
code: string, 
/**
 * What is wrong and what would be right, in English.
 */
text: string, 
/**
 * That of the request, where it had one.
 */
id?: string, };

export const PROTOCOL = 1;

export const LONGEST_NAME = 24;
