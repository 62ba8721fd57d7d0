// Which drawing of the sprite shows a thing. One thing, one drawing, wherever it appears.

import type { Action, Resource, Token } from '../../types/anno1800';
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

/** The animal or the artefact of an expedition card. */
export function expeditionPicture(place: 'animal' | 'artefact', name: string): string {
  return `${place === 'animal' ? 'e' : 'f'}-${name}`;
}

/** A naval token or gold. */
export function coinPicture(coin: 'trade' | 'exploration' | 'gold'): string {
  return coin === 'exploration' ? 'k-explore' : `k-${coin}`;
}
