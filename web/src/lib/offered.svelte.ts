// The games that the server offers.

import type { GameInfo } from '../types';
import { api } from './api';

/** Null if the server has not answered. */
export const offered: { games: GameInfo[] | null } = $state({ games: null });

/** Called once, before anything is shown: which addresses are pages depends on the games. */
export async function loadGames(): Promise<void> {
  // If there is no answer, the page itself says so.
  offered.games = await api.games().catch(() => null);
}

export function isGame(text: string | null | undefined): text is string {
  return offered.games?.some(({ name }) => name === text) ?? false;
}
