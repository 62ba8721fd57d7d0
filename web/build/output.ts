// What happens to the finished files: fonts are announced in the page, licences are added, and text files get compressed copies.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Without this the browser would ask for the fonts only after it has read the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Writes FILE.br and FILE.gz beside each text file, for a server that hands them out as they are. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|json|txt|webmanifest)$/.test(entry)) continue;
        const file = join(folder, entry);
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
      }
    },
  };
}

/** What is inside the finished files and asks for its licence to be passed on. */
const licensed = [
  ['Besley', 'node_modules/@fontsource-variable/besley/LICENSE'],
  ['Barlow Semi Condensed', 'node_modules/@fontsource/barlow-semi-condensed/LICENSE'],
  ['Svelte', 'node_modules/svelte/LICENSE.md'],
  ['clsx (part of Svelte)', 'node_modules/clsx/license'],
  ['Fluent: Apache License 2.0', '../LICENSE-APACHE'],
] as const;

/** Writes licences.txt, to which the page of credits links. */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle() {
      const texts = licensed.map(([name, file]) => `${name}\n\n${readFileSync(join(root, file), 'utf8').trim()}\n`);
      texts.push('Icons of game-icons.net\n\nCreative Commons Attribution 3.0: https://creativecommons.org/licenses/by/3.0/\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n${'='.repeat(80)}\n\n`) });
    },
  };
}
