// What a step changed on the board, so that it can be highlighted.

import type { Seat } from '../../types';
import type { Event, Kind, View } from '../../types/sanjuan';

/** Keys of what changed: `role:builder`, `seat:1`, `city:1`, `place:1:3`, `hand:1`, `prices`, `pile`, `governor`. */
export function changesOf(events: Event[], view: View): Set<string> {
  return new Set(events.flatMap((event) => changes(event, view)));
}

function changes(event: Event, view: View): string[] {
  switch (event.event) {
    case 'round':
      return ['governor'];
    case 'role':
      return [`role:${event.role}`, `seat:${event.seat}`];
    case 'prices':
      return ['prices'];
    case 'built':
    case 'paid_good':
    case 'produced':
    case 'sold':
      return [`city:${event.seat}`, `place:${event.seat}:${event.place}`];
    case 'laid':
      return [`hand:${event.seat}`, ...placesOf(view, event.seat, event.under)];
    case 'paid':
    case 'kept':
    case 'drew':
    case 'discarded':
    case 'took':
      return [`hand:${event.seat}`];
    case 'revealed':
      return ['pile', ...placesOf(view, event.seat, event.by)];
    case 'passed':
      return [`seat:${event.seat}`];
    case 'reshuffled':
      return ['pile'];
    case 'ended':
      return [];
  }
}

/** Where such a building is. */
function placesOf(view: View, seat: Seat, kind: Kind): string[] {
  const places = view.board.cities[seat]?.places ?? [];
  return places.flatMap((place, index) => (place.kind === kind ? [`place:${seat}:${index}`] : []));
}
