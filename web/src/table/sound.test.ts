import { beforeEach, expect, it, vi } from 'vitest';
import { sound } from './sound';
import type { Sound } from './show/scene';

const settings = vi.hoisted(() => ({ sound: false, volume: 0.5 }));
vi.mock('../lib/settings.svelte', () => ({ settings }));

/** What was made of sound so far, and how loud it was. */
const made = { contexts: 0, sources: 0, volumes: [] as number[] };
const activation = { hasBeenActive: false };
const parameter = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
const node = () => ({ connect: (to: unknown) => to });

class AudioContext {
  currentTime = 0;
  sampleRate = 44_100;
  destination = node();
  constructor() {
    made.contexts += 1;
  }
  resume = () => Promise.resolve();
  createGain() {
    const gain = { ...parameter(), set value(loud: number) { made.volumes.push(loud); } };
    return { ...node(), gain };
  }
  #source = () => {
    made.sources += 1;
    return { ...node(), frequency: parameter(), start() {}, stop() {} };
  };
  createOscillator = this.#source;
  createBufferSource = this.#source;
  createBiquadFilter = () => ({ ...node(), frequency: parameter() });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}
vi.stubGlobal('AudioContext', AudioContext);
vi.stubGlobal('navigator', { userActivation: activation });

beforeEach(() => {
  Object.assign(made, { sources: 0, volumes: [] });
});

it('is silent until somebody has asked for it, and before the first touch of the page', () => {
  activation.hasBeenActive = true;
  sound('turn');
  [settings.sound, activation.hasBeenActive] = [true, false];
  sound('turn');
  expect(made).toMatchObject({ contexts: 0, sources: 0 });
});

it.each<Sound>(['card', 'coin', 'build', 'turn', 'festival', 'end'])('of %s is heard as loud as wanted', (which) => {
  Object.assign(settings, { sound: true, volume: 0.5 });
  activation.hasBeenActive = true;
  sound(which);
  expect(made.sources).toBeGreaterThan(0);
  expect([made.contexts, made.volumes]).toEqual([1, [0.5]]);
});

it('of no volume is none', () => {
  Object.assign(settings, { sound: true, volume: 0 });
  sound('end');
  expect(made.sources).toBe(0);
});
