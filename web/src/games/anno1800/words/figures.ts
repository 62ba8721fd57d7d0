// Looking up what is printed, and how sure that is.

import { t } from '../../../lib/i18n.svelte';
import type { CardKind, Token } from '../../../types/anno1800';
import { data, type Status } from '../data';

/** Population cards are known by their numbers in the data. */
export function cardOf(kind: CardKind) {
  return data.cards[kind]!;
}

/** What sort of token it is. */
export function sortOf(token: Token): 'industry' | 'shipyard' | 'merchant' | 'exploration' {
  const { industry, ship } = data.tokens[token];
  if (industry !== null) return 'industry';
  if (ship === null) return 'shipyard';
  return ship.kind === 'trade' ? 'merchant' : 'exploration';
}

/** What is said of a figure that is not certain; null where it is. */
export function doubt(status: Status): string | null {
  if (status === 'verified') return null;
  return status === 'single_source' ? t('anno-status-single_source') : t('anno-status-house_value');
}
