import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chapter, Seat } from '../../types';
import { Film, type Unshown } from './film';
import type { Speed } from './pace';
import { shotsOf } from './shot';

interface Event {
  seat: Seat | null;
  n: number;
}

const me: Seat = 0;
const chapter = (version: number, ...seats: (Seat | null)[]): Chapter<Event> => ({
  version,
  events: seats.map((seat, n) => ({ seat, n })),
});

/** A screen that remembers what it was told. Positions are versions. */
class Watched {
  speed: Speed = 'normal';
  position = 0;
  shown: number[] = [];
  listed: Record<Unshown, number[]> = { skipped: [], missed: [] };
  /** How long each shot was on screen, by its last version. */
  seen = new Map<number, number>();
  ended = 0;
  /** The versions that the film stands still for. */
  announced: number[] | null = null;
  thoughts = 0;
  /** Whose decision it is, by position. */
  deciders = new Map<number, Seat>();
  #begun: { version: number; at: number } | null = null;
  readonly film = new Film<number, Event>({
    speed: () => this.speed,
    viewer: () => me,
    decider: (position) => this.deciders.get(position) ?? null,
    beats: ({ events }) => (events.every(({ n }) => n === 9) ? null : 1),
    place: (position) => (this.position = position),
    think: () => {
      this.#close();
      this.thoughts += 1;
    },
    show: (shot, _, __, own) => {
      this.#close();
      const versions = shot.chapters.map(({ version }) => version);
      // A chapter in which several players did something is shown in parts.
      this.shown.push(...versions.filter((version) => this.shown.at(-1) !== version));
      this.#begun = own ? null : { version: versions.at(-1)!, at: Date.now() };
    },
    isGrave: ({ events }) => events.some(({ n }) => n === 8),
    announce: (shot) => (this.announced = shot && shot.chapters.map(({ version }) => version)),
    list: (chapters, why) => void this.listed[why].push(...chapters.map(({ version }) => version)),
    end: () => {
      this.#close();
      this.ended += 1;
    },
  });

  #close(): void {
    if (this.#begun) this.seen.set(this.#begun.version, Date.now() - this.#begun.at);
    this.#begun = null;
  }

  add(position: number, chapters: Chapter<Event>[], missed = false): void {
    this.film.add({ position, chapters, missed });
  }

  /** Everything that was told, in order of versions. */
  get told(): number[] {
    return [...this.shown, ...this.listed.skipped, ...this.listed.missed].sort((a, b) => a - b);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a shot', () => {
  it('is what one player did, with what the game did by itself', () => {
    const shots = shotsOf([chapter(2, 1), chapter(3, 1, null), chapter(4, 2, 1), chapter(5, null)]);
    expect(shots.map(({ seat, chapters }) => [seat, chapters.map(({ version }) => version)])).toEqual([
      [1, [2, 3]],
      [2, [4]],
      [1, [4]],
      [null, [5]],
    ]);
  });

  it('of the deal is nobody’s', () => {
    expect(shotsOf([chapter(1, 0, 1, 2), chapter(2, null)]).map(({ seat, events }) => [seat, events.length])).toEqual([
      [null, 3],
      [null, 1],
    ]);
  });
});

describe('a turn of another player', () => {
  it('is on screen for one to three seconds, however many parts it has', () => {
    for (const parts of [1, 2, 3, 5]) {
      const w = new Watched();
      const start = Date.now();
      for (let n = 0; n < parts; n++) w.add(2 + n, [chapter(2 + n, 1)]);
      vi.runAllTimers();
      const took = Date.now() - start;
      expect(took, `${parts} parts`).toBeGreaterThanOrEqual(1000);
      expect(took, `${parts} parts`).toBeLessThanOrEqual(parts === 5 ? 4000 : 3000);
      expect([w.position, w.shown]).toEqual([1 + parts, w.told]);
    }
  });

  it('is slower or faster as one likes', () => {
    const took = (speed: Speed) => {
      const w = new Watched();
      w.speed = speed;
      w.add(2, [chapter(2, 1)]);
      vi.runAllTimers();
      return w.seen.get(2);
    };
    expect([took('slow'), took('normal'), took('fast')]).toEqual([1700, 1000, 500]);
  });

  it('is listed at instant speed, and its position is there at once', () => {
    const w = new Watched();
    w.speed = 'instant';
    w.add(3, [chapter(2, 1), chapter(3, 2)]);
    expect([w.position, w.shown, w.listed.skipped, w.ended]).toEqual([3, [], [2, 3], 1]);
  });

  it('can be skipped, one or all', () => {
    const w = new Watched();
    w.add(2, [chapter(2, 1)]);
    w.add(3, [chapter(3, 2)]);
    w.add(4, [chapter(4, 3)]);
    w.film.skip();
    expect([w.position, w.shown, w.film.running]).toEqual([3, [2, 3], true]);
    w.film.skipAll();
    expect([w.position, w.shown, w.listed.skipped, w.film.running]).toEqual([4, [2, 3], [4], false]);
  });
});

describe('what nobody may miss', () => {
  const grave = (version: number, seat: Seat): Chapter<Event> => ({ version, events: [{ seat, n: 8 }] });

  it('stays until somebody has read of it, and others’ turns wait', () => {
    const w = new Watched();
    w.add(2, [grave(2, 1)]);
    w.add(3, [chapter(3, 2)]);
    vi.advanceTimersByTime(999);
    expect([w.shown, w.announced]).toEqual([[2], null]);
    vi.advanceTimersByTime(60_000);
    expect([w.shown, w.announced, w.film.running]).toEqual([[2], [2], true]);
    w.film.skip();
    expect([w.shown, w.announced]).toEqual([[2, 3], null]);
  });

  it('is not skipped either', () => {
    const w = new Watched();
    w.add(2, [grave(2, 1)]);
    w.add(3, [chapter(3, 2)]);
    w.film.skipAll();
    expect([w.announced, w.listed.skipped]).toEqual([[2], [3]]);
    w.film.hide();
    w.film.see();
    expect(w.announced).toEqual([2]);
    w.film.skip();
    expect([w.announced, w.position, w.film.running]).toEqual([null, 3, false]);
  });

  it('is over when another person looks', () => {
    const w = new Watched();
    w.add(2, [grave(2, 1)]);
    w.film.skip();
    w.film.stop();
    expect(w.announced).toBeNull();
  });

  it('is known to whoever did it', () => {
    const w = new Watched();
    w.add(2, [grave(2, me)]);
    expect([w.announced, w.film.running]).toEqual([null, false]);
  });
});

describe('a player who answers at once', () => {
  /** I move, then player 1 at once, then player 2. */
  const answered = (speed: Speed) => {
    const w = new Watched();
    w.speed = speed;
    w.deciders = new Map([[2, 1], [3, 2]]);
    w.add(2, [chapter(2, me)]);
    w.add(3, [chapter(3, 1)]);
    w.add(4, [chapter(4, 2)]);
    return w;
  };

  it('is seen thinking for half a second before each turn, longer or shorter as one likes', () => {
    for (const [speed, thought] of [['slow', 850], ['normal', 500], ['fast', 250]] as const) {
      const w = answered(speed);
      expect([w.thoughts, w.shown, w.position], speed).toEqual([1, [2], 2]);
      vi.advanceTimersByTime(thought - 1);
      expect(w.shown, speed).toEqual([2]);
      vi.advanceTimersByTime(1);
      expect([w.shown, w.position], speed).toEqual([[2, 3], 3]);
      const start = Date.now();
      vi.runAllTimers();
      expect(Date.now() - start - w.seen.get(3)! - w.seen.get(4)!, speed).toBe(thought);
      expect([w.thoughts, w.position]).toEqual([2, 4]);
    }
    expect(answered('instant').thoughts).toBe(0);
  });

  it('thinks once in a turn, however many parts it has', () => {
    const w = new Watched();
    w.deciders = new Map([[2, 1], [3, 1]]);
    w.add(2, [chapter(2, me)]);
    w.add(3, [chapter(3, 1)]);
    vi.runAllTimers();
    w.add(4, [chapter(4, 1)]);
    expect([w.thoughts, w.shown]).toEqual([1, [2, 3, 4]]);
  });

  it('is not waited for by people who skip', () => {
    const one = answered('normal');
    one.film.skip();
    expect(one.shown).toEqual([2, 3]);
    one.film.skip();
    expect(one.shown).toEqual([2, 3, 4]);
    const all = answered('normal');
    all.film.skipAll();
    expect([all.shown, all.listed.skipped, all.film.running]).toEqual([[2], [3, 4], false]);
  });

  it('is not waited for after a thought that was long enough', () => {
    const w = new Watched();
    w.deciders = new Map([[2, 1]]);
    w.add(2, [chapter(2, me)]);
    vi.advanceTimersByTime(600);
    w.add(3, [chapter(3, 1)]);
    expect([w.thoughts, w.shown]).toEqual([0, [2, 3]]);
  });
});

it('never waits for an own move', () => {
  const w = new Watched();
  w.add(2, [chapter(2, me)]);
  expect([w.position, w.shown, w.film.running, w.ended]).toEqual([2, [2], false, 1]);
});

describe('somebody who comes back', () => {
  it('to a hidden page sees ten seconds at most, then a list', () => {
    const w = new Watched();
    w.film.hide();
    for (let version = 2; version <= 20; version++) w.add(version, [chapter(version, 1 + (version % 2))]);
    expect([w.position, w.told]).toEqual([0, []]);
    const start = Date.now();
    w.film.see();
    vi.runAllTimers();
    expect(Date.now() - start).toBeLessThanOrEqual(10_000);
    expect(w.shown).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect([w.listed.missed[0], w.listed.missed.at(-1), w.position]).toEqual([12, 20, 20]);
  });

  it('finds the shot that was on screen, and the next ones after it', () => {
    const w = new Watched();
    w.add(2, [chapter(2, 1)]);
    w.film.hide();
    w.add(3, [chapter(3, 2)]);
    vi.advanceTimersByTime(60_000);
    expect(w.shown).toEqual([2]);
    w.film.see();
    expect(w.shown).toEqual([2, 3]);
  });

  it('at instant speed need not come back first', () => {
    const w = new Watched();
    w.speed = 'instant';
    w.film.hide();
    w.add(2, [chapter(2, 1)]);
    expect(w.position).toBe(2);
  });

  it('to a table sees the film on its last position', () => {
    const w = new Watched();
    w.add(30, Array.from({ length: 29 }, (_, n) => chapter(n + 2, 1 + (n % 3))), true);
    expect(w.position).toBe(30);
    vi.runAllTimers();
    expect([w.shown.length, w.listed.missed.length]).toEqual([10, 19]);
  });
});

/** Numbers from 0 to below 1 that are the same for the same seed. */
function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

it('tells every final move exactly once and ends in the last position, whatever happens', () => {
  const speeds: Speed[] = ['slow', 'normal', 'fast', 'instant'];
  for (let seed = 1; seed <= 400; seed++) {
    const random = luck(seed);
    const upTo = (n: number) => Math.floor(random() * n);
    const w = new Watched();
    w.add(1, []);
    let version = 1;
    const move = () => {
      version += 1;
      const players = Array.from({ length: 1 + upTo(3) }, () => (upTo(6) === 0 ? null : upTo(4)));
      const made = chapter(version, ...players);
      if (upTo(8) === 0) made.events = made.events.map((event) => ({ ...event, n: 9 - upTo(2) }));
      return made;
    };
    const update = (missed: boolean) => {
      const chapters = Array.from({ length: upTo(missed ? 30 : 4) }, move);
      w.add(version, chapters, missed);
    };
    const deeds = [
      () => update(false),
      () => update(false),
      () => update(true),
      () => void vi.advanceTimersByTime(upTo(3000)),
      () => w.film.skip(),
      () => w.film.skipAll(),
      () => w.film.hide(),
      () => w.film.see(),
      () => (w.speed = speeds[upTo(4)]!),
    ];
    for (let n = 0; n < 60; n++) deeds[upTo(deeds.length)]!();
    w.film.see();
    for (vi.runAllTimers(); w.announced !== null; vi.runAllTimers()) w.film.skip();
    expect(w.position, `seed ${seed}`).toBe(version);
    expect(w.told, `seed ${seed}`).toEqual(Array.from({ length: version - 1 }, (_, n) => n + 2));
    expect(w.film.running, `seed ${seed}`).toBe(false);
    expect(w.shown, `seed ${seed}`).toEqual(w.shown.toSorted((a, b) => a - b));
  }
});
