// San Juan, as the pages around the table and the client find it.

import type { GameEntry } from '../../lib/entry';
import Fan from './Fan.svelte';

const entry: GameEntry = {
  emblem: 'sb-library',
  Picture: Fan,
  firstGame: {},
  town: () => import('./Town.svelte'),
  table: () => import('./TableView.svelte'),
  icons: () => import('virtual:icons/sanjuan'),
  setup: () => import('./setup'),
  credits: () => import('./credits'),
};
export default entry;
