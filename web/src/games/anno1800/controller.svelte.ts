// The controller of a table of Anno 1800: what a tap on a thing means, and what is chosen, without any DOM.
// It knows no rules: what is allowed, what it costs and what it leads to comes from the server's last message.

import { LiveTable } from '../../table/live.svelte';
import type { Refused } from '../../table/told';
import type { Legal, Seat, TableInfo, Then } from '../../types';
import type { Action, CardKind, Decision, Event, Lapsing, Move, Prefer, Reach, Resource, Source, View, Whereabouts } from '../../types/anno1800';
import { changesOf } from './changes';
import type { Anno, Planned, Preview, Shown } from './game';
import { ghostsOf, noGhosts, withOther, type Ghosts } from './ghosts';
import { isBought, isFree, isSpent } from './kinds';
import { isBeginning, lookOf, meantBy, type Look, type Scene } from './look';
import { Planning } from './payment.svelte';
import { Picking } from './picking.svelte';
import { tell } from './teller';
import { reachOf, sameMove, type Thing } from './things';

export type { Anno, Look, Shown, Thing };

/** Which chooser is open: a matter of the page, not a move. */
export type Mode = Action | 'shift_end' | 'remove' | 'raise';

/** A move that answers the question in another way than by tapping a thing. */
export interface Answer {
  move: Move;
  then: Then;
  hinted: boolean;
}

/** Moves that wait for their confirmation. */
export interface Pending {
  moves: Move[];
  thing: Thing | null;
  then: Then;
  /** What is lost by them. */
  lapsing?: Lapsing;
}

/** Actions that are about something: first a chooser opens. The others begin at once. */
const choosing: Action[] = ['expand', 'play', 'workforce', 'upgrade', 'expedition'];

export class Controller extends LiveTable<Anno> {
  mode: Mode | null = $state(null);
  /** What cannot be taken back waits for its confirmation. */
  pending: Pending | null = $state.raw(null);
  #planning = new Planning();
  #picking = new Picking();
  /** Whose wishes the planner knows. */
  #planner: Seat | null = null;
  #seat: Seat | null = $state(null);
  #asking: { intent: string | null; paying: string | null; plan: string | null; pick: string | null } = nothingAsked();
  /** What somebody wants, or what is proposed and waits for a word. */
  #intent: { moves: Move[]; thing: Thing | null; proposed?: boolean } | null = null;
  /** Own open moves when the action of the payment began; nobody knows after the page was loaded anew. */
  #before: number | null = null;
  /** The position that was settled last: after a lost connection the same one comes again. */
  #settled = '';
  /** The last step brought cubes back: often more follow, so their chooser stays. */
  #endsShifts = false;
  /** The action was begun to remove a token first. */
  #removesFirst = false;
  /** What was said before the turn's end: the same is not said twice. */
  #warned = '';
  /** Own open moves before each step that can be taken back. */
  #marks: number[] = [];
  /** What was tapped that cannot be had, and what is said of it. */
  #said: { no: Controller['refusal']; thing: Thing } | null = $state.raw(null);

  // ---- What the page asks

  asked: Decision | null = $derived(this.mine ? (this.shown?.facts.asked ?? null) : null);
  payment = $derived(this.mine ? this.#planning.current : null);
  chosen: CardKind[] = $derived(this.#picking.chosen);
  pick = $derived(this.mine ? (this.shown?.facts.pick ?? null) : null);
  /** Whether the chosen cards can be taken back, once the server has said so. */
  pickThen: Then | null = $derived(this.#picking.then);
  answers: Answer[] = $derived(this.mine ? this.legal().flatMap((legal) => this.#answer(legal)) : []);
  canEnd: boolean = $derived(this.mine && this.legal().some(({ move }) => move === 'end'));
  hintsEnd: boolean = $derived(this.hint?.[0] === 'end');
  /** Cards and objective cards that can be used now, also while something is being paid. */
  offered: Legal<Move>[] = $derived(this.mine ? this.legal().filter(({ move }) => isFree(move)) : []);
  /** What could be had is a matter of another turn: it is somebody else's, or no action is left and none goes on. */
  later: boolean = $derived(!this.over && (!this.mine || this.#isDone()));
  /** What was tapped, while it is said why it cannot be had. */
  refusedThing: Thing | null = $derived(this.refusal !== null && this.#said?.no === this.refusal ? this.#said.thing : null);
  /** The hint is to do what waits for its confirmation. */
  confirmHinted: boolean = $derived.by(() => {
    const moves = this.pending?.moves ?? (this.#picking.begun ? this.#returns() : []);
    return moves.length > 0 && isBeginning(moves, this.hint);
  });
  canCancel: boolean = $derived(this.pending !== null || this.mode !== null || this.#picking.begun || this.canUndo);
  canConfirm: boolean = $derived(this.pending !== null || this.#canPay() || (this.pick !== null && this.#picking.isEnough(this.pick)));
  ghosts: Ghosts = $derived.by(() => {
    const { shown, payment } = this;
    return shown && payment ? ghostsOf(payment.plan, shown.view, shown.facts) : noGhosts;
  });
  /** Whose realm the board shows. */
  seatShown: Seat = $derived(this.#seat ?? this.shown?.viewer ?? this.#firstOwn());
  /** Whether this game has as many cards go back as an effect says. */
  exactly: boolean = $derived(this.shown?.facts.returns_exactly ?? false);
  #scene: Scene | null = $derived.by(() => this.#sceneNow());

  look(thing: Thing): Look {
    return lookOf(thing, this.#scene);
  }

  reach(thing: Thing): Reach | null {
    return this.shown && reachOf(thing, this.shown.facts);
  }

  /** Whether such a thing could be done now. */
  can(what: 'shift_end' | 'remove' | 'raise'): boolean {
    return this.mine && this.legal().some(({ move }) => typeof move === 'object' && what in move);
  }

  tell(events: Event[], viewer: Seat | null, table: TableInfo) {
    return tell(events, viewer, table, this.exactly);
  }

  // ---- What people do

  /** Click, Enter or tap on a thing: does what it stands for, chooses or unchooses it, or explains the no. */
  tap(thing: Thing): void {
    if (this.busy || !this.#scene) return;
    const look = this.look(thing);
    this.refusal = null;
    if (look.state === 'blocked') {
      this.refusal = { refusal: look.refusal, rule: look.rule, code: 'refused' };
      this.#said = { no: this.refusal, thing };
    } else if (thing.type === 'card' && this.pick) {
      if (look.state === 'idle') return;
      this.#picking.toggle(thing, this.pick);
      this.#previewPick();
    } else if (look.state !== 'idle') {
      this.#do(thing);
    }
  }

  setMode(mode: Mode | null): void {
    this.#drop();
    this.mode = mode;
    if (mode === 'expedition') this.#proposeExpeditions();
  }

  /** All numbers of expedition cards have one price (A19.1): the most are proposed, as many as there are. */
  #proposeExpeditions(): void {
    const { facts, view } = this.shown!;
    const within = facts.expeditions.slice(0, Math.max(1, view.board.expeditions));
    const count = within.findLastIndex(({ moves }) => moves.length > 0) + 1;
    if (count === 0) return;
    const thing: Thing = { type: 'expeditions', count };
    const moves = within[count - 1]!.moves;
    this.#intent = { moves, thing, proposed: true };
    this.#asking.intent = this.preview(moves);
  }

  /** Shows somebody's realm. */
  showSeat(seat: Seat): void {
    this.#seat = seat === this.shown?.viewer ? null : seat;
  }

  /** Saves something else first: the lines that somebody insisted on are free again. */
  save(prefer: Prefer): void {
    this.#planning.prefer = prefer;
    this.#planning.wishes = [];
    this.#replan();
  }

  choose(resource: Resource, by: Source): void {
    this.#planning.insist(resource, by);
    this.#replan();
  }

  comeBack(line: number, shiftEnd: number, at: Whereabouts): void {
    const plan = this.payment?.plan;
    if (!plan) return;
    this.#planning.replan(withOther(plan, line, shiftEnd, at));
    this.#previewPayment();
  }

  /** Pays up to a line, so that the game asks which naval tokens it is paid with. */
  chooseTokens(line: number): void {
    const plan = this.payment?.plan;
    const part = plan?.lines[line]?.part;
    if (!plan || !part || this.busy) return;
    const last =
      'resource' in part
        ? plan.moves.findIndex((move) => isBought(move, part.resource))
        : plan.moves.findLastIndex((move) => !isSpent(move));
    if (last >= 0) this.step(plan.moves.slice(0, last + 1));
  }

  answer(move: Move): void {
    const answer = this.answers.find((one) => sameMove(one.move, move));
    if (answer && !this.busy) this.#intend([move], null);
  }

  /** Ends the turn. Where something would be lost that could still be used, that is said once before. */
  end(): void {
    if (!this.canEnd || this.busy || !this.shown) return;
    const { lapsing } = this.shown.facts;
    const warning = JSON.stringify([this.shown.view.board.round, this.shown.viewer, lapsing]);
    if (lapsing === null || this.#warned === warning) return this.step(['end']);
    this.#warned = warning;
    this.#drop(true);
    this.pending = { moves: ['end'], thing: null, then: 'passes', lapsing };
  }

  confirm(): void {
    if (this.busy || !this.canConfirm) return;
    if (this.pending) this.step(this.pending.moves);
    else if (this.payment) this.step(this.payment.plan.moves);
    else this.step(this.#returns());
  }

  /** Esc: one step back, whatever that is. */
  back(): void {
    const own = this.pending === null && this.mode === null && !this.#picking.begun;
    if (own && this.#seat !== null) this.#seat = null;
    else this.cancel();
  }

  /** Drops what is chosen; else gives up the action that is being paid for, or takes the last step back. */
  cancel(): void {
    this.refusal = null;
    if (this.pending || this.mode || this.#picking.begun) this.#dropAndLook();
    else if (this.payment && this.#before !== null) this.undoTo(Math.min(this.#before, this.openMoves - 1));
    else if (this.payment) this.undoUntil(() => this.latest?.facts.asked === 'turn');
    else if (this.canUndo) this.undo();
  }

  /** Takes back what was done at one go: a whole payment, not only its last line. */
  override undo(): void {
    this.#marks = this.#marks.filter((mark) => mark < this.openMoves);
    const mark = this.canUndo ? this.#marks.pop() : undefined;
    if (mark === undefined || mark === this.openMoves - 1) super.undo();
    else this.undoTo(mark);
  }

  /** Begins to expand, so that an own token can go before something is built. */
  removeFirst(): void {
    if (this.asked !== 'turn' || this.busy) return;
    this.#removesFirst = true;
    this.#intend([{ action: 'expand' }], null);
  }

  // ---- What the table says

  protected override step(moves: Move[]): void {
    this.#marks.push(this.openMoves);
    this.#endsShifts = moves.every((move) => typeof move === 'object' && 'shift_end' in move);
    super.step(moves);
  }

  /** That somebody's turn begins is nothing that was done. */
  protected override isOfOthers(event: Event, viewer: Seat | null): boolean {
    return event.event !== 'turn' && super.isOfOthers(event, viewer);
  }

  protected changesOf(events: Event[], view: View): Set<string> {
    return changesOf(events, view);
  }

  /** Nothing of a turn goes by itself: its end would take away what could be undone. */
  protected override onlyAnswer(): Move | null {
    return null;
  }

  protected override settled(): void {
    const position = JSON.stringify([this.shown?.version, this.openMoves, this.shown?.viewer, this.shown?.facts.asked]);
    const again = position === this.#settled;
    this.#settled = position;
    const facts = this.mine ? this.shown?.facts : undefined;
    if (!again) {
      const stays = this.mode === 'shift_end' && this.#endsShifts && this.can('shift_end');
      this.#drop(stays);
      if (!stays) this.mode = facts ? this.#further() : null;
      this.#removesFirst = false;
    }
    if (this.shown?.viewer !== this.#planner) [this.#planner, this.#planning.prefer] = [this.shown?.viewer ?? null, null];
    this.#planning.begin(facts?.payment ?? null);
    if (this.isUndoing) return;
    if (again && this.#picking.begun) this.#previewPick();
    if (!facts?.payment) this.#before = null;
    else this.#plan();
  }

  /** Shows the payment: as the server proposes it, or as somebody wants it. */
  #plan(): void {
    this.#seat = null;
    if (this.#planning.prefer === null && this.#planning.wishes.length === 0) this.#previewPayment();
    else this.#replan();
  }

  protected override previewed({ id, then }: Preview): void {
    if (id === this.#asking.paying) this.#planning.then = then;
    if (id === this.#asking.pick) this.#picking.then = then;
    if (id !== this.#asking.intent || !this.#intent) return;
    const { moves, thing, proposed } = this.#intent;
    if (then === 'open' && !proposed) this.step(moves);
    else this.pending = { moves, thing, then };
  }

  protected override planned({ id, plan }: Planned): void {
    if (id !== this.#asking.plan) return;
    if (plan) {
      this.#planning.replan(plan);
      this.#previewPayment();
    } else if (this.#planning.wishes.length > 1) {
      this.#planning.forgetOldWishes();
      this.#replan();
    } else {
      this.#planning.waiting = false;
    }
  }

  /** Neither an open chooser nor somebody else's realm must cover what the hint points at. */
  protected override advised(): void {
    this.#seat = null;
    if (this.mode !== null && !this.#hintsInto(this.mode)) this.setMode(null);
  }

  protected override refusedPreview({ id, refusal, rule, code }: Refused<Anno>): void {
    if (id === this.#asking.pick) this.#picking.dropLast();
    // What cannot be paid so is planned by the server again.
    if (id === this.#asking.paying && this.payment) this.#replan();
    else this.#planning.waiting = false;
    this.refusal = { refusal, rule, code };
  }

  // ---- Doing

  #do(thing: Thing): void {
    const reach = thing.type === 'card' && this.pick ? null : this.reach(thing);
    if (thing.type === 'action' && choosing.includes(thing.action)) {
      return this.setMode(this.mode === thing.action ? null : thing.action);
    }
    const meant = this.#scene && meantBy(thing, this.#scene);
    const moves = reach?.moves ?? (meant ? [meant] : []);
    if (moves.length > 0) this.#intend(moves, thing);
  }

  /** Plays what can be taken back; the rest waits for its confirmation. */
  #intend(moves: Move[], thing: Thing | null): void {
    this.#drop(true);
    if (!this.payment) this.#before = this.openMoves;
    const only = moves.length === 1 ? this.legal().find(({ move }) => sameMove(move, moves[0]!)) : undefined;
    if (only?.then === 'open') return this.step(moves);
    this.#intent = { moves, thing };
    if (only) this.pending = { moves, thing, then: only.then };
    else this.#asking.intent = this.preview(moves);
  }

  /** Whether the hint points at something in an open chooser. */
  #hintsInto(mode: Mode): boolean {
    const first = this.hint?.[0];
    if (typeof first !== 'object') return false;
    if ('action' in first) return first.action === mode;
    if (mode === 'expand') return 'build' in first || 'remove' in first;
    if (mode === 'upgrade') return 'upgrade' in first || 'raise' in first;
    return mode === 'shift_end' ? 'shift_end' in first : mode === 'workforce' && 'hire' in first;
  }

  #replan(): void {
    const wish = this.#planning.wish;
    if (!wish) return;
    this.refusal = null;
    this.#planning.waiting = true;
    this.#asking.plan = this.planFor(wish);
  }

  #previewPayment(): void {
    const moves = this.#planning.current?.plan.moves ?? [];
    this.#asking.paying = moves.length > 0 ? this.preview(moves) : null;
  }

  #canPay(): boolean {
    return this.payment !== null && !this.payment.waiting && this.payment.then !== null;
  }

  #returns(): Move[] {
    return this.pick ? this.#picking.moves(this.pick) : [];
  }

  #previewPick(): void {
    this.#asking.pick = this.#picking.begun ? this.preview(this.#returns()) : null;
  }

  /** Drops what is chosen; the payment below it is looked at again. */
  #dropAndLook(): void {
    // Shift ends may come in between, and the end of the turn may wait: what was under way before goes on.
    const goesOn = this.mode === 'shift_end' || this.pending?.lapsing !== undefined;
    this.#drop();
    if (goesOn && this.mine) this.mode = this.#further();
    if (this.payment && this.payment.then === null) this.#plan();
  }

  /** Drops what is chosen and not sent. */
  #drop(keepMode = false): void {
    this.forgetQuestions();
    this.#asking = nothingAsked();
    this.#intent = null;
    this.pending = null;
    this.#picking.clear();
    if (!keepMode) this.mode = null;
  }

  /** The chooser of an action that can go on. */
  #further(): Mode | null {
    const facts = this.shown!.facts;
    if (this.#removesFirst && this.can('remove')) return 'remove';
    // Free upgrades lapse at the end of the turn: nobody must overlook them.
    if (facts.asked === 'turn' && this.can('raise')) return 'raise';
    return facts.actions.find(({ further }) => further > 0)?.action ?? null;
  }

  /** The turn has no action left, and the last one is over. */
  #isDone(): boolean {
    const { view, facts } = this.shown!;
    return facts.asked === 'turn' && view.board.turn.actions === 0 && facts.actions.every(({ further }) => further === 0);
  }

  #answer({ move, then }: Legal<Move>): Answer[] {
    const named = typeof move === 'string' ? move !== 'end' && move !== 'later' : isSpent(move);
    const first = this.hint?.[0];
    return named ? [{ move, then, hinted: first !== undefined && sameMove(first, move) }] : [];
  }

  #firstOwn(): Seat {
    return Math.max(0, this.table?.seats.findIndex((seat) => seat.mine) ?? 0);
  }

  #sceneNow(): Scene | null {
    const { shown, asked, mode, hint, pending } = this;
    if (!shown || asked === null) return null;
    const object = this.#planning.current?.object ?? null;
    return {
      viewer: shown.viewer, facts: shown.facts, asked, legal: this.legal(), offers: this.offers(), mode, hint, object,
      chosen: this.#picking.keys,
      pending: pending?.thing ?? null,
    };
  }
}

function nothingAsked() {
  return { intent: null, paying: null, plan: null, pick: null } as {
    intent: string | null; paying: string | null; plan: string | null; pick: string | null;
  };
}
