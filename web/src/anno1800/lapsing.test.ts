import { expect, it, vi } from 'vitest';
import type { Move } from '../types/anno1800';
import type { Shown } from './controller.svelte';
import { data } from './data';
import { lapsingAt } from './lapsing';
import { facts, view } from './words/examples';
import { lapsingTexts } from './words/lapsing';

vi.mock('../lib/i18n.svelte', () => import('./words/testing'));

const kindWith = (effect: string) =>
  Object.entries(data.cards).find(([, card]) => typeof card.effect === 'object' && effect in card.effect)![0];
const [gold, back] = [kindWith('receive'), kindWith('return')];

function lapsing(moves: Move[], { last = false, actions = 0, now = 0 } = {}) {
  const shown = { view: view(), facts: { ...facts(), actions: [{ action: 'swap', now, more: 0, most: 1, further: 0 }] } } as unknown as Shown;
  shown.view.board.turn.actions = actions;
  shown.view.board.last_round = last ? shown.view.board.round : null;
  return lapsingAt(moves.map((move) => ({ move, then: 'open' as const })), shown);
}

it('is nothing where nothing could be used', () => {
  expect(lapsing(['end'])).toBeNull();
  expect(lapsing(['end'], { last: true })).toBeNull();
  expect(lapsing(['end'], { actions: 1 })).toBeNull();
});

it('is free upgrades and actions in any turn (A22.6, A2.7)', () => {
  expect(lapsing(['end', { raise: { tier: 'farmer', at: 'district' } }])).toMatchObject({ upgrades: true });
  expect(lapsing(['end'], { actions: 1, now: 2 })).toMatchObject({ actions: 1 });
});

it('is cards that go back only in this turn (A22.8), others in the last one', () => {
  expect(lapsing(['end', { activate: back }])).toMatchObject({ cards: [back], last: false });
  expect(lapsing(['end', { activate: gold }, { use: 'aarhant' }])).toBeNull();
  expect(lapsing(['end', { activate: gold }, { use: 'aarhant' }], { last: true })).toMatchObject({ cards: [gold], objectives: ['aarhant'] });
});

it('is never a shift end', () => {
  expect(lapsing(['end', { shift_end: { tier: 'worker', at: 'exhausted' } }], { last: true })).toBeNull();
});

it('is told in words, equal things once', () => {
  const texts = lapsingTexts({ actions: 1, upgrades: true, cards: [gold, gold], objectives: ['aarhant'], last: true }, false);
  expect(texts.slice(0, 2)).toEqual(['One more action', 'Free upgrades']);
  expect(texts[2]).toMatch(/^A card you have played: .* \(×2\)$/);
  expect(texts[3]).toBe('The objective card Aarhant');
});
