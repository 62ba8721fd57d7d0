// A player's figures as their plate shows them: what is drawn, and the same in words.

import { t } from '../../lib/i18n.svelte';
import type { Seat } from '../../types';
import { DECKS, TIERS, type Naval, type Tier } from '../../types/anno1800';
import type { Controller, Shown } from './controller.svelte';
import { cubesOf, fleetOf } from './rivals';
import * as words from './words';

export interface Figure {
  /** As the steps name what they change. */
  key: string;
  picture: string;
  value: number;
  /** The total that `value` is part of. */
  all?: number;
  /** How many there are in addition. */
  more?: number;
  /** What the planned payment leaves, including those in addition. */
  after?: number;
  text: string;
  lines: string[];
  /** Why it deserves attention. */
  warning?: string | null;
}

export interface People {
  key: string;
  tier: Tier;
  value: number;
  text: string;
  lines: string[];
}

/** What somebody can pay with, and the cards in hand. */
export function meansOf(c: Controller, shown: Shown, seat: Seat): Figure[] {
  const player = shown.view.board.players[seat]!;
  const totals = shown.viewer === seat ? (c.payment?.plan.totals ?? null) : null;
  const plan = (coin: Naval | 'gold') => (totals && totals.after[coin] !== totals.before[coin] ? { after: totals.after[coin] } : {});
  const fleet = (kind: Naval, picture: string): Figure => {
    const { ready, all, temporary } = fleetOf(player[kind]);
    const lines = temporary > 0 ? [t('anno-realm-temporary-hint')] : [];
    return { key: `${kind}:${seat}`, picture, value: ready, all, more: temporary, text: words.fleetText(kind, player), lines, ...plan(kind) };
  };
  return [
    { key: `gold:${seat}`, picture: 'k-gold', value: player.gold, text: words.goldText(player.gold), lines: [], ...plan('gold') },
    fleet('trade', 'k-trade'),
    fleet('exploration', 'k-explore'),
    handOf(shown, seat, c.over),
  ];
}

function handOf({ view, viewer }: Shown, seat: Seat, over: boolean): Figure {
  const player = view.board.players[seat]!;
  const value = player.hand.reduce((sum, n) => sum + n, 0);
  const lines = DECKS.flatMap((deck, n) => (player.hand[n] ? [`${words.deckName(deck, 2)}: ${player.hand[n]}`] : []));
  // Cards that this viewer put under a stack and that were drawn from there into this hand.
  const known = seat === viewer || over ? [] : view.hands[seat]!;
  if (known.length > 0) lines.push(t('anno-rival-known', { list: words.cardsName(known) }));
  // An empty hand triggers the end, so a small one is worth a look, until the end has been triggered.
  const few = value <= 2 && view.board.fireworks === null && !over;
  return {
    key: `hand:${seat}`, picture: 'x-card', value, text: t('anno-rival-hand', { n: value }), lines,
    warning: few ? t('anno-rival-hand-few') : null,
  };
}

/** Islands and expedition cards. */
export function travelsOf(shown: Shown, seat: Seat): Figure[] {
  const { old_world, new_world, expeditions } = shown.view.board.players[seat]!;
  const found = (what: string, picture: string, value: number, lines: string[] = []): Figure => ({
    key: `${what}:${seat}`, picture, value, text: t(`anno-rival-${what}`, { n: value }), lines,
  });
  return [
    found('old_world', 'x-ow', old_world.length),
    found('new_world', 'x-nw', new_world.length, new_world.map(words.islandGoods)),
    found('expeditions', 'x-exped', expeditions),
  ];
}

/** Cubes by tier, wherever they are; tiers without any are left out. */
export function peopleOf(shown: Shown, seat: Seat): People[] {
  const cubes = cubesOf(shown.view.board.players[seat]!);
  return TIERS.flatMap((tier, n) => {
    const { ready, work, exhausted } = cubes[n]!;
    const value = ready + work + exhausted;
    const lines = [t('anno-realm-cubes', { ready, work, exhausted })];
    return value === 0 ? [] : [{ key: `district:${seat}:${tier}`, tier, value, text: words.tiersText(tier, value), lines }];
  });
}
