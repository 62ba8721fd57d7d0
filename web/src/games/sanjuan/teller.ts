// What happened, as sentences.

import { list, t } from '../../lib/i18n.svelte';
import type { Line } from '../../table/controller';
import type { Seat, TableInfo } from '../../types';
import type { Event, Kind } from '../../types/sanjuan';
import { councilOf, joined, sameCouncil, sameList, type Council } from './words/joining';
import { cardsText, causeText, goodName, kindName, kindsText, pricesOf, roleName, seatName } from './words';
import { isProduction } from './words/names';

type Gaps = Record<string, string | number>;
type Built = Extract<Event, { event: 'built' }>;
type Sold = Extract<Event, { event: 'sold' }>;
type Took = Extract<Event, { event: 'took' }>;
type Passed = Extract<Event, { event: 'passed' }>;
type OfCards = Extract<Event, { event: 'paid' | 'drew' | 'kept' | 'discarded' | 'laid' }>;

/** Tells events to one viewer (null: a spectator). Related events become one sentence. */
export function tell(events: Event[], viewer: Seat | null, table: TableInfo): Line[] {
  const teller = new Teller(viewer, table);
  return runs(joined(events), viewer).flatMap((run) => {
    const seat = 'seat' in run[0]! ? run[0].seat : null;
    return teller.sentences(run).map((text) => ({ seat, text, events: run }));
  });
}

/** Splits events into runs that are told as one list, or as one sentence. */
function runs(events: Event[], viewer: Seat | null): Event[][] {
  const all: Event[][] = [];
  for (const event of events) {
    const run = all.at(-1);
    if (run && (sameList(run[0]!, event) || sameCouncil(run[0]!, event, viewer))) run.push(event);
    else all.push([event]);
  }
  return all;
}

class Teller {
  constructor(
    private readonly viewer: Seat | null,
    private readonly table: TableInfo,
  ) {}

  /** One sentence for a run of similar events, or a few for one event. */
  sentences(run: Event[]): string[] {
    const event = run[0]!;
    const council = councilOf(run);
    if (council) return [this.council(council)];
    switch (event.event) {
      case 'produced':
        return [isProduction(event.kind) ? this.produced(event.seat, run) : this.subject('event-customs', event.seat)];
      case 'sold': {
        const goods = list(run.filter((one) => one.event === 'sold').map(sale));
        return [this.subject('event-sold', event.seat, { goods })];
      }
      case 'built':
        return this.built(event);
      default:
        return [this.sentence(event)];
    }
  }

  private produced(seat: Seat, run: Event[]): string {
    const goods = run.filter((one) => one.event === 'produced').map((one) => goodName(one.kind));
    return this.subject('event-produced', seat, { goods: list(goods) });
  }

  /** What others do as councillor: their cards are hidden, so that numbers say all of it. */
  private council({ seat, takes, drew, kept }: Council): string {
    const gaps = { name: seatName(this.table, seat), role: roleName('councillor'), cards: cardsText(drew) };
    if (kept === null) return t('event-council-takes', gaps);
    return t(takes ? 'event-council-whole' : 'event-council', { ...gaps, kept });
  }

  private built({ seat, kind, over, good_lost, cost, library, twelfth }: Built): string[] {
    const name = kindName(kind);
    const building = over === null ? name : t('building-over', { building: name, covered: kindName(over) });
    const told = [this.subject('event-built', seat, { building, cost })];
    if (good_lost) told.push(t('event-built-good_lost'));
    if (library) told.push(t('event-built-library'));
    if (twelfth) told.push(t('event-built-twelfth'));
    return told;
  }

  private sentence(event: Exclude<Event, Built | Sold | { event: 'produced' }>): string {
    switch (event.event) {
      case 'round':
        return this.subject('event-round', event.governor, { round: event.round });
      case 'role':
        return this.subject('event-role', event.seat, { role: roleName(event.role) });
      case 'prices':
        return t('event-prices', { prices: pricesOf(event.prices).join(' · ') });
      case 'paid':
        return this.cards('event-paid', event);
      case 'paid_good':
        return this.subject('event-paid_good', event.seat, { good: goodName(event.kind) });
      case 'drew':
        return this.cards('event-drew', event, { cause: causeText(event.cause) });
      case 'kept':
        return this.cards('event-kept', event);
      case 'discarded':
        return this.cards('event-discarded', event, { cause: causeText(event.cause) });
      case 'revealed': {
        const gaps = { building: kindName(event.by), list: kindsText(event.cards) };
        return this.subject('event-revealed', event.seat, gaps);
      }
      case 'took':
        return this.took(event);
      case 'laid':
        return this.cards(event.under === 'bank' ? 'event-laid-bank' : 'event-laid-chapel', event);
      case 'passed':
        return this.passed(event);
      case 'reshuffled':
        return t('event-reshuffled', { cards: cardsText(event.cards) });
      case 'ended':
        return t('event-ended');
    }
  }

  private took({ seat, by, kind }: Took): string {
    if (kind !== null) return this.subject('event-took', seat, { card: kindName(kind) });
    if (by === 'gold_mine') return this.subject('event-took-nothing-gold_mine', seat);
    return this.subject('event-took-nothing-goldsmith', seat);
  }

  private passed({ seat, at }: Passed): string {
    const role = typeof at === 'object' && 'role' in at ? at.role : null;
    if (role === 'builder') return this.subject('event-passed-builder', seat);
    if (role === 'producer') return this.subject('event-passed-producer', seat);
    if (role === 'trader') return this.subject('event-passed-trader', seat);
    return this.subject('event-passed-other', seat, { cause: causeText(at) });
  }

  /** A sentence about cards: named for viewers who may know them, counted for others. */
  private cards(key: string, { seat, count, cards }: OfCards, more: Gaps = {}): string {
    if (cards === null) return t(key, { ...more, cards: cardsText(count), name: seatName(this.table, seat) });
    const gaps = { ...more, list: kindsText(cards) };
    return this.subject(this.viewer === seat ? key : `${key}-known`, seat, gaps);
  }

  /** A sentence whose subject is a player: the viewer is addressed, others are named. */
  private subject(key: string, seat: Seat, gaps: Gaps = {}): string {
    if (this.viewer === seat) return t(`${key}-you`, gaps);
    return t(key, { ...gaps, name: seatName(this.table, seat) });
  }
}

function sale({ kind, price, harbor }: { kind: Kind; price: number; harbor: boolean }): string {
  return t(harbor ? 'sale-harbor' : 'sale', { good: goodName(kind), price });
}
