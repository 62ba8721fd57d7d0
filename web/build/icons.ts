// Turns icons.json into two modules: `virtual:icons/shell` for the first page and `virtual:icons/sanjuan` for the table.
// Only the icons we name leave the icon package; the other four thousand stay behind.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
const file = new URL('../icons.json', import.meta.url);

export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const library = require('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };

  function draw(id: string, entry: Entry): Drawing {
    const body = entry.svg ?? library.icons[entry.icon ?? '']?.body;
    if (!body) throw new Error(`icons.json: no drawing for ${id}`);
    const drawing: Drawing = [body, entry.box ?? 512];
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
      const forShell = id.endsWith('/shell');
      const chosen = Object.entries(map.icons).filter(([name]) => map.shell.includes(name) === forShell);
      return `export default ${JSON.stringify(Object.fromEntries(chosen.map(([name, entry]) => [name, draw(name, entry)])))}`;
    },
  };
}
