// What is asked: the question to the deciding player, and what others see of it.

import { t } from '../../../lib/i18n.svelte';
import type { TableInfo } from '../../../types';
import type { Board, Decision, Event, Facts, Gain, Naval, Purpose, View } from '../../../types/anno1800';
import type { Shown } from '../game';
import { explorationText, goldText, objectText, tiersText, tradeText } from './amounts';
import { actionName, objectiveName, resourceName, seatName, tierAbove, tierName, tokenName } from './names';

/** The open question to the deciding viewer. */
export function question(asked: Decision, view: View, facts: Facts): string {
  const { board } = view;
  if (asked === 'turn') return turnText(board, facts);
  if (asked === 'pay') return t('anno-ask-pay', { object: objectText(board.turn.object) });
  if (asked === 'over') return t('anno-ask-over');
  if ('target' in asked) return t(`anno-ask-${asked.target}`);
  if ('spend' in asked) {
    const { kind, left, purpose } = asked.spend;
    return t('anno-ask-spend', { object: purposeText(purpose, board), left: leftText(kind, left) });
  }
  if ('site' in asked) return t('anno-ask-site', { token: tokenName(asked.site) });
  if ('cube' in asked) return t('anno-ask-cube', { from: tierName(asked.cube), to: tierName(tierAbove(asked.cube)) });
  if ('gain' in asked) return facts.gain === null ? '' : gainText(facts.gain);
  if ('swap' in asked) return t('anno-ask-swap', { n: asked.swap.returned.reduce((sum, n) => sum + n, 0) });
  const { least, most } = asked.return;
  return t(least === most ? 'anno-ask-return-exactly' : 'anno-ask-return', { n: most });
}

/** A turn continues its action, if possible, or begins another one. */
function turnText(board: Board, facts: Facts): string {
  const further = goingOn(facts);
  const { actions } = board.turn;
  if (further === null) return t('anno-ask-turn', { actions });
  return `${further} ${actions === 0 ? t('anno-ask-or_end') : t('anno-ask-turn', { actions })}`;
}

/** How the current action can continue. */
function goingOn({ actions }: Facts): string | null {
  const under = actions.find(({ further }) => further > 0);
  if (under === undefined) return null;
  if (under.action === 'expand') return t('anno-ask-more-ships');
  return t(under.action === 'workforce' ? 'anno-ask-more-workforce' : 'anno-ask-more-upgrades', { n: under.further });
}

/** What naval tokens are paid for. */
function purposeText(purpose: Purpose, board: Board): string {
  if (purpose === 'cost') return objectText(board.turn.object);
  if ('objective' in purpose) return objectiveName(purpose.objective);
  return resourceName('trade' in purpose ? purpose.trade.resource : purpose.import);
}

/** Prices in trade tokens are counted in halves, since Beryl O’Mara’s tokens are worth half of one. */
function leftText(kind: Naval, left: number): string {
  if (kind === 'exploration') return explorationText(left);
  return left % 2 === 0 ? tradeText(left / 2) : t('anno-n-trade', { n: `${(left - 1) / 2}½` });
}

/** A cube that costs gold because its stack is empty. */
function gainText({ tier, gold }: Gain): string {
  return t('anno-ask-gain', { gold: goldText(gold), cubes: tiersText(tier, 1) });
}

/** What the others see while somebody decides; empty when nothing is asked. */
export function waiting(facts: Facts, view: View, table: TableInfo): string {
  const { asked } = facts;
  const { actor } = view.board;
  if (asked === null || asked === 'over') return '';
  const name = seatName(table, actor);
  if (typeof asked === 'string') return t(`anno-waiting-${asked}`, { name });
  if ('target' in asked) return t('anno-waiting-target', { name, action: actionName(asked.target) });
  return t(`anno-waiting-${Object.keys(asked)[0]}`, { name });
}

/** What the others see while moves already made are shown. */
export function watching(events: Event[], table: TableInfo): string {
  const seat = events.flatMap((event) => ('seat' in event ? [event.seat] : []))[0];
  return seat === undefined ? '' : t('anno-waiting-shown', { name: seatName(table, seat) });
}

/** The line at the top: the question, whom the table is waiting for, or that the game is over. */
export function promptText(shown: Shown, table: TableInfo): string {
  const { decider, facts, view, viewer } = shown;
  if (facts.scores !== null || table.state !== 'running' || facts.asked === null) return t('anno-event-ended');
  return decider !== null && decider === viewer ? question(facts.asked, view, facts) : waiting(facts, view, table);
}

/** What else the viewer can do without an action, and that the last round is near. */
export function freeHint(shown: Shown, mine: boolean): string {
  const { board, viewer } = shown.view;
  if (shown.facts.scores !== null) return '';
  const parts: string[] = [];
  if (board.last_round !== null) {
    const now = board.last_round === board.round;
    parts.push(now ? t('anno-free-last') : t('anno-free-last_next', { n: board.last_round }));
  }
  const ready = mine && shown.facts.asked === 'turn' ? board.played.filter((card) => card.seat === viewer && card.ready).length : 0;
  if (ready > 0) parts.push(t('anno-free-hint', { what: t('anno-free-cards', { n: ready }) }));
  return parts.join(' ');
}
