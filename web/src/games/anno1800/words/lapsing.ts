// What is lost at the end of the turn, in words.

import { t } from '../../../lib/i18n.svelte';
import { data } from '../data';
import type { Lapsing } from '../../../types/anno1800';
import { effectText } from './effects';
import { objectiveName } from './names';

export function lapsingTexts({ actions, upgrades, cards, objectives }: Lapsing, exactly: boolean): string[] {
  return counted([
    ...(actions > 0 ? [t('anno-ending-actions', { n: actions })] : []),
    ...(upgrades ? [t('anno-free-upgrades')] : []),
    ...cards.map((kind) => t('anno-ending-card', { effect: effectText(data.cards[kind]!.effect, exactly) })),
    ...objectives.map((objective) => t('anno-ending-objective', { name: objectiveName(objective) })),
  ]);
}

/** Equal texts once, with their number. */
function counted(texts: string[]): string[] {
  const count = (text: string) => texts.filter((one) => one === text).length;
  return [...new Set(texts)].map((text) => (count(text) > 1 ? `${text} (×${count(text)})` : text));
}
