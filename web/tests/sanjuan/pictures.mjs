// The screens of San Juan, and of the pages around the table, that get a picture.

export { tour as desktopTour, tour as phoneTour } from './lib/tour.mjs';

export const prefix = '';
export const pictured = [
  'home-first-visit', 'home', 'new-table', 'games', 'rules', 'curtain', 'table-start', 'councillor',
  'payment', 'refusal', 'table-middle', 'table-late', 'log', 'score',
];
