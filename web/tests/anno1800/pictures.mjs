// The screens of Anno 1800 that get a picture.

export { annoPhoneTour as phoneTour, annoTour as desktopTour } from './lib/tour.mjs';

export const prefix = 'anno-';
export const pictured = [
  'new table', 'table', 'payment', 'placing', 'swap', 'workforce', 'upgrade', 'expedition', 'shift end',
  'realm of somebody else', 'table late', 'score', 'tab realm', 'tab market', 'tab hand', 'tab table', 'actions',
];
