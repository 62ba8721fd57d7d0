// The single keys of this game; those of every table are in table/keys.ts.

import { t } from '../../lib/i18n.svelte';
import type { GameKeys, KeyLine } from '../../table/keys';
import { ACTIONS } from '../../types/anno1800';
import type { Controller } from './controller.svelte';
import type { Places } from './places.svelte';

export function keysOf(c: Controller, places: Places): GameKeys {
  return (key) => {
    const action = ACTIONS[Number(key) - 1];
    if (action) return () => c.tap({ type: 'action', action });
    if (key === 'e') return () => c.end();
    if (key === 'h') return () => void places.goTo('hand');
    return key === 'm' ? () => void places.goTo('market') : undefined;
  };
}

/** The list of them for people. */
export function keyLines(): KeyLine[] {
  return [
    { keys: ['1', '–', '9'], text: t('anno-keys-actions') },
    { keys: ['E'], text: t('anno-keys-end') },
    { keys: ['H'], text: t('keys-hand') },
    { keys: ['M'], text: t('anno-keys-market') },
  ];
}
