// What the credits page shows for the game. The texts `anno-resource-*` are one family.

import type { Credits } from '../../lib/entry';
import { t } from '../../lib/i18n.svelte';

const drawn = ['sails', 'work_clothes', 'steam_motors', 'steam_carriages', 'penny_farthings', 'gramophones'];

const credits: Credits = {
  drawn: () => drawn.map((good) => t(`anno-resource-${good}`)),
  icons: ['ak-merchant', 'ag-beer', 'ag-windows'],
};
export default credits;
