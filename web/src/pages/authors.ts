// Who drew the icons of game-icons.net that we use. The icon package does not say it; the folders of its source do.
// Everything in icons.json with an `icon` has to be listed here.

export const authors: { name: string; url: string; icons: string[] }[] = [
  {
    name: 'Delapouite',
    url: 'https://delapouite.com',
    icons: [
      'aqueduct', 'archive-register', 'bank', 'barn', 'bookshelf', 'captain-hat-profile', 'cavalry', 'church',
      'coffee-beans', 'coffee-pot', 'congress', 'cooking-pot', 'crane', 'family-house', 'farmer', 'gold-mine',
      'hand-saw', 'hut', 'ionic-column', 'lighthouse', 'melting-metal', 'miner', 'park-bench', 'powder-bag',
      'public-speaker', 'receive-money', 'shop', 'stamper', 'stone-bust', 'tavern-sign', 'throne-king', 'trowel',
      'village', 'well', 'wheelbarrow', 'windmill',
    ],
  },
  {
    name: 'Lorc',
    url: 'https://lorcblog.blogspot.com',
    icons: [
      'anchor', 'anvil-impact', 'cauldron', 'domino-mask', 'droplets', 'guarded-tower', 'hammer-nails', 'linden-leaf',
      'metal-bar', 'mining', 'quill-ink', 'scales',
    ],
  },
  { name: 'Pierre Leducq', url: 'https://game-icons.net', icons: ['shooner-sailboat'] },
  { name: 'Skoll', url: 'https://game-icons.net', icons: ['big-diamond-ring'] },
];
