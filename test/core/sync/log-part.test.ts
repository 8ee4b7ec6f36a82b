/** The difference between two write-ahead logs, as parts that produce the second log from the first. */
import fc from 'fast-check';
import type { LogEntry } from '../../../src/core/sync/log-entry';
import {
  cutPart,
  emptyPart,
  entryCount,
  foldParts,
  joinLogs,
  partBetween,
} from '../../../src/core/sync/log-part';
import { groupBy } from '../../../src/core/table/group-by';
import { entry, lost, stored, typed } from './sent';

const of = (row: string, more: Partial<LogEntry> = {}) =>
  entry({ row, action: 'add', changes: typed({ UserName: row }), ...more });
const [a, b, c] = [of('a'), of('b'), of('c')];

test('a part has only new entries', () => {
  expect(partBetween([a, b], [a, b, c])).toEqual({ ...emptyPart, added: [c] });
  expect(partBetween([a, b], [a, b])).toEqual(emptyPart);
});

test('an answer is stored without the rest of its entry', () => {
  const answered = { ...a, outcome: stored };
  expect(partBetween([a, b], [answered, b])).toEqual({ ...emptyPart, outcomes: [['users', 'a', stored]] });
  const waiting: LogEntry = { ...a, stage: 'waits-for-user' };
  expect(partBetween([a, b], [waiting, b])).toEqual({ ...emptyPart, changed: [waiting] });
});

test('a row that is sent again comes last and is not removed', () => {
  const again = { ...a, push: 'p2' };
  const part = partBetween([a, b, c], [b, again]);
  expect(part).toEqual({ ...emptyPart, added: [again], removed: [['users', 'c']] });
  expect(foldParts([{ ...emptyPart, added: [a, b, c] }, part])).toEqual([b, again]);
});

test('rows with the same id in two tables are two rows', () => {
  const shift = { ...a, kind: 'shifts' };
  expect(foldParts([{ ...emptyPart, added: [a, shift] }, partBetween([a, shift], [shift])])).toEqual([shift]);
});

test('if two panes have an entry of the same row, the one that forbids sending the row again counts', () => {
  const again: LogEntry = { ...a, stage: 'may-send-again' };
  for (const logs of [
    [[a], [again]],
    [[again], [a]],
  ])
    expect(joinLogs(logs)).toEqual([a]);
});

const log = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 0 }).chain((rows) =>
  fc.tuple(
    ...rows.map((row) =>
      fc
        .record({
          kind: fc.constantFrom('users', 'shifts'),
          sent: fc.nat(1),
          outcome: fc.constantFrom(lost, stored),
        })
        .map(({ kind, sent, outcome }) => of(row, { kind, outcome, push: String(sent) })),
    ),
  ),
);

const ordered = (entries: readonly LogEntry[]) => groupBy(entries, ({ kind }) => kind);

test('the parts between any two logs produce the second one, even cut into pieces', () => {
  fc.assert(
    fc.property(log, log, fc.integer({ min: 1, max: 600 }), (before, after, most) => {
      const part = partBetween(before, after);
      const first = { ...emptyPart, added: before };
      expect(ordered(foldParts([first, part]))).toEqual(ordered(after));
      const pieces = cutPart(part, most);
      expect(ordered(foldParts([first, ...pieces]))).toEqual(ordered(after));
      expect(pieces.reduce((sum, piece) => sum + entryCount(piece), 0)).toBe(entryCount(part));
    }),
  );
});

test('the first pieces of a part leave each row as it was before or as it is after', () => {
  fc.assert(
    fc.property(log, log, (before, after) => {
      const pieces = cutPart(partBetween(before, after), 300);
      const byRow = (entries: readonly LogEntry[]) =>
        new Map(entries.map((each) => [`${each.kind} ${each.row}`, each]));
      const [was, is] = [byRow(before), byRow(after)];
      for (let count = 0; count <= pieces.length; count += 1) {
        const now = byRow(foldParts([{ ...emptyPart, added: before }, ...pieces.slice(0, count)]));
        for (const row of new Set([...was.keys(), ...is.keys()]))
          expect([was.get(row), is.get(row)]).toContainEqual(now.get(row));
      }
    }),
  );
});
