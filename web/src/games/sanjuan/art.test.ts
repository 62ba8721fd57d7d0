import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { artOf, goodArt, tonesOf } from './art';
import type { Kind } from '../../types/sanjuan';
import { goodOf, ROLES } from './words/names';

vi.mock('../../lib/i18n.svelte', () => import('../../table/testing'));

const here = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), 'utf8');
const sprite = read('art.svg');
const styles = read('art.css');

/** The buildings, from the data of the rules. */
const kinds = [...read('../../../../games/sanjuan/rules/data/cards.txt').matchAll(/^([a-z_]+) /gm)].map(([, kind]) => kind as Kind).filter((kind) => `${kind}` !== 'tile');
const goods = [...new Set(kinds.flatMap((kind) => goodOf(kind) ?? []))];
const ids = [...kinds.map(artOf), ...ROLES.map((role) => `sj-a-role_${role}`), ...goods.map(goodArt), 'sj-a-back', 'sj-a-governor'];

/** What is drawn under this name. */
function drawn(id: string): string[] {
  return [...sprite.matchAll(new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, 'gs'))].map(([, body]) => body!);
}

it('draws every building, role, good and token once', () => {
  expect(kinds).toHaveLength(40);
  expect(goods).toHaveLength(6);
  expect(ids.filter((id) => drawn(id).length !== 1)).toEqual([]);
});

it('draws no two of them alike', () => {
  expect(new Set(ids.flatMap(drawn)).size).toBe(ids.length);
});

it('has tones for each building, by day and by night', () => {
  const families = new Set(kinds.map((kind) => tonesOf(kind).split(' ')[1]!));
  const lacking = [...families].filter((family) => !styles.includes(`\n.${family} {`) || !styles.includes(`'dark'] .${family} {`));
  expect(lacking).toEqual([]);
});

it('knows every tone that the drawings use', () => {
  const used = new Set([...sprite.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));
  expect([...used].filter((name) => !new RegExp(`\\.${name}\\b`).test(styles))).toEqual([]);
});
