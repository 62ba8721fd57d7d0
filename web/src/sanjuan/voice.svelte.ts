// What the table says by itself: to screen readers, in the tab's title, and with a sound if one is wanted.

import { untrack } from 'svelte';
import { announce } from '../lib/announce.svelte';
import { t } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import { setTitle } from '../lib/title.svelte';
import type { Controller } from './controller.svelte';
import { chime } from './sound';
import { tell } from './teller';
import { hintText, promptText } from './words';

// Announcing looks at what was said before; that must not make it happen again.
const say = (text: string) => untrack(() => announce(text));

/** More than this nobody listens to; the log has it all. */
const mostLines = 8;

/** Call it while a component is being made: it lives as long as the component. */
export function speakFor(c: Controller): void {
  let wasMine = false;
  /** Up to which version it was told what happened. */
  let told = 0;
  let asked = '';

  let prompt = $derived.by(() => {
    const { shown, table } = c;
    return shown && table ? promptText(shown, table) : '';
  });

  // What happened, whether it was shown step by step or not; then whose turn it is and what is asked. Said as one, because
  // what is said next replaces what was said before.
  $effect(() => {
    const { log, shown, table, mine, playing } = c;
    if (!shown || !table) return;
    const events = log.filter((chapter) => !chapter.open && chapter.version > told).flatMap((chapter) => chapter.events);
    const news = told === 0 ? [] : tell(events, shown.viewer, table).slice(-mostLines).map((line) => line.text);
    const question = `${shown.version} ${prompt}`;
    if (!playing && question !== asked) {
      news.push(mine && !wasMine ? t('board-your-turn', { prompt }) : prompt);
      if (mine && !wasMine && settings.sound) chime();
      [asked, wasMine] = [question, mine];
    }
    told = shown.version;
    if (news.length > 0) say(news.join(' '));
  });

  // What was said to one person is not for the next.
  $effect(() => {
    if (c.curtain !== null) say('');
  });

  // What the hint says.
  $effect(() => {
    const { advice, asked } = c;
    if (advice.length > 0) say(hintText(advice, asked));
  });

  $effect(() => {
    const { mine, shown } = c;
    const title = t('game-sanjuan');
    if (mine) setTitle(t('board-title-turn', { game: title }), true);
    else setTitle(shown ? t('board-title', { game: title, round: shown.view.board.round }) : title);
  });
}
