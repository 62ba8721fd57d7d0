// What one player did, as it is seen on the table: what flies from where to where, and what is marked. Read from events alone.

import { Marks } from '../../../table/show/marks';
import { Rows } from '../../../table/show/parts';
import type { Flight, Part, Scene, Sign, Sound, Where } from '../../../table/show/scene';
import { seatOf } from '../../../table/show/shot';
import type { Seat } from '../../../types';
import { TIERS, type Event, type Homecoming, type OldIsland, type Tier, type Token, type Whereabouts } from '../../../types/anno1800';
import { data } from '../data';
import { tierAbove } from '../words/names';
import type { Piece } from './piece';
import * as at from './places';

type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;
type Coin = Extract<Piece, { is: 'coin' }>['coin'];

/** Cards and tokens that fly one by one; more of them travel as one stack. */
const mostAlone = 4;

/** In a turn the payment comes first, then what it is for, then the cards for it. */
type Stretch = 'pay' | 'deed' | 'draw';
const parts: Stretch[] = ['pay', 'deed', 'draw'];

const partOf: Record<Event['event'], Stretch> = {
  announced: 'pay',
  worked: 'pay',
  traded: 'pay',
  imported: 'pay',
  received: 'pay',
  spent: 'pay',
  exhausted: 'pay',
  shift_end: 'pay',
  paid_gold: 'pay',
  activated: 'pay',
  used: 'pay',
  returned: 'pay',
  dealt: 'deed',
  turn: 'deed',
  action: 'deed',
  built: 'deed',
  removed: 'deed',
  played: 'deed',
  turned_down: 'deed',
  gained: 'deed',
  declined: 'deed',
  raised: 'deed',
  old_world: 'deed',
  lapsed: 'deed',
  new_world: 'deed',
  expeditions: 'draw',
  drew: 'draw',
  gift: 'draw',
  more_actions: 'draw',
  festival: 'deed',
  fireworks: 'draw',
  ended: 'draw',
};

export function sceneOf(events: Event[]): Scene<Piece> {
  const director = new Director();
  for (const event of events) director.direct(event);
  return director.scene();
}

class Director {
  #flights: Flight<Piece>[] = [];
  #marks = new Marks();
  /** What a sign would say. */
  #about: Piece | null = null;
  #rows = new Rows<Piece>();
  /** Tokens that were spent for a good which is still to come. */
  #price: Part<Piece>[] = [];
  #seat: Seat | null = null;
  #sound: Sound | null = null;
  /** The first beat of the payment that runs, with what it is for; and the part that came last. */
  #first = 0;
  #part: Stretch = 'pay';
  /** What the turn is about. */
  #action: Piece | null = null;

  scene(): Scene<Piece> {
    // The good came in another step, or was had before.
    for (const { piece, count } of this.#price) this.#rows.add('paid', piece, count);
    // Parts in which nothing flies take no time.
    const beats = [...new Set(this.#flights.map(({ beat }) => beat))].sort((a, b) => a - b);
    const flights = this.#flights.map((flight) => ({ ...flight, beat: beats.indexOf(flight.beat) }));
    return { flights, marks: this.#marks.all, sign: this.#sign, sound: this.#sound };
  }

  get #sign(): Sign<Piece> | null {
    const rows = this.#rows.all;
    const about = this.#about ?? this.#action;
    if (this.#seat === null || (about === null && rows.length === 0)) return null;
    const says = about === this.#action || about?.is === 'festival';
    // Above its target it would cover who did it.
    return { about, deed: says ? null : this.#action, rows, home: at.plate(this.#seat), at: at.middle };
  }

  get #beat(): number {
    return this.#first + parts.indexOf(this.#part);
  }

  direct(event: Event): void {
    const part = partOf[event.event];
    // Somebody pays again: for something else.
    if (part === 'pay' && this.#part !== 'pay') this.#first += parts.length;
    this.#part = part;
    this.#seat ??= seatOf(event);
    this.#stage(event);
  }

  #stage(event: Event): void {
    switch (event.event) {
      case 'dealt':
        this.#marks.add(at.objectives);
        return this.#marks.add(at.plate(event.first));
      case 'turn':
        // The last round is announced to everybody; other turns are seen by the light on a plate.
        if (event.last) this.#marks.add(at.round, 0, true);
        return;
      case 'action':
        this.#action = { is: 'action', action: event.action };
        return;
      case 'announced':
        return this.#use({ is: 'card', kind: event.kind }, at.hand(event.seat), event.seat);
      case 'worked':
        return this.#work(event);
      case 'traded':
        return this.#trade(event);
      case 'imported':
        this.#pay({ is: 'good', good: event.resource }, at.newWorld(event.seat, event.place), event.seat, { was: { is: 'new_world', island: event.island }, ...this.#priced() });
        return this.#marks.add(at.newWorld(event.seat, event.place));
      case 'received':
        this.#pay({ is: 'good', good: event.resource }, at.played(event.seat), event.seat, { was: { is: 'card', kind: event.kind } });
        return this.#marks.add(at.played(event.seat));
      case 'spent':
        return this.#spend(event);
      case 'exhausted':
        this.#pay({ is: 'cube', tier: event.tier }, at.home(event.seat, event.tier), event.seat);
        return this.#marks.add(at.home(event.seat, event.tier), -1);
      case 'shift_end':
        this.#coins('gold', event.gold, at.figure('gold', event.seat), at.bank);
        this.#rows.add('paid', { is: 'coin', coin: 'gold' }, event.gold);
        // Somebody works once more.
        this.#rows.add('back', { is: 'cube', tier: event.tier });
        this.#fly({ is: 'cube', tier: event.tier }, this.#whereabouts(event.seat, event), at.home(event.seat, event.tier));
        this.#marks.add(at.figure('gold', event.seat), -event.gold);
        return this.#marks.add(at.home(event.seat, event.tier), 1);
      case 'paid_gold':
        this.#coins('gold', event.gold, at.figure('gold', event.seat), event.objective ? at.objective(event.objective) : at.bank);
        this.#rows.add('paid', { is: 'coin', coin: 'gold' }, event.gold);
        return this.#marks.add(at.figure('gold', event.seat), -event.gold);
      case 'built':
        return this.#build(event);
      case 'removed':
        return this.#remove(event);
      case 'played':
        this.#show({ is: 'card', kind: event.kind }, ['stage', ...at.hand(event.seat)], at.played(event.seat), 'card');
        this.#marks.add(at.hand(event.seat), -1);
        return this.#marks.add(at.played(event.seat), 1);
      case 'activated':
        this.#use({ is: 'card', kind: event.kind }, at.played(event.seat), event.seat);
        return this.#marks.add(at.played(event.seat));
      case 'turned_down':
        return this.#marks.add(at.played(event.seat), 0, true);
      case 'used':
        this.#use({ is: 'objective', objective: event.objective }, at.objective(event.objective), event.seat);
        return this.#marks.add(at.objective(event.objective));
      case 'gained':
        this.#fly({ is: 'cube', tier: event.tier }, at.bank, at.home(event.seat, event.tier));
        this.#rows.add('got', { is: 'cube', tier: event.tier });
        return this.#marks.add(at.home(event.seat, event.tier), 1);
      case 'declined':
        return this.#marks.add(at.home(event.seat, event.tier));
      case 'raised':
        return this.#raise(event);
      case 'drew':
        this.#cards(event.cards, event.deck, event.count, at.deck(event.deck), at.hand(event.seat));
        this.#rows.add('got', { is: 'back', deck: event.deck }, event.count);
        return this.#marks.add(at.hand(event.seat), event.count);
      case 'returned':
        this.#cards(event.card === null ? null : [event.card], event.deck, 1, at.hand(event.seat), at.deck(event.deck));
        this.#rows.add('paid', { is: 'back', deck: event.deck });
        return this.#marks.add(at.hand(event.seat), -1);
      case 'old_world':
        this.#show({ is: 'old_world', island: event.island }, at.deck('old_world'), at.oldWorld(event.seat, event.place), 'build', true);
        this.#aboard(printedOn(event.island), event.aboard, at.oldWorld(event.seat, event.place));
        this.#marks.add(at.deck('old_world'), -1);
        return this.#marks.add(at.oldWorld(event.seat, event.place));
      case 'new_world':
        this.#show({ is: 'new_world', island: event.island }, at.deck('new_world'), at.newWorld(event.seat, event.place), 'build', true);
        this.#marks.add(at.deck('new_world'), -1);
        return this.#marks.add(at.newWorld(event.seat, event.place));
      case 'lapsed':
      case 'more_actions':
        return this.#marks.add(at.plate(event.seat));
      case 'expeditions':
        // Whoever drew them sees them large anyway; others see backs.
        this.#backs('expedition', event.count, at.deck('expeditions'), at.figure('expeditions', event.seat));
        this.#rows.add('got', { is: 'back', deck: 'expedition' }, event.count);
        return this.#marks.add(at.figure('expeditions', event.seat), event.count);
      case 'gift':
        return this.#give(event);
      case 'festival':
        return this.#celebrate(event.seat, event.from);
      case 'fireworks':
        this.#fly({ is: 'fireworks' }, at.objectives, at.plate(event.seat));
        this.#rows.add('got', { is: 'fireworks' });
        this.#sounds('festival');
        return this.#marks.add(at.plate(event.seat));
      case 'ended':
        return this.#sounds('end');
    }
  }

  #work({ seat, token, tier, field }: Of<'worked'>): void {
    this.#fly({ is: 'cube', tier }, at.home(seat, tier), [at.field(seat, field)[0]!, ...at.theatre(seat)]);
    this.#pay({ is: 'token', token }, at.field(seat, field), seat, { was: { is: 'cube', tier } });
    this.#marks.add(at.field(seat, field));
    this.#sounds('card');
  }

  #trade({ seat, partner, resource, gold }: Of<'traded'>): void {
    this.#pay({ is: 'good', good: resource }, at.plate(partner), seat, {
      ...this.#priced(),
      seat: partner,
      ...(gold > 0 && { theirs: [{ piece: { is: 'coin', coin: 'gold' }, count: gold }] }),
    });
    this.#coins('gold', gold, at.bank, at.figure('gold', partner));
    this.#marks.add(at.figure('gold', partner), gold);
    this.#sounds('coin');
  }

  /** Tokens of ships come back exhausted; those of cards are gone. */
  #spend({ seat, tokens, purpose }: Of<'spent'>): void {
    for (const coin of ['trade', 'exploration'] as const) {
      const count = tokens[coin] + tokens[`temporary_${coin}`];
      this.#coins(coin, count, at.figure(coin, seat), at.theatre(seat));
      // What was spent for a good is told beside it.
      if (typeof purpose === 'object' && !('objective' in purpose)) this.#price.push({ piece: { is: 'coin', coin }, count });
      else this.#rows.add('paid', { is: 'coin', coin }, count);
      if (count > 0) this.#marks.add(at.figure(coin, seat), -count);
    }
    this.#sounds('coin');
  }

  /** What was spent for the good that comes now. */
  #priced(): Pick<Part<Piece>, 'worth'> {
    const spent = new Rows<Piece>();
    for (const { piece, count } of this.#price) spent.add('paid', piece, count);
    this.#price = [];
    const [row] = spent.all;
    return row ? { worth: row.parts } : {};
  }

  #build({ seat, token, field, over, back, cubes, aboard, ashore }: Of<'built'>): void {
    const square = at.field(seat, field);
    if (over && back) this.#fly({ is: 'token', token: over }, square, at.stack(over));
    if (over) this.#rows.add('paid', { is: 'token', token: over });
    this.#sendAway(seat, field, cubes);
    this.#show({ is: 'token', token }, at.stack(token), square, 'build', true);
    this.#aboard(over, -ashore, square);
    this.#aboard(token, aboard, square);
    this.#marks.add(at.stack(token), -1);
    if (over && back) this.#marks.add(at.stack(over), 1);
    this.#marks.add(square);
  }

  #remove({ seat, token, field, uncovered, cubes, aboard, ashore }: Of<'removed'>): void {
    this.#sendAway(seat, field, cubes);
    this.#aboard(token, -ashore, at.field(seat, field));
    this.#aboard(uncovered, aboard, at.field(seat, field));
    this.#fly({ is: 'token', token }, at.field(seat, field), at.stack(token));
    this.#rows.add('paid', { is: 'token', token });
    this.#marks.add(at.field(seat, field));
    this.#marks.add(at.stack(token), 1);
    this.#sounds('card');
  }

  /** Naval tokens come with a ship, or go with it if there are fewer than none. */
  #aboard(ship: Token | null, count: number, square: Where): void {
    const kind = ship && data.tokens[ship].ship?.kind;
    if (!kind) return;
    this.#coins(kind, count, at.bank, square);
    this.#rows.add('got', { is: 'coin', coin: kind }, count);
    this.#coins(kind, -count, square, at.bank);
    this.#rows.add('paid', { is: 'coin', coin: kind }, -count);
  }

  /** Cubes that lose their workplaces lie down before their houses. */
  #sendAway(seat: Seat, field: number, cubes: Tier[]): void {
    for (const tier of cubes) this.#fly({ is: 'cube', tier }, at.field(seat, field), at.home(seat, tier));
  }

  #raise({ seat, tier, at: where, field }: Of<'raised'>): void {
    const next = tierAbove(tier);
    const from = this.#whereabouts(seat, { tier, at: where, field });
    this.#fly({ is: 'cube', tier: next }, where === 'district' ? from : at.home(seat, next), where === 'district' ? at.home(seat, next) : from);
    this.#rows.add('got', { is: 'cube', tier: next }, 1, { was: { is: 'cube', tier } });
    this.#marks.add(from, where === 'district' ? -1 : 0);
    this.#marks.add(at.home(seat, next), where === 'district' ? 1 : 0);
    this.#sounds('card');
  }

  #give({ seat, ...given }: Of<'gift'>): void {
    for (const coin of ['gold', 'trade', 'exploration'] as const) {
      this.#coins(coin, given[coin], at.bank, at.figure(coin, seat));
      this.#rows.add('got', { is: 'coin', coin }, given[coin]);
      if (given[coin] > 0) this.#marks.add(at.figure(coin, seat), given[coin]);
    }
    this.#sounds('coin');
  }

  #celebrate(seat: Seat, from: Homecoming): void {
    for (const [field, cubes] of from.working) for (const tier of cubes) this.#fly({ is: 'cube', tier }, at.field(seat, field), at.home(seat, tier));
    TIERS.forEach((tier, n) => {
      const count = from.exhausted[n]!;
      const working = from.working.flatMap(([, cubes]) => cubes).filter((cube) => cube === tier).length;
      this.#rows.add('back', { is: 'cube', tier }, working + count);
      if (count > 0) this.#marks.add(at.home(seat, tier));
      if (count > 0) this.#fly({ is: 'cube', tier }, at.theatre(seat), at.home(seat, tier), count);
    });
    for (const coin of ['trade', 'exploration'] as const) {
      this.#coins(coin, from[coin], at.theatre(seat), at.figure(coin, seat));
      this.#rows.add('back', { is: 'coin', coin }, from[coin]);
      const change = from[coin] - from[`temporary_${coin}`];
      if (change !== 0) this.#marks.add(at.figure(coin, seat), change);
    }
    this.#show({ is: 'festival' }, at.bank, at.plate(seat), 'festival');
    this.#marks.add(at.plate(seat));
  }

  #whereabouts(seat: Seat, { tier, field }: { tier: Tier; at: Whereabouts; field: number | null }): Where {
    return field === null ? at.home(seat, tier) : at.field(seat, field);
  }

  /** What helps to do something else. */
  #use(piece: Piece, from: Where, seat: Seat): void {
    this.#fly(piece, from, at.theatre(seat));
    this.#about ??= piece;
    this.#sounds('card');
  }

  #pay(piece: Piece, from: Where, seat: Seat, more: Omit<Part<Piece>, 'piece' | 'count'> = {}): void {
    this.#fly(piece, from, at.theatre(seat));
    this.#rows.add('paid', piece, 1, more);
  }

  /** What the turn is about. */
  #show(piece: Piece, from: Where, to: Where, sound: Sound, arrives = false): void {
    this.#flights.push({ piece, from, to, beat: this.#beat, ...(arrives && { arrives }) });
    this.#about = piece;
    this.#sounds(sound);
  }

  #cards(cards: string[] | null, deck: Of<'drew'>['deck'], count: number, from: Where, to: Where): void {
    if (cards === null) this.#backs(deck, count, from, to);
    else for (const kind of cards) this.#fly({ is: 'card', kind }, from, to);
    this.#sounds('card');
  }

  #backs(deck: Extract<Piece, { is: 'back' }>['deck'], count: number, from: Where, to: Where): void {
    this.#several({ is: 'back', deck }, count, from, to);
    this.#sounds('card');
  }

  #coins(coin: Coin, count: number, from: Where, to: Where): void {
    this.#several({ is: 'coin', coin }, count, from, to);
  }

  #several(piece: Piece, count: number, from: Where, to: Where): void {
    if (count > mostAlone) this.#fly(piece, from, to, count);
    else for (let n = 0; n < count; n++) this.#fly(piece, from, to);
  }

  #fly(piece: Piece, from: Where, to: Where, count = 1): void {
    this.#flights.push({ piece, from, to, beat: this.#beat, ...(count > 1 && { count }) });
  }

  /** The most important one: what is built is heard, not its payment. */
  #sounds(sound: Sound): void {
    const rank: (Sound | null)[] = [null, 'card', 'coin', 'build', 'festival', 'end'];
    if (rank.indexOf(sound) > rank.indexOf(this.#sound)) this.#sound = sound;
  }
}

/** The token that is printed on an Old World island. */
function printedOn(island: OldIsland): Token | null {
  const { bonus } = data.old_world[island];
  return 'printed' in bonus ? bonus.printed : null;
}
