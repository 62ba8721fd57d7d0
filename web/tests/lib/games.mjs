// The games that have a folder in the client.

import { readdirSync } from 'node:fs';

export const games = readdirSync(new URL('../../src/games/', import.meta.url));
