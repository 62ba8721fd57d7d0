// Games that wait in the bay: a town nearly done, and a young one.

import { turnIn } from './record.mjs';

export const towns = [
  { turn: turnIn('4p-expansion', 0.72), hours: 26 },
  { turn: turnIn('3p-base', 0.45), hours: 0.4 },
];
