// What the credits page shows for the game. The texts `kind-*` are one family.

import type { Credits } from '../../lib/entry';
import { t } from '../../lib/i18n.svelte';

const credits: Credits = {
  drawn: () => ['triumphal_arch', 'cathedral'].map((kind) => t(`kind-${kind}`)),
  icons: ['sb-chapel', 'sb-library', 'sb-palace', 'sb-coffee_roaster'],
};
export default credits;
