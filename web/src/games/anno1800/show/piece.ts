// What flies over the table.

import type { Action, CardKind, Deck, NewIsland, Objective, OldIsland, Resource, Tier, Token } from '../../../types/anno1800';

export type Piece =
  | { is: 'cube'; tier: Tier }
  | { is: 'good'; good: Resource }
  | { is: 'coin'; coin: 'trade' | 'exploration' | 'gold' }
  | { is: 'token'; token: Token }
  | { is: 'card'; kind: CardKind }
  /** A card face down. */
  | { is: 'back'; deck: Deck | 'expedition' }
  | { is: 'old_world'; island: OldIsland }
  | { is: 'new_world'; island: NewIsland }
  | { is: 'objective'; objective: Objective }
  | { is: 'action'; action: Action }
  | { is: 'festival' }
  | { is: 'fireworks' };
