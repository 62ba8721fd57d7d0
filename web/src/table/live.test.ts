import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL, type Chapter, type ClientMessage, type Seat, type TableInfo } from '../types';
import type { Line } from './controller';
import { LiveTable } from './live.svelte';
import { emptyScene } from './show/scene';
import type { Heard, Planned, Preview, Refused, Update } from './told';

const settings = vi.hoisted(() => ({ speed: 'normal', forced: true }));
const said: ClientMessage[] = vi.hoisted(() => []);
vi.mock('../lib/settings.svelte', () => ({ settings }));
vi.mock('../lib/api', () => ({ api: {} }));
vi.mock('./socket', () => ({
  TableSocket: class {
    say = (message: ClientMessage) => void said.push(message);
    request = (message: ClientMessage) => void said.push(message);
    close() {}
  },
}));

const stored = new Map<string, string>();
const page = Object.assign(new EventTarget(), { hidden: false });
vi.stubGlobal('document', page);
vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

/** A game in which seats say numbers. */
interface Numbers {
  event: { seat: Seat; n: number };
  view: null;
  move: number;
  refusal: { why: string };
  facts: { scores: null };
  piece: never;
  wish: string;
  plan: number[];
}

class Table extends LiveTable<Numbers> {
  canConfirm = false;
  heard: string[] = [];
  confirm() {}
  back() {}
  play = (moves: number[]) => this.step(moves);
  try = (moves: number[]) => this.preview(moves);
  wish = (wish: string) => this.planFor(wish);
  think = () => this.consult();
  protected isOfOthers = (event: Numbers['event'], viewer: Seat | null) => event.seat !== viewer;
  protected override sceneOf = (events: Numbers['event'][]) => ({ ...emptyScene, marks: events.map(({ n }) => ({ at: [`${n}`], flag: '+1', turns: true })) });
  tell = (events: Numbers['event'][]): Line[] => events.map(({ seat, n }) => ({ seat, text: `${n}` }));
  protected override settled(byItself: boolean) {
    this.heard.push(`settled${byItself ? ' by itself' : ''}`);
  }
  protected override previewed = ({ then }: Preview<Numbers>) => void this.heard.push(`previewed ${then}`);
  protected override planned = ({ plan }: Planned<Numbers>) => void this.heard.push(`planned ${plan}`);
  protected override hinted = (_: string, moves: number[]) => void this.heard.push(`hinted ${moves}`);
  protected override refusedPreview = ({ code }: Refused<Numbers>) => void this.heard.push(`refused ${code}`);
}

const info = { id: 'one', state: 'running', seats: [{ mine: true }, { mine: false }] } as unknown as TableInfo;
const chapter = (version: number, seat: Seat): Chapter<Numbers['event']> => ({ version, events: [{ seat, n: version }] });

function update(chapters: Chapter<Numbers['event']>[], changed: Partial<Update<Numbers>['message']> = {}): Heard<Numbers> {
  const version = chapters.at(-1)?.version ?? changed.version ?? 1;
  const message = { since: 1, version, chapters, left_out: 0, open: [], undo: 0, view: null, decider: 0, legal: [], offers: [], ...changed };
  return { type: 'update', viewer: 0, message, facts: { scores: null } };
}

/** A table at which seat 0 of this screen decides. */
function opened(): Table {
  const c = new Table('one');
  c.received({ type: 'hello', protocol: PROTOCOL, table: info });
  c.received(update([chapter(1, 0)], { since: 0 }));
  c.skipAll(); // the deal
  return c;
}

const last = <T extends ClientMessage['type']>(type: T) =>
  said.findLast((message): message is Extract<ClientMessage, { type: T }> => message.type === type)!;

beforeEach(() => {
  said.length = 0;
  stored.clear();
  page.hidden = false;
  vi.useFakeTimers();
});

it('what the viewer did is seen when it is done, and not again when it becomes final', () => {
  const c = opened();
  const [one, two] = [{ seat: 0, n: 7 }, { seat: 0, n: 8 }];
  c.received(update([], { version: 1, open: [one], undo: 1 }));
  const first = c.scene;
  expect(first?.own).toBe(true);
  c.received(update([{ version: 2, events: [one] }]));
  expect(c.scene).toBe(first);
  c.received(update([], { version: 2, open: [two], undo: 1 }));
  const second = c.scene;
  expect(second).not.toBe(first);
  c.received(update([{ version: 3, events: [two, { seat: 0, n: 9 }] }]));
  expect(c.scene).not.toBe(second);
});

describe('questions that change nothing', () => {
  it('are answered while they are of interest', () => {
    const c = opened();
    const ids = [c.try([1])!, c.wish('more')!, c.think()!];
    c.received({ type: 'preview', id: ids[0]!, shown: 1, then: 'open', view: null, facts: { scores: null } });
    c.received({ type: 'plan', id: ids[1]!, plan: [2] });
    c.received({ type: 'hint', id: ids[2]!, bot: 'greedy', moves: [3] });
    expect(c.heard).toEqual(['settled', 'previewed open', 'planned 2', 'hinted 3']);
    expect(c.hint).toBeNull();
  });

  it('do not end the wait for a move, whatever becomes of them', () => {
    const c = opened();
    c.play([1]);
    const id = c.try([2])!;
    const no = { type: 'refused' as const, refusal: null, rule: null, index: null, text: '' };
    c.received({ ...no, id, code: 'stale' });
    c.received({ ...no, id: c.wish('more')!, code: 'refused' });
    c.received({ type: 'error', code: 'bad_message', text: '', id: c.try([3])! });
    expect([c.busy, c.refusal, c.heard]).toEqual([true, null, ['settled', 'refused refused']]);
  });

  it('are forgotten when the table goes on', () => {
    const c = opened();
    const id = c.wish('more')!;
    c.received(update([], { version: 1, undo: 1 }));
    c.received({ type: 'plan', id, plan: [2] });
    expect(c.heard).toEqual(['settled', 'settled']);
  });
});

describe('taking back', () => {
  it('goes on until so many moves are left', () => {
    const c = opened();
    c.received(update([], { version: 1, undo: 3 }));
    c.undoTo(1);
    for (const undo of [2, 1]) {
      expect(last('undo').open).toBe(undo + 1);
      c.received(update([], { version: 1, undo }));
      c.received({ type: 'done', id: last('undo').id });
    }
    expect([c.openMoves, c.busy]).toEqual([1, false]);
    c.undoTo(0);
    expect(last('reset').open).toBe(1);
  });

  it('ends where the server says no', () => {
    const c = opened();
    c.received(update([], { version: 1, undo: 2 }));
    c.undoTo(1);
    const no = { type: 'refused' as const, refusal: null, rule: null, index: null, text: '' };
    c.received({ ...no, id: last('undo').id, code: 'nothing_to_undo' });
    expect(said.filter(({ type }) => type === 'undo')).toHaveLength(1);
    expect([c.busy, c.refusal?.code]).toEqual([false, 'nothing_to_undo']);
    expect(c.heard).toEqual(['settled', 'settled', 'settled']); // the board no longer shows an intermediate position
  });
});

describe('the beginning', () => {
  it('is shown to whoever sits down, and nobody has to wait for it twice', () => {
    const sat = () => {
      const c = new Table('one');
      c.received({ type: 'hello', protocol: PROTOCOL, table: info });
      c.received(update([chapter(1, 0), chapter(2, 1)], { since: 0 }));
      return c;
    };
    const c = sat();
    expect([c.stage?.version, c.stage?.seat, c.coming, c.mine]).toEqual([1, null, 1, false]);
    vi.advanceTimersByTime(2000);
    expect([c.playing, c.mine]).toEqual([false, true]);
    expect(sat().playing).toBe(false);
  });

  it('is not shown to whoever comes later', () => {
    const c = new Table('one');
    c.received({ type: 'hello', protocol: PROTOCOL, table: info });
    c.received(update([chapter(1, 0), chapter(40, 1)], { since: 0 }));
    expect([c.playing, c.news]).toEqual([false, []]);
  });
});

it('says that the table waits, though others are still shown', () => {
  const c = opened();
  c.received(update([chapter(2, 1)], { decider: 0 }));
  expect([c.mine, c.awaited]).toEqual([false, true]);
});

describe('what others do', () => {
  it('is shown step by step, and not while nobody looks', () => {
    const c = opened();
    c.received(update([chapter(2, 1)], { decider: 1 }));
    c.received(update([chapter(3, 1)]));
    expect([c.playing, c.stage?.version, c.stage?.seat, c.active]).toEqual([true, 2, 1, 1]);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60_000);
    expect(c.stage?.version).toBe(2);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(c.stage?.version).toBe(3);
    vi.advanceTimersByTime(1000);
    expect([c.playing, c.mine, c.shown?.version]).toEqual([false, true, 3]);
  });

  it('is thought about first, and until it has been shown the end of the game is not', () => {
    const c = opened();
    c.received(update([chapter(2, 0)], { decider: 1 }));
    c.received(update([chapter(3, 1)]));
    c.received({ type: 'table', table: { ...info, state: 'finished' } });
    expect([c.stage, c.playing, c.mine, c.active]).toEqual([null, true, false, 1]);
    c.skip();
    expect([c.stage?.version, c.playing]).toEqual([3, true]);
    c.skip();
    expect([c.playing, c.over]).toEqual([false, true]);
  });

  it('is not cut short by what nobody sees, such as the end of a turn', () => {
    const c = opened();
    c.received(update([chapter(2, 1)], { decider: 1 }));
    c.received(update([chapter(3, 0)]));
    expect([c.playing, c.shown?.version]).toEqual([true, 2]);
    vi.advanceTimersByTime(1001);
    expect([c.playing, c.mine, c.shown?.version]).toEqual([false, true, 3]);
  });

  it('is shown after a lost connection, on its last position', () => {
    const c = opened();
    c.received({ type: 'hello', protocol: PROTOCOL, table: info });
    c.received(update([chapter(2, 1), chapter(3, 0), chapter(4, 1)]));
    expect([c.stage?.version, c.shown?.version, c.coming]).toEqual([2, 4, 2]);
    vi.advanceTimersByTime(1000);
    expect(c.stage?.version).toBe(4);
    vi.advanceTimersByTime(1000);
    expect([c.playing, c.news]).toEqual([false, []]);
    expect(c.log).toHaveLength(4);
  });

  it('is news after a lost connection to people who want no film', () => {
    settings.speed = 'instant';
    const c = opened();
    c.received({ type: 'hello', protocol: PROTOCOL, table: info });
    c.received(update([chapter(2, 1), chapter(3, 0), chapter(4, 1)]));
    settings.speed = 'normal';
    expect([c.playing, c.news.map(({ n }) => n)]).toEqual([false, [2, 3, 4]]);
    expect(c.log).toHaveLength(4);
  });

  it('is marked for a moment if it was not shown', () => {
    const marked = (c: Table) => c.scene?.scene.marks.map(({ at, flag, turns }) => [...at, flag, turns]);
    settings.speed = 'instant';
    const c = opened();
    c.received(update([chapter(2, 0), chapter(3, 1)]));
    settings.speed = 'normal';
    expect([c.playing, marked(c), c.scene?.own]).toEqual([false, [['3', '+1', undefined]], true]);
    c.received(update([chapter(4, 1)]));
    c.received(update([chapter(5, 2)]));
    c.received(update([chapter(6, 1)]));
    c.skipAll();
    expect(marked(c)).toEqual([['5', '+1', undefined], ['6', '+1', undefined]]);
  });

  it('is not marked where it is the deal', () => {
    settings.speed = 'instant';
    const c = new Table('one');
    c.received({ type: 'hello', protocol: PROTOCOL, table: info });
    c.received(update([chapter(1, 1)], { since: 0 }));
    settings.speed = 'normal';
    expect([c.playing, c.scene]).toEqual([false, null]);
  });

  it('is not marked again after it was shown', () => {
    const c = opened();
    c.received(update([chapter(2, 1)]));
    const shown = c.scene;
    vi.advanceTimersByTime(1000);
    expect([c.playing, c.scene]).toEqual([false, shown]);
  });

  it('is news where more happened than one wants to watch', () => {
    const c = opened();
    c.received({ type: 'hello', protocol: PROTOCOL, table: info });
    c.received(update(Array.from({ length: 30 }, (_, n) => chapter(n + 2, 1 + (n % 2)))));
    vi.advanceTimersByTime(10_000);
    expect([c.playing, c.news[0]?.n, c.news.at(-1)?.n]).toEqual([false, 12, 31]);
  });

  it('is shown again from where somebody left', () => {
    const c = opened();
    c.received(update([chapter(2, 1)], { decider: 1 }));
    c.received(update([chapter(3, 1)]));
    c.close();
    const again = new Table('one');
    again.received({ type: 'hello', protocol: PROTOCOL, table: info });
    again.received(update([chapter(1, 0), chapter(2, 1), chapter(3, 1)], { since: 0 }));
    expect(again.stage?.version).toBe(3);
  });

  it('can be skipped, one or all', () => {
    const c = opened();
    c.received(update([chapter(2, 1)], { decider: 2 }));
    c.received(update([chapter(3, 2)], { decider: 1 }));
    c.received(update([chapter(4, 1)]));
    c.skip();
    expect([c.stage?.version, c.coming, c.mine]).toEqual([3, 1, false]);
    c.skipAll();
    expect([c.stage, c.shown?.version, c.mine, c.active]).toEqual([null, 4, true, 0]);
  });

  it('takes its time again in the next turn of the same player', () => {
    const c = opened();
    c.received(update([chapter(2, 1)]));
    vi.advanceTimersByTime(9000);
    c.received(update([chapter(3, 1)]));
    vi.advanceTimersByTime(900);
    expect(c.playing).toBe(true);
  });
});

describe('a lost connection', () => {
  const no = { type: 'refused' as const, refusal: null, rule: null, index: null, text: '', code: 'stale' };
  const back = (c: Table) => {
    c.connected();
    c.received({ type: 'hello', protocol: PROTOCOL, table: info });
  };

  it('lets a move wait, and what became of it is said', () => {
    const c = opened();
    c.play([1]);
    c.lost();
    expect([c.connection, c.waiting.wish, c.waiting.count]).toEqual(['lost', 'step', 1]);
    back(c);
    expect(c.waiting.back).toBeNull(); // not known yet
    c.received({ type: 'done', id: last('step').id });
    expect([c.waiting.wish, c.waiting.back]).toEqual([null, { wish: 'step', done: true }]);
    vi.advanceTimersByTime(6000);
    expect(c.waiting.back).toBeNull();
  });

  it('says so where the table has gone on without a move', () => {
    const c = opened();
    c.lost();
    c.play([1]);
    c.lost(); // another attempt has failed
    back(c);
    c.received({ ...no, id: last('step').id });
    expect(c.waiting.back).toEqual({ wish: 'step', done: false });
  });

  it('counts what waits', () => {
    const c = opened();
    c.received(update([], { version: 1, undo: 1 }));
    c.undo();
    c.lost();
    expect(c.waiting.wish).toBe('undo');
    c.resign();
    expect([c.waiting.wish, c.waiting.count]).toEqual(['several', 2]);
    back(c);
    c.received({ ...no, id: last('undo').id });
    expect(c.waiting.back).toBeNull();
    c.received({ type: 'done', id: last('resign').id });
    expect(c.waiting.back).toEqual({ wish: 'several', done: false });
  });

  it('goes on waiting where nobody knows whether it was stored', () => {
    const c = opened();
    c.play([1]);
    c.lost();
    back(c);
    c.received({ type: 'error', code: 'storage', text: '', id: last('step').id });
    expect([c.waiting.wish, c.waiting.back]).toEqual(['step', null]);
  });

  it('is over without a word on moves where none had waited, whatever is played next', () => {
    const c = opened();
    c.lost();
    back(c);
    expect(c.waiting.back).toEqual({ wish: null, done: true });
    c.play([1]);
    c.received({ ...no, id: last('step').id });
    expect(c.waiting.back).toEqual({ wish: null, done: true });
  });
});

it('gives the only answer by itself, but not after it was taken back', () => {
  const c = opened();
  const legal = [{ move: 7, then: 'open' as const }];
  c.received(update([], { version: 1, legal }));
  vi.advanceTimersByTime(600);
  expect(last('step').moves).toEqual([7]);
  c.received(update([], { version: 1, undo: 1 }));
  c.received({ type: 'done', id: last('step').id });
  c.undo();
  c.received(update([], { version: 1, legal }));
  c.received({ type: 'done', id: last('undo').id });
  said.length = 0;
  vi.advanceTimersByTime(600);
  expect(said).toEqual([]);
});

it('asks for what happened before the log begins', () => {
  const c = opened();
  c.received(update([chapter(7, 1), chapter(8, 0)], { since: 0, left_out: 3 }));
  expect(c.earlier).toBe(3);
  c.askEarlier();
  const { id, before } = last('earlier');
  expect(before).toBe(7);
  c.received({ type: 'earlier', id: 'of nobody', chapters: [chapter(1, 0)], left_out: 0 });
  c.received({ type: 'earlier', id, chapters: [chapter(5, 0), chapter(6, 1)], left_out: 1 });
  expect(c.log.map(({ version }) => version)).toEqual([5, 6, 7, 8]);
  expect(c.earlier).toBe(1);
  c.skipAll();
  c.received(update([chapter(9, 0)], { since: 8 }));
  expect(c.log.map(({ version }) => version)).toEqual([5, 6, 7, 8, 9]);
  expect(c.earlier).toBe(1);
});

it('forgets the log where too much has happened to be told at once', () => {
  const c = opened();
  c.received(update([chapter(250, 1)], { since: 0, left_out: 49 }));
  expect(c.log.map(({ version }) => version)).toEqual([250]);
  expect(c.earlier).toBe(49);
});

describe('several people at one screen', () => {
  const shared = { ...info, seats: [{ mine: true }, { mine: true }] } as unknown as TableInfo;
  const seenBy = (viewer: Seat | null, chapters: Chapter<Numbers['event']>[], decider: Seat) =>
    ({ ...update(chapters, { since: 0, decider }), viewer }) as Heard<Numbers>;

  /** The person of seat 0 has seen the first chapter, then covers the cards after the third. */
  function covered(): Table {
    const c = new Table('one');
    c.received({ type: 'hello', protocol: PROTOCOL, table: shared });
    c.received(seenBy(null, [chapter(1, 1)], 0));
    c.lift();
    c.received({ type: 'hello', protocol: PROTOCOL, table: shared });
    c.received(seenBy(0, [chapter(1, 1)], 0));
    c.received(seenBy(0, [chapter(1, 1), chapter(2, 0)], 1));
    c.lower();
    return c;
  }

  it('covers the cards at once, and asks for what everybody saw', () => {
    const c = covered();
    expect([c.curtain, c.shown, c.log]).toEqual([1, null, []]);
    expect(last('since')).toEqual({ type: 'since', version: 0, look: null });
    expect(c.missed(1)).toEqual([]);
  });

  it('tells the next person what happened since they last looked', () => {
    const c = covered();
    stored.set('entrepot-seen-one-1', '1');
    // What was meant for the person before may still arrive.
    c.received(seenBy(0, [chapter(1, 1), chapter(2, 0), chapter(3, 0)], 1));
    expect(c.missed(1)).toEqual([]);
    c.received({ type: 'hello', protocol: PROTOCOL, table: shared });
    c.received(seenBy(null, [chapter(1, 1), chapter(2, 0)], 1));
    expect([c.curtain, c.missed(1)]).toEqual([1, [{ seat: 0, n: 2 }]]);
  });

  it('tells nothing to a person who has not looked yet', () => {
    const c = covered();
    c.received({ type: 'hello', protocol: PROTOCOL, table: shared });
    c.received(seenBy(null, [chapter(1, 1), chapter(2, 0)], 1));
    expect(c.missed(1)).toEqual([]);
  });

  it('tells nothing while somebody looks', () => {
    const c = covered();
    stored.set('entrepot-seen-one-1', '1');
    c.lift();
    c.received({ type: 'hello', protocol: PROTOCOL, table: shared });
    c.received(seenBy(1, [chapter(1, 1), chapter(2, 0)], 1));
    expect(c.missed(1)).toEqual([]);
  });
});
