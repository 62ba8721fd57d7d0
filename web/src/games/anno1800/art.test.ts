import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACTIONS, RESOURCES, TIERS, TOKENS } from '../../types/anno1800';
import { data } from './data';
import { ANIMALS, ARTEFACTS, picturesOf } from './expeditions';
import { actionPicture, coinPicture, expeditionPicture, goodPicture, tokenPicture } from './pictures';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const sprite = read('art.svg');
const styles = read('art.css');

/** What is drawn, by name without the prefix. */
const drawings = new Map([...sprite.matchAll(/<symbol id="an-([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, body]) => [id!, body!]));

const industries = TOKENS.filter((token) => data.tokens[token].industry);
const afloat = TOKENS.filter((token) => !data.tokens[token].industry);
/** One thing, one drawing. */
const things = {
  goods: RESOURCES.map(goodPicture),
  // An industry shows its good: those for workers and for artisans show the same.
  ships: [...new Set(afloat.map(tokenPicture))],
  tiers: TIERS.flatMap((tier) => [`t-${tier}`, `d-${tier}`]),
  tokens: [...(['trade', 'exploration', 'gold'] as const).map(coinPicture), 'k-fireworks', 'k-influence'],
  actions: [...ACTIONS.filter((action) => action !== 'expand').map(actionPicture), 'x-shift'],
  animals: ANIMALS.map((name) => expeditionPicture('animal', name)),
  artefacts: ARTEFACTS.map((name) => expeditionPicture('artefact', name)),
};
/** The drawings that the server names for a realm, and those of the sample. */
const named = [read('../../../../games/anno1800/title/src/town.rs'), read('index.ts')]
  .flatMap((source) => [...source.matchAll(/['"]([bds]-[a-z0-9]+)['"]/g)].map(([, name]) => name!));

it('draws every good, ship, shipyard, tier, token, action, animal and artefact', () => {
  expect(Object.values(things).map((names) => names.length)).toEqual([44, 9, 10, 5, 9, 10, 10]);
  expect(Object.values(things).flat().filter((name) => !drawings.has(name))).toEqual([]);
});

it('draws no two of them alike', () => {
  const all = Object.values(things).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(new Set([...drawings.values()]).size).toBe(drawings.size);
});

it('draws each thing once', () => {
  expect([...sprite.matchAll(/<symbol /g)]).toHaveLength(drawings.size);
});

it('shows what an industry makes', () => {
  expect(industries.filter((token) => tokenPicture(token) !== goodPicture(data.tokens[token].industry!.resource))).toEqual([]);
});

it('has pictures for every expedition card', () => {
  const kinds = Object.keys(data.expeditions) as (keyof typeof data.expeditions)[];
  const shown = kinds.flatMap((kind) => [0, 1, 2, 3].map((n) => picturesOf(kind, n)));
  expect(new Set(shown.map(({ animal }) => animal)).size).toBe(ANIMALS.length);
  expect(new Set(shown.map(({ artefact }) => artefact)).size).toBe(ARTEFACTS.length);
});

it('has a drawing for everything in a realm', () => {
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((name) => !drawings.has(name))).toEqual([]);
});

it('draws on its own ground: nothing is written in a colour', () => {
  expect([...sprite.matchAll(/(?:fill|stroke)="(?!none)[^"]*"/g)].map(([text]) => text)).toEqual([]);
});

it('knows every tone that the drawings use, by day and by night', () => {
  const used = new Set([...sprite.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));
  expect([...used].filter((name) => !styles.includes(`.${name} {`))).toEqual([]);
  const tones = new Set([...styles.matchAll(/var\((--an-[a-z0-9]+)\)/g)].map(([, tone]) => tone!));
  const [day, night] = [/^\.an \{([^}]*)\}/m, /^\[data-theme='dark'\] \.an \{([^}]*)\}/m].map((block) => block.exec(styles)?.[1] ?? '');
  expect([...tones].filter((tone) => !day!.includes(`${tone}:`) || !night!.includes(`${tone}:`))).toEqual([]);
});
