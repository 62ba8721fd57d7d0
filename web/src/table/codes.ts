// Error codes of the server that no rule explains. The texts `error-*` are one family.

import { has, t } from '../lib/i18n.svelte';

/** The meaning of a server code; `otherwise` if there is no text for it. */
export function codeText(code: string, otherwise = t('board-refused')): string {
  const key = `error-${code}`;
  return has(key) ? t(key) : otherwise;
}
