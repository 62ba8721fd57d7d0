// Who and what: names of things, as the sentences of the texts need them.

import { has, list, t } from '../../../lib/i18n.svelte';
import {
  TIERS,
  type Action,
  type CardKind,
  type Coin,
  type Deck,
  type Expedition,
  type NewIsland,
  type Objective,
  type OldIsland,
  type Resource,
  type Spot,
  type Terrain,
  type Tier,
  type Token,
} from '../../../types/anno1800';
import { costText } from './amounts';
import { bonusText } from './effects';
import { data, pointsOf } from '../data';
import { visitPoints } from '../expeditions';
import type { Thing } from '../things';
import { cardOf, sortOf } from './figures';

export { seatName, whoName } from '../../../table/names';

export function resourceName(resource: Resource): string {
  return t(`anno-resource-${resource}`);
}

/** A good if room is scarce; long words can be broken. */
export function resourceShort(resource: Resource): string {
  const cell = `anno-cell-${resource}`;
  return has(cell) ? t(cell) : resourceName(resource);
}

/** A token of the market by what it is for: its good, or its ship or shipyard with the strength. */
export function cellName(token: Token): string {
  const { industry, shipyard, ship } = data.tokens[token];
  if (industry !== null) return resourceShort(industry.resource);
  return t(`anno-cell-${sortOf(token)}`, { n: roman(shipyard ?? ship?.strength ?? 1) });
}

/** A strength as it is printed. */
export function roman(strength: number): string {
  return 'I'.repeat(strength);
}

/** A construction token; the versions for workers say so. */
export function tokenName(token: Token): string {
  return t(`anno-token-${token}`);
}

/** A construction token if room is scarce; long words can be broken. */
export function tokenShort(token: Token): string {
  const tile = `anno-tile-${token}`;
  return has(tile) ? t(tile) : spokenShort(token);
}

/** The same inside a sentence. Ships and shipyards have the rules' names everywhere: the number is their strength. */
function spokenShort(token: Token): string {
  const key = `anno-token-${token}-short`;
  return data.tokens[token].industry !== null && has(key) ? t(key) : tokenName(token);
}

/** A token on a player's islands. If several differ, the number says which. */
export function spotName({ token, copy }: Spot): string {
  return numbered(spokenShort(token), copy);
}

/** The same as on its tile, but never broken. */
export function spotShort({ token, copy }: Spot): string {
  return numbered(tokenShort(token).replaceAll('\u00ad', ''), copy);
}

function numbered(name: string, copy: number): string {
  return copy === 0 ? name : `${name} #${copy + 1}`;
}

/** One cube. */
export function tierName(tier: Tier): string {
  return t(`anno-tier-${tier}`);
}

/** Cubes of a tier, without their number: “Farmer” for one, else “Farmers”. */
export function tiersName(tier: Tier, n = 2): string {
  return n === 1 ? tierName(tier) : t(`anno-tiers-${tier}`);
}

/** The letter on the pieces of a tier. */
export function tierLetter(tier: Tier): string {
  return t(`anno-letter-${tier}`);
}

/** The tier that an upgrade leads to. */
export function tierAbove(tier: Tier): Tier {
  return TIERS[TIERS.indexOf(tier) + 1] ?? tier;
}

/** An upgrade: “Farmer → Worker”. */
export function stepName(from: Tier): string {
  return t('anno-step-tiers', { from: tierName(from), to: tierName(tierAbove(from)) });
}

/** A population card of this stack, or several. */
export function deckName(deck: Deck, n = 1): string {
  return n === 1 ? t(`anno-deck-${deck}`) : t(`anno-decks-${deck}`);
}

export function stackName(deck: Deck): string {
  return t(`anno-stack-${deck}`);
}

/** An action's short name, as on its button. */
export function actionName(action: Action): string {
  return t(`anno-action-${action}-short`);
}

/** An action as the rules call it. */
export function actionTitle(action: Action): string {
  return t(`anno-action-${action}`);
}

/** What an action does, in one sentence. */
export function actionHint(action: Action): string {
  return t(`anno-action-${action}-text`);
}

/** A square of this kind. */
export function fieldName(terrain: Terrain): string {
  return t(`anno-field-${terrain}`);
}

/** A kind of naval token, or a number of them. */
export function coinName(coin: Coin, n: number | null = null): string {
  return n === null ? t(`anno-coin-${coin}`) : t(`anno-n-${coin}`, { n });
}

export function objectiveName(objective: Objective): string {
  return t(`anno-objective-${objective}`);
}

/** What an objective card does or rewards. */
export function objectiveText(objective: Objective): string {
  const each = data.objectives[objective].rewards.map(({ token, points }) =>
    t('anno-objective-industry', { industry: tokenName(token), points }),
  );
  return t(`anno-objective-${objective}-text`, { list: list(each) });
}

/** The same in at most 40 characters; cards that reward industries do not list them. */
export function objectiveShort(objective: Objective): string {
  const reward = data.objectives[objective].rewards[0];
  return reward ? t('anno-objective-each', { n: reward.points }) : t(`anno-objective-${objective}-short`);
}

/** The points of a scoring card alone: for the first and the second, or for each of what it counts. */
export function objectiveFigures(objective: Objective): string {
  const { points, second, rewards } = data.objectives[objective];
  if (second > 0) return `${points} / ${second}`;
  if (objective === 'bente_jorgensen') return String(points);
  return t('anno-objective-figure', { n: `${objective === 'pyrphorian' ? '−' : ''}${rewards[0]?.points ?? points}` });
}

/** A population card has no name: its stack and what it needs. */
export function cardTitle(kind: CardKind): string {
  return t('anno-card-title', { deck: deckName(cardOf(kind).deck), cost: costText(cardOf(kind).cost) });
}

/** The same inside a sentence about a card: what it needs. */
export function cardName(kind: CardKind): string {
  return `(${costText(cardOf(kind).cost)})`;
}

/** Several cards; equal ones are counted. */
export function cardsName(kinds: CardKind[]): string {
  const each = [...new Set(kinds)].map((kind) => {
    const n = kinds.filter((one) => one === kind).length;
    return n === 1 ? cardName(kind) : t('anno-times', { n, what: cardName(kind) });
  });
  return list(each);
}

/** An island with what it brings. */
export function islandName(island: OldIsland | NewIsland): string {
  if (isOld(island)) return t('anno-old_island', { bonus: bonusOf(island) });
  return t('anno-new_island', { list: islandGoods(island) });
}

function isOld(island: OldIsland | NewIsland): island is OldIsland {
  return island in data.old_world;
}

/** What an Old World island brings. */
export function bonusOf(island: OldIsland): string {
  return bonusText(data.old_world[island].bonus);
}

/** What a New World island shows. */
export function islandGoods(island: NewIsland): string {
  return list(data.new_world[island].resources.map(resourceName));
}

/** An expedition card: who visits its animal and its artefact, and what they bring. */
export function expeditionText(card: Expedition): string {
  const { animal, artefact } = data.expeditions[card];
  return t('anno-expedition', {
    animal: tierName(animal),
    animal_points: visitPoints(animal),
    artefact: tierName(artefact),
    artefact_points: visitPoints(artefact),
  });
}

/** The same as a pair: “Artisan / Investor”. */
export function expeditionName(card: Expedition): string {
  const { animal, artefact } = data.expeditions[card];
  return `${tierName(animal)} / ${tierName(artefact)}`;
}


/** The points of a population card. */
export function cardPoints(kind: CardKind): number {
  return pointsOf(cardOf(kind).deck);
}

/** What was tapped, if it has a name of its own. */
export function thingName(thing: Thing): string | null {
  switch (thing.type) {
    case 'action':
      return actionTitle(thing.action);
    case 'stack':
      return tokenName(thing.token);
    case 'card':
    case 'played':
      return cardTitle(thing.kind);
    case 'hire':
      return tierName(thing.tier);
    case 'rise':
      return stepName(thing.tier);
    case 'old_world':
    case 'new_world':
      return actionTitle(thing.type);
    case 'objective':
      return objectiveName(thing.objective);
    default:
      return null;
  }
}

/** An animal or artefact of an expedition card. */
export function findName(place: 'animal' | 'artefact', name: string): string {
  return place === 'animal' ? t(`anno-animal-${name}`) : t(`anno-artefact-${name}`);
}
