// What one player did, as it is seen on the table: what flies from where to where, and what is marked. Read from events alone.

import { Marks } from '../../../table/show/marks';
import { Rows } from '../../../table/show/parts';
import { emptyScene, type Flight, type Scene, type Sign, type Sound, type Where } from '../../../table/show/scene';
import { seatOf } from '../../../table/show/shot';
import type { Seat } from '../../../types';
import type { Cause, Event, Kind } from '../../../types/sanjuan';
import { GOODS, goodOf } from '../words/names';
import type { Piece } from './piece';

type OfCards = Extract<Event, { event: 'paid' | 'drew' | 'kept' | 'discarded' | 'laid' }>;
type Built = Extract<Event, { event: 'built' }>;
type Sold = Extract<Event, { event: 'sold' }>;

/** Cards that fly one by one; more of them travel as one stack. */
const mostCards = 5;

export function sceneOf(events: Event[]): Scene<Piece> {
  const director = new Director();
  for (const event of events) director.direct(event);
  return director.scene();
}

// Where things are. On a phone some of them are not in sight: then the next best place stands for them.
const pile: Where = ['pile', 'roles'];
const discard: Where = ['discard', 'roles'];
const player = (seat: Seat): Where => [`seat:${seat}`, `city:${seat}`];
const hand = (seat: Seat): Where => [`hand:${seat}`, ...player(seat)];
const drawn = (seat: Seat): Where => [`drawn:${seat}`, ...hand(seat)];
const turnedUp = (seat: Seat): Where => [`revealed`, `seat:${seat}`, `city:${seat}`];
const building = (seat: Seat, kind: Kind): Where => [`kind:${seat}:${kind}`, `city:${seat}`];
/** A city may have several buildings of a kind, so the place counts. */
const spot = (seat: Seat, place: number): Where => [`place:${seat}:${place}`, `city:${seat}`];
const price = (kind: Kind): Where => [`price:${goodOf(kind) ?? ''}`, 'prices'];

const isCouncillor = (cause: Cause) => typeof cause === 'object' && 'role' in cause && cause.role === 'councillor';

class Director {
  #flights: Flight<Piece>[] = [];
  #marks = new Marks();
  /** What a sign would say. */
  #about: Piece | null = null;
  #role: Piece | null = null;
  #passed: Piece | null = null;
  #rows = new Rows<Piece>();
  #seat: Seat | null = null;
  #sound: Sound | null = null;
  #beat = -1;
  #last: Event['event'] | null = null;

  scene(): Scene<Piece> {
    if (this.#last === null) return emptyScene;
    return { flights: this.#flights, marks: this.#marks.all, sign: this.#sign, sound: this.#sound };
  }

  get #sign(): Sign<Piece> | null {
    const rows = this.#rows.all;
    // Whoever sells one good of two passes as well: that ends the action and is not what it is about.
    const about = this.#about ?? (rows.length > 0 ? this.#role : (this.#passed ?? this.#role));
    if (this.#seat === null || (about === null && rows.length === 0)) return null;
    // Before the viewer's own city it covers neither other players nor what they take.
    return { about, deed: about === this.#role ? null : this.#role, rows, home: player(this.#seat), at: ['town'] };
  }

  direct(event: Event): void {
    if (!this.#joins(event.event)) this.#beat += 1;
    this.#last = event.event;
    this.#seat ??= seatOf(event);
    this.#stage(event);
  }

  /** What happens at the same time: things of one kind, and a building with its payment. */
  #joins(next: Event['event']): boolean {
    if (next === 'passed' || next === 'ended') return this.#beat >= 0;
    const pays = next === 'paid' || next === 'paid_good';
    return next === this.#last || (pays && (this.#last === 'built' || this.#last === 'paid' || this.#last === 'paid_good'));
  }

  #stage(event: Event): void {
    switch (event.event) {
      case 'round':
        return this.#round(event.governor, event.from);
      case 'role':
        this.#role = { is: 'role', role: event.role };
        this.#fly({ ...this.#role }, player(event.seat), [`role:${event.role}`], { arrives: false });
        this.#marks.add([`role:${event.role}`]);
        return this.#sounds('card');
      case 'prices':
        for (const good of GOODS) this.#marks.add([`price:${good}`, 'prices'], 0, true);
        return this.#sounds('card');
      case 'built':
        return this.#build(event);
      case 'paid_good':
        this.#fly({ is: 'good', kind: event.kind }, spot(event.seat, event.place), discard);
        this.#rows.add('paid', { is: 'good', kind: event.kind });
        return this.#marks.add(spot(event.seat, event.place), -1);
      case 'produced':
        this.#fly({ is: 'good', kind: event.kind }, pile, spot(event.seat, event.place));
        this.#rows.add('got', { is: 'good', kind: event.kind });
        this.#marks.add(spot(event.seat, event.place), 1);
        return this.#sounds('card');
      case 'sold':
        return this.#sell(event);
      case 'drew': {
        const apart = isCouncillor(event.cause);
        this.#rows.add('got', { is: 'back' }, event.count);
        return this.#move(event, pile, apart ? drawn(event.seat) : hand(event.seat), hand(event.seat), apart ? 0 : event.count);
      }
      case 'kept':
        return this.#move(event, drawn(event.seat), hand(event.seat), hand(event.seat), event.count);
      case 'discarded': {
        const apart = isCouncillor(event.cause);
        this.#rows.add('paid', { is: 'back' }, event.count);
        return this.#move(event, apart ? drawn(event.seat) : hand(event.seat), discard, hand(event.seat), apart ? 0 : -event.count);
      }
      case 'paid':
        this.#rows.add('paid', { is: 'back' }, event.count);
        return this.#move(event, hand(event.seat), discard, hand(event.seat), -event.count);
      case 'laid':
        this.#marks.add(building(event.seat, event.under), event.count);
        this.#rows.add('paid', { is: 'back' }, event.count);
        return this.#move(event, hand(event.seat), building(event.seat, event.under), hand(event.seat), -event.count);
      case 'revealed':
        for (const kind of event.cards) this.#fly({ is: 'card', kind }, pile, turnedUp(event.seat));
        this.#marks.add(building(event.seat, event.by));
        return this.#sounds('card');
      case 'took':
        if (event.kind === null) return this.#marks.add(building(event.seat, event.by));
        this.#fly({ is: 'card', kind: event.kind }, turnedUp(event.seat), hand(event.seat));
        this.#rows.add('got', { is: 'card', kind: event.kind });
        return this.#marks.add(hand(event.seat), 1);
      case 'passed':
        if (typeof event.at === 'object' && 'role' in event.at) this.#passed = { is: 'passed', role: event.at.role };
        return this.#marks.add(player(event.seat));
      case 'reshuffled':
        this.#fly({ is: 'back' }, discard, pile, { count: event.cards });
        return this.#marks.add(pile, event.cards);
      case 'ended':
        return this.#sounds('end');
    }
  }

  #round(governor: Seat, from: Seat | null): void {
    const badge: Where = [`governor:${governor}`, ...player(governor)];
    if (from !== null) this.#fly({ is: 'governor' }, player(from), badge, { arrives: true });
    this.#marks.add(badge);
  }

  #build({ seat, kind, place, over, good_lost, twelfth }: Built): void {
    const at = spot(seat, place);
    const card: Piece = { is: 'card', kind };
    if (good_lost && over) this.#fly({ is: 'good', kind: over }, at, discard);
    const shared = kind === 'cathedral';
    this.#fly(card, shared ? ['cathedral', 'roles'] : hand(seat), at, { arrives: true });
    if (!shared) this.#marks.add(hand(seat), -1);
    this.#marks.add(at);
    if (twelfth) this.#marks.add([`city:${seat}`]);
    if (over) this.#rows.add('paid', { is: 'card', kind: over });
    this.#about = card;
    this.#sounds(twelfth ? 'festival' : 'build');
  }

  #sell({ seat, kind, place, price: cards, harbor }: Sold): void {
    const good: Piece = { is: 'good', kind };
    this.#fly(good, spot(seat, place), price(kind));
    this.#rows.add('paid', good, 1, { worth: [{ piece: { is: 'back' }, count: cards }] });
    if (harbor) this.#marks.add(building(seat, 'harbor'), 1);
    this.#marks.add(spot(seat, place), -1);
    this.#marks.add(price(kind));
    this.#sounds('coin');
  }

  /** Cards, face up for those who may know them. @param owner where their number changes */
  #move({ cards, count }: OfCards, from: Where, to: Where, owner: Where, change: number): void {
    if (cards !== null) for (const kind of cards) this.#fly({ is: 'card', kind }, from, to);
    else if (count > mostCards) this.#fly({ is: 'back' }, from, to, { count });
    else for (let n = 0; n < count; n++) this.#fly({ is: 'back' }, from, to);
    this.#marks.add(owner, change);
    this.#sounds('card');
  }

  #fly(piece: Piece, from: Where, to: Where, more: { count?: number; arrives?: boolean } = {}): void {
    this.#flights.push({ piece, from, to, beat: this.#beat, ...more });
  }

  /** The most important one: what is built or sold is heard, not its payment. */
  #sounds(sound: Sound): void {
    if (this.#sound === null || this.#sound === 'card') this.#sound = sound;
  }
}
