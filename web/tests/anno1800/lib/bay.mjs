// A game that waits in the bay.

import { turnIn } from './record.mjs';

export const towns = [{ turn: turnIn('3p-en', 0.6), hours: 3 }];
