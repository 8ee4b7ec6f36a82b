import type { BaselineRow } from '../changes/baseline';
import type { Tracking } from '../changes/row';
import { fieldOf, type Entity } from '../entities/entity';
import { OPEN_SHIFT } from '../shifts/open-shift';
import type { LogEntry } from '../sync/log-entry';
import type { RowId } from '../table/layout';
import { labelOf, sameCell, type FieldCells } from '../table/record';
import { type Cell, textOf } from '../values/cell';
import { isUnpushed, type BackupRow } from './backup';
import { keyFields, KnownRows, type FoundRow } from './known-rows';
import { isOtherKey, restoreRow, type RowPlan } from './restore-row';
import type { LeftCell } from './take-in-row';

/** What the workbook has of a table. */
export interface TableHere {
  readonly tracking: Tracking;
  readonly bases: ReadonlyMap<RowId, BaselineRow>;
  readonly log: readonly LogEntry[];
}

/** What becomes of the rows of a backup. Each row counts once, but for `notPushed` and `unknown`, which are parts of `added`. */
export interface RestoreCounts {
  /** The rows of the backup. */
  readonly rows: number;
  /** The workbook has every cell of the row. */
  readonly here: number;
  /** The workbook knows of a later push of the row, so it has the newer values. */
  readonly newerHere: number;
  /** The sheet gets the row. */
  readonly added: number;
  /** Of the rows that the sheet gets: new or edited rows that were not pushed. */
  readonly notPushed: number;
  /** Of the rows that the sheet gets: rows that were sent without a clear answer. */
  readonly unknown: number;
  /** The row takes newer values or edits of the backup. */
  readonly updated: number;
  /** The row and the backup differ, and the user decides. */
  readonly conflicts: number;
  /** Some cells of the row stay as they are here, although the backup has other ones (`left`). */
  readonly kept: number;
  /** The row was deleted in the backup's sheet, and is in no sheet here either. */
  readonly deleted: number;
}

/** A cell of the backup that is not taken, beside the row's name. */
export interface LeftOfRow extends LeftCell {
  /** The row of the backup. */
  readonly row: RowId;
  readonly label: string;
}

export interface RestorePlan {
  /** What the workbook knows of its records afterwards, for records of which it then knows more. */
  readonly baselines: readonly BaselineRow[];
  /** Rows that were sent, and of which the workbook does not know yet. */
  readonly sent: readonly LogEntry[];
  /** Rows that wait for a clear answer here, and that the backup knows to be stored. */
  readonly settled: readonly RowId[];
  /** Cells to write into rows of the sheet. */
  readonly writes: readonly { readonly row: RowId; readonly cells: FieldCells }[];
  /** New rows of the sheet, in the order of the backup. */
  readonly added: readonly { readonly id: RowId; readonly cells: FieldCells }[];
  /** The cells of the backup that are neither in the sheet nor in a conflict afterwards, with the reason. */
  readonly left: readonly LeftOfRow[];
  readonly counts: RestoreCounts;
}

/**
 * What brings the rows of a backup into a table. Every cell of the backup is in the sheet afterwards, or in a conflict, or in
 * `left`. Nothing is sent, and a second time changes nothing.
 */
export function planRestore(entity: Entity, rows: readonly BackupRow[], here: TableHere): RestorePlan {
  const given = rows.map((row) => withNames(entity, row));
  const known = new KnownRows(entity, { ...here, bases: here.bases.values() });
  const found = findRows(entity, given, known);
  const planned = given.map((row) => {
    const match = found.get(row) ?? {};
    const taken = takenKeys(entity, row, { known, match });
    const plan = restoreRow(entity, withoutEdits(row, taken), match);
    return { row, plan: taken.length === 0 ? plan : { ...plan, left: [...plan.left, ...taken] } };
  });
  const plans = planned.map(({ plan }) => plan);
  const count = (outcome: RowPlan['outcome']) => plans.filter((plan) => plan.outcome === outcome).length;
  const added = planned.filter(({ plan }) => plan.outcome === 'added');
  return {
    baselines: plans.flatMap((plan) => plan.base ?? []),
    sent: plans.flatMap((plan) => plan.sent ?? []),
    settled: plans.flatMap((plan) => plan.settled ?? []),
    writes: plans.flatMap((plan) => plan.writes ?? []),
    added: plans.flatMap((plan) => plan.added ?? []),
    left: planned.flatMap(({ row, plan }) => {
      const label = labelOf(entity, { ...row.base?.cells, ...row.cells }, '');
      return plan.left.map((cell) => ({ ...cell, row: row.id, label }));
    }),
    counts: {
      rows: rows.length,
      here: count('here'),
      newerHere: count('newer-here'),
      added: added.length,
      notPushed: added.filter(({ row }) => isUnpushed(row)).length,
      unknown: added.filter(({ plan }) => plan.sent).length,
      updated: count('updated'),
      conflicts: count('conflict'),
      kept: count('kept'),
      deleted: count('deleted'),
    },
  };
}

/**
 * The rows of the workbook that are those of the backup. No two rows of the backup get the same row: known records come first,
 * by their keys, because two copies of a workbook can give one id to two records.
 */
function findRows(
  entity: Entity,
  rows: readonly BackupRow[],
  known: KnownRows,
): ReadonlyMap<BackupRow, FoundRow> {
  const found = new Map<BackupRow, FoundRow>();
  const taken = new Set<RowId>();
  const take = (row: BackupRow, id: RowId, match: FoundRow | undefined) => {
    if (!match || found.has(row) || taken.has(id)) return;
    found.set(row, match);
    if (!isOtherKey(entity, row, match.base)) taken.add(id);
  };
  const byKey = (row: BackupRow, cells: FieldCells, isKnown: boolean) => {
    const same = known.byKey(cells);
    if (same && (!isKnown || same.found.base)) take(row, same.id, same.found);
  };
  for (const row of rows) if (row.base) byKey(row, row.base.cells, true);
  for (const row of rows) take(row, row.id, known.byId(row.id));
  for (const row of rows) byKey(row, row.base?.cells ?? row.cells ?? {}, false);
  return found;
}

/** Typed keys that another record of the workbook has: with such a key, the row would pass for that other record. */
function takenKeys(
  entity: Entity,
  { base, cells }: BackupRow,
  { known, match }: { readonly known: KnownRows; readonly match: FoundRow },
): readonly LeftCell[] {
  if (!cells) return [];
  return keyFields(entity).flatMap((field): LeftCell[] => {
    const [cell, was] = [cells[field] ?? '', base?.cells[field] ?? ''];
    const other = sameCell(fieldOf(entity, field), cell, was) ? undefined : known.byKey({ [field]: cell });
    const isOther =
      other?.found.base !== undefined && other.id !== (match.base?.id ?? match.row?.id ?? match.sent?.row);
    return isOther ? [{ field, cell, here: was, reason: 'other-key' }] : [];
  });
}

function withoutEdits(row: BackupRow, fields: readonly LeftCell[]): BackupRow {
  if (fields.length === 0) return row;
  const back = fields.map(({ field }) => [field, row.base?.cells[field] ?? ''] as const);
  return { ...row, cells: { ...row.cells, ...Object.fromEntries(back) } };
}

/**
 * The row with the names that this workbook has for the records behind its IDs. An open shift has the word of this workbook's
 * language.
 */
function withNames(entity: Entity, row: BackupRow): BackupRow {
  const { base, cells } = row;
  const opened = cells && withOpenShift(entity, cells);
  if (!base) return opened ? { ...row, cells: opened } : row;
  const renamed = Object.entries(base.ids).flatMap(([field, id]) => {
    const label = fieldOf(entity, field).names?.labelOf(id);
    return label === undefined || label === base.cells[field] ? [] : [[field, label] as const];
  });
  const same = renamed.filter(([field]) => cells?.[field] === base.cells[field]);
  return {
    ...row,
    base: { ...base, cells: { ...base.cells, ...Object.fromEntries(renamed) } },
    ...(opened ? { cells: { ...opened, ...Object.fromEntries(same) } } : {}),
  };
}

function withOpenShift(entity: Entity, cells: FieldCells): FieldCells {
  const open = entity.fields.flatMap(({ id, names }): [string, Cell][] => {
    const ids = names?.idsOf(textOf(cells[id] ?? '')) ?? [];
    const label = ids.length === 1 && ids[0] === OPEN_SHIFT ? names?.labelOf(OPEN_SHIFT) : undefined;
    return label === undefined || label === cells[id] ? [] : [[id, label]];
  });
  return open.length === 0 ? cells : { ...cells, ...Object.fromEntries(open) };
}
