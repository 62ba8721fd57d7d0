// Turns the files icons.json into modules: `virtual:icons/shell` for the first page, `virtual:icons/table` for every table,
// one for each game, and `virtual:icons/authors` with who drew what.
// Only the icons we name leave the icon package; the other four thousand stay behind.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { fileOf, games } from './games.ts';

interface Entry {
  /** The author, as the folders of the source of game-icons.net name them, and the name of the drawing. */
  icon?: string;
  svg?: string;
  box?: number;
  color?: string;
}

interface Icons {
  shell: string[];
  icons: Record<string, Entry>;
}

/** What the client gets for one icon: its drawing, the side of its box, its own colour if it has one. */
type Drawing = [body: string, box: number, color?: string];

const prefix = 'virtual:icons/';
const shared = fileURLToPath(new URL('../icons.json', import.meta.url));
const files = [shared, ...games.map((game) => fileOf(game, 'icons.json'))];

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Icons;
const nameOf = (icon: string) => icon.split('/')[1]!;

/** A tenth of a 512th of an icon cannot be seen, but has to travel. */
function trim(body: string, box: number): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${body}</svg>`;
  const floatPrecision = box < 100 ? 2 : 1;
  const { data } = optimize(picture, { plugins: [{ name: 'convertPathData', params: { floatPrecision } }] });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** The icons of a part, from whichever files they come. */
function chosen(part: string): [name: string, entry: Entry][] {
  const from = part === 'shell' ? files : [part === 'table' ? shared : fileOf(part, 'icons.json')];
  return from.map(read).flatMap(({ shell, icons }) => {
    const belongs = (name: string) => shell.includes(name) === (part === 'shell');
    return Object.entries(icons).filter(([name]) => belongs(name));
  });
}

/** The drawings of each author. */
function authors(): Record<string, string[]> {
  const icons = files.map(read).flatMap((one) => Object.values(one.icons)).flatMap(({ icon }) => icon ?? []);
  const all = [...new Set(icons)].sort();
  const names = [...new Set(all.map((icon) => icon.split('/')[0]!))];
  return Object.fromEntries(names.map((name) => [name, all.filter((icon) => icon.startsWith(`${name}/`)).map(nameOf)]));
}

export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const library = require('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };

  function draw(id: string, entry: Entry): Drawing {
    const body = entry.svg ?? library.icons[nameOf(entry.icon ?? '/')]?.body;
    if (!body) throw new Error(`icons.json: no drawing for ${id}`);
    const box = entry.box ?? 512;
    const drawing: Drawing = [trim(body, box), box];
    if (entry.color) drawing.push(entry.color);
    return drawing;
  }

  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      files.forEach((file) => this.addWatchFile(file));
      const part = id.slice(prefix.length + 1);
      const drawn = () => chosen(part).map(([name, entry]) => [name, draw(name, entry)]);
      return `export default ${JSON.stringify(part === 'authors' ? authors() : Object.fromEntries(drawn()))}`;
    },
  };
}
