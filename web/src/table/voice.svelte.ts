// What the table says by itself: to screen readers, in the tab's title, and with a sound if one is wanted.

import { untrack } from 'svelte';
import { announce } from '../lib/announce.svelte';
import { t } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import { setTitle } from '../lib/title.svelte';
import type { TableController } from './controller';
import { chime } from './sound';

// Announcing reads what was said before, which must not trigger it again.
const say = (text: string) => untrack(() => announce(text));

/** The most lines to read out; the log has all of them. */
const mostLines = 8;

/** What the game has to say; everything is asked for whenever the table changes. */
export interface Voice {
  /** The name of the game. */
  title(): string;
  /** The question to the viewer, or whom the table is waiting for. */
  prompt(): string;
  /** The round; null if there is nothing to show yet. */
  round(): number | null;
  /** The hint in words; empty while none is shown. */
  hint(): string;
}

/** Call it while a component is being created: it lives as long as the component. */
export function speakFor(c: TableController, voice: Voice): void {
  let wasMine = false;
  /** The version up to which events were announced. */
  let told = 0;
  let asked = '';

  let prompt = $derived(voice.prompt());

  // What happened, whether or not it was shown step by step; then whose turn it is and what is asked. Announced as one,
  // because each announcement replaces the one before.
  $effect(() => {
    const { log, shown, table, mine, playing } = c;
    if (!shown || !table) return;
    const events = log.filter((chapter) => !chapter.open && chapter.version > told).flatMap((chapter) => chapter.events);
    const news = told === 0 ? [] : c.tell(events, shown.viewer, table).slice(-mostLines).map((line) => line.text);
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

  // The text of the hint.
  $effect(() => {
    const hint = voice.hint();
    if (hint) say(hint);
  });

  $effect(() => {
    const [game, round] = [voice.title(), voice.round()];
    if (c.mine) setTitle(t('board-title-turn', { game }), true);
    else setTitle(round === null ? game : t('board-title', { game, round }));
  });
}
