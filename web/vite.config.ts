import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { compress, licences, preloadFonts } from './build/output.ts';
import { texts } from './build/texts.ts';

const server = 'http://127.0.0.1:8100';

// What every page needs travels in one file instead of a dozen small ones.
const shared = /node_modules|src\/lib\/|src\/table\/(names|best|Failed)|src\/games\.ts|virtual:icons\/shell/;
// What every table needs, too; but the end of a game not before somebody sees it.
const tables = /src\/table\/(?!score\/|Score|Podium|PlayAgain)/;
const ends = /src\/table\//;

export default defineConfig({
  plugins: [svelte(), icons(), texts(), licences(), preloadFonts(), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: shared }, { name: 'board', test: tables }, { name: 'end', test: ends }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
