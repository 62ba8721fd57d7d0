// The controller of a San Juan table: what a tap on a thing means, and what is chosen, without any DOM. It knows no rules:
// what is allowed, what it costs and what follows comes from the server's last message.

import { LiveTable } from '../../table/live.svelte';
import type { Scene } from '../../table/show/scene';
import type { Refused } from '../../table/told';
import type { Legal, Seat, TableInfo, Then } from '../../types';
import type { Decision, Event, Move } from '../../types/sanjuan';
import { Choice } from './choice.svelte';
import type { Preview, SanJuan, Shown } from './game';
import { lookOf, thingsFor, type Look, type Scene as Sight } from './look';
import type { Piece } from './show/piece';
import { sceneOf } from './show/scene';
import { keyOf, meaning, sameMove, type Thing, type Verb } from './things';
import { tell } from './teller';
import { withoutPlan } from './words/joining';

export type { Look, Shown, Thing, Verb };

/** A button that answers the question without tapping a thing. */
export interface Answer {
  id: 'pass' | 'beside' | 'use_library' | 'no_library' | 'reveal';
  move: Move;
  then: Then;
  hinted: boolean;
}

/** A choice that is being collected or awaits confirmation. */
export interface Plan {
  /** The moves that would be sent, in any order. */
  moves: Move[];
  /** How many more must be chosen before it can be confirmed. */
  missing: number;
  chosen: number;
  least: number;
  most: number;
  /** Whether it can be taken back, once the server has said so. */
  then: Then | null;
  /** The viewer's hand, buildings and points after it, if nothing is revealed before. */
  after: { hand: number; buildings: number; points: number } | null;
}

/** What a role is taken for. How to pay is proposed when it is asked. */
function isDeed(move: Move): boolean {
  return typeof move === 'object' && ['role', 'build', 'produce', 'sell'].some((deed) => deed in move);
}

export class Controller extends LiveTable<SanJuan> {
  #choice = new Choice();
  /** The pending questions whose answers are relevant. */
  #asking: { preview: string | null; fill: string | null } = { preview: null, fill: null };
  /** It was confirmed before the server had said whether it answers the question by itself. */
  #confirmed = false;

  // ---- What the page asks

  asked: Decision | null = $derived(this.mine ? (this.shown?.facts.asked ?? null) : null);
  answers: Answer[] = $derived(this.mine ? this.legal().flatMap((legal) => this.#answer(legal)) : []);
  plan: Plan | null = $derived.by(() => this.#plan());
  canConfirm: boolean = $derived(this.plan?.missing === 0);
  /** The part of the hint that answers the current question; for a role also what it is taken for. */
  advice: Move[] = $derived.by(() => {
    const hint = this.hint ?? [];
    const answers = Math.max(1, this.#thingsFor(hint).size);
    const [first] = hint;
    return typeof first === 'object' && 'role' in first ? hint.filter(isDeed) : hint.slice(0, answers);
  });

  look(thing: Thing): Look {
    return lookOf(thing, this.#scene());
  }

  tell(events: Event[], viewer: Seat | null, table: TableInfo) {
    return tell(this.asked?.ask === 'pay' ? withoutPlan(events, viewer) : events, viewer, table);
  }

  // ---- What people do

  /** Click, Enter or tap on a thing: chooses, unchooses, plays what can be taken back, or explains why not. */
  tap(thing: Thing): void {
    const look = this.look(thing);
    const meant = this.asked && this.shown && meaning(thing, this.asked, this.shown.view);
    if (this.busy || !meant || look.state === 'idle') return;
    this.refusal = null;
    if (look.state === 'blocked') {
      this.refusal = { refusal: look.refusal, rule: look.rule, code: 'refused' };
      return;
    }
    const set = this.#choice.size !== null;
    const legal = this.legal().find((one) => sameMove(one.move, meant.move));
    if (!set && look.state === 'open' && legal?.then === 'open') return this.step([meant.move]);
    // Questions about another choice are no longer relevant.
    this.forgetQuestions();
    this.#confirmed = false;
    this.#choice.toggle(keyOf(thing), meant.move);
    this.#previewChoice();
  }

  answer(id: Answer['id']): void {
    const answer = this.answers.find((one) => one.id === id);
    if (answer && !this.busy) this.step([answer.move]);
  }

  confirm(): void {
    const plan = this.plan;
    if (!plan || plan.missing > 0 || this.busy) return;
    if (this.#mustBeClosed(plan) && this.#choice.closes === null) {
      this.#confirmed = true;
      return this.#previewChoice();
    }
    const moves = this.#stepOf(plan);
    if (moves.length > 0) this.step(moves);
  }

  back(): void {
    this.refusal = null;
    this.forgetQuestions();
    this.#confirmed = false;
    if (this.#choice.moves.length > 0) this.#choice.clear();
    else if (this.canUndo) this.undo();
  }

  /** Fills the choice with what the strongest computer player would choose. */
  suggest(): void {
    this.#asking.fill = this.consult();
  }

  // ---- What the table says

  protected override sceneOf(events: Event[]): Scene<Piece> {
    return sceneOf(events);
  }

  protected override settled(byItself: boolean): void {
    this.#confirmed = false;
    this.#choice.ask(this.mine ? (this.shown?.facts.pick ?? null) : null);
    // Payments and production are nearly always clear, so they are proposed, and can be changed.
    if (!byItself && (this.asked?.ask === 'pay' || this.asked?.ask === 'produce')) this.suggest();
    if (this.asked?.ask === 'sell') this.#chooseOnlyGood();
  }

  /** Giving cards away awaits confirmation, even if there is no other way to pay. */
  protected override onlyAnswer(): Move | null {
    return this.shown?.facts.asked?.ask === 'pay' ? null : super.onlyAnswer();
  }

  /** A player with a single good to sell has no choice to make. */
  #chooseOnlyGood(): void {
    const sales = this.legal().flatMap(({ move }) => (move === 'pass' ? [] : [move]));
    if (sales.length !== 1 || this.#choice.size?.most !== 1) return;
    this.#choice.fill(this.#thingsFor(sales));
    this.#previewChoice();
  }

  protected override previewed(message: Preview): void {
    if (message.id !== this.#asking.preview) return;
    const answered = this.#isAnswered(message);
    const first = this.#choice.closes === null;
    if (first) this.#choice.closes = answered;
    if (first && this.#confirmed) return this.confirm();
    // For an incomplete set the whole step counts, including the move that declares it complete.
    if (first && !answered && this.plan && this.#mustBeClosed(this.plan)) return this.#previewChoice();
    this.#choice.preview(message, answered);
  }

  protected override refusedPreview({ id, refusal, rule, code }: Refused<SanJuan>): void {
    // The first members of a set may not be allowed without the others.
    if (id !== this.#asking.preview || refusal?.why === 'out_of_order') return;
    this.#confirmed = false;
    this.#choice.dropLast();
    this.refusal = { refusal, rule, code };
  }

  protected override hinted(id: string, moves: Move[]): void {
    if (id !== this.#asking.fill || !this.asked) return;
    this.#choice.fill(this.#thingsFor(moves));
    this.#previewChoice();
  }

  // ---- Questions and answers

  #answer({ move, then }: Legal<Move>): Answer[] {
    const hinted = this.hint?.[0] !== undefined && sameMove(this.hint[0], move);
    if (move === 'pass' || move === 'beside' || move === 'reveal') return [{ id: move, move, then, hinted }];
    if (typeof move === 'object' && 'library' in move) {
      return [{ id: move.library ? 'use_library' : 'no_library', move, then, hinted }];
    }
    return [];
  }

  #plan(): Plan | null {
    const { moves, size } = this.#choice;
    if (!this.mine || (size === null && moves.length === 0)) return null;
    const { least, most } = size ?? { least: 1, most: 1 };
    const single = size === null ? this.legal().find((legal) => sameMove(legal.move, moves[0]!))?.then : undefined;
    return {
      moves, chosen: moves.length, least, most, missing: this.#choice.complete ? 0 : Math.max(0, least - moves.length),
      then: single ?? this.#choice.then,
      after: this.#choice.after,
    };
  }

  /**
   * What is sent for a plan: a set that could be larger must be declared complete, unless it has become so by itself. Then
   * the pass would answer the next question.
   */
  #stepOf(plan: Plan): Move[] {
    return plan.chosen < plan.most && this.#mayPass() && !this.#choice.closes ? [...plan.moves, 'pass'] : plan.moves;
  }

  #mustBeClosed(plan: Plan): boolean {
    return plan.chosen > 0 && plan.chosen < plan.most && this.#mayPass();
  }

  /** Whether the set that is asked for may have fewer members than it could. */
  #mayPass(): boolean {
    return this.#choice.size !== null && this.legal().some((legal) => legal.move === 'pass');
  }

  /** First without declaring the set complete: that may not be needed. */
  #previewChoice(): void {
    const plan = this.plan;
    const moves = plan && (this.#choice.closes === null ? plan.moves : this.#stepOf(plan));
    this.#asking.preview = plan && moves && plan.chosen > 0 ? this.preview(moves) : null;
  }

  /** Whether the previewed choice answers the question. */
  #isAnswered({ then, facts }: Preview): boolean {
    return then !== 'open' || facts.asked?.ask !== this.asked?.ask;
  }

  #thingsFor(moves: Move[]): Map<string, Move> {
    return thingsFor(moves, this.#scene());
  }

  #scene(): Sight {
    const { shown, asked, hint } = this;
    return { shown, asked, hint, offers: this.offers(), choice: this.#choice };
  }
}
