// The controller of an Anno 1800 table: what a tap on a thing means, and what is chosen, without any DOM. It knows no rules:
// what is allowed, what it costs and what follows comes from the server's last message.

import type { Scene } from '../../table/show/scene';
import type { Refused } from '../../table/told';
import type { Legal, Seat, TableInfo, Then } from '../../types';
import type { CardKind, Decision, Event, Move, Reach, Tier, View, Whereabouts } from '../../types/anno1800';
import { Again } from './again';
import { usedOf } from './choosers/cubes';
import { Chooser, hasChooser, pointsInto, type Mode } from './chooser.svelte';
import type { Anno, Preview, Shown } from './game';
import { Intent, type Pending } from './intent.svelte';
import { isFree } from './kinds';
import { isBeginning, lookOf, meantBy, type Look, type Scene as Sight } from './look';
import type { Filter } from './market';
import { Marks } from './marks';
import { GatheringTable } from './gathering.svelte';
import { Picking } from './picking.svelte';
import type { SeveralAction } from './several.svelte';
import { Shifts } from './shifts.svelte';
import type { Piece } from './show/piece';
import { sceneOf } from './show/scene';
import { drawnIn, tell } from './teller';
import { keyOf, placeOf, reachOf, sameMove, type Thing } from './things';
import { answersIn, isDone, proposedExpeditions, type Answer } from './turn';

/** The action whose parts are gathered: the one whose chooser is open, or whose object is asked for. */
function gatheringOf(mode: Mode | null, asked: Decision | null): SeveralAction | null {
  const action = typeof asked === 'object' && asked !== null && 'target' in asked ? asked.target : mode;
  return action === 'workforce' || action === 'upgrade' ? action : null;
}

export type { Anno, Answer, Look, Mode, Pending, Shown, Thing };

export class Controller extends GatheringTable {
  #chooser = new Chooser();
  #intent = new Intent();
  #picking = new Picking();
  #shifts = new Shifts();
  #marks = new Marks();
  #settled = new Again();
  #warned = new Again();
  #seat: Seat | null = $state(null);
  /** The place in the hand of the card that was last to be played. */
  #card: number | null = $state(null);
  #wasMine = false;
  /** The unavailable thing that was tapped, and the message about it. */
  #said: { no: Controller['refusal']; thing: Thing } | null = $state.raw(null);

  // ---- What the page asks

  /** What is looked for in the market, until the turn ends. */
  filter: Filter = $state('all');
  /** The cards drawn since the viewer's last turn began. */
  fresh: Set<CardKind> = $state.raw(new Set());
  mode: Mode | null = $derived(this.#chooser.mode);
  pending: Pending | null = $derived(this.#intent.pending);
  asked: Decision | null = $derived(this.mine ? (this.shown?.facts.asked ?? null) : null);
  chosen: CardKind[] = $derived(this.#picking.chosen);
  pick = $derived(this.mine ? (this.shown?.facts.pick ?? null) : null);
  /** Whether the chosen cards can be taken back, once the server has said so. */
  pickThen: Then | null = $derived(this.#picking.then);
  answers: Answer[] = $derived(this.mine ? answersIn(this.legal(), this.hint) : []);
  canEnd: boolean = $derived(this.mine && this.legal().some(({ move }) => move === 'end'));
  hintsEnd: boolean = $derived(this.hint?.[0] === 'end');
  /** Cards and objective cards that can be used now, even while something is being paid for. */
  offered: Legal<Move>[] = $derived(this.mine ? this.legal().filter(({ move }) => isFree(move)) : []);
  /** Anything available must wait for another turn: it is another player's turn, or no action is left and none continues. */
  later: boolean = $derived(!this.over && (!this.mine || isDone(this.shown!)));
  /** The tapped thing, while the page says why it is not available. */
  refusedThing: Thing | null = $derived(this.refusal !== null && this.#said?.no === this.refusal ? this.#said.thing : null);
  /** Whether the hint is to do what awaits confirmation. */
  confirmHinted: boolean = $derived.by(() => {
    const moves = this.pending?.moves ?? (this.#picking.begun ? this.#returns() : []);
    return moves.length > 0 && isBeginning(moves, this.hint);
  });
  canCancel: boolean = $derived(this.pending !== null || this.mode !== null || this.#picking.begun || this.canUndo);
  canConfirm: boolean = $derived.by(() => {
    if (this.pending !== null) return true;
    if (this.mode === 'shift_end') return this.#shifts.then !== null;
    if (this.#gathers !== null) return this.canSend;
    return this.canPay || (this.pick !== null && this.#picking.isEnough(this.pick));
  });
  /** The action whose parts are gathered on a sheet. */
  #gathers: SeveralAction | null = $derived(
    this.asked === 'turn' || typeof this.asked === 'object' ? gatheringOf(this.mode, this.asked) : null,
  );
  /** The gold for the used cubes that are chosen to come back. */
  shiftGold: number = $derived(this.#shifts.gold);
  shiftThen: Then | null = $derived(this.#shifts.then);
  shiftCount: number = $derived(this.#shifts.chosen.length);
  /** Whose realm the board shows. */
  seatShown: Seat = $derived(this.#seat ?? this.shown?.viewer ?? this.#firstOwn());
  /** Whether in this game exactly as many cards go back as an effect says. */
  exactly: boolean = $derived(this.shown?.facts.returns_exactly ?? false);
  #scene: Sight | null = $derived.by(() => this.#sceneNow());

  look(thing: Thing): Look {
    return lookOf(thing, this.#scene);
  }

  reach(thing: Thing): Reach | null {
    return this.shown && reachOf(thing, this.factsThen(this.shown.facts));
  }

  /** How many used cubes of a tier there are chosen to come back. */
  comingBack(tier: Tier, at: Whereabouts): number {
    return this.#shifts.count({ tier, at });
  }

  /** Whether something like this could be done now. */
  can(what: 'shift_end' | 'remove' | 'raise'): boolean {
    return this.mine && this.legal().some(({ move }) => typeof move === 'object' && what in move);
  }

  tell(events: Event[], viewer: Seat | null, table: TableInfo) {
    return tell(events, viewer, table, this.exactly);
  }

  // ---- What people do

  /** Click, Enter or tap on a thing: does what it means, chooses or unchooses it, or explains why not. */
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
    } else if (thing.type === 'cube' && this.mode === 'shift_end') {
      if (look.state !== 'idle') this.bringBack(thing.tier, thing.at, look.state !== 'chosen');
    } else if (look.state !== 'idle') {
      this.#do(thing);
    }
  }

  /** Chooses a used cube to come back, or one less. */
  bringBack(tier: Tier, at: Whereabouts, back: boolean): void {
    if (this.busy) return;
    this.refusal = null;
    if (back) this.#shifts.add({ tier, at });
    else this.#shifts.remove({ tier, at });
    this.#previewShifts();
  }

  /** Pays the first of the gathered parts by itself, with everything that can be chosen or done meanwhile. */
  payOneByOne(): void {
    if (this.busy || !this.canSend) return;
    this.#marks.before = this.openMoves;
    this.step(this.sendOne());
  }

  setMode(mode: Mode | null): void {
    this.#drop();
    this.#chooser.mode = mode;
    const proposed = mode === 'expedition' ? proposedExpeditions(this.shown!) : null;
    if (proposed) this.#intent.ask(this.preview(proposed.moves), proposed, true);
  }

  /** Shows a player's realm. */
  showSeat(seat: Seat): void {
    this.#seat = seat === this.shown?.viewer ? null : seat;
  }

  answer(move: Move): void {
    const answer = this.answers.find((one) => sameMove(one.move, move));
    if (answer && !this.busy) this.#intend([move], null);
  }

  /** Ends the turn. If something usable would be lost, warns once before. */
  end(): void {
    if (!this.canEnd || this.busy || !this.shown) return;
    const { facts: { lapsing }, view, viewer } = this.shown;
    if (lapsing === null || this.#warned.is([view.board.round, viewer, lapsing])) return this.step(['end']);
    this.#drop(true);
    this.#intent.pending = { moves: ['end'], thing: null, then: 'passes', lapsing };
  }

  confirm(): void {
    if (this.busy || !this.canConfirm) return;
    if (this.pending) this.step(this.pending.moves);
    else if (this.mode === 'shift_end') this.step(this.#shifts.moves(this.shown!));
    else if (this.#gathers !== null) this.send();
    else if (this.payment) this.step(this.payment.plan.moves);
    else this.step(this.#returns());
  }

  /** Esc: one step back, whatever that is. */
  back(): void {
    const own = this.pending === null && this.mode === null && !this.#picking.begun;
    if (own && this.#seat !== null) this.#seat = null;
    else this.cancel();
  }

  /** Drops the choice; else cancels the action being paid for, or takes the last step back. */
  cancel(): void {
    this.refusal = null;
    if (this.pending || this.mode || this.#picking.begun) this.#dropAndLook();
    else if (this.payment && this.#marks.before !== null) this.undoTo(Math.min(this.#marks.before, this.openMoves - 1));
    else if (this.payment) this.undoUntil(() => this.latest?.facts.asked === 'turn');
    else if (this.canUndo) this.undo();
  }

  /** Takes back what was done in one go: a whole payment, not only its last line. */
  override undo(): void {
    this.#marks.trim(this.openMoves);
    const mark = this.canUndo ? this.#marks.take() : undefined;
    if (mark === undefined || mark === this.openMoves - 1) super.undo();
    else this.undoTo(mark);
  }

  /** Begins to expand, so that a token can be removed before something is built. */
  removeFirst(): void {
    if (this.asked !== 'turn' || this.busy) return;
    this.#chooser.removeFirst();
    this.#intend([{ action: 'expand' }], null);
  }

  // ---- What the table says

  protected override step(moves: Move[]): void {
    this.#marks.stepped(this.openMoves);
    // What follows from a move is on the own side of the table.
    this.#seat = null;
    super.step(moves);
  }

  /** The beginning of a player's turn is not something that was done. */
  protected override isOfOthers(event: Event, viewer: Seat | null): boolean {
    return event.event !== 'turn' && super.isOfOthers(event, viewer);
  }

  /** The end has been triggered. */
  protected override isGrave(event: Event): boolean {
    return event.event === 'fireworks';
  }

  protected override sceneOf(events: Event[]): Scene<Piece> {
    return sceneOf(events);
  }

  /** Cards that the viewer drew are new until the next turn begins. */
  protected override follow(events: Event[], view: View, before: View | null): void {
    const drawn = before === null ? [] : drawnIn(events, view);
    if (drawn.length > 0) this.fresh = new Set([...this.fresh, ...drawn]);
  }

  /** Nothing in a turn is automatic: ending it would make everything final. */
  protected override onlyAnswer(): Move | null {
    return null;
  }

  protected override settled(): void {
    const { shown } = this;
    const again = this.#settled.is([shown?.version, this.openMoves, shown?.viewer, shown?.facts.asked]);
    const facts = this.mine ? shown?.facts : undefined;
    if (this.#wasMine && !this.mine) this.filter = 'all';
    if (!this.#wasMine && this.mine) this.fresh = new Set();
    this.#wasMine = this.mine;
    this.beginPayment(shown?.viewer ?? null, facts?.payment ?? null);
    if (!again) {
      this.#drop(true);
      const sending = this.sending ? this.goOnSending(facts) : null;
      if (sending === 'sent') return;
      this.#chooser.arrive(facts, (what) => this.can(what), sending === 'done');
      // While the first of them is paid by itself, the others wait.
      if (facts?.asked === 'turn' || !facts) this.keepWanted(gatheringOf(this.mode, null));
    }
    if (this.isUndoing) return;
    if (again && this.#picking.begun) this.#previewPick();
    if (again) this.askAgain();
    if (!facts?.payment) this.#marks.before = null;
    else this.#lookAtPayment();
  }

  /** Shows the viewer's own realm for a payment. */
  #lookAtPayment(): void {
    this.#seat = null;
    this.planPayment();
  }

  protected override previewed(message: Preview): void {
    const { id, then } = message;
    super.previewed(message);
    this.#picking.answered(id, then);
    this.#shifts.answered(id, then);
    const moves = this.#intent.answered(id, then);
    if (moves.length > 0) this.step(moves);
  }

  /** Neither an open chooser nor another player's realm may cover what the hint points at. */
  protected override advised(): void {
    this.#seat = null;
    if (this.mode !== null && !pointsInto(this.mode, this.hint)) this.setMode(null);
  }

  protected override refusedPreview({ id, refusal, rule, code }: Refused<Anno>): void {
    if (id === this.#picking.asked) this.#picking.dropLast();
    if (id === this.#shifts.asked) {
      this.#shifts.dropLast();
      this.#previewShifts();
    }
    this.refusedPayment(id);
    this.refusal = { refusal, rule, code };
  }

  protected override failed(): void {
    if (!this.sending) return;
    const { refusal } = this;
    this.stopSending();
    this.refusal = refusal;
  }

  // ---- Doing

  #do(thing: Thing): void {
    const reach = thing.type === 'card' && this.pick ? null : this.reach(thing);
    if (thing.type === 'action' && hasChooser(thing.action)) {
      return this.setMode(this.mode === thing.action ? null : thing.action);
    }
    if (thing.type === 'hire' || thing.type === 'rise') return this.#gather(thing);
    const meant = this.#scene && meantBy(thing, this.#scene);
    const moves = reach?.moves ?? (meant ? [meant] : []);
    if (moves.length > 0) this.#intend(moves, thing);
  }

  /** Plays what can be taken back; anything else awaits confirmation. */
  #intend(moves: Move[], thing: Thing | null): void {
    this.#drop(true);
    if (thing?.type === 'card') this.#card = thing.index;
    if (!this.payment) this.#marks.before = this.openMoves;
    const only = moves.length === 1 ? this.legal().find(({ move }) => sameMove(move, moves[0]!)) : undefined;
    if (only?.then === 'open') return this.step(moves);
    if (only) this.#intent.pending = { moves, thing, then: only.then };
    else this.#intent.ask(this.preview(moves), { moves, thing });
  }

  /** One more new cube or upgrade, on the sheet where they are gathered. */
  #gather(thing: Extract<Thing, { type: 'hire' | 'rise' }>): void {
    const action = thing.type === 'hire' ? 'workforce' : 'upgrade';
    if (this.#gathers !== action) this.setMode(action);
    if (this.gathered.wanted.length < this.most(action)) {
      this.want(thing.type === 'hire' ? { cube: thing.tier } : { upgrade: thing.tier });
    }
  }

  #previewShifts(): void {
    const moves = this.shown ? this.#shifts.moves(this.shown) : [];
    this.#shifts.asked = moves.length > 0 ? this.preview(moves) : null;
  }

  #returns(): Move[] {
    return this.pick ? this.#picking.moves(this.pick) : [];
  }

  #previewPick(): void {
    this.#picking.asked = this.#picking.begun ? this.preview(this.#returns()) : null;
  }

  /** Drops the choice; the payment below it is looked at again. */
  #dropAndLook(): void {
    // After a shift end or a postponed end of the turn, what was in progress before continues.
    const goesOn = this.mode === 'shift_end' || this.pending?.lapsing !== undefined;
    this.#drop();
    if (goesOn && this.mine) this.#chooser.goOn(this.shown!.facts, (what) => this.can(what));
    if (this.payment && this.payment.then === null) this.#lookAtPayment();
  }

  /** Drops what is chosen but not sent. */
  #drop(keepMode = false): void {
    this.forgetQuestions();
    this.forgetPaymentQuestions();
    this.#intent.clear();
    this.#picking.clear();
    this.#shifts.clear();
    if (keepMode) return;
    this.#chooser.mode = null;
    this.forgetWanted();
  }

  #firstOwn(): Seat {
    return Math.max(0, this.table?.seats.findIndex((seat) => seat.mine) ?? 0);
  }

  /** The places from which all used cubes of a tier are chosen to come back. */
  #allComingBack(shown: Shown): Set<string> {
    const places = this.#shifts.chosen.filter(({ tier, at }) => {
      const there = usedOf(shown, tier).find((place) => placeOf(place.at) === placeOf(at));
      return (there?.count ?? 0) <= this.#shifts.count({ tier, at });
    });
    return new Set(places.map((place) => keyOf({ type: 'cube', ...place })));
  }

  /** Where the card being paid for is in the hand: where it was tapped, if that is known. */
  #cardPlayed({ viewer, view }: Shown): number | null {
    const object = this.payment?.object;
    if (viewer === null || typeof object !== 'object' || !('card' in object)) return null;
    const hand = view.hands[viewer]!;
    return this.#card !== null && hand[this.#card] === object.card ? this.#card : hand.indexOf(object.card);
  }

  #sceneNow(): Sight | null {
    const { shown, asked, mode, hint, pending, payment } = this;
    if (!shown || asked === null) return null;
    return {
      viewer: shown.viewer, facts: this.factsThen(shown.facts), asked, legal: this.legal(), offers: this.offers(), mode, hint,
      object: payment?.object ?? null, card: this.#cardPlayed(shown),
      chosen: mode === 'shift_end' ? this.#allComingBack(shown) : this.#picking.keys,
      pending: pending?.thing ?? null,
    };
  }
}
