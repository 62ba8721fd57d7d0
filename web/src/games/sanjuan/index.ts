// San Juan, as the pages around the table and the client find it.

import type { GameEntry } from '../../lib/entry';

const entry: GameEntry = {
  emblem: 'sb-library',
  sample: ['statue', 'market_hall', 'city_hall', 'aqueduct', 'indigo_plant', 'sugar_mill', 'chapel', 'palace', 'tower'],
  strength: { yardstick: 'greedy', wins: { easy: 22, hard: 76, master: 84 } },
  firstGame: {},
  town: () => import('./Town.svelte'),
  table: () => import('./TableView.svelte'),
  icons: () => import('virtual:icons/sanjuan'),
  setup: () => import('./setup'),
  credits: () => import('./credits'),
};
export default entry;
