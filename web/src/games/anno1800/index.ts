// Anno 1800, as the pages around the table and the client find it.

import type { GameEntry } from '../../lib/entry';
import IslandPicture from './IslandPicture.svelte';

const entry: GameEntry = {
  emblem: 'ak-merchant',
  Picture: IslandPicture,
  firstGame: { objectives: 'first_game' },
  town: () => import('./Town.svelte'),
  table: () => import('./TableView.svelte'),
  icons: () => import('virtual:icons/anno1800'),
  setup: () => import('./setup'),
  credits: () => import('./credits'),
};
export default entry;
