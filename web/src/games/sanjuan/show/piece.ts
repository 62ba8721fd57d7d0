// What flies over the table.

import type { Kind, Role } from '../../../types/sanjuan';

export type Piece =
  /** A card face down. */
  | { is: 'back' }
  | { is: 'card'; kind: Kind }
  /** The good that lies on such a building. */
  | { is: 'good'; kind: Kind }
  /** The flag on a role that was taken. */
  | { is: 'role'; role: Role }
  /** Somebody does nothing in the phase of this role. */
  | { is: 'passed'; role: Role }
  | { is: 'governor' };
