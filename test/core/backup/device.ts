/** A workbook with time blocks and the service behind it, as far as backups need them: no pane, no network. */
import { backupRows, type BackupRow } from '../../../src/core/backup/backup';
import { planRestore, type RestorePlan } from '../../../src/core/backup/plan-restore';
import { emptyBaseline, type BaselineRow, pushedAt } from '../../../src/core/changes/baseline';
import { openConflicts } from '../../../src/core/changes/conflicts';
import { randomNumberOf } from '../../../src/core/changes/random-number';
import { type SheetRow, type TrackedRow, type Tracking } from '../../../src/core/changes/row';
import { trackRows } from '../../../src/core/changes/track-rows';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { rowsRestored } from '../../../src/core/sync/apply-snapshot';
import { sentCells, type LogEntry } from '../../../src/core/sync/log-entry';
import type { TableState } from '../../../src/core/sync/table-state';
import type { RowId } from '../../../src/core/table/layout';
import { bindNames, recordKey, type FieldCells } from '../../../src/core/table/record';
import type { Cell } from '../../../src/core/values/cell';
import { NameList } from '../../../src/core/values/name-list';

const people = new NameList('person', [
  { id: '0', name: 'Open shift', apart: [], also: ['Offene Schicht'] },
  { id: '11', name: 'Ana Silva', apart: [], also: [] },
  { id: '12', name: 'Bo Berg', apart: [], also: [] },
]);

export const blocks = bindNames(timeBlocks, () => people);

const EMPTY: FieldCells = Object.fromEntries(blocks.fields.map(({ id }): [string, Cell] => [id, '']));

/** Cells of a time block, with blank ones. */
function blockCells(cells: FieldCells): FieldCells {
  return { ...EMPTY, ...cells };
}

/** What the service has, by external ID. */
export type Stored = Map<string, FieldCells>;

/** One workbook: its sheet, and what it knows. The state is never changed in place, so that an old one can be kept. */
export interface Book {
  readonly rows: readonly { readonly id: RowId; readonly cells: FieldCells }[];
  readonly table: TableState;
  /** What the device's clock shows besides the true time. */
  readonly skew: number;
  /** The numbers that were typed in this workbook. */
  readonly numbers: ReadonlySet<Cell>;
}

export const emptyBook: Book = {
  rows: [],
  table: { kind: blocks.kind, snapshot: emptyBaseline, log: [] },
  skew: 0,
  numbers: new Set(),
};

export function tracked({ rows, table: { snapshot, log } }: Book): Tracking {
  const sheet = rows.map(({ id, cells }, index): SheetRow => ({ index, id, cells, status: '', message: '' }));
  return trackRows(blocks, sheet, snapshot, new Map(log.map((entry) => [entry.row, sentCells(entry)])));
}

export function typeCell(book: Book, at: number, field: string, cell: Cell): Book {
  const place = book.rows.length === 0 ? -1 : at % book.rows.length;
  // Two rows with one number can't be pushed: the sheet says Fix.
  if (field === 'ExternalID' && book.numbers.has(cell)) return book;
  const numbers = field === 'ExternalID' ? new Set([...book.numbers, cell]) : book.numbers;
  const rows = book.rows.map((row, index) =>
    index === place ? { ...row, cells: { ...row.cells, [field]: cell } } : row,
  );
  return { ...book, rows, numbers };
}

/** A new row gets its number at once, as before every backup and push. */
export function addRow(book: Book, id: RowId, cells: FieldCells): Book {
  const row = { id, cells: blockCells({ ExternalID: Number(randomNumberOf(id)), ...cells }) };
  return { ...book, rows: [...book.rows, row] };
}

export function deleteRow(book: Book, at: number): Book {
  const place = book.rows.length === 0 ? -1 : at % book.rows.length;
  return { ...book, rows: book.rows.filter((_, index) => index !== place) };
}

/** Pushes every row that is new or edited and has no conflict. The answer of a lost row does not come. */
export function push(book: Book, stored: Stored, now: number, lost = false): Book {
  const known = new Map(book.table.snapshot.rows);
  const log: LogEntry[] = [...book.table.log];
  for (const row of tracked(book).rows) {
    const { id, base, cells, changed, change } = row;
    if (!['new', 'edited'].includes(change) || openConflicts(row).length > 0) continue;
    if (log.some((entry) => entry.row === id)) continue;
    const key = base?.key ?? recordKey(blocks, { cells });
    // A second block with this number is refused, and so is an update to a number that another block has.
    const next = String(cells['ExternalID']);
    if ((!base || next !== key) && stored.has(next)) continue;
    const sent = Object.fromEntries(changed.map((field) => [field, cells[field] ?? '']));
    const before = stored.get(key);
    stored.delete(key);
    stored.set(next, { ...(before ?? blockCells({})), ...sent });
    if (lost) {
      log.push(unanswered(row, sent, base ? 'update' : 'add'));
      continue;
    }
    const after: BaselineRow = {
      id,
      key: next,
      cells: { ...(base?.cells ?? blockCells({})), ...sent },
      ids: {},
      ...pushedAt(now + book.skew, base),
    };
    known.set(id, after);
  }
  return { ...book, table: { ...book.table, snapshot: { ...book.table.snapshot, rows: known }, log } };
}

function unanswered({ id }: TrackedRow, sent: FieldCells, action: LogEntry['action']): LogEntry {
  return {
    kind: blocks.kind,
    row: id,
    label: id,
    stage: 'open',
    key: '',
    action,
    changes: Object.entries(sent).map(([field, to]) => ({ field, from: '', to })),
    outcome: { kind: 'unknown', reason: 'no-answer' },
    preexisting: [],
  };
}

export function backUp(book: Book): BackupRow[] {
  return backupRows(tracked(book), book.table.snapshot, book.table.log);
}

/** Brings a backup in as the app does. */
export function bringIn(
  book: Book,
  backup: readonly BackupRow[],
): { readonly book: Book; readonly plan: RestorePlan } {
  const plan = planRestore(blocks, backup, {
    tracking: tracked(book),
    bases: book.table.snapshot.rows,
    log: book.table.log,
  });
  const writes = new Map(plan.writes.map(({ row, cells }) => [row, cells]));
  const rows = book.rows.map((row) => ({ ...row, cells: { ...row.cells, ...writes.get(row.id) } }));
  const { baselines, sent, settled } = plan;
  const table = rowsRestored(book.table, {
    type: 'rows-restored',
    kind: blocks.kind,
    baselines,
    sent,
    settled,
  });
  return { book: { ...book, rows: [...rows, ...plan.added], table }, plan };
}
