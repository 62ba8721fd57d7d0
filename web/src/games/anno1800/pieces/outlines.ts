// The shapes of the population tiers, in a box of 24 by 24.

import type { Tier } from '../../../types/anno1800';

export const outlines: Record<Tier, string> = {
  // A field, a brick, a workshop, a nut, the seal of a share certificate.
  farmer: 'M1.7 12a10.3 10.3 0 1 0 20.6 0a10.3 10.3 0 1 0-20.6 0Z',
  worker:
    'M4.6 2.4h14.8a2.2 2.2 0 0 1 2.2 2.2v14.8a2.2 2.2 0 0 1-2.2 2.2H4.6a2.2 2.2 0 0 1-2.2-2.2V4.6a2.2 2.2 0 0 1 2.2-2.2Z',
  artisan: 'M12 1.4 22.2 9.2V22H1.8V9.2Z',
  engineer: 'M6.4 2.2h11.2L23.2 12l-5.6 9.8H6.4L.8 12Z',
  investor:
    'M12 .4 15.4 3.7 20.2 3.8 20.3 8.6 23.6 12 20.3 15.4 20.2 20.2 15.4 20.3 12 23.6 8.6 20.3 3.8 20.2 3.7 15.4 ' +
    '.4 12 3.7 8.6 3.8 3.8 8.6 3.7Z',
};
