// What nobody may learn of other players' hands.

import assert from 'node:assert/strict';

export { Secrets } from '../../lib/secrets.mjs';

/** Others' cards are counted, not named, except those put under a stack. @type {import('../../lib/secrets.mjs').Check} */
export function annoCards(viewer, message, knownTo) {
  const known = knownTo(viewer);
  const events = [...message.chapters.flatMap((/** @type {any} */ chapter) => chapter.events), ...message.open];
  for (const event of events) {
    if (!['drew', 'returned', 'expeditions'].includes(event.event)) continue;
    if (event.seat === viewer) known.add(event.card);
    else assert.ok(!event.cards && !event.card, `told to ${viewer}: ${JSON.stringify(event)}`);
  }
  const { hands, expeditions } = message.view;
  for (const [what, piles] of Object.entries({ hands, expeditions })) {
    piles.forEach((/** @type {string[]} */ pile, /** @type {number} */ seat) => {
      const secret = seat === viewer ? [] : pile.filter((card) => !known.has(card));
      assert.deepEqual(secret, [], `told to ${viewer}: ${what} of ${seat}`);
    });
  }
}
