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

/** Call it while a component is being made: it lives as long as the component. */
export function speakFor(c: Controller): void {
  let wasMine = false;

  let prompt = $derived.by(() => {
    const { shown, table } = c;
    return shown && table ? promptText(shown, table) : '';
  });

  // Moves of others, one sentence each.
  $effect(() => {
    const { stage, shown, table } = c;
    if (!stage || !table) return;
    say(tell(stage.events, shown?.viewer ?? null, table).map((line) => line.text).join(' '));
  });

  // Whose turn it is and what is asked.
  $effect(() => {
    const { mine, playing } = c;
    if (prompt === '' || playing) return;
    say(mine && !wasMine ? t('board-your-turn', { prompt }) : prompt);
    if (mine && !wasMine && settings.sound) chime();
    wasMine = mine;
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
