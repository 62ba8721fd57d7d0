// Starts a game against the computer at once.

import { entryOf } from '../../games';
import { api } from '../../lib/api';
import { go } from '../../lib/go.svelte';

/** Opens a table and goes to it. Without a level the server chooses. */
export async function startGame(game: string, opponents: number, level?: string): Promise<void> {
  const bot = level ? { kind: 'bot' as const, bot: level } : { kind: 'bot' as const };
  const seats = [{ kind: 'me' as const }, ...Array.from({ length: opponents }, () => bot)];
  const { id } = await api.create({ game, options: await usual(game), seats });
  go(`/table/${id}`);
}

/** Whoever has never finished the game gets the options that its rules recommend for the first time. */
async function usual(game: string): Promise<Record<string, string>> {
  const finished = (await api.tables()).some((table) => table.game === game && table.state === 'finished');
  return finished ? {} : (entryOf(game)?.firstGame ?? {});
}

/** How many opponents a game begins with: two, if so many can play. */
export function usualOpponents(players: number[]): number {
  return Math.min(Math.max(2, Math.min(...players) - 1), Math.max(...players) - 1);
}
