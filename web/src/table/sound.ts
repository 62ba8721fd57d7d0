// Short sounds, made here and not recorded. Nothing plays until somebody has turned them on, and nothing before the first touch
// of the page: browsers would complain.

import { settings } from '../lib/settings.svelte';
import type { Sound } from './show/scene';

/** One note: when it begins and how long it lasts, in seconds, its pitch in hertz, and how loud it is. */
interface Note {
  at: number;
  length: number;
  pitch: number;
  loud: number;
  /** It falls to this pitch. */
  falls?: number;
  wave?: OscillatorType;
}

/** A rustle instead of a tone. */
interface Rustle {
  at: number;
  length: number;
  loud: number;
  /** The pitch it is centred on. */
  around: number;
}

const bell = (pitch: number, at: number, length = 0.35, loud = 0.12): Note => ({ at, length, pitch, loud });

const notes: Record<Sound, Note[]> = {
  card: [],
  coin: [bell(1318.5, 0, 0.18, 0.07), bell(1760, 0.06, 0.3, 0.07)],
  build: [
    { at: 0, length: 0.12, pitch: 170, falls: 80, loud: 0.22, wave: 'triangle' },
    { at: 0.14, length: 0.16, pitch: 140, falls: 62, loud: 0.22, wave: 'triangle' },
  ],
  turn: [bell(523.25, 0), bell(783.99, 0.11)],
  festival: [523.25, 659.25, 783.99, 1046.5].map((pitch, n) => bell(pitch, n * 0.09, 0.4, 0.09)),
  end: [392, 523.25, 659.25, 783.99].map((pitch, n) => bell(pitch, n * 0.14, 1.1, 0.1)),
};

const rustles: Partial<Record<Sound, Rustle[]>> = {
  card: [{ at: 0, length: 0.09, loud: 0.12, around: 2600 }],
  build: [{ at: 0, length: 0.05, loud: 0.1, around: 900 }],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays it, if somebody wants to hear it. */
export function sound(which: Sound): void {
  if (!settings.sound || settings.volume === 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = settings.volume;
  out.connect(context.destination);
  for (const note of notes[which]) ring(context, out, note);
  for (const one of rustles[which] ?? []) rustle(context, out, one);
}

function ring(context: AudioContext, out: AudioNode, { at, length, pitch, loud, falls, wave = 'sine' }: Note): void {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, start);
  if (falls) tone.frequency.exponentialRampToValueAtTime(falls, start + length);
  tone.connect(faded(context, out, start, length, loud));
  tone.start(start);
  tone.stop(start + length);
}

function rustle(context: AudioContext, out: AudioNode, { at, length, loud, around }: Rustle): void {
  const start = context.currentTime + at;
  const source = context.createBufferSource();
  source.buffer = noise ??= whiteNoise(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = around;
  source.connect(filter).connect(faded(context, out, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

/** Rises at once and fades away. */
function faded(context: AudioContext, out: AudioNode, start: number, length: number, loud: number): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(out);
  return volume;
}

/** A fifth of a second of it. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
