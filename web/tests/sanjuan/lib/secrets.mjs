// What nobody may learn of other players' hands.

import assert from 'node:assert/strict';

export { Secrets } from '../../lib/secrets.mjs';

/** Other hands show only the cards that everybody saw going there. @type {import('../../lib/secrets.mjs').Check} */
export function sanJuanCards(viewer, message, known) {
  const shownToAll = known('all');
  const events = [...message.chapters.flatMap((/** @type {any} */ chapter) => chapter.events), ...message.open];
  for (const event of events) if (event.event === 'took' && event.kind) shownToAll.add(event.kind);
  /** @param {string[]} cards @param {string} where */
  const unseen = (cards, where) => {
    const secret = cards.filter((card) => !shownToAll.has(card));
    assert.deepEqual(secret, [], `told to ${viewer}: ${where}`);
  };
  message.view.hands.forEach((/** @type {string[]} */ hand, /** @type {number} */ seat) => {
    if (seat !== viewer) unseen(hand, `the hand of ${seat}`);
  });
  if (message.decider !== viewer) unseen(message.view.drawn, 'cards that somebody else drew');
  for (const event of events) {
    const hidden = ['drew', 'kept', 'discarded', 'paid', 'laid'].includes(event.event);
    if (hidden && event.seat !== viewer) unseen(event.cards ?? [], `${event.event} by ${event.seat}`);
  }
}
