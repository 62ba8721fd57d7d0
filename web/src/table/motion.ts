// Durations come from the design tokens, so that reduced motion and the style sheet agree.

/** A duration token, such as `--t-move`, in milliseconds; 0 if reduced motion is preferred. */
export function duration(token: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(text) || 0;
  return text.endsWith('ms') ? number : number * 1000;
}
