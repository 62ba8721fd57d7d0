// For tests about the source itself: the files of the client, and those of each game.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../', import.meta.url));

/** All games with a folder. */
export const games = readdirSync(`${web}src/games`);

/** Files of the client that git tracks or would add, by their path in `web/`. */
export function files(...folders: string[]): string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...folders];
  const listed = execFileSync('git', words, { cwd: web, encoding: 'utf8' });
  // A deleted file is listed until the deletion is committed.
  return listed.split('\0').filter((path) => path !== '' && existsSync(web + path));
}

export function read(path: string): string {
  return readFileSync(web + path, 'utf8');
}

/** Whether a file is a game's own: in its folders, or named after it among the types. */
export function isOf(game: string, path: string): boolean {
  return [`src/games/${game}/`, `src/types/${game}`, `tests/${game}/`].some((own) => path.startsWith(own));
}

/** The English messages of a file of texts, by key. */
export function messages(name: string): Map<string, string> {
  const text = read(`../texts/en/${name}.ftl`);
  return new Map([...text.matchAll(/^([\w-]+) = (.*)$/gm)].map(([, key, value]) => [key!, value!]));
}
