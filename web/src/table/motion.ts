// Durations come from the design tokens, so that reduced motion and the style sheet agree.

import { flip, type AnimationConfig } from 'svelte/animate';

/** How long something fades in, in milliseconds. */
const fading = 400;

/** For `animate:`. What has another place in a list moves there; where motion is not wanted, it fades in there. */
export function settle(node: Element, ways: { from: DOMRect; to: DOMRect }): AnimationConfig {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return { duration: fading, css: (t) => `opacity: ${t}` };
  return flip(node, ways, { duration: duration('--t-flow') });
}

/** A duration token, such as `--t-move`, in milliseconds; 0 if reduced motion is preferred. */
export function duration(token: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(text) || 0;
  return text.endsWith('ms') ? number : number * 1000;
}
