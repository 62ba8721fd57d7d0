// A table in play, of any game: requests to the server, its answers and its refusals. It knows no rules. Each game adds what
// its moves mean on its own board.

import { newId } from '../lib/id';
import { settings } from '../lib/settings.svelte';
import type { ClientMessage, Legal, Offer, Seat } from '../types';
import type { No, TableController } from './controller';
import { ownSeats } from './hands';
import { Questions, type QuestionKind } from './questions';
import type { Request } from './socket';
import type { Game, Heard, Planned, Preview, Refused } from './told';
import { WatchedTable } from './watched.svelte';

/** The only possible answer is given after a moment, so that people can see the question. */
const forcedAfter = 500;

export abstract class LiveTable<G extends Game> extends WatchedTable<G> implements TableController {
  /** Sent but not yet answered. */
  busy = $state(false);
  refusal: No<G> | null = $state.raw(null);
  hint: G['move'][] | null = $state.raw(null);

  #questions = new Questions();
  #hintAsked: string | null = null;
  #requested: string | null = null;
  #forced: ReturnType<typeof setTimeout> | undefined;
  /** Own moves are being taken back one by one, until `left` remain or `enough` says so. */
  #undoing: { left: number; enough?: () => boolean } | null = null;
  #undid = false;

  override close(): void {
    clearTimeout(this.#forced);
    super.close();
  }

  // ---- What each game defines

  /** Whether something is chosen that `confirm` would play. */
  abstract readonly canConfirm: boolean;
  abstract confirm(): void;
  /** Drops the current choice; otherwise takes the last move back if possible. */
  abstract back(): void;

  /** A new position is on the board, and nothing is being shown. `byItself`: its only answer will be given soon. */
  protected settled(_byItself: boolean): void {}
  /** The move to make without asking, if there is no choice. */
  protected onlyAnswer(): G['move'] | null {
    const legal = this.legal();
    return legal.length === 1 ? legal[0]!.move : null;
  }
  protected previewed(_message: Preview<G>): void {}
  protected planned(_message: Planned<G>): void {}
  /** What the computer player that helps people would do, in answer to `consult`. */
  protected hinted(_id: string, _moves: G['move'][]): void {}
  /** A hint for the page to show has arrived. */
  protected advised(): void {}
  /** The last request was not carried out; why is said in `refusal`, unless the table has moved on. */
  protected failed(): void {}
  /** A preview or plan that is still relevant was refused. */
  protected refusedPreview(_message: Refused<G>): void {}

  // ---- What the page asks

  /** How many own moves can be taken back. */
  openMoves = $derived(this.latest?.message.undo ?? 0);
  canUndo = $derived(this.mine && !this.busy && this.openMoves > 0);

  protected legal(): Legal<G['move']>[] {
    return this.latest?.message.legal ?? [];
  }

  protected offers(): Offer<G['move'], G['refusal']>[] {
    return this.latest?.message.offers ?? [];
  }

  // ---- What people do

  undo(): void {
    this.#takeBack('undo');
  }

  reset(): void {
    this.#takeBack('reset');
  }

  /** Takes own moves back until `left` remain. */
  undoTo(left: number): void {
    if (this.openMoves <= left || !this.canUndo) return;
    this.#undoing = { left };
    this.#undoFurther();
  }

  /** Takes own moves back until `enough` says so, but at least one. */
  protected undoUntil(enough: () => boolean): void {
    if (!this.canUndo) return;
    this.#undoing = { left: 0, enough };
    this.#takeBack('undo');
  }

  /** Own moves are being taken back: the board shows only an intermediate position. */
  protected get isUndoing(): boolean {
    const undoing = this.#undoing;
    return undoing !== null && this.openMoves > undoing.left && !undoing.enough?.();
  }

  askHint(): void {
    this.#hintAsked = this.consult();
  }

  resign(): void {
    const seat = this.shown?.viewer ?? ownSeats(this.table)[0];
    if (seat !== undefined) this.#request({ type: 'resign', id: newId(), seat });
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  // ---- What the socket receives

  override received(message: Heard<G>): void {
    super.received(message);
    switch (message.type) {
      case 'done':
        this.waiting.answered(message.id, true);
        // After a lost connection an older request may be acknowledged while another is pending.
        if (message.id !== this.#requested) break;
        this.busy = false;
        this.#undoFurther();
        break;
      case 'refused':
        this.waiting.answered(message.id, false);
        this.#refused(message);
        break;
      case 'error':
        if (message.id !== undefined && message.code !== 'storage') this.waiting.answered(message.id, false);
        // A question that could not be answered is not worth a message.
        if (message.id !== undefined && message.id !== this.#requested) break;
        // A request that may not have been stored is sent again.
        this.busy = this.busy && message.code === 'storage';
        if (!this.busy) this.#stopUndoing();
        this.refusal = { refusal: null, rule: null, code: message.code };
        if (!this.busy) this.failed();
        break;
      case 'preview':
        if (this.#questions.take(message.id)) this.previewed(message);
        break;
      case 'plan':
        if (this.#questions.take(message.id)) this.planned(message);
        break;
      case 'hint':
        if (this.#questions.take(message.id)) this.#advise(message.id, message.moves);
        break;
    }
  }

  #refused(message: Refused<G>): void {
    const question = this.#questions.take(message.id);
    // An outdated question is not worth a message, nor is a hint that could not be given.
    if (question) {
      if (question !== 'hint' && message.code !== 'stale') this.refusedPreview(message);
      return;
    }
    if (message.id !== this.#requested) return;
    this.busy = false;
    this.#stopUndoing();
    // The table has moved on, and its update came before this answer.
    if (message.code !== 'stale') this.refusal = { refusal: message.refusal, rule: message.rule, code: message.code };
    this.failed();
  }

  protected placed(): void {
    this.hint = null;
    // What the server could not do has been done, or no longer matters.
    if (this.refusal?.refusal === null) this.refusal = null;
  }

  protected arrived(): void {
    this.forgetQuestions();
    clearTimeout(this.#forced);
    // A move that was taken back must not be repeated automatically.
    const only = this.mine && settings.forced && !this.#undid ? this.onlyAnswer() : null;
    if (only !== null) this.#answerSoon(only);
    this.settled(only !== null);
  }

  /** Answers after a moment; on a slow device the last answer may not have been acknowledged by then. */
  #answerSoon(only: G['move']): void {
    this.#forced = setTimeout(() => {
      if (this.busy) this.#answerSoon(only);
      else if (this.mine) this.step([only]);
    }, forcedAfter);
  }

  #advise(id: string, moves: G['move'][]): void {
    if (id !== this.#hintAsked) return this.hinted(id, moves);
    this.hint = moves;
    this.advised();
  }

  // ---- Talking to the server

  /** Plays moves: all of them, or none if one is refused. */
  protected step(moves: G['move'][]): void {
    const seat = this.shown?.viewer;
    if (seat === null || seat === undefined) return;
    clearTimeout(this.#forced);
    this.forgetQuestions();
    this.#undid = false;
    this.refusal = null;
    this.hint = null;
    this.busy = true;
    this.#request({ type: 'step', id: newId(), seat, ...this.#now(), moves });
  }

  /** Asks what moves would lead to; the answer goes to `previewed` or `refusedPreview`. */
  protected preview(moves: G['move'][]): string | null {
    return this.#ask('preview', (id, seat) => ({ type: 'preview', id, seat, moves }));
  }

  /** Asks which moves would fulfil a wish; the answer goes to `planned` or `refusedPreview`. */
  protected planFor(wish: G['wish']): string | null {
    return this.#ask('plan', (id, seat) => ({ type: 'plan', id, seat, wish }));
  }

  /** Asks what the computer player that helps people would do; the answer goes to `hinted`. */
  protected consult(): string | null {
    return this.#ask('hint', (id, seat) => ({ type: 'hint', id, seat }));
  }

  /** Pending questions to the server are no longer relevant. */
  protected forgetQuestions(): void {
    this.#questions.forget();
  }

  #takeBack(type: 'undo' | 'reset'): void {
    const seat = this.shown?.viewer;
    if (seat === null || seat === undefined || this.busy || this.playing) return;
    if (!this.canUndo) {
      this.refusal = { refusal: null, rule: null, code: 'nothing_to_undo' };
      return;
    }
    clearTimeout(this.#forced);
    this.#undid = true;
    this.refusal = null;
    this.busy = true;
    this.#request({ type, id: newId(), seat, ...this.#now() });
  }

  #undoFurther(): void {
    const undoing = this.#undoing;
    if (!undoing) return;
    if (!this.isUndoing || !this.canUndo) this.#stopUndoing();
    else this.#takeBack(undoing.left === 0 && !undoing.enough ? 'reset' : 'undo');
  }

  /** If taking back ends early, the board no longer shows an intermediate position. */
  #stopUndoing(): void {
    const early = this.isUndoing;
    this.#undoing = null;
    if (early && !this.playing) this.settled(false);
  }

  /** The state that a request refers to: a table that has moved on refuses it. */
  #now(): { version: number; open: number } {
    return { version: this.latest?.message.version ?? 0, open: this.openMoves };
  }

  #request(request: Request): void {
    this.#requested = request.id;
    this.waiting.asked(request);
    this.socket.request(request);
  }

  #ask(kind: QuestionKind, message: (id: string, seat: Seat) => ClientMessage): string | null {
    const seat = this.shown?.viewer;
    if (seat === null || seat === undefined) return null;
    const id = newId();
    this.#questions.ask(id, kind);
    this.socket.say(message(id, seat));
    return id;
  }
}
