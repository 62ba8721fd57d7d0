// The server's answers that no rule explains. The texts `error-*` are one family.

import { has, t } from '../lib/i18n.svelte';

/** What a code of the server means; `otherwise` where we have no words for it. */
export function codeText(code: string, otherwise = t('board-refused')): string {
  const key = `error-${code}`;
  return has(key) ? t(key) : otherwise;
}
