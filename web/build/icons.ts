// Turns icons.json into modules: `virtual:icons/shell` for the first page, `virtual:icons/table` for every table, and one
// for each game. Which icon belongs where is told by its id: `ui-…`, `s…-…` for San Juan, `a…-…` for Anno 1800.
// Only the icons we name leave the icon package; the other four thousand stay behind.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

interface Entry {
  icon?: string;
  svg?: string;
  box?: number;
  color?: string;
}

/** What the client gets for one icon: its drawing, the side of its box, its own colour if it has one. */
type Drawing = [body: string, box: number, color?: string];

const prefix = 'virtual:icons/';
const parts: Record<string, RegExp> = { table: /^ui-/, sanjuan: /^s\w*-/, anno1800: /^a\w*-/ };
const file = new URL('../icons.json', import.meta.url);

/** A tenth of a 512th of an icon cannot be seen, but has to travel. */
function trim(body: string, box: number): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${body}</svg>`;
  const floatPrecision = box < 100 ? 2 : 1;
  const { data } = optimize(picture, { plugins: [{ name: 'convertPathData', params: { floatPrecision } }] });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const library = require('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };

  function draw(id: string, entry: Entry): Drawing {
    const body = entry.svg ?? library.icons[entry.icon ?? '']?.body;
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
      this.addWatchFile(file.pathname);
      const map = JSON.parse(readFileSync(file, 'utf8')) as { shell: string[]; icons: Record<string, Entry> };
      const part = parts[id.slice(prefix.length + 1)];
      const belongs = (name: string) => (map.shell.includes(name) ? !part : part?.test(name));
      const chosen = Object.entries(map.icons).filter(([name]) => belongs(name));
      return `export default ${JSON.stringify(Object.fromEntries(chosen.map(([name, entry]) => [name, draw(name, entry)])))}`;
    },
  };
}
