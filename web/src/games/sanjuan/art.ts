// The drawings of the game: which one shows what, and in which tones.

import './art.css';
import { addSprite } from '../../lib/art';
import type { Kind } from '../../types/sanjuan';
import { type Good, goodOf } from './words/names';
import sprite from './art.svg?url';

/** Buildings that stand for nothing else have the sky of the phase in which they work. */
const tones: Partial<Record<Kind, string>> = {
  smithy: 'city',
  poor_house: 'city',
  black_market: 'city',
  crane: 'city',
  carpenter: 'city',
  quarry: 'city',
  well: 'city-producer',
  aqueduct: 'city-producer',
  trading_post: 'city-trader',
  market_stand: 'city-trader',
  market_hall: 'city-trader',
  archive: 'city-councillor',
  prefecture: 'city-councillor',
  gold_mine: 'city-prospector',
  tower: 'city-round',
  chapel: 'city-round',
  library: 'city-library',
  statue: 'monument',
  victory_column: 'monument',
  hero: 'monument',
  city_hall: 'six',
  triumphal_arch: 'six',
  guild_hall: 'six',
  palace: 'six',
  residence: 'six',
  cathedral: 'cathedral',
};

/** The classes for a building's tones: those of its good, or of its family. */
export function tonesOf(kind: Kind): string {
  const good = kind === 'customs_office' ? null : goodOf(kind);
  return `sj sj-${good ?? tones[kind] ?? 'expansion'}`;
}

export const artOf = (kind: Kind) => `sj-a-${kind}`;
export const goodArt = (good: Good) => `sj-g-${good}`;

export const addArt = () => addSprite(sprite);
