import { describe, expect, it } from 'vitest';
import type { Player, Square, Token } from '../../types/anno1800';
import { cargoOf, homeIsland, oldWorldIsland, suits } from './islands';

const at = (token: Token | null): Square => ({
  terrain: 'sea', token, covered: null, built: false, spot: token && { token, copy: 0 },
});

function player(trade: { ready: number; exhausted: number }): Player {
  const none = { ready: 0, exhausted: 0, temporary: 0 };
  const fleets = { trade: { ...none, ...trade }, exploration: { ...none, exhausted: 1 } };
  return fleets as unknown as Player;
}

describe('islands', () => {
  it('lie one after another in the fields of a player', () => {
    expect(homeIsland).toHaveLength(20);
    expect(oldWorldIsland(0)).toEqual([20, 21, 22, 23, 24, 25]);
    expect(oldWorldIsland(3).at(-1)).toBe(43);
  });
});

describe('a free square', () => {
  it('suits industries on any land, shipyards on coast, ships at sea', () => {
    const grounds = (token: Token) => (['land', 'coast', 'sea'] as const).filter((terrain) => suits(token, terrain));
    expect(grounds('brewery')).toEqual(['land', 'coast']);
    expect(grounds('shipyard2')).toEqual(['coast']);
    expect(grounds('merchant1')).toEqual(['sea']);
    expect(grounds('exploration3')).toEqual(['sea']);
  });
});

describe('the tokens on ships', () => {
  const squares = [at('merchant1'), at(null), at('merchant3'), at('exploration1')];

  it('stand on the first ships', () => {
    const cargo = cargoOf(player({ ready: 2, exhausted: 2 }), squares, null);
    expect(cargo.get(0)).toEqual({ coin: 'trade', ready: 1, leaving: 0, gone: 0 });
    expect(cargo.get(2)).toEqual({ coin: 'trade', ready: 1, leaving: 0, gone: 2 });
    expect(cargo.get(3)).toEqual({ coin: 'exploration', ready: 0, leaving: 0, gone: 1 });
    expect(cargo.has(1)).toBe(false);
  });

  it('leave the last ships first', () => {
    const spent = { trade: 2, temporary_trade: 0, exploration: 0, temporary_exploration: 0 };
    const cargo = cargoOf(player({ ready: 3, exhausted: 1 }), squares, spent);
    expect(cargo.get(0)).toEqual({ coin: 'trade', ready: 1, leaving: 0, gone: 0 });
    expect(cargo.get(2)).toEqual({ coin: 'trade', ready: 0, leaving: 2, gone: 1 });
  });
});
