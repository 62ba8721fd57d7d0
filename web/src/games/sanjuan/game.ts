// The types of San Juan, as the shared parts of a table need them.

import type * as table from '../../table/controller';
import type * as told from '../../table/told';
import type { Event, Facts, Move, Refusal, View } from '../../types/sanjuan';
import type { Piece } from './show/piece';

export interface SanJuan {
  event: Event;
  view: View;
  move: Move;
  refusal: Refusal;
  facts: Facts;
  piece: Piece;
  wish: never;
  plan: never;
}

export type Shown = table.Shown<SanJuan>;
export type Preview = told.Preview<SanJuan>;
