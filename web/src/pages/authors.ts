// Who drew the icons of game-icons.net that we use. The icon package does not say it; the folders of its source do.
// Everything in icons.json with an `icon` has to be listed here.

export const authors: { name: string; url: string; icons: string[] }[] = [
  { name: 'Caro Asercion', url: 'https://game-icons.net', icons: ['sewing-machine'] },
  {
    name: 'Delapouite',
    url: 'https://delapouite.com',
    icons: [
      'almond', 'amphora', 'aqueduct', 'archive-register', 'bank', 'barn', 'bookshelf', 'brick-wall',
      'captain-hat-profile', 'car-wheel', 'card-exchange', 'cavalry', 'chocolate-bar', 'church', 'cigar',
      'coffee-beans', 'coffee-cup', 'coffee-pot', 'congress', 'cooking-pot', 'cotton-flower', 'crane', 'dynamite',
      'elephant', 'factory', 'family-house', 'farmer', 'glass-celebration', 'glass-shot', 'gold-mine', 'hand-saw',
      'harbor-dock', 'hut', 'i-beam', 'ionic-column', 'laurels-trophy', 'lighthouse', 'melting-metal', 'mine-wagon',
      'miner', 'night-sleep', 'opened-food-can', 'paddle-steamer', 'palm-tree', 'park-bench', 'party-flags', 'person',
      'pirate-coat', 'potato', 'powder-bag', 'public-speaker', 'receive-money', 'rolled-cloth', 'sausage', 'shop',
      'soap', 'stamper', 'stone-bust', 'sugar-cane', 'tavern-sign', 'three-friends', 'throne-king', 'trowel',
      'two-coins', 'upgrade', 'village', 'well', 'wheelbarrow', 'windmill', 'window', 'wood-pile', 'wooden-crate',
      'wool',
    ],
  },
  {
    name: 'Lorc',
    url: 'https://lorcblog.blogspot.com',
    icons: [
      'anchor', 'anvil-impact', 'beer-stein', 'brandy-bottle', 'cannon', 'cauldron', 'compass', 'cubes',
      'domino-mask', 'droplets', 'firework-rocket', 'guarded-tower', 'hammer-nails', 'laurel-crown', 'light-bulb',
      'linden-leaf', 'metal-bar', 'mining', 'mirror-mirror', 'quill-ink', 'scales', 'sliced-bread',
      'spectacle-lenses', 'spyglass', 'stopwatch', 'trade', 'treasure-map', 'wheat',
    ],
  },
  { name: 'Pierre Leducq', url: 'https://game-icons.net', icons: ['shooner-sailboat'] },
  { name: 'Quoting', url: 'https://game-icons.net', icons: ['card-discard', 'card-pickup', 'card-play'] },
  { name: 'Skoll', url: 'https://game-icons.net', icons: ['big-diamond-ring', 'musket', 'pig'] },
];
