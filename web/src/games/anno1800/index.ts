// Anno 1800, as the pages around the table and the client find it.

import type { GameEntry } from '../../lib/entry';

const entry: GameEntry = {
  emblem: 'ak-merchant',
  sample: [
    'b-kiln', 'b-brew', 'b-factory', 'd-investor',
    'd-farmer', 'b-mill', 'd-worker', 'd-artisan', 'd-engineer', 's-merchant2',
  ],
  firstGame: { objectives: 'first_game' },
  town: () => import('./Town.svelte'),
  table: () => import('./TableView.svelte'),
  icons: () => import('virtual:icons/anno1800'),
  setup: () => import('./setup'),
  credits: () => import('./credits'),
};
export default entry;
