/** The write-ahead log in the workbook's memory is stored in parts, and a pane may die between any two of them. */
import fc from 'fast-check';
import { LogFile, logTime } from '../../../src/app/memory/log-file';
import { LOG_LIMITS } from '../../../src/app/memory/log-growth';
import { apply as happened } from '../../../src/core/sync/apply';
import type { SyncEvent } from '../../../src/core/sync/event';
import type { LogEntry, NextStage } from '../../../src/core/sync/log-entry';
import { syncStateOf } from '../../../src/core/sync/table-state';
import { groupBy } from '../../../src/core/table/group-by';
import { entry, lost, refused, stored, typed } from '../../core/sync/sent';
import { apply, memoryOf, type File, type Kept } from './kept-memory';

const PREFIX = 'journal-';
const clock = { now: () => 1 };

const added = (row: string, more: Partial<LogEntry> = {}) =>
  entry({ row, action: 'add', changes: typed({ UserName: `user-${row}` }), ...more });

const names = ({ file }: Pick<Kept, 'file'>) =>
  [...file.keys()].filter((name) => name.startsWith(PREFIX)).sort();

/** The log that a new pane reads from the file. */
const readFrom = (file: File) => new LogFile(memoryOf(new Map(file)).memory, clock, 'reader').read();

const byKind = (log: readonly LogEntry[]) => groupBy(log, ({ kind }) => kind);
const byRow = (log: readonly LogEntry[]) => new Map(log.map((each) => [`${each.kind} ${each.row}`, each]));

async function logOver(kept: Kept, limits = LOG_LIMITS, pane = 'pane'): Promise<LogFile> {
  const log = new LogFile(kept.memory, clock, pane, limits);
  await log.read();
  return log;
}

async function writeAndFlush(kept: Kept, log: LogFile, entries: readonly LogEntry[]): Promise<void> {
  await log.write(entries);
  await kept.memory.flush();
}

const pool = Array.from({ length: 200 }, (_, at) => added(`r${at}`));
const rows = (from: number, count: number) => pool.slice(from, from + count);

test('each batch adds one part, with the new entries and the answers that came since', async () => {
  const kept = memoryOf();
  const log = await logOver(kept);
  const [first, second] = [rows(0, 3), rows(3, 3)];
  await writeAndFlush(kept, log, first);
  const answered = first.map((each) => ({ ...each, outcome: stored }));
  await writeAndFlush(kept, log, [...answered, ...second]);
  expect(names(kept)).toEqual(['journal-pane/1', 'journal-pane/2']);
  expect(JSON.parse(kept.file.get('journal-pane/2') ?? '')).toEqual({
    at: 1,
    entries: second.map(({ row }) => expect.objectContaining({ row }) as unknown),
    outcomes: first.map(({ kind, row }) => [kind, row, stored]),
  });
  expect(await readFrom(kept.file)).toEqual([...answered, ...second]);
});

test('a part that waits for the file is replaced by the next one', async () => {
  const kept = memoryOf();
  const log = await logOver(kept);
  await writeAndFlush(kept, log, rows(0, 3));
  await log.write(rows(0, 5));
  await log.write(rows(0, 4));
  await kept.memory.flush();
  expect(names(kept)).toEqual(['journal-pane/1', 'journal-pane/3']);
  expect(await readFrom(kept.file)).toEqual(rows(0, 4));
  await log.write(rows(0, 5));
  await log.write(rows(0, 4));
  await kept.memory.flush();
  expect(names(kept)).toEqual(['journal-pane/1', 'journal-pane/3']);
});

test('a log without entries leaves nothing in the file', async () => {
  const kept = memoryOf();
  const log = await logOver(kept);
  await writeAndFlush(kept, log, rows(0, 3));
  await writeAndFlush(kept, log, rows(0, 6));
  await writeAndFlush(kept, log, []);
  expect(kept.file.size).toBe(0);
});

test('after compacting, a log is one part', async () => {
  const kept = memoryOf();
  const log = await logOver(kept);
  await writeAndFlush(kept, log, rows(0, 3));
  await writeAndFlush(kept, log, rows(0, 6));
  await log.compact();
  await kept.memory.flush();
  expect(names(kept)).toEqual(['journal-pane/3']);
  expect(await readFrom(kept.file)).toEqual(rows(0, 6));
});

test('a log that is too large for one part is stored in several', async () => {
  const kept = memoryOf();
  const limits = { ...LOG_LIMITS, characters: 1000 };
  const log = await logOver(kept, limits);
  const entries = rows(0, 50);
  await writeAndFlush(kept, log, entries);
  expect(names(kept).length).toBeGreaterThan(5);
  for (const text of kept.file.values()) expect(text.length).toBeLessThan(1100);
  expect(await readFrom(kept.file)).toEqual(entries);
});

test('the number of small parts stays low', async () => {
  const kept = memoryOf();
  const log = await logOver(kept);
  for (let count = 1; count <= 100; count += 1) {
    await writeAndFlush(kept, log, rows(0, count));
    expect(names(kept).length).toBeLessThan(LOG_LIMITS.recent + 100 / LOG_LIMITS.recent);
  }
  expect(await readFrom(kept.file)).toEqual(rows(0, 100));
});

test('the log of an earlier release, in one part without a number, is read with every entry', async () => {
  const [a, b] = [added('a'), added('b', { outcome: refused })];
  const inFile = [
    { ...storedAs(a), undecided: true, doubted: a.changes, older: true },
    { ...storedAs(b), unlisted: true, twins: ['7'] },
  ];
  const entries: LogEntry[] = [
    { ...a, stage: 'waits-for-user', earlierChanges: a.changes, fromEarlierPush: true },
    { ...b, stage: 'may-send-again', preexisting: ['7'] },
  ];
  const kept = memoryOf(new Map([['journal-old-pane-7', JSON.stringify({ at: 5, entries: inFile })]]));
  expect(await readFrom(kept.file)).toEqual(entries);
  expect(await logTime(kept.memory, 'old-pane-7')).toBe(5);
  await writeAndFlush(kept, await logOver(kept), [...entries, added('c')]);
  expect(names(kept)).toEqual(['journal-pane/1']);
  expect(await readFrom(kept.file)).toEqual([...entries, added('c')]);
  // The names in the file stay the same.
  const { entries: again } = JSON.parse(kept.file.get('journal-pane/1') ?? '') as { entries: object[] };
  expect(again).toEqual([...inFile, { ...storedAs(added('c')) }]);
});

function storedAs({ preexisting, outcome, stage: _, ...entry }: LogEntry): object {
  const { isCertain: sure, reason: why, ...answer } = { isCertain: undefined, reason: undefined, ...outcome };
  const inFile = {
    ...answer,
    ...(sure === undefined ? {} : { sure }),
    ...(why === undefined ? {} : { why }),
  };
  return { ...entry, outcome: inFile, twins: preexisting };
}

test('the time of a pane’s log is the time of its newest part', async () => {
  const kept = memoryOf();
  let now = 10;
  const log = new LogFile(kept.memory, { now: () => now }, 'pane');
  await log.write(rows(0, 1));
  await kept.memory.flush();
  for (now = 11; now <= 22; now += 1) await writeAndFlush(kept, log, rows(0, now));
  expect(await logTime(kept.memory, 'pane')).toBe(22);
  expect(await logTime(kept.memory, 'pan')).toBe(0);
});

test('rows that another pane sends after this one has read the log are found, in whichever part they are', async () => {
  const kept = memoryOf();
  const theirs = await logOver(kept, LOG_LIMITS, 'theirs');
  const [a, b, c, d] = [added('a'), added('b'), added('c', { stage: 'may-send-again' }), added('d')];
  await writeAndFlush(kept, theirs, [a]);
  const log = await logOver(kept);
  const sent = () => log.sentElsewhere('users', new Set(['a', 'b', 'c', 'd']));
  expect(await sent()).toEqual(new Set());
  await writeAndFlush(kept, theirs, [a, b, c]);
  expect(await sent()).toEqual(new Set(['b']));
  await writeAndFlush(kept, theirs, [a, b, c, d]);
  expect(await sent()).toEqual(new Set(['b', 'd']));
  await writeAndFlush(kept, theirs, [a, c, d]);
  expect(await sent()).toEqual(new Set(['d']));
});

/** 250 batches of 200 edited rows: the characters that the log alone writes into the file. */
test('the log of a large push writes less than three times its entries', async () => {
  const kept = memoryOf();
  const log = await logOver(kept);
  const sent: LogEntry[] = [];
  let characters = 0;
  let whole = 0;
  for (let batch = 0; batch < 250; batch += 1) {
    for (const [at, each] of sent.entries())
      if (at >= sent.length - 200) sent[at] = { ...each, outcome: stored };
    const fresh = Array.from({ length: 200 }, (_, at) => added(`r${sent.length + at}`));
    sent.push(...fresh);
    whole += JSON.stringify(fresh.map(storedAs)).length;
    await writeAndFlush(kept, log, [...sent]);
    expect(names(kept).length).toBeLessThan(50);
  }
  expect(await readFrom(kept.file)).toEqual(sent);
  await writeAndFlush(kept, log, []);
  for (const [, text = ''] of kept.steps) characters += text.length;
  expect(kept.file.size).toBe(0);
  expect(characters / whole).toBeLessThan(3);
  process.stdout.write(`${characters} characters, ${(characters / whole).toFixed(2)} times the entries\n`);
});

const kind = fc.constantFrom('users', 'shifts');
const row = fc.constantFrom(...'abcdefghij');
const stage = fc.constantFrom<NextStage>('settled', 'waits-for-user', 'may-send-again', 'earlier');
const some = fc.uniqueArray(row, { minLength: 1, maxLength: 5 });
const event: fc.Arbitrary<SyncEvent> = fc.oneof(
  fc.record({ kind, rows: some, push: fc.constantFrom('p1', 'p2') }).map((sent) => ({
    type: 'batch-sent' as const,
    kind: sent.kind,
    entries: sent.rows.map((row) => added(row, { kind: sent.kind, push: sent.push })),
  })),
  fc.record({ kind, rows: some, outcome: fc.constantFrom(stored, refused, lost) }).map((answer) => ({
    type: 'batch-answered' as const,
    kind: answer.kind,
    outcomes: answer.rows.map((row) => [row, answer.outcome] as const),
  })),
  fc.record({ type: fc.constant('log-settled' as const), kind, next: fc.array(fc.tuple(row, stage)) }),
  fc.record({ type: fc.constant('push-began' as const) }),
);

type Act = 'flush' | 'fail' | 'compact' | 'read' | 'take-over' | 'discard' | readonly SyncEvent[];
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.array(event, { minLength: 1, maxLength: 2 }) },
  { weight: 5, arbitrary: fc.constant('flush' as const) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...(['fail', 'compact', 'read', 'take-over', 'discard'] satisfies Act[])),
  },
);

/** The log as one text that is written as a whole each time: the parts must always give the same. */
class SimpleLog {
  /** The logs that the file may give: more than one if the pane has read what still waits for the file. */
  inFile: (readonly LogEntry[])[] = [[]];
  now: readonly LogEntry[] = [];

  happen(events: readonly SyncEvent[]): boolean {
    const { tables } = events.reduce(happened, syncStateOf({ baselines: new Map(), log: this.now }));
    const next = [...tables.values()].flatMap(({ log }) => log);
    const isChanged = next.length !== this.now.length || next.some((each, at) => each !== this.now[at]);
    this.now = next;
    return isChanged;
  }
}

/** Wherever the pane dies, the file has each row once, as it was or as it will be. */
async function checkCuts(before: File, kept: Kept, from: number, logs: readonly (readonly LogEntry[])[]) {
  const file = new Map(before);
  const known = logs.map(byRow);
  for (const step of kept.steps.slice(from)) {
    const found = await readFrom(file);
    expect(found.length).toBe(byRow(found).size);
    for (const row of new Set([...known.flatMap((log) => [...log.keys()]), ...byRow(found).keys()]))
      expect(known.map((log) => log.get(row))).toContainEqual(byRow(found).get(row));
    // The next pane takes over the whole log, and no older part comes back.
    const next = memoryOf(new Map(file));
    const log = await logOver(next, limits, 'next');
    await writeAndFlush(next, log, found.slice(1));
    expect(byKind(await readFrom(next.file))).toEqual(byKind(found.slice(1)));
    apply(file, step);
  }
}

const limits = { characters: 700, recent: 3 };

async function checkActs(acts: readonly Act[]): Promise<void> {
  const kept = memoryOf();
  const simple = new SimpleLog();
  let pane = 0;
  let log = await logOver(kept, limits, 'pane-0');
  let isForgotten = false;
  for (const each of acts) {
    if (each === 'flush') {
      const [file, from] = [new Map(kept.file), kept.steps.length];
      await kept.memory.flush();
      const found = await readFrom(kept.file);
      if (!isForgotten) expect(byKind(found)).toEqual(byKind(simple.now));
      await checkCuts(file, kept, from, [...simple.inFile, found]);
      simple.inFile = [found];
    } else if (each === 'fail') {
      kept.fails = new Error('the cell is edited');
      await kept.memory.flush().catch(() => undefined);
      kept.fails = undefined;
    } else if (each === 'compact') {
      if (!isForgotten) await log.compact();
    } else if (each === 'read') {
      simple.now = await log.read();
      simple.inFile.push(simple.now);
      isForgotten = false;
    } else if (each === 'discard') {
      kept.memory.discard();
      isForgotten = true;
    } else if (each === 'take-over') {
      kept.memory.discard();
      pane += 1;
      log = new LogFile(kept.memory, clock, `pane-${pane}`, limits);
      simple.now = await log.read();
      isForgotten = false;
      simple.inFile = [simple.now];
    } else if (simple.happen(each)) {
      await log.write(simple.now);
      isForgotten = false;
    }
    if (isForgotten) continue;
    const found = await new LogFile(kept.memory, clock, 'reader', limits).read();
    expect(byKind(found)).toEqual(byKind(simple.now));
  }
}

test('after any acts, and wherever a pane dies, the parts give the same log as one text would', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { maxLength: 40, size: 'max' }), checkActs), {
    seed: 20261122,
    numRuns: 80,
  });
});
