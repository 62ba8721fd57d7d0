// Where the parts of a cost come from, and where cubes are.

import { list, t } from '../../../lib/i18n.svelte';
import type { TableInfo } from '../../../types';
import type { Source, Way, Whereabouts } from '../../../types/anno1800';
import { goldText, spentText, tiersText, tokensText } from './amounts';
import { data } from '../data';
import { cardName, seatName, spotName, spotShort } from './names';

/** Where a cube is. */
export function whereText(at: Whereabouts): string {
  if (typeof at === 'string') return t(`anno-where-${at}`);
  return t('anno-where-at', { token: spotName(at.at) });
}

/** The same standing alone if room is scarce: a workplace is its industry, named as on its tile. */
export function whereShort(at: Whereabouts): string {
  if (typeof at === 'object') return spotShort(at.at);
  const place = whereText(at);
  return place.charAt(0).toUpperCase() + place.slice(1);
}

/** Where a part of a cost comes from. */
export function sourceText(source: Source, table: TableInfo): string {
  switch (source) {
    case 'import':
      return t('anno-source-import');
    case 'district':
      return t('anno-source-district');
    case 'tokens':
      return t('anno-source-tokens');
    case 'gold':
      return t('anno-source-gold');
  }
  if ('work' in source) return spotName(source.work.spot);
  if ('card' in source) return t('anno-source-card', { card: cardName(source.card) });
  return t('anno-source-trade', { name: seatName(table, source.trade.seat) });
}

/** The same for the ways that the plan does not take: only the name of a partner. */
export function sourceShort(source: Source, table: TableInfo): string {
  if (typeof source === 'object' && 'trade' in source) return seatName(table, source.trade.seat);
  if (typeof source === 'object' && 'card' in source) return t('anno-source-card-short');
  if (typeof source === 'object' && 'work' in source) return spotShort(source.work.spot);
  return sourceText(source, table);
}

/** What a way costs: cubes, naval tokens, gold, and what another player gets for it. */
export function wayDetail(way: Way, table: TableInfo): string {
  const { by, shift_ends } = way;
  const gold = shift_ends.reduce((sum, end) => sum + end.gold, 0);
  const tokens = way.tokens[0] === undefined ? '' : spentText(way.tokens[0]);
  const ends = gold > 0 ? t('anno-way-shift_end', { gold: goldText(gold) }) : '';
  const parts = [cubeOf(by), tokens, forPartner(by, table), ends];
  return list(parts.filter((part) => part !== ''));
}

function cubeOf(source: Source, n = 1): string {
  if (typeof source !== 'object' || !('work' in source)) return '';
  const industry = data.tokens[source.work.spot.token].industry;
  return industry === null ? '' : tiersText(industry.tier, n);
}

/** The seller gets one gold, whatever the price (A6.5). */
function forPartner(source: Source, table: TableInfo): string {
  if (typeof source !== 'object' || !('trade' in source)) return '';
  return t('anno-way-receives', { gold: goldText(1), name: seatName(table, source.trade.seat) });
}

/** A price in a few words: “1 token”. */
export function wayPrice(way: Way): string {
  return waysPrice([way]);
}

/** The price of all these, which come from the same source. */
export function waysPrice(ways: Way[]): string {
  const by = ways[0]!.by;
  const price = typeof by === 'object' && 'trade' in by ? by.trade.price : by === 'import' ? data.import : 0;
  const tokens = ways.length * price;
  const gold = ways.flatMap(({ shift_ends }) => shift_ends).reduce((sum, end) => sum + end.gold, 0);
  const parts = [tokens > 0 ? tokensText(tokens) : '', gold > 0 ? goldText(gold) : '', cubeOf(by, ways.length)];
  return list(parts.filter((part) => part !== ''));
}
