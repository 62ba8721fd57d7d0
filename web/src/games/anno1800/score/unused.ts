// What a player had left at the end, and never used.

import { t } from '../../../lib/i18n.svelte';
import type { Seat } from '../../../types';
import { data } from '../data';
import type { Shown } from '../game';
import { playedBy } from '../played';
import { goldText, pointsText, spentText } from '../words/amounts';

export interface Unused {
  picture: string;
  text: string;
}

export function unusedBy({ view, facts }: Shown, seat: Seat): Unused[] {
  const { board } = view;
  const player = board.players[seat]!;
  const gold = player.gold % data.gold_per_point;
  const hand = player.hand.reduce((sum, n) => sum + n, 0);
  const effects = playedBy(board, seat).filter(({ ready }) => ready).length;
  const { trade, exploration } = player;
  const tokens = spentText({ trade: trade.ready, temporary_trade: trade.temporary, exploration: exploration.ready, temporary_exploration: exploration.temporary });
  const lost = facts.standings[seat]!.score.objectives[board.objectives.indexOf('pyrphorian')] ?? 0;
  const cards = t('anno-final-hand', { n: hand });
  return [
    ...(hand > 0 ? [{ picture: 'x-card', text: lost < 0 ? t('anno-final-hand-lost', { cards, points: pointsText(lost) }) : cards }] : []),
    ...(effects > 0 ? [{ picture: 'k-influence', text: t('anno-final-effects', { n: effects }) }] : []),
    ...(gold > 0 ? [{ picture: 'k-gold', text: t('anno-final-gold', { gold: goldText(gold) }) }] : []),
    ...(tokens === '' ? [] : [{ picture: trade.ready + trade.temporary > 0 ? 'k-trade' : 'k-explore', text: tokens }]),
  ];
}
