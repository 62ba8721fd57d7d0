// The games that the server offers.

import type { GameInfo } from '../types';
import { api } from './api';

/** Null where the server has not said it. */
export const offered: { games: GameInfo[] | null } = $state({ games: null });

/** Called once, before anything is shown: pages are addresses of games too. */
export async function loadGames(): Promise<void> {
  // Without an answer the page itself says so.
  offered.games = await api.games().catch(() => null);
}

export function isGame(text: string | null | undefined): text is string {
  return offered.games?.some(({ name }) => name === text) ?? false;
}
