// What to tap, for people who see a question for the first time: the key of a text for each question. A role is asked for by the banner.

import type { Decision } from '../../types/sanjuan';

export const helps: Record<Exclude<Decision['ask'], 'role'>, string> = {
  starting_hand: 'board-help-discard',
  build: 'board-help-build',
  over: 'board-help-over',
  library: 'board-help-library',
  pay: 'board-help-pay',
  produce: 'board-help-produce',
  sell: 'board-help-sell',
  keep: 'board-help-keep',
  archive: 'board-help-discard',
  gold_mine: 'board-help-gold_mine',
  gold_mine_take: 'board-help-take',
  goldsmith: 'board-help-goldsmith',
  office: 'board-help-office',
  chapel: 'board-help-chapel',
  bank: 'board-help-bank',
  hand_limit: 'board-help-discard',
};
