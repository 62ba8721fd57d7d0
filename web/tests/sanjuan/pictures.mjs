// The screens of San Juan, and of the pages around the table, that get a picture.

import { Player } from './lib/player.mjs';

export { tour as desktopTour, tour as phoneTour } from './lib/tour.mjs';

export const prefix = '';
export const pictured = [
  'home-first-visit', 'home', 'new-table', 'games', 'rules', 'curtain', 'table-start', 'councillor',
  'payment', 'refusal', 'table-middle', 'table-late', 'log', 'score',
];

/**
 * A whole game, played by following the hints.
 * @param {import('../lib/visitor.mjs').Visitor} visitor
 * @param {() => Promise<void>} look Before each decision, and at the end.
 */
export async function wholeGame(visitor, look) {
  await visitor.go('/');
  await visitor.press(visitor.playNow('sanjuan'));
  await new Player(visitor, { sees: look }).play();
  await look();
}
