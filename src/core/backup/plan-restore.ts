import { adoptedRow } from '../changes/adoption';
import type { BaselineRow } from '../changes/baseline';
import { mergeRow } from '../changes/merge';
import type { Tracking } from '../changes/row';
import { fieldOf, type Entity } from '../entities/entity';
import { isUnconfirmed } from '../push/outcome';
import type { LogEntry } from '../sync/log-entry';
import { hasSameValue, type FieldCells } from '../table/record';
import type { RowId } from '../table/sheet';
import { isNewRow, isUnpushed, type BackupRow } from './backup';
import { KnownRows, type FoundRow } from './known-rows';

/** What the workbook has of a table. */
export interface TableHere {
  readonly tracking: Tracking;
  readonly bases: ReadonlyMap<RowId, BaselineRow>;
  readonly log: readonly LogEntry[];
}

export interface RestoreCounts {
  /** The rows of the backup. */
  readonly rows: number;
  /** Of these, the rows that the workbook has already. */
  readonly here: number;
  /** The rows that the sheet gets. */
  readonly added: number;
  /** Of the rows that the sheet gets: new or edited rows that were not pushed. */
  readonly notPushed: number;
  /** Of the rows that the sheet gets: rows that were sent without a clear answer. */
  readonly unknown: number;
  /** Rows of the workbook that take newer values of the backup. */
  readonly updated: number;
  /** Rows of the workbook that differ, and of which nobody knows which one is newer. */
  readonly conflicts: number;
}

export interface RestorePlan {
  /** What the workbook knows of its records afterwards, for records of which it then knows more. */
  readonly known: readonly BaselineRow[];
  /** Rows that were sent, and of which the workbook does not know yet. */
  readonly sent: readonly LogEntry[];
  /** Rows that wait for a clear answer here, and that the backup knows to be stored. */
  readonly settled: readonly RowId[];
  /** Cells to write into rows of the sheet. */
  readonly writes: readonly { readonly row: RowId; readonly cells: FieldCells }[];
  /** New rows of the sheet, in the order of the backup. */
  readonly added: readonly { readonly id: RowId; readonly cells: FieldCells }[];
  readonly counts: RestoreCounts;
}

/** What one row of the backup means for the workbook. */
interface RowPlan {
  readonly known?: BaselineRow;
  readonly sent?: LogEntry;
  readonly settled?: RowId;
  readonly writes?: { readonly row: RowId; readonly cells: FieldCells };
  readonly added?: { readonly id: RowId; readonly cells: FieldCells };
  readonly isHere?: true;
  readonly isUpdated?: true;
  readonly isConflict?: true;
}

/**
 * What brings the rows of a backup into a table. A row that the workbook has keeps its edits. A row that it does not have comes
 * with what was not pushed. Nothing is sent, and a second time changes nothing.
 */
export function planRestore(entity: Entity, rows: readonly BackupRow[], here: TableHere): RestorePlan {
  const known = new KnownRows(entity, { ...here, bases: here.bases.values() });
  const planned: { readonly row: BackupRow; readonly plan: RowPlan }[] = [];
  for (const given of rows) {
    const row = withNames(entity, given);
    const cells = { ...row.base?.cells, ...row.cells };
    const found = known.find({ id: row.id, cells });
    planned.push({ row, plan: found ? planOfKnown(entity, row, found) : planOfUnknown(row) });
    if (!found) known.add({ id: row.id, cells });
  }
  const plans = planned.map(({ plan }) => plan);
  const added = planned.filter(({ plan }) => plan.added);
  const count = (is: (plan: RowPlan) => unknown) => plans.filter(is).length;
  return {
    known: plans.flatMap((plan) => plan.known ?? []),
    sent: plans.flatMap((plan) => plan.sent ?? []),
    settled: plans.flatMap((plan) => plan.settled ?? []),
    writes: plans.flatMap((plan) => plan.writes ?? []),
    added: plans.flatMap((plan) => plan.added ?? []),
    counts: {
      rows: rows.length,
      here: count(({ isHere }) => isHere),
      added: added.length,
      notPushed: added.filter(({ row }) => isUnpushed(row)).length,
      unknown: added.filter(({ plan }) => plan.sent).length,
      updated: count(({ isUpdated }) => isUpdated),
      conflicts: count(({ isConflict }) => isConflict),
    },
  };
}

/** A row that the workbook does not have. */
function planOfUnknown({ id, base, cells, sent, isDeleted }: BackupRow): RowPlan {
  const shown = cells ?? base?.cells ?? {};
  const entry = sent && entryHere(sent, id);
  return {
    ...(base ? { known: base } : {}),
    ...(entry ? { sent: entry } : {}),
    ...(isDeleted ? {} : { added: { id, cells: shown } }),
  };
}

function planOfKnown(entity: Entity, backup: BackupRow, { base, row, sent }: FoundRow): RowPlan {
  const here: RowPlan = { isHere: true };
  if (isNewRow(backup)) return here;
  if (!backup.base) return base || sent || !row ? here : { ...here, ...waiting(backup, row.id) };
  if (base) return { ...here, ...merged(entity, backup, { base, row }) };
  // The workbook waits for an answer of which the backup knows.
  const settled = sent ? { settled: sent.row } : {};
  const id = row?.id ?? sent?.row ?? backup.id;
  if (!row)
    return { ...here, ...settled, known: { ...backup.base, id }, ...putBack(backup, id, backup.base) };
  const adopted = adoptedRow(entity, row, backup.base);
  const { key, former, knownAt, adopted: bySaying } = backup.base;
  return {
    ...here,
    ...settled,
    known: {
      ...adopted.baseline,
      key,
      ...(former ? { former } : {}),
      ...(knownAt === undefined ? {} : { knownAt }),
      ...(bySaying ? { adopted: bySaying } : {}),
    },
    writes: { row: id, cells: adopted.writes },
    ...(adopted.baseline.conflicts ? { isConflict: true } : { isUpdated: true }),
  };
}

/** Both know the record. The one that was found stored later is right; if nobody knows which one that is, the user decides. */
function merged(
  entity: Entity,
  backup: BackupRow,
  { base, row }: { readonly base: BaselineRow; readonly row: FoundRow['row'] },
): RowPlan {
  const theirs = backup.base ?? base;
  const differing = entity.fields.filter((field) => !hasSameValue(field, theirs, base)).map(({ id }) => id);
  const [mine, their] = [base.knownAt ?? -1, theirs.knownAt ?? -1];
  const back = row ? {} : putBack(backup, base.id, base);
  if (differing.length === 0)
    return { ...(their > mine || isShown(theirs, base) ? { known: origin(base, theirs) } : {}), ...back };
  if (their < mine) return back;
  const shown = row?.cells ?? base.cells;
  if (their > mine) {
    const { baseline, writes } = mergeRow(entity, base, shown, theirs);
    const known = origin({ ...baseline, key: theirs.key }, theirs);
    return row
      ? { known, writes: { row: row.id, cells: writes }, isUpdated: true }
      : { known, ...putBack(backup, base.id, known), isUpdated: true };
  }
  const conflicts = Object.fromEntries(differing.map((field) => [field, theirs.cells[field] ?? '']));
  const ids = { ...base.ids, ...theirs.ids };
  const known = { ...base, cells: { ...base.cells, ...theirs.cells }, ids, conflicts };
  return row
    ? { known, isConflict: true }
    : { known, added: { id: base.id, cells: base.cells }, isConflict: true };
}

/** A record that one workbook has pushed is no longer known by the user's word alone. */
function isShown(theirs: BaselineRow, base: BaselineRow): boolean {
  return base.adopted === true && theirs.adopted !== true;
}

function origin({ adopted: mine, ...base }: BaselineRow, { knownAt, adopted }: BaselineRow): BaselineRow {
  const latest = Math.max(base.knownAt ?? -1, knownAt ?? -1);
  return {
    ...base,
    ...(latest < 0 ? {} : { knownAt: latest }),
    ...(mine && adopted ? { adopted } : {}),
  };
}

/** The row is nowhere in the sheet: it comes back, unless it was deleted in the other workbook too. */
function putBack(
  { cells, isDeleted, sent }: BackupRow,
  id: RowId,
  base: BaselineRow,
): Pick<RowPlan, 'added'> {
  return isDeleted ? {} : { added: { id, cells: (sent ? undefined : cells) ?? base.cells } };
}

/** The row looks new here, and the backup knows that it was sent. */
function waiting({ sent }: BackupRow, id: RowId): Pick<RowPlan, 'sent'> {
  const entry = sent && entryHere(sent, id);
  return entry ? { sent: entry } : {};
}

/**
 * The entry of a row that another workbook has sent. The user is asked whether it is stored: the other workbook may have found it
 * out since. Undefined if the service has refused the row.
 */
function entryHere(sent: LogEntry, row: RowId): LogEntry | undefined {
  if (sent.outcome.kind === 'refused' && sent.outcome.isCertain) return undefined;
  const entry = { ...sent, row, fromEarlierPush: true };
  return isUnconfirmed(sent.outcome) ? { ...entry, waitsForUser: true } : entry;
}

/** The row with the names that this workbook has for the records behind its IDs. */
function withNames(entity: Entity, row: BackupRow): BackupRow {
  const { base, cells } = row;
  if (!base) return row;
  const renamed = Object.entries(base.ids).flatMap(([field, id]) => {
    const label = fieldOf(entity, field).names?.labelOf(id);
    return label === undefined || label === base.cells[field] ? [] : [[field, label] as const];
  });
  if (renamed.length === 0) return row;
  const same = renamed.filter(([field]) => cells?.[field] === base.cells[field]);
  return {
    ...row,
    base: { ...base, cells: { ...base.cells, ...Object.fromEntries(renamed) } },
    ...(cells ? { cells: { ...cells, ...Object.fromEntries(same) } } : {}),
  };
}
