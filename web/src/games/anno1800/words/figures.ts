// Looks up what is printed, and how certain it is.

import { t } from '../../../lib/i18n.svelte';
import type { CardKind, Token } from '../../../types/anno1800';
import { data, type Status } from '../data';

/** Population cards are known by their numbers in the data. */
export function cardOf(kind: CardKind) {
  return data.cards[kind]!;
}

/** The kind of token. */
export function sortOf(token: Token): 'industry' | 'shipyard' | 'merchant' | 'exploration' {
  const { industry, ship } = data.tokens[token];
  if (industry !== null) return 'industry';
  if (ship === null) return 'shipyard';
  return ship.kind === 'trade' ? 'merchant' : 'exploration';
}

/** A note about an uncertain figure; null if it is certain. */
export function doubt(status: Status): string | null {
  if (status === 'verified') return null;
  return status === 'single_source' ? t('anno-status-single_source') : t('anno-status-house_value');
}
