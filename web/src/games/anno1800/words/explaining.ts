// The contents of popovers.

import { has, t } from '../../../lib/i18n.svelte';
import type { TableInfo } from '../../../types';
import type { Action, CardKind, Facts, Objective, Reach, Token, View } from '../../../types/anno1800';
import { data, type Status } from '../data';
import { costText, pointsText } from './amounts';
import { effectText } from './effects';
import { cardOf, doubt } from './figures';
import { labelNeeded, standingsText, tokenText } from './labels';
import * as names from './names';
import { lackText, refusalText } from './refusals';

export interface Explained {
  title: string;
  lines: string[];
  rule?: string;
  marks?: string[];
}

/** A construction token: what it does, what it costs, why it is not available, and what else there is to say. */
export function explainStack(token: Token, reach: Reach | null = null, also: string[] = []): Explained {
  const { cost, cost_status, status } = data.tokens[token];
  const lines = [tokenText(token)];
  if (cost !== null && (reach === null || reach.blocked !== null)) lines.push(t('anno-label-cost', { list: costText(cost) }));
  if (reach !== null) lines.push(...reachLines(reach));
  lines.push(...also);
  const note = `anno-note-${token}`;
  return { title: names.tokenName(token), lines, ...ruleOf(reach), marks: marksOf([status, cost_status], note) };
}

/** A population card: what it needs and does. */
export function explainCard(kind: CardKind, reach: Reach | null, exactly: boolean): Explained {
  const { cost, effect, status } = cardOf(kind);
  const lines = [
    pointsText(names.cardPoints(kind)),
    t('anno-card', { cost: costText(cost), effect: effectText(effect, exactly) }),
    ...(reach === null ? [] : reachLines(reach)),
  ];
  const title = names.deckName(cardOf(kind).deck);
  // All cards come from one list; this is said when a card is looked up, not every time.
  const marks = reach === null ? marksOf([status], 'anno-note-cards') : [];
  return { title, lines, ...ruleOf(reach), marks };
}

/** How each part can be had, and what prevents the payment. */
function reachLines({ needs, lacks, blocked }: Reach): string[] {
  const why = lacks.map(lackText);
  if (blocked !== null && blocked.why !== 'cannot_pay') return [refusalText(blocked, null)];
  return why.length > 0 ? why : needs.map(labelNeeded);
}

function ruleOf(reach: Reach | null): { rule?: string } {
  return reach?.rule ? { rule: reach.rule } : {};
}

function marksOf(statuses: Status[], note: string): string[] {
  const marks = new Set(statuses.map(doubt).filter((text): text is string => text !== null));
  if (marks.size > 0 && has(note)) marks.add(t(note));
  return [...marks];
}

/** An objective card: what it does, and everybody's standing. */
export function explainObjective(objective: Objective, facts: Facts, view: View, table: TableInfo): Explained {
  const standings = standingsText(objective, facts, view, table);
  const { status, name_status } = data.objectives[objective];
  const index = view.board.objectives.indexOf(objective);
  const hidden = facts.standings.some(({ objectives }) => objectives[index]?.points === null);
  const lines = [names.objectiveText(objective), ...(standings === null ? [] : [standings]), ...(hidden ? [t('anno-played-hidden')] : [])];
  const marks = marksOf([status, name_status], 'anno-note-objective_names');
  return { title: names.objectiveName(objective), lines, marks };
}

/** An action in one sentence. */
export function explainAction(action: Action): Explained {
  return { title: names.actionTitle(action), lines: [names.actionHint(action)] };
}
