// Listens to what the server tells a page, and checks that nobody is told cards of a hand that is not theirs.

import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';

/**
 * Checks one message to a viewer; `known` gives the cards that somebody, or everybody, has a right to know.
 * @typedef {(viewer: number | null, message: any, known: (who: number | null | 'all') => Set<string>) => void} Check
 */

export class Secrets {
  /** What was told, and for whose eyes it was asked, in the order of both. @type {({told: any} | {asked: number | null})[]} */
  #frames = [];

  #check;

  /** @param {import('playwright-core').Page} page @param {Check} check */
  constructor(page, check) {
    this.#check = check;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#frames.push({ told: JSON.parse(unpacked(payload)) }));
      socket.on('framesent', ({ payload }) => this.#asked(JSON.parse(String(payload))));
    });
  }

  /** @param {any} message */
  #asked(message) {
    if (message.type === 'since') this.#frames.push({ asked: message.look });
    if (message.type === 'look') this.#frames.push({ asked: message.seat });
  }

  /** Everything told so far was meant for the eyes that were there. @returns {number} how many messages were looked at */
  check() {
    /** Who was last said to be here: until the server hears otherwise it may still speak to that person. @type {number | null} */
    let here = null;
    let looked = 0;
    /** What the check keeps in mind from message to message. @type {Map<number | null | 'all', Set<string>>} */
    const known = new Map();
    for (const frame of this.#frames) {
      if ('asked' in frame) here = frame.asked ?? here;
      else if (frame.told.type === 'update') {
        looked++;
        const { viewer, message, facts } = frame.told;
        assert.ok(viewer === null || viewer === here, `told to seat ${viewer} while seat ${here} was here`);
        if (facts.scores === null) this.#check(viewer, message, knownTo(known));
      }
    }
    return looked;
  }
}

/** Long messages are packed. @param {string | Buffer} payload */
function unpacked(payload) {
  return typeof payload === 'string' ? payload : inflateSync(payload).toString();
}

/** @param {Map<number | null | 'all', Set<string>>} known @returns {(who: number | null | 'all') => Set<string>} */
function knownTo(known) {
  return (who) => {
    if (!known.has(who)) known.set(who, new Set());
    return /** @type {Set<string>} */ (known.get(who));
  };
}

/** San Juan: other hands are told only as far as everybody saw the cards going there. @type {Check} */
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

/** Anno 1800: cards of others are counted, not named, but for what one put under a stack. @type {Check} */
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
