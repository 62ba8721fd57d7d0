// The types of Anno 1800, as the shared parts of a table need them.

import type * as table from '../../table/controller';
import type * as told from '../../table/told';
import type { Piece } from './show/piece';
import type { Event, Facts, Move, Plan, PlanWish, Refusal, Several, View } from '../../types/anno1800';

export interface Anno {
  event: Event;
  view: View;
  move: Move;
  refusal: Refusal;
  facts: Facts;
  piece: Piece;
  wish: PlanWish;
  /** Of one payment, or of several parts of an action. */
  plan: Plan | Several;
}

export type Shown = table.Shown<Anno>;
export type Preview = told.Preview<Anno>;
export type Planned = told.Planned<Anno>;
