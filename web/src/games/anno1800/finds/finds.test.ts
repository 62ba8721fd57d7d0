import { expect, it, vi } from 'vitest';
import type { Chapter } from '../../../types';
import type { Event, Player } from '../../../types/anno1800';
import type { Shown } from '../game';
import { NOBODY } from '../words/examples';
import { Finds } from './finds.svelte';

vi.mock('../../../lib/i18n.svelte', () => import('../../../table/testing'));

const fleet = { ready: 1, exhausted: 2, temporary: 1 };
const player = (exhausted: number) =>
  ({ cubes: [1, 0, 0, 0, 0], exhausted: [exhausted, 0, 0, 0, 0], fields: [{ built: null, work: ['worker', null] }], trade: fleet, exploration: fleet }) as unknown as Player;
const shown = (version: number, exhausted = 3, fireworks: number | null = null) =>
  ({ version, viewer: 0, view: { board: { players: [player(exhausted), player(exhausted)], fireworks } } }) as unknown as Shown;
const chapter = (version: number, ...events: Event[]): Chapter<Event> => ({ version, events });

const festival: Event = { event: 'festival', seat: 0, from: NOBODY };
const turn: Event = { event: 'turn', seat: 1, round: 3, last: false };
const drew: Event = { event: 'drew', seat: 0, deck: 'nw', count: 1, cards: ['NW01'] };
const island: Event = { event: 'new_world', seat: 0, island: 'NWI01', place: 0 };
const cards: Event = { event: 'expeditions', seat: 0, count: 1, cards: ['EXP_AA'] };
const hidden: Event = { event: 'expeditions', seat: 1, count: 1, cards: null };
const fireworks: Event = { event: 'fireworks', seat: 1, last_round: 4 };

it('shows nothing that was there before', () => {
  const finds = new Finds(shown(7), [chapter(7, festival), chapter(8, festival)], []);
  finds.look(shown(7), [chapter(7, festival), chapter(8, festival)]);
  expect(finds.open).toEqual([]);
});

it('shows own finds in their order, one after the other', () => {
  const finds = new Finds(shown(7), [], []);
  finds.look(shown(9), [chapter(8, island, drew), chapter(9, cards, hidden)]);
  expect(finds.open.map(({ type }) => type)).toEqual(['new_world', 'expeditions']);
  expect(finds.open[0]).toMatchObject({ island: 'NWI01', cards: ['NW01'] });
  finds.dismiss();
  expect(finds.open).toEqual([{ type: 'expeditions', cards: ['EXP_AA'] }]);
});

it('tells what a festival brought home, once, and no longer when it is taken back', () => {
  const finds = new Finds(shown(7), [], []);
  finds.look(shown(7, 0), [chapter(8, festival)]);
  expect(finds.open).toEqual([
    { type: 'festival', home: { work: [0, 1, 0, 0, 0], exhausted: [3, 0, 0, 0, 0], tokens: { trade: 2, exploration: 2 }, lost: { trade: 1, exploration: 1 } } },
  ]);
  finds.look(shown(7, 0), [chapter(8, festival)]);
  expect(finds.open).toHaveLength(1);
  finds.look(shown(7), []);
  expect(finds.open).toEqual([]);
  finds.look(shown(7, 0), [chapter(8, festival)]);
  expect(finds.open).toHaveLength(1);
  // The turn ends: what was open is final now, and it is the next player's turn.
  finds.look(shown(9, 0), [chapter(8, festival), chapter(9, turn)]);
  expect(finds.open).toEqual([]);
});

it('keeps the fireworks until they are read of', () => {
  const finds = new Finds(shown(7), [], []);
  finds.look(shown(8, 3, 1), [chapter(8, fireworks)]);
  finds.look(shown(9, 3, 1), [chapter(8, fireworks), chapter(9, turn)]);
  finds.look(shown(9, 3, 1), [chapter(8, fireworks), chapter(9, turn), chapter(10, festival)]);
  expect(finds.open.map(({ type }) => type)).toEqual(['festival', 'fireworks']);
  finds.dismiss();
  finds.dismiss();
  finds.look(shown(9, 3, 1), [chapter(8, fireworks), chapter(9, turn), chapter(10, festival, turn)]);
  expect(finds.open).toEqual([]);
});

it('tells who was away of the fireworks', () => {
  expect(new Finds(shown(7), [], [festival, fireworks]).open).toEqual([{ type: 'fireworks', seat: 1 }]);
});
