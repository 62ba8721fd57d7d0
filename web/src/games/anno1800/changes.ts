// What a step changed on the board, so that it can be highlighted.

import type { CardKind, Event, View, Whereabouts } from '../../types/anno1800';
import { tierAbove } from './words';

/**
 * Keys of what changed: `seat:1`, `field:1:12`, `district:1:worker`, `hand:1`, `stack:brewery`, `gold:1`, `played:1` …
 */
export function changesOf(events: Event[]): Set<string> {
  return new Set(events.flatMap(changes));
}

/** The cards that the viewer drew. */
export function drawnIn(events: Event[], { viewer }: View): CardKind[] {
  return events.flatMap((event) => (event.event === 'drew' && event.seat === viewer ? (event.cards ?? []) : []));
}

function changes(event: Event): string[] {
  if (!('seat' in event)) return [];
  const { seat } = event;
  switch (event.event) {
    case 'worked':
      return [`field:${seat}:${event.field}`, `district:${seat}:${event.tier}`];
    case 'traded':
      return [`gold:${event.partner}`, `seat:${event.partner}`];
    case 'imported':
      return [`new_world:${seat}`];
    case 'received':
    case 'activated':
    case 'turned_down':
      return [`played:${seat}`];
    case 'spent': {
      const { trade, temporary_trade, exploration, temporary_exploration } = event.tokens;
      const changed = trade + temporary_trade > 0 ? [`trade:${seat}`] : [];
      return exploration + temporary_exploration > 0 ? [...changed, `exploration:${seat}`] : changed;
    }
    case 'exhausted':
      return [`exhausted:${seat}`, `district:${seat}:${event.tier}`];
    case 'shift_end':
      return [`gold:${seat}`, `district:${seat}:${event.tier}`, ...placeOf(event)];
    case 'paid_gold':
      return [`gold:${seat}`];
    case 'built':
      return [`stack:${event.token}`, `field:${seat}:${event.field}`];
    case 'removed':
      return [`stack:${event.token}`, `field:${seat}:${event.field}`, ...(event.cubes.length > 0 ? [`exhausted:${seat}`] : [])];
    case 'announced':
      return [`hand:${seat}`];
    case 'played':
      return [`played:${seat}`, `hand:${seat}`];
    case 'used':
      return ['objective'];
    case 'gained':
      return [`district:${seat}:${event.tier}`];
    case 'raised': {
      const above = `district:${seat}:${tierAbove(event.tier)}`;
      return [`district:${seat}:${event.tier}`, above, ...placeOf(event)];
    }
    case 'drew':
    case 'returned':
      return [`hand:${seat}`];
    case 'old_world':
    case 'new_world':
      return [`${event.event}:${seat}`];
    case 'expeditions':
      return [`played:${seat}`];
    case 'gift': {
      const given = (['gold', 'trade', 'exploration'] as const).filter((what) => event[what] > 0);
      return given.map((what) => `${what}:${seat}`);
    }
    case 'festival':
      return [`exhausted:${seat}`];
    default:
      return [];
  }
}

/** Where a cube was: at an industry or in the exhausted area; the districts are highlighted anyway. */
function placeOf({ seat, at, field }: { seat: number; at: Whereabouts; field: number | null }): string[] {
  if (field !== null) return [`field:${seat}:${field}`];
  return at === 'exhausted' ? [`exhausted:${seat}`] : [];
}
