// The games of this client.

export const games = ['anno1800', 'sanjuan'] as const;
export type GameName = (typeof games)[number];

export function isGame(text: string | null | undefined): text is GameName {
  return games.includes(text as GameName);
}
