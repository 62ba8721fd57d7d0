// Whole things in words, for people who do not see the board.

import { list, t } from '../../../lib/i18n.svelte';
import type { Seat, TableInfo } from '../../../types';
import {
  TIERS,
  type Action,
  type CardKind,
  type Facts,
  type Field,
  type Needed,
  type Objective,
  type Part,
  type Player,
  type Reach,
  type Square,
  type Tier,
  type Token,
  type View,
} from '../../../types/anno1800';
import { data } from '../data';
import type { Look } from '../look';
import type { Cell } from '../market';
import { bringsPoints, countParts, missingFor } from '../objectives';
import { fleetOf, type Sales } from '../rivals';
import { countTiers, cubesByTier, cubesText, costText, goldText, partText, pointsText, signed, tradeText } from './amounts';
import { effectText } from './effects';
import { cardOf, sortOf } from './figures';
import * as names from './names';
import { shortRefusal } from './refusals';
import { cardStatus, priceText, reachStatus, type Status } from './statuses';

/** Joins the existing parts into sentences. The first part is often a name and stays as it is. */
export function sentences(...parts: (string | null | false)[]): string {
  const said = parts.filter((part): part is string => typeof part === 'string' && part !== '');
  const begun = said.map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)));
  return begun.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');
}

/** A stack of the gameboard. Spectators have no reach. */
export function labelStack(cell: Cell, look: Look, table: TableInfo): string {
  const { token, reach, left } = cell;
  return sentences(
    names.tokenName(token),
    tokenText(token),
    t('anno-label-left', { n: left }),
    reach === null ? printedCost(token) : needsText(reach),
    stateText(look, reach && reachStatus(reach)),
    ...interestIn(cell, table),
  );
}

/** Whether cards in hand need its good, and who makes it already. */
export function interestIn({ token, wanted, owners }: Cell, table: TableInfo): string[] {
  const makers = data.tokens[token].industry === null ? [] : owners.map((seat) => names.seatName(table, seat));
  return [
    ...(wanted > 0 ? [t('anno-label-wanted', { n: wanted })] : []),
    ...(makers.length > 0 ? [t('anno-label-built_by', { list: list(makers) })] : []),
  ];
}

/** What a construction token is and does. */
export function tokenText(token: Token): string {
  const { industry, shipyard, ship } = data.tokens[token];
  if (industry !== null) {
    const gaps = { resource: names.resourceName(industry.resource), tier: names.tierName(industry.tier) };
    return t('anno-build-industry', gaps);
  }
  return t(`anno-build-${sortOf(token)}`, { n: shipyard ?? ship?.strength ?? 1 });
}

function printedCost(token: Token): string | null {
  const { cost } = data.tokens[token];
  return cost === null ? null : t('anno-label-cost', { list: costText(cost) });
}

/** The parts of a cost, each with how it can be had. */
function needsText({ needs }: Reach): string {
  return t('anno-label-cost', { list: needs.length === 0 ? t('anno-free') : list(needs.map(labelNeeded)) });
}

/** One part of a cost and how it can be had. */
export function labelNeeded({ part, by, extra }: Needed): string {
  const what = partText(part);
  const how = (key: string, gaps: Record<string, string> = {}) => t('anno-needed', { what, how: t(key, gaps) });
  const price = priceText(extra);
  if (by === null) return how('anno-needed-missing');
  if (by === 'import') return how('anno-needed-import', { price });
  if (typeof by === 'object' && 'trade' in by) return how('anno-needed-trade', { price });
  if (typeof by === 'object' && 'card' in by) return how('anno-needed-card');
  if (extra.gold > 0) return how('anno-needed-shift_end', { price });
  return how(typeof by === 'object' || by === 'district' ? 'anno-needed-own' : 'anno-needed-have');
}

/** Says that the hint refers to it, if so, for people who do not see the frame around it. */
export function hintedText(look: Pick<Look, 'hinted'> | null): string | false {
  return look !== null && look.hinted && t('label-hinted');
}

/** What can be done with it, and whether the hint refers to it. */
function stateText(look: Look, status: Status | null): string {
  // If the cost cannot be paid, the status says more precisely why.
  const other = look.state === 'blocked' && look.refusal !== null && look.refusal.why !== 'cannot_pay';
  const what = other ? shortRefusal(look.refusal!) : (status?.text ?? (look.refusal ? shortRefusal(look.refusal) : ''));
  const key = look.state === 'more' ? 'label-open' : `label-${look.state}`;
  const state = look.state === 'idle' || what === '' ? null : t(key, { what });
  return sentences(state, look.planned && t('anno-label-planned'), hintedText(look));
}

/** What a tap on a square means: a token is placed there, removed from there, or a cube at work there is chosen. */
export type Act = 'place' | 'remove' | 'cube';

/** A field of an island: what is there, who works there, what is beneath. */
export function labelSquare(square: Square, field: Field, look: Look, act: Act = 'place'): string {
  const { token, terrain, covered } = square;
  if (token === null) return sentences(names.fieldName(terrain), t('anno-label-free'), actText(look, act, square));
  return sentences(
    names.tokenName(token),
    tokenText(token),
    data.tokens[token].industry !== null && atWorkText(field),
    covered !== null && t('anno-label-covers', { token: names.tokenName(covered) }),
    actText(look, act, square),
  );
}

function actText(look: Look, act: Act, { token }: Square): string {
  if (act === 'cube') return tapText(look);
  const place = token === null ? 'anno-label-build' : 'anno-label-over';
  return stateText(look, { text: t(act === 'remove' ? 'anno-label-remove' : place) });
}

/** Who works at an industry. */
function atWorkText({ work }: Field): string {
  const cubes = countTiers(work);
  return cubes.some((n) => n > 0) ? t('anno-label-at_work', { list: cubesByTier(cubes) }) : t('anno-label-nobody');
}

/** What a tap does if there is no price: it can be chosen, is chosen, or cannot be. */
function tapText(look: Look): string {
  return stateText(look, { text: t('anno-label-choose') });
}

/** A population card in hand, to be played or, while cards are picked, put back. */
export function labelCard(kind: CardKind, reach: Reach | null, look: Look, exactly: boolean, picking = false): string {
  return sentences(
    names.deckName(cardOf(kind).deck),
    pointsText(names.cardPoints(kind)),
    reach === null ? t('anno-label-cost', { list: costText(cardOf(kind).cost) }) : needsText(reach),
    t('anno-label-effect', { effect: effectText(cardOf(kind).effect, exactly) }),
    picking && reach !== null && cardStatus(reach, true).text,
    picking || reach === null ? tapText(look) : stateText(look, cardStatus(reach)),
  );
}

/** A residential district: its cubes by where they are, and what a shift end costs. */
export function labelDistrict(tier: Tier, player: Player): string {
  const index = TIERS.indexOf(tier);
  const working = countTiers(player.fields.flatMap((field) => field.work))[index]!;
  return sentences(
    names.tiersName(tier),
    t('anno-label-district', { ready: player.cubes[index]!, working, exhausted: player.exhausted[index]! }),
    t('anno-label-shift_end', { gold: goldText(data.shift_end[index]!) }),
  );
}

/** Another player's counts. */
export function labelRival(seat: Seat, facts: Facts, view: View, table: TableInfo): string {
  const { board, viewer } = view;
  const player = board.players[seat]!;
  const standing = facts.standings[seat]!;
  const cubes = ownedBy(player);
  return sentences(
    names.whoName(table, seat, viewer),
    table.seats[seat]!.bot !== null && t('label-computer'),
    table.seats[seat]!.resigned && t('label-resigned'),
    facts.asked !== null && board.actor === seat && t('label-decides'),
    board.first === seat && t('anno-term-starting_player'),
    board.fireworks === seat && t('anno-term-fireworks_token'),
    pointsText(standing.points, standing.at_least),
    goldText(player.gold),
    t('anno-n-hand', { n: player.hand.reduce((sum, n) => sum + n, 0) }),
    fleetText('trade', player),
    fleetText('exploration', player),
    t('anno-label-cubes', { n: cubesText(cubes.reduce((sum, n) => sum + n, 0)), list: cubesByTier(cubes) }),
    t('anno-label-islands', { old: player.old_world.length, new: player.new_world.length }),
    t('anno-n-expeditions', { n: player.expeditions }),
  );
}

/** What can be bought from a player at one price: “For 1 trade token: beer, rum. You make these yourself: timber”. */
export function salesText({ price, goods }: Sales): string {
  const listed = (own: boolean) => list(goods.filter((good) => good.own === own).map(({ resource }) => names.resourceName(resource)));
  const [others, own] = [listed(false), listed(true)];
  const parts = [...(others ? [others] : []), ...(own ? [t('anno-rival-own', { list: own })] : [])];
  return `${t('anno-rival-price', { price: tradeText(price) })}: ${parts.join('. ')}`;
}

/** Naval tokens on ships, and those from cards. */
export function fleetText(kind: 'trade' | 'exploration', player: Player): string {
  return t(`anno-realm-${kind}-label`, { ...fleetOf(player[kind]) });
}

/** All cubes by tier, wherever they are. */
function ownedBy({ cubes, exhausted, fields }: Player): number[] {
  const working = countTiers(fields.flatMap((field) => field.work));
  return working.map((n, tier) => n + cubes[tier]! + exhausted[tier]!);
}

/** An objective card and everybody's standing. */
export function labelObjective(objective: Objective, facts: Facts, view: View, table: TableInfo, look: Look): string {
  const standings = standingsText(objective, facts, view, table);
  const lacks = lacksFor(objective, view, look);
  const what = t('anno-objective-lacks-label', { n: countParts(lacks), what: list(lacks.map(partText)) });
  const state = lacks.length > 0 ? sentences(t('label-blocked', { what }), hintedText(look)) : tapText(look);
  return sentences(names.objectiveName(objective), names.objectiveText(objective), standings, state);
}

/** What an effect asks for that the viewer does not have ready, if only that prevents its use. */
export function lacksFor(objective: Objective, { board, viewer }: View, look: Look): Part[] {
  if (viewer === null || look.refusal?.why !== 'objective_price') return [];
  return missingFor(objective, board.players[viewer]!);
}

/** The current points of each player for an objective card; null if it gives none. */
export function standingsText(objective: Objective, facts: Facts, view: View, table: TableInfo): string | null {
  const index = view.board.objectives.indexOf(objective);
  if (index === -1 || !bringsPoints(objective)) return null;
  const each = facts.standings.map((standing, seat) => {
    const { points, count } = standing.objectives[index]!;
    const gaps = { name: names.whoName(table, seat, view.viewer), points: points === null ? '?' : signed(points) };
    return count === null ? t('anno-standing-points', gaps) : t('anno-standing-count', { ...gaps, n: count });
  });
  return list(each);
}

/** An action with how much it could be used for, if relevant. */
export function labelAction(action: Action, status: string, look: Look): string {
  const refusal = look.state === 'blocked' ? look.refusal : null;
  // For an action out of reach the status says more.
  const told = refusal?.why === 'nothing_possible' || refusal?.why === 'cannot_pay' ? status : '';
  return sentences(
    names.actionTitle(action),
    refusal === null ? status : t('label-blocked', { what: told || shortRefusal(refusal) }),
    look.state === 'chosen' && t('label-chosen', { what: names.actionName(action) }),
    hintedText(look),
  );
}

/** A face-up played card: its effect can still be used. */
export function labelPlayed(kind: CardKind, look: Look, exactly: boolean): string {
  return sentences(
    names.cardTitle(kind),
    t('anno-label-effect', { effect: effectText(cardOf(kind).effect, exactly) }),
    t('anno-label-ready'),
    tapText(look),
  );
}
