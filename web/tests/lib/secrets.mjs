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
