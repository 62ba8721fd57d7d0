import { expect, it, vi } from 'vitest';
import type { Expedition, Player } from '../../types/anno1800';
import { data } from './data';
import { numbered, picturesOf, visitSum, visitsTo, without } from './expeditions';

vi.mock('../../lib/i18n.svelte', () => import('../../table/testing'));

const people = (...cubes: number[]) => ({ cubes, exhausted: [0, 0, 0, 0, 0], fields: [] }) as unknown as Player;
const sum = (cards: Expedition[], player: Player, objectives: Parameters<typeof visitSum>[2] = []) =>
  visitSum(cards, visitsTo(cards, player, objectives), objectives);

it('draws no two cards alike', () => {
  const kinds = Object.keys(data.expeditions) as Expedition[];
  const all = kinds.flatMap((kind) => [0, 1, 2, 3].map((n) => Object.values(picturesOf(kind, n)).join(' ')));
  expect(new Set(all).size).toBe(36);
  const first = kinds.map((kind) => picturesOf(kind, 0));
  expect(new Set(first.map(({ animal }) => animal)).size).toBe(9);
  expect(new Set(first.map(({ artefact }) => artefact)).size).toBe(9);
});

it('numbers equal cards', () => {
  expect(numbered(['EXP_AA', 'EXP_AI', 'EXP_AA'])).toEqual([0, 0, 1]);
  expect(numbered(['EXP_AA', 'EXP_AI'], ['EXP_AA', 'EXP_AA'])).toEqual([2, 0]);
  expect(without(['EXP_AA', 'EXP_AI', 'EXP_AA', 'EXP_II'], ['EXP_AA', 'EXP_II'])).toEqual(['EXP_AA', 'EXP_AI']);
});

it('counts visits like the example of the rules: 10 points, or 4', () => {
  const cards: Expedition[] = ['EXP_AA', 'EXP_EI', 'EXP_EA'];
  expect(sum(cards, people(0, 0, 3, 2, 1))).toBe(10);
  expect(sum(cards, people(0, 0, 1, 0, 1))).toBe(4);
  expect(sum(cards, people(9, 9, 0, 0, 0))).toBe(0);
});

it('visits first where it brings more', () => {
  const visited = visitsTo(['EXP_AA'], people(0, 0, 1, 0, 0), ['museum', 'zoo', 'university', 'aarhant', 'the_editor']);
  expect(visited).toEqual([{ animal: true, artefact: false }]);
  expect(visitsTo(['EXP_AA'], people(0, 0, 1, 0, 0), ['museum'])).toEqual([{ animal: false, artefact: true }]);
  expect(sum(['EXP_AA'], people(0, 0, 1, 0, 0), ['museum'])).toBe(2);
});

it('finds visitors wherever they are', () => {
  const player = { cubes: [0, 0, 0, 0, 0], exhausted: [0, 0, 1, 0, 0], fields: [{ built: null, work: ['engineer', null] }] } as unknown as Player;
  expect(sum(['EXP_AE'], player)).toBe(3);
});
