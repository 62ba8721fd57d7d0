import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const sprite = read('art.svg');
const styles = read('art.css');

/** The drawings that the server names for a realm, and those of the sample. */
const named = [read('../../../../games/anno1800/title/src/town.rs'), read('index.ts')]
  .flatMap((source) => [...source.matchAll(/['"]([bds]-[a-z0-9]+)['"]/g)].map(([, name]) => name!));
const districts = ['farmer', 'worker', 'artisan', 'engineer', 'investor'].map((tier) => `d-${tier}`);

it('has a drawing for everything in a realm', () => {
  expect(named.length).toBeGreaterThan(6);
  expect([...named, ...districts].filter((name) => !sprite.includes(`<symbol id="an-${name}"`))).toEqual([]);
});

it('knows every tone that the drawings use', () => {
  const used = new Set([...sprite.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));
  expect([...used].filter((name) => !styles.includes(`.${name} {`))).toEqual([]);
});
