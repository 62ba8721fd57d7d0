// The outlines of the ground on a map. The origin of an island is the upper left corner of its first square.

/** The home island with its town: up to the edges of the window, down to the beach. */
export const home = {
  view: '0 0 437 394',
  d:
    'M-30 -30L411 -30Q419 -4 411 22Q406 49 410 75Q408 101 410 128Q417 154 410 180Q402 206 410 233Q412 259 409 285Q413 311 409 338' +
    'Q407 372 377 371Q354 376 332 370Q309 364 287 370Q264 372 241 370Q219 372 196 369Q174 363 151 369Q128 374 106 369Q83 367 60 368' +
    'Q38 364 15 368Q-7 374 -30 368Z',
};

/** A coast of the Old World: squares of land, and the upper part of the squares of coast. */
export const coast = {
  view: '-32 -33 216 215',
  d:
    'M-8 6Q-6 -10 16 -9Q31 -7 46 -9Q62 -12 77 -9Q92 -7 108 -9Q123 -8 138 -9Q161 -8 160 14Q158 35 160 55Q159 76 159 96Q162 117 159 138' +
    'Q158 160 136 158Q121 156 106 158Q90 162 75 158Q60 153 44 158Q29 159 14 158Q-9 158 -8 138Q-11 116 -8 94Q-6 72 -8 50Q-7 28 -8 6Z',
};

/** The same coast before anybody has seen it: only roughly known, and clear of its neighbours. */
export const unseen = {
  view: coast.view,
  d:
    'M8 26Q16 0 46 2Q66 -8 92 -1Q126 -6 140 16Q158 34 151 62Q160 88 148 108Q154 140 124 148Q104 158 82 149Q56 160 36 147Q6 148 4 120' +
    'Q-8 98 2 74Q-6 48 8 26Z',
};

/** An islet of the New World. */
export const islet = { view: '-17 -15 136 130', d: 'M6 14Q16 1 48 4T92 12Q105 42 97 82Q82 98 52 95T6 85Q-4 50 6 14Z' };
