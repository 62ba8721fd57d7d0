// Which drawing of the sprite shows a thing. One thing, one drawing, wherever it appears.

import type { Action, Objective, Resource, Token } from '../../types/anno1800';
import { data } from './data';

/** A good, also one of the New World. */
export function goodPicture(good: Resource): string {
  return `${overseas.has(good) ? 'n' : 'g'}-${good}`;
}

const overseas = new Set<Resource>(['cotton', 'tobacco', 'sugar_cane', 'cocoa', 'coffee_beans', 'rubber']);

/** What a token of the market shows: the good it makes, or the ship or shipyard of its strength. */
export function tokenPicture(token: Token): string {
  const { industry, shipyard, ship } = data.tokens[token];
  if (industry) return goodPicture(industry.resource);
  if (shipyard) return `b-yard${shipyard}`;
  return `s-${ship!.kind === 'trade' ? 'merchant' : 'explore'}${ship!.strength}`;
}

const actions: Record<Action, string> = {
  expand: 'b-factory',
  play: 'x-card',
  swap: 'x-swap',
  workforce: 'x-workforce',
  upgrade: 'x-upgrade',
  old_world: 'x-ow',
  new_world: 'x-nw',
  expedition: 'x-exped',
  festival: 'x-festival',
};

export function actionPicture(action: Action): string {
  return actions[action];
}

/** The nine houses in which goods are made. */
const houses: Record<string, Resource[]> = {
  farm: ['potatoes', 'pigs', 'wool'],
  saw: ['timber'],
  mill: ['grain', 'bread'],
  kiln: ['coal', 'bricks', 'glass'],
  hall: ['goods', 'sails', 'fur_coats', 'work_clothes', 'cigars'],
  brew: ['beer', 'schnapps', 'champagne', 'rum'],
  works: ['sausages', 'windows', 'coffee', 'soap', 'chocolate', 'penny_farthings'],
  lab: ['glasses', 'pocket_watches', 'dynamite', 'light_bulbs', 'gramophones'],
};

/** The house that stands behind a good; whatever needs no house of its own is made in a factory. */
export function housePicture(good: Resource): string {
  return `b-${Object.keys(houses).find((house) => houses[house]!.includes(good)) ?? 'factory'}`;
}

/** A trade or exploration token, or gold. */
export function coinPicture(coin: 'trade' | 'exploration' | 'gold'): string {
  return coin === 'exploration' ? 'k-explore' : `k-${coin}`;
}

const objectives: Record<Objective, string> = {
  alonso_graves: 's-explore1',
  aarhant: 'k-gold',
  the_editor: 'x-swap',
  beryl_omara: 's-merchant1',
  carl_leonard_von_malching: 'g-bread',
  eli_bleakworth: 'g-light_bulbs',
  the_queen: 'g-champagne',
  edvard_goode: 'g-gramophones',
  willie_wibblesock: 'g-pocket_watches',
  princess_qing: 'g-chocolate',
  hannah_goode: 'x-workforce',
  university: 't-engineer',
  worlds_fair: 't-investor',
  madame_kahina: 'k-trade',
  the_tourist: 'x-exped',
  zoo: 'e-elephant',
  museum: 'f-amphora',
  bente_jorgensen: 'x-ow',
  isabel_sarmento: 'x-nw',
  pyrphorian: 'x-card',
};

export function objectivePicture(objective: Objective): string {
  return objectives[objective];
}
