// Who drew the icons of game-icons.net that we use.

import drawn from 'virtual:icons/authors';
import { spaced } from '../lib/spaced';

/** Where authors show their work, if not at game-icons.net. */
const homes: Record<string, string> = { delapouite: 'https://delapouite.com', lorc: 'https://lorcblog.blogspot.com' };

const nameOf = (author: string) => author.split('-').map(spaced).join(' ');

export const authors = Object.entries(drawn).map(([author, icons]) => ({
  name: nameOf(author), url: homes[author] ?? 'https://game-icons.net', icons,
}));
