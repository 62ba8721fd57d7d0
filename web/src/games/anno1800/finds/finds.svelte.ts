// What is shown large when it turns up: the viewer's own finds for as long as nothing else happens, and the fireworks until
// everybody at the table has read of them.

import type { Chapter, Seat } from '../../../types';
import type { CardKind, Event, Expedition, NewIsland, OldIsland, Player } from '../../../types/anno1800';
import type { Shown } from '../game';
import { homeOf, type Home } from './home';

export type Find =
  | { type: 'expeditions'; cards: Expedition[] }
  | { type: 'old_world'; island: OldIsland; cards: CardKind[]; lapsed: boolean }
  | { type: 'new_world'; island: NewIsland; cards: CardKind[] }
  | { type: 'festival'; home: Home }
  | { type: 'fireworks'; seat: Seat };

/** Whether it covers the table. */
export function covers({ type }: Find): boolean {
  return type === 'expeditions' || type === 'fireworks';
}

export class Finds {
  /** What is still to be looked at, the first one first. */
  open: Find[] = $state.raw([]);
  #from: number;
  #viewer: Seat | null;
  #told: number;
  #before: Player | null;

  /** Nothing that happened before is a find. */
  constructor({ version, viewer, view }: Shown, log: Chapter<Event>[], news: Event[]) {
    [this.#from, this.#viewer] = [version, viewer];
    this.#told = this.#since(log).length;
    this.#before = viewer === null ? null : view.board.players[viewer]!;
    this.open = findsIn(news.filter((event) => event.event === 'fireworks'), viewer, null);
  }

  /** Looks at what happened since. */
  look({ view }: Shown, log: Chapter<Event>[]): void {
    const events = this.#since(log);
    const before = this.#before;
    this.#before = this.#viewer === null ? null : view.board.players[this.#viewer]!;
    if (events.length === this.#told) return;
    const fresh = events.slice(this.#told);
    this.#told = events.length;
    // What was taken back, and what was followed by something else, is no longer news.
    const lasting = this.open.filter((find) => find.type === 'fireworks' && view.board.fireworks === find.seat);
    this.open = [...findsIn(fresh, this.#viewer, before), ...lasting];
  }

  dismiss(): void {
    this.open = this.open.slice(1);
  }

  /** Everybody has read of the fireworks. */
  dismissFireworks(): void {
    this.open = this.open.filter(({ type }) => type !== 'fireworks');
  }

  /** Open moves keep their place when they become final, so counting is enough. */
  #since(log: Chapter<Event>[]): Event[] {
    return log.filter(({ version }) => version > this.#from).flatMap(({ events }) => events);
  }
}

/** The finds among these events. @param before the viewer's realm before them */
export function findsIn(events: Event[], viewer: Seat | null, before: Player | null): Find[] {
  const own = events.filter((event) => 'seat' in event && event.seat === viewer);
  const drawn = own.flatMap((event) => (event.event === 'drew' ? (event.cards ?? []) : []));
  const lapsed = own.some((event) => event.event === 'lapsed');
  return events.flatMap((event): Find[] => {
    if (event.event === 'fireworks') return [{ type: 'fireworks', seat: event.seat }];
    if (!('seat' in event) || event.seat !== viewer) return [];
    switch (event.event) {
      case 'expeditions':
        return event.cards ? [{ type: 'expeditions', cards: event.cards }] : [];
      case 'old_world':
        return [{ type: 'old_world', island: event.island, cards: drawn, lapsed }];
      case 'new_world':
        return [{ type: 'new_world', island: event.island, cards: drawn }];
      case 'festival':
        return before ? [{ type: 'festival', home: homeOf(before) }] : [];
      default:
        return [];
    }
  });
}
