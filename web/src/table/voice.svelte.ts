// What the table says by itself: to screen readers, in the tab's title, and with a sound if one is wanted.

import { untrack } from 'svelte';
import { announce } from '../lib/announce.svelte';
import { t } from '../lib/i18n.svelte';
import { setTitle } from '../lib/title.svelte';
import type { TableController } from './controller';
import { sound } from './sound';

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
  /** Whoever looked elsewhere was called to this turn. */
  let called = false;
  /** The version up to which events were announced. */
  let told = 0;
  let asked = '';

  let prompt = $derived(voice.prompt());

  /** What happened after what was announced, up to a version. */
  function lines(last: number): string[] {
    const { log, shown, table } = c;
    if (!shown || !table) return [];
    const news = log.filter(({ open, version }) => !open && version > told && version <= last);
    return told === 0 ? [] : textsOf(news.flatMap(({ events }) => events));
  }

  function textsOf(events: unknown[]): string[] {
    const { shown, table } = c;
    return shown && table ? c.tell(events, shown.viewer, table).slice(-mostLines).map((line) => line.text) : [];
  }

  // What others do, each shot as one sentence, when it is shown; before it what the viewer did.
  $effect(() => {
    const { stage } = c;
    if (!stage) return;
    say([...lines(stage.first - 1), ...textsOf(stage.events)].join(' '));
    told = stage.version;
  });

  // Somebody who looks elsewhere is called at once: the film waits for them.
  $effect(() => {
    if (c.awaited && !called && document.hidden) sound('turn');
    called = c.awaited && (called || document.hidden);
  });

  // What was not shown; then whose turn it is and what is asked. Announced as one, because each announcement replaces the one
  // before.
  $effect(() => {
    const { shown, mine, playing } = c;
    if (!shown || playing) return;
    const news = lines(shown.version);
    const question = `${shown.version} ${prompt}`;
    if (question !== asked) {
      news.push(mine && !wasMine ? t('board-your-turn', { prompt }) : prompt);
      if (mine && !wasMine && !called) sound('turn');
      [asked, wasMine] = [question, mine];
    }
    told = shown.version;
    if (news.length > 0) say(news.join(' '));
  });

  // What is heard of a scene.
  $effect(() => {
    const heard = c.scene?.scene.sound;
    if (heard) untrack(() => sound(heard));
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
    if (c.mine || c.awaited) setTitle(t('board-title-turn', { game }), true);
    else setTitle(round === null ? game : t('board-title', { game, round }));
  });
}
