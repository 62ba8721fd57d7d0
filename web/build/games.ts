// The games that have a folder in the client. The build lists the folder, so that nobody has to list the games.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/games/', import.meta.url));

export const games = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A file of a game's folder. */
export function fileOf(game: string, name: string): string {
  return `${folder}${game}/${name}`;
}
