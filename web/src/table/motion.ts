// Durations come from the tokens, so that reduced motion and the style sheet agree.

/** A duration token, such as `--t-move`, in milliseconds; 0 where motion is reduced. */
export function duration(token: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(text) || 0;
  return text.endsWith('ms') ? number : number * 1000;
}
