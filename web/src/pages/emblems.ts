// The icon by which each game is known in lists.

import type { GameName } from '../lib/games';

export const emblems: Record<GameName, string> = { sanjuan: 'sb-library', anno1800: 'ak-merchant' };
