// A short sound when it is the player's turn. Nothing plays until somebody has turned it on.

let context: AudioContext | undefined;

/** Two soft notes, a fifth apart. */
export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const at = start + index * 0.11;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.36);
  }
}
