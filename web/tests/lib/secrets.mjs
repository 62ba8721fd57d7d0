// Listens to what the server sends to a page, and checks that nobody is sent cards of another player's hand.

import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';

/**
 * Checks one message to a viewer; `known` returns the cards that a seat, or everybody, may know.
 * @typedef {(viewer: number | null, message: any, known: (who: number | null | 'all') => Set<string>) => void} Check
 */

export class Secrets {
  /** What was sent, and for which viewer it was requested, in order. @type {({told: any} | {asked: number | null})[]} */
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

  /** Everything sent so far was meant for the viewer at that time. @returns {number} how many messages were checked */
  check() {
    /** Who was last announced: until the server learns otherwise it may still address that person. @type {number | null} */
    let here = null;
    let looked = 0;
    /** What the check remembers from message to message. @type {Map<number | null | 'all', Set<string>>} */
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

/** Long messages are compressed. @param {string | Buffer} payload */
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
