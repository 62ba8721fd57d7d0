// The games of this client.

export const games = ['anno1800', 'sanjuan'] as const;
export type GameName = (typeof games)[number];

export function isGame(text: string | null | undefined): text is GameName {
  return games.includes(text as GameName);
}

/** Options with which people begin who have never finished the game; the rules recommend them. */
export const firstGame: Record<GameName, Record<string, string>> = { anno1800: { objectives: 'first_game' }, sanjuan: {} };
