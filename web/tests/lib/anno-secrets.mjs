// Listens to what the server tells a page of Anno 1800, and checks that nobody is told cards of a hand that is not theirs.

import assert from 'node:assert/strict';

export class AnnoSecrets {
  /** What was told, and for whose eyes it was asked, in the order of both. @type {({told: any} | {asked: number | null})[]} */
  #frames = [];

  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#frames.push({ told: JSON.parse(String(payload)) }));
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(String(payload));
        if (message.type === 'since') this.#frames.push({ asked: message.look });
        if (message.type === 'look') this.#frames.push({ asked: message.seat });
      });
    });
  }

  /** Everything told so far was meant for the eyes that were there. @returns {number} how many messages were looked at */
  check() {
    /** Who was last said to be here: until the server hears otherwise it may still speak to that person. @type {number | null} */
    let here = null;
    let looked = 0;
    /** What each person put under a stack: they may know in whose hand it is now. @type {Map<number | null, Set<string>>} */
    const known = new Map();
    for (const frame of this.#frames) {
      if ('asked' in frame) here = frame.asked ?? here;
      else if (frame.told.type === 'update') {
        looked++;
        const { viewer, message, facts } = frame.told;
        assert.ok(viewer === null || viewer === here, `told to seat ${viewer} while seat ${here} was here`);
        const own = known.get(viewer) ?? new Set();
        known.set(viewer, own);
        if (facts.scores === null) checkOne(viewer, message, own);
      }
    }
    return looked;
  }
}

/** Cards of others are counted, not named. @param {number | null} viewer @param {any} message @param {Set<string>} known */
function checkOne(viewer, message, known) {
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
