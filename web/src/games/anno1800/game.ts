// The types of Anno 1800, as the shared parts of a table need them.

import type * as table from '../../table/controller';
import type * as told from '../../table/told';
import type { Event, Facts, Move, Plan, PlanWish, Refusal, View } from '../../types/anno1800';

export interface Anno {
  event: Event;
  view: View;
  move: Move;
  refusal: Refusal;
  facts: Facts;
  wish: PlanWish;
  plan: Plan;
}

export type Shown = table.Shown<Anno>;
export type Preview = told.Preview<Anno>;
export type Planned = told.Planned<Anno>;
