/**
 * A workbook is backed up, and its backup comes into any other state of the workbook: an older one, a newer one, a copy that went
 * its own way, an empty one. No cell of the backup is lost, no edit here is lost, nothing is there twice, each row is counted
 * once, and a second time changes nothing. `RESTORE_RUNS`, `RESTORE_SEED` and `RESTORE_PATH` run more or other stories.
 */
import fc from 'fast-check';
import type { BackupRow } from '../../../src/core/backup/backup';
import type { RestorePlan } from '../../../src/core/backup/plan-restore';
import { openConflicts } from '../../../src/core/changes/conflicts';
import { type TrackedRow } from '../../../src/core/changes/row';
import { fieldOf } from '../../../src/core/entities/entity';
import { recordKey, sameCell, uniqueText } from '../../../src/core/table/record';
import { isEmpty, type Cell } from '../../../src/core/values/cell';
import {
  addRow,
  backUp,
  blocks,
  bringIn,
  deleteRow,
  emptyBook,
  push,
  tracked,
  typeCell,
  type Book,
  type Stored,
} from './device';

const RUNS = Number(process.env['RESTORE_RUNS'] ?? 2_000);
const SEED = Number(process.env['RESTORE_SEED'] ?? 20261126);
const PATH = process.env['RESTORE_PATH'];
const A_DAY = 86_400_000;

type Act =
  | { readonly act: 'type'; readonly at: number; readonly field: string; readonly cell: Cell }
  | { readonly act: 'add'; readonly cells: Readonly<Record<string, Cell>> }
  | { readonly act: 'delete'; readonly at: number }
  | { readonly act: 'push'; readonly lost: boolean };

const typed = fc.oneof(
  fc.record({ field: fc.constant('Notes'), cell: fc.constantFrom<Cell>('', 'a', 'b', 'c') }),
  fc.record({ field: fc.constant('End'), cell: fc.constantFrom<Cell>(0.5, 0.625, 0.75) }),
  fc.record({
    field: fc.constant('Person'),
    cell: fc.constantFrom<Cell>('Ana Silva', 'Bo Berg', 'Open shift', 'Offene Schicht'),
  }),
);
/** Numbers that people type. Two workbooks may type the same. */
const number = fc.record({ field: fc.constant('ExternalID'), cell: fc.constantFrom<Cell>(111, 222) });
const at = fc.nat(4);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(at, typed).map(([row, each]) => ({ act: 'type' as const, at: row, ...each })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(at, number).map(([row, each]) => ({ act: 'type' as const, at: row, ...each })),
  },
  {
    weight: 3,
    arbitrary: typed.map(({ field, cell }) => ({
      act: 'add' as const,
      cells: { Person: 'Ana Silva', Date: 46_000, Start: 0.375, End: 0.5, [field]: cell },
    })),
  },
  { weight: 1, arbitrary: at.map((row) => ({ act: 'delete' as const, at: row })) },
  {
    weight: 4,
    arbitrary: fc.integer({ min: 0, max: 5 }).map((n) => ({ act: 'push' as const, lost: n === 0 })),
  },
);
const acts = fc.array(act, { maxLength: 10 });
/** A device's clock may be days wrong. */
const skew = fc.constantFrom(0, 0, A_DAY, -A_DAY, 3_600_000);

interface Story {
  readonly common: readonly Act[];
  readonly there: readonly Act[];
  readonly here: readonly Act[];
  readonly how: 'older' | 'newer' | 'copy' | 'empty' | 'same';
  readonly skews: readonly [number, number];
  readonly isThereFirst: boolean;
}

const story: fc.Arbitrary<Story> = fc.record({
  common: acts,
  there: acts,
  here: acts,
  how: fc.constantFrom('older', 'newer', 'copy', 'copy', 'copy', 'empty', 'same'),
  skews: fc.tuple(skew, skew),
  isThereFirst: fc.boolean(),
});

/** The service and the true time of a story. */
interface World {
  readonly stored: Stored;
  now: number;
  rows: number;
}

function play(world: World, book: Book, all: readonly Act[]): Book {
  return all.reduce((now, each) => {
    world.now += 60_000;
    switch (each.act) {
      case 'type':
        return typeCell(now, each.at, each.field, each.cell);
      case 'add':
        return addRow(now, `row${(world.rows += 1)}`, each.cells);
      case 'delete':
        return deleteRow(now, each.at);
      case 'push':
        return push(now, world.stored, world.now, each.lost);
    }
  }, book);
}

function books({ common, there, here, how, skews, isThereFirst }: Story): {
  readonly there: Book;
  readonly here: Book;
  readonly stored: Stored;
} {
  const world: World = { stored: new Map(), now: 1_700_000_000_000, rows: 0 };
  const begin = play(world, emptyBook, common);
  const playThere = () => play(world, { ...begin, skew: skews[0] }, there);
  const playHere = (from: Book) => play(world, { ...from, skew: skews[1] }, here);
  const { stored } = world;
  if (how === 'older') return { there: playThere(), here: begin, stored };
  if (how === 'newer') return { there: begin, here: playHere(begin), stored };
  if (how === 'empty') return { there: playThere(), here: emptyBook, stored };
  if (how === 'same') {
    const one = playThere();
    return { there: one, here: one, stored };
  }
  if (isThereFirst) {
    const one = playThere();
    return { there: one, here: playHere(begin), stored };
  }
  const other = playHere(begin);
  return { there: playThere(), here: other, stored };
}

function rowOf(rows: readonly TrackedRow[], { id, base, cells = {} }: BackupRow): TrackedRow | undefined {
  const key = base?.key ?? recordKey(blocks, { cells });
  return (
    (base ? rows.find((row) => row.base?.key === key) : undefined) ??
    rows.find((row) => (row.base?.id ?? row.id) === id) ??
    rows.find((row) => (row.base?.key ?? recordKey(blocks, row)) === key)
  );
}

/** Where a cell of a backup is after the backup came in; undefined if it is lost. */
function placeOf(
  { book, plan }: { readonly book: Book; readonly plan: RestorePlan },
  backup: BackupRow,
  field: string,
): string | undefined {
  const of = fieldOf(blocks, field);
  const cell = backup.cells?.[field] ?? backup.base?.cells[field] ?? '';
  const is = (other: Cell | undefined) => other !== undefined && sameCell(of, cell, other);
  if (isEmpty(cell) && !backup.base) return 'blank';
  if (plan.left.some((left) => left.row === backup.id && left.field === field && is(left.cell)))
    return 'left';
  // Two rows can show one number. Then the row with fewer edits is the record's row, so the ids are looked at too.
  if (is(book.rows.find(({ id }) => id === backup.id)?.cells[field])) return 'sheet';
  const row = rowOf(tracked(book).rows, backup);
  if (row && is(row.cells[field])) return 'sheet';
  const conflicts = row ? openConflicts(row).filter((each) => each.field === field) : [];
  if (conflicts.some(({ base, mine, theirs }) => is(base) || is(mine) || is(theirs))) return 'conflict';
  // It is the record's value, and the row has an edit of that value.
  const known = row?.base ?? book.table.snapshot.rows.get(backup.id);
  if (is(known?.cells[field])) return 'known';
  return undefined;
}

test('a backup in any other state of its workbook: nothing is lost, nothing is there twice, and each row is counted once', () => {
  const places: Record<string, number> = {};
  fc.assert(
    fc.property(story, (told) => {
      const { there, here, stored } = books(told);
      const backup = backUp(there);
      const done = bringIn(here, backup);
      const after = tracked(done.book);

      for (const row of backup)
        for (const { id } of blocks.fields) {
          const place = placeOf(done, row, id);
          if (place === undefined) throw new Error(`lost: ${id} of ${JSON.stringify(row)}`);
          places[place] = (places[place] ?? 0) + 1;
        }

      // Edits and new rows that were here before are still here.
      for (const row of tracked(here).rows) {
        const now = after.rows.find(({ index }) => index === row.index);
        for (const id of row.changed) {
          const edit = row.cells[id] ?? '';
          // A blank cell of a new row is no edit, and an edit that the backup knows as stored is no edit any more.
          if (isEmpty(edit) && !row.base) continue;
          // A new row that turns out to be a record shows the record's number.
          if (!row.base && id === 'ExternalID') continue;
          const open = now ? openConflicts(now).find(({ field }) => field === id) : undefined;
          const kept = [now?.cells[id], now?.base?.cells[id], open?.mine, open?.theirs];
          if (!kept.some((each) => each !== undefined && sameCell(fieldOf(blocks, id), each, edit)))
            throw new Error(`lost here: ${id} of ${JSON.stringify(row)}`);
        }
      }

      const { counts } = done.plan;
      const { here: same, newerHere, added, updated, conflicts, kept, deleted } = counts;
      expect(same + newerHere + added + updated + conflicts + kept + deleted).toBe(backup.length);

      // No record and no row is there twice.
      const ids = done.book.rows.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const keys = [...done.book.table.snapshot.rows.values()].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);

      // A value that was known to be the service's is not silently replaced by another one.
      for (const row of tracked(here).rows) {
        const now = after.rows.find(({ index }) => index === row.index);
        const record = row.base && stored.get(row.base.key);
        const waits = done.book.table.log.some((entry) => entry.row === row.base?.id);
        if (waits || !row.base || !record || now?.change !== 'unchanged') continue;
        for (const { id } of blocks.fields)
          if (record[id] === row.base.cells[id])
            if (!sameCell(fieldOf(blocks, id), now.cells[id] ?? '', record[id] ?? ''))
              throw new Error(`replaced: ${id} of ${JSON.stringify(row)} by ${String(now.cells[id])}`);
      }

      // A row that nobody has edited since the older state has what it had in the backup, without a question.
      if (told.how === 'older')
        for (const row of tracked(there).rows) {
          const [was, now] = [tracked(here), after].map(({ rows }) =>
            rows.find(({ base }) => base && base.id === row.base?.id),
          );
          if (was?.change !== 'unchanged' || !now) continue;
          const words = (all: TrackedRow) =>
            blocks.fields.map((field) => uniqueText(field, all.cells[field.id] ?? ''));
          expect(openConflicts(now)).toEqual([]);
          expect(words(now)).toEqual(words(row));
        }

      // People may have typed one number in both workbooks. Then a row shows the number of another one, and the sheet says Fix.
      const baselines = done.book.table.snapshot.rows;
      const numbers = done.book.rows.flatMap(({ id, cells }) => [
        ...new Set([String(cells['ExternalID']), baselines.get(id)?.key ?? '']),
      ]);
      const filled = numbers.filter((text) => text !== '');
      if (new Set(filled).size < filled.length) return;
      const again = bringIn(done.book, backup);
      expect(again.book).toEqual(done.book);
    }),
    { seed: SEED, numRuns: RUNS, ...(PATH === undefined ? {} : { path: PATH }) },
  );
  process.stdout.write(`seed ${SEED}, stories ${RUNS}, cells ${JSON.stringify(places)}\n`);
});
