// What happened, as sentences.

import { list, t } from '../../lib/i18n.svelte';
import type { Line } from '../../table/controller';
import type { Seat, TableInfo } from '../../types';
import { DECKS, type CardKind, type Event, type Expedition, type Tier, type Token, type View } from '../../types/anno1800';
import { deedsOf, type Deed, type Draw } from './words/deeds';
import type { Payment } from './words/paid';
import * as words from './words';

type Gaps = Record<string, string | number>;
type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** Tells events to one viewer (null: a spectator). Related events become one line. */
export function tell(events: Event[], viewer: Seat | null, table: TableInfo, exactly: boolean): Line[] {
  const teller = new Teller(viewer, table, exactly);
  return deedsOf(events).map((deed) => ({ seat: deed.seat, text: teller.line(deed), events: [...deed.done, ...deed.drawn] }));
}

/** The cards that the viewer drew. */
export function drawnIn(events: Event[], { viewer }: View): CardKind[] {
  return events.flatMap((event) => (event.event === 'drew' && event.seat === viewer ? (event.cards ?? []) : []));
}

class Teller {
  constructor(
    private readonly viewer: Seat | null,
    private readonly table: TableInfo,
    /** Whether exactly as many cards go back as an effect says. */
    private readonly exactly: boolean,
  ) {}

  line(deed: Deed): string {
    const first = deed.done[0];
    const paid = this.paid(deed.paid);
    if (first === undefined) return this.subject('anno-told-pays', deed.seat, { list: paid });
    // If all of it is hidden, a swap says how many cards were drawn.
    const said = first.event === 'drew' || (first.event === 'returned' && first.card === null && areHidden(deed.drawn));
    const drawn = said ? '' : this.drawn(deed.drawn);
    const told = [
      ...this.sentences(first, deed),
      ...(paid === '' ? [] : [t('anno-told-paid', { list: paid })]),
      ...(drawn === '' ? [] : [t('anno-told-drawn', { list: drawn })]),
    ];
    return told.join(' ');
  }

  private sentences(first: Event, { done, drawn }: Deed): string[] {
    switch (first.event) {
      case 'built':
        return this.built(first.seat, done.filter((one) => one.event === 'built'));
      case 'removed':
        return this.removed(first);
      case 'gained':
        return [this.gained(first.seat, done.filter((one) => one.event === 'gained').map(({ tier }) => tier))];
      case 'raised':
        return [this.raised(first, done)];
      case 'activated': {
        const effect = done.length > 1 ? steps(done) : words.effectText(first.effect, this.exactly);
        return [this.subject('anno-event-activated', first.seat, { ...this.card(first.kind), effect })];
      }
      case 'returned':
        return [this.returned(first.seat, done.filter((one) => one.event === 'returned'), drawn)];
      case 'drew':
        return [this.subject('anno-event-drew', first.seat, { list: this.drawn(drawn) })];
      default:
        return [this.sentence(first)];
    }
  }

  private sentence(event: Event): string {
    switch (event.event) {
      case 'dealt':
        return this.subject('anno-event-dealt', event.first, { list: list(event.objectives.map(words.objectiveName)) });
      case 'turn':
        return t('anno-told-round', { n: event.round });
      case 'announced':
        return this.subject('anno-event-announced', event.seat, this.card(event.kind));
      case 'played':
        return this.subject('anno-told-played', event.seat, this.card(event.kind));
      case 'turned_down':
        return this.subject('anno-event-turned_down', event.seat, this.card(event.kind));
      case 'used':
        return this.subject('anno-event-used', event.seat, { objective: words.objectiveName(event.objective) });
      case 'declined':
        return this.subject('anno-event-declined', event.seat, { tier: words.tierName(event.tier) });
      case 'old_world':
        return this.subject('anno-event-old_world', event.seat, { island: words.bonusOf(event.island) });
      case 'lapsed':
        return this.subject('anno-event-lapsed', event.seat, { effect: words.effectText(event.effect, this.exactly) });
      case 'new_world':
        return this.subject('anno-event-new_world', event.seat, { island: words.islandGoods(event.island) });
      case 'expeditions':
        return this.subject('anno-event-expeditions', event.seat, { list: expeditions(event) });
      case 'gift':
        return this.subject('anno-event-gift', event.seat, { list: words.giftText(event) });
      case 'more_actions':
        return this.subject('anno-event-more_actions', event.seat);
      case 'festival':
        return this.subject('anno-told-festival', event.seat);
      case 'fireworks':
        return this.subject('anno-event-fireworks', event.seat, { round: event.last_round });
      case 'ended':
        return t('anno-event-ended');
      default:
        // Told with others of their kind, or as part of a payment.
        return '';
    }
  }

  private card(kind: string): Gaps {
    return { card: words.cardName(kind), points: words.pointsText(words.cardPoints(kind)) };
  }

  private built(seat: Seat, built: Of<'built'>[]): string[] {
    const names = built.map(({ token, over }) => (over === null ? words.tokenName(token) : covering(token, over)));
    const gone = built.reduce((sum, { cubes }) => sum + cubes.length, 0);
    return [this.subject('anno-event-built', seat, { token: list(names) }), ...sentAway(gone)];
  }

  private removed({ seat, token, uncovered, cubes }: Of<'removed'>): string[] {
    return [
      this.subject('anno-event-removed', seat, { token: words.tokenName(token) }),
      ...(uncovered === null ? [] : [t('anno-event-uncovered', { token: words.tokenName(uncovered) })]),
      ...sentAway(cubes.length),
    ];
  }

  private gained(seat: Seat, tiers: Tier[]): string {
    if (tiers.length === 1) return this.subject('anno-event-gained', seat, { tier: words.tierName(tiers[0]!) });
    return this.subject('anno-told-gained', seat, { list: words.cubesByTier(words.countTiers(tiers)) });
  }

  private raised({ seat, free }: Of<'raised'>, done: Event[]): string {
    return this.subject(free ? 'anno-event-raised_free' : 'anno-event-raised', seat, { list: steps(done) });
  }

  /** Cards are named for viewers who may know them, counted for others. If as many were drawn, they were swapped. */
  private returned(seat: Seat, returned: Of<'returned'>[], drawn: Draw[]): string {
    const known = returned.flatMap(({ card }) => card ?? []);
    const decks = list(counted(returned.map(({ deck }) => words.deckName(deck)), true));
    const cards = known.length === returned.length ? words.cardsName(known) : decks;
    return this.subject(drawn.length > 0 ? 'anno-told-swapped' : 'anno-event-returned', seat, { list: cards });
  }

  /** Cards that the viewer sees are described by what they need, others by their stacks. */
  private drawn(draws: Draw[]): string {
    const seen = draws.flatMap(({ cards }) => cards ?? []);
    const hidden = DECKS.map((deck) => {
      const n = draws.reduce((sum, draw) => sum + (draw.deck === deck && draw.cards === null ? draw.count : 0), 0);
      return n === 0 ? '' : t('anno-times', { n, what: words.deckName(deck) });
    });
    const named = seen.length > 0 ? [t('anno-told-cards', { n: seen.length, list: words.cardsName(seen) })] : [];
    return list([...named, ...hidden.filter((text) => text !== '')]);
  }

  /** What was paid; empty if nothing. */
  private paid({ cubes, tokens, shiftEnds, traded, imported, received, gold }: Payment): string {
    const spent = words.spentText(tokens);
    const parts = [
      ...(cubes > 0 ? [t('anno-told-cubes', { n: cubes })] : []),
      ...(spent === '' ? [] : [spent]),
      ...(shiftEnds > 0 ? [t('anno-way-shift_end', { gold: words.goldText(shiftEnds) })] : []),
      ...(gold > 0 ? [words.goldText(gold)] : []),
      ...traded.map((trade) => this.trade(trade)),
      ...imported.map((resource) => t('anno-told-import', { resource: words.resourceName(resource) })),
      ...received.map((resource) => t('anno-told-card', { resource: words.resourceName(resource) })),
    ];
    return list(parts);
  }

  private trade({ resource, partner, gold }: Payment['traded'][number]): string {
    const gaps = { resource: words.resourceName(resource), gold: words.goldText(gold) };
    if (partner === this.viewer) return t('anno-told-trade-you', gaps);
    return t('anno-told-trade', { ...gaps, name: words.seatName(this.table, partner) });
  }

  /** A sentence whose subject is a player: the viewer is addressed, others are named. */
  private subject(key: string, seat: Seat | null, gaps: Gaps = {}): string {
    if (seat === null || this.viewer === seat) return t(`${key}-you`, gaps);
    return t(key, { ...gaps, name: words.seatName(this.table, seat) });
  }
}

/** Whether only their owner sees the drawn cards. */
function areHidden(drawn: Draw[]): boolean {
  return drawn.length > 0 && drawn.every(({ cards }) => cards === null);
}

/** Upgrades; equal ones are counted. */
function steps(done: Event[]): string {
  return list(counted(done.flatMap((one) => (one.event === 'raised' ? words.stepName(one.tier) : []))));
}

function covering(token: Token, covered: Token): string {
  return t('anno-token-over', { token: words.tokenName(token), covered: words.tokenName(covered) });
}

/** Cubes that lost their workplaces. */
function sentAway(n: number): string[] {
  return n > 0 ? [t('anno-event-cubes_exhausted', { n })] : [];
}

function expeditions({ count, cards }: { count: number; cards: Expedition[] | null }): string {
  return cards === null ? t('anno-n-expeditions', { n: count }) : list(counted(cards.map(words.expeditionName)));
}

/** Equal texts once, with their number. */
function counted(texts: string[], always = false): string[] {
  return [...new Set(texts)].map((what) => {
    const n = texts.filter((one) => one === what).length;
    return n === 1 && !always ? what : t('anno-times', { n, what });
  });
}
