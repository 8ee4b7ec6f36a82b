import { adoptedRow } from '../changes/adoption';
import { type BaselineRow, editedFields, newerOf } from '../changes/baseline';
import { openConflicts, withoutConflicts } from '../changes/conflicts';
import { fieldOf, type Entity } from '../entities/entity';
import { isUnconfirmedOutcome } from '../push/outcome';
import { inStage, type LogEntry } from '../sync/log-entry';
import type { RowId } from '../table/layout';
import { sameCell, type FieldCells } from '../table/record';
import { isEmpty, type Cell } from '../values/cell';
import type { BackupRow } from './backup';
import { keyFields, type FoundRow } from './known-rows';
import {
  differingFields,
  leftCells,
  picked,
  withBase,
  withEdits,
  type RowDraft,
  type LeftCell,
} from './take-in-row';

/** What one row of the backup means for the workbook. */
export interface RowPlan {
  readonly base?: BaselineRow;
  readonly sent?: LogEntry;
  readonly settled?: RowId;
  readonly writes?: { readonly row: RowId; readonly cells: FieldCells };
  readonly added?: { readonly id: RowId; readonly cells: FieldCells };
  readonly left: readonly LeftCell[];
  readonly outcome: 'here' | 'newer-here' | 'added' | 'updated' | 'conflict' | 'kept' | 'deleted';
}

/** Brings a row of a backup together with what the workbook has of it. */
export function restoreRow(entity: Entity, backup: BackupRow, here: FoundRow): RowPlan {
  const { base, row, sent } = here;
  if (!base && !row && !sent) return unknownRow(backup);
  if (base) return knownRow(entity, withKeysOf(entity, backup, base.cells), { ...here, base });
  if (backup.base) return becomesKnown(entity, backup, backup.base, here);
  if (row) return newRow(entity, backup, { ...here, row });
  // The sheet does not have the row, and the log still has it: the row was deleted, or taken back by Ctrl+Z.
  const id = sent?.row ?? backup.id;
  const deleted = backup.isDeleted === true;
  return {
    left: [],
    outcome: deleted ? 'deleted' : 'added',
    ...(deleted ? {} : { added: { id, cells: backup.cells ?? {} } }),
  };
}

/** The workbook does not have the row. */
function unknownRow({ id, base, cells, sent, isDeleted }: BackupRow): RowPlan {
  const shown = cells ?? base?.cells ?? {};
  const entry = entryOf(sent, id);
  return {
    ...(base ? { base: base } : {}),
    ...(entry ? { sent: entry } : {}),
    ...(isDeleted ? {} : { added: { id, cells: shown } }),
    left: isDeleted ? leftCells(shown, {}, 'deleted') : [],
    outcome: isDeleted ? 'deleted' : 'added',
  };
}

/** The row is new in the workbook and in the backup. Blank cells are filled; a cell that was typed stays. */
function newRow(
  entity: Entity,
  { cells = {}, sent }: BackupRow,
  { row, sent: sentHere }: FoundRow & Required<Pick<FoundRow, 'row'>>,
): RowPlan {
  const writes: Record<string, Cell> = {};
  const left: LeftCell[] = [];
  for (const field of entity.fields) {
    const [cell, shown] = [cells[field.id] ?? '', row.cells[field.id]];
    if (isEmpty(cell) || (shown !== undefined && sameCell(field, cell, shown))) continue;
    if (shown !== undefined && isEmpty(shown)) writes[field.id] = cell;
    else left.push({ field: field.id, cell, here: shown ?? '', reason: 'typed-here' });
  }
  const entry = sentHere ? undefined : entryOf(sent, row.id);
  const isTaken = Object.keys(writes).length > 0 || entry !== undefined;
  return {
    ...(entry ? { sent: entry } : {}),
    ...(Object.keys(writes).length > 0 ? { writes: { row: row.id, cells: writes } } : {}),
    left,
    outcome: left.length > 0 ? 'kept' : isTaken ? 'updated' : 'here',
  };
}

/** The backup knows the record of a row that is new here, or that waits for an answer here. */
function becomesKnown(
  entity: Entity,
  backup: BackupRow,
  theirs: BaselineRow,
  { row, sent }: FoundRow,
): RowPlan {
  const settled = sent ? { settled: sent.row } : {};
  if (!row) {
    const id = sent?.row ?? backup.id;
    return { ...unknownRow({ ...backup, id, base: { ...theirs, id } }), ...settled };
  }
  // The row is that record's row: it shows the keys of the record, and not a number that was to be sent.
  const keys = keyFields(entity).filter((name) => !isEmpty(theirs.cells[name] ?? ''));
  const shown = { ...row.cells, ...picked(theirs.cells, keys) };
  const { baseline, writes } = adoptedRow(entity, { ...row, cells: shown }, theirs);
  const base: BaselineRow = { ...theirs, ...baseline, id: row.id, key: theirs.key };
  const contested = Object.keys(baseline.conflicts ?? {});
  const draft = { base, cells: { ...shown, ...writes }, left: [], contested };
  const edited = withEdits(entity, draft, backup, { edited: new Set(contested), waiting: new Set() });
  const inDoubt = entryOf(backup.sent, row.id);
  return {
    ...settled,
    ...planOf(entity, edited, { row, base: undefined }),
    ...(inDoubt ? { sent: inDoubt } : {}),
  };
}

/** The workbook knows the record. */
function knownRow(
  entity: Entity,
  backup: BackupRow,
  { base: known, row, sent }: FoundRow & Required<Pick<FoundRow, 'base'>>,
): RowPlan {
  const shown = row?.cells ?? known.cells;
  const keys = blankKeys(entity, backup.base?.cells ?? {}, known.cells, shown);
  const base = Object.keys(keys).length === 0 ? known : { ...known, cells: { ...known.cells, ...keys } };
  // A sheet may lack the column.
  const cells = { ...shown, ...picked(keys, Object.keys(shown)) };
  // The user must first say which record the row is.
  const reason = row?.keyDoubt ? 'waits' : isOtherKey(entity, backup, base) ? 'other-key' : undefined;
  if (reason) {
    const left = leftCells({ ...backup.base?.cells, ...backup.cells }, cells, reason);
    return { left, outcome: left.length > 0 ? 'kept' : 'here' };
  }
  if (backup.isDeleted && !row) return deletedInBoth(entity, backup, base);
  const edited = new Set(editedFields(entity, cells, base));
  const open = openConflicts({ base: base, cells, changed: [...edited] });
  const waiting = new Set(open.map(({ field }) => field));
  const draft = { base: withConflictsOf(base, waiting), cells, left: [], contested: [] };
  const before = { edited, waiting };
  const merged = withEdits(entity, withBase(entity, draft, backup.base, before), backup, before);
  const plan = planOf(entity, merged, { row, base: known });
  const inDoubt = sent || isPushedSince(base, backup) ? undefined : entryOf(backup.sent, base.id);
  if (!inDoubt) return plan;
  return { ...plan, sent: inDoubt, ...(plan.outcome === 'here' ? { outcome: 'updated' } : {}) };
}

/**
 * Keys that one side has and the other side has not learned, such as the time block ID of a list: the service gives them, so an empty
 * cell says nothing about the record.
 */
function blankKeys(entity: Entity, from: FieldCells, ...blank: readonly FieldCells[]): FieldCells {
  const isBlank = (id: string) => blank.every((cells) => isEmpty(cells[id] ?? ''));
  return picked(
    from,
    keyFields(entity).filter((id) => !isEmpty(from[id] ?? '') && isBlank(id)),
  );
}

/** The row of a backup with the keys that only the workbook knows. */
function withKeysOf(entity: Entity, backup: BackupRow, here: FieldCells): BackupRow {
  const { base, cells } = backup;
  if (!base) return backup;
  const keys = blankKeys(entity, here, base.cells, cells ?? {});
  return {
    ...backup,
    base: { ...base, cells: { ...base.cells, ...keys } },
    ...(cells ? { cells: { ...cells, ...keys } } : {}),
  };
}

/** The workbook has pushed the row after the backup's state. */
function isPushedSince(base: BaselineRow, { base: theirs }: BackupRow): boolean {
  return !theirs || (newerOf(base, theirs) === 'here' && base.knownAt !== theirs.knownAt);
}

/** Neither sheet has the row. The workbook keeps the newer state of the record, for “Put back”. */
function deletedInBoth(entity: Entity, { base: theirs }: BackupRow, base: BaselineRow): RowPlan {
  if (!theirs || differingFields(entity, theirs, base).length === 0) return { left: [], outcome: 'here' };
  if (newerOf(base, theirs) === 'there')
    return { base: { ...theirs, id: base.id }, left: [], outcome: 'deleted' };
  return { left: leftCells(theirs.cells, base.cells, 'deleted'), outcome: 'deleted' };
}

/** `known`: what the workbook knew of the record before. */
function planOf(
  entity: Entity,
  { base, cells, left, contested }: RowDraft,
  { row, base: known }: { readonly row: FoundRow['row']; readonly base: BaselineRow | undefined },
): RowPlan {
  const writes = row ? Object.entries(cells).filter(([id, cell]) => cell !== row.cells[id]) : [];
  const isNewer = !known || differingFields(entity, base, known).length > 0;
  return {
    ...(isAsBefore(base, known) ? {} : { base: base }),
    ...(row && writes.length > 0 ? { writes: { row: row.id, cells: Object.fromEntries(writes) } } : {}),
    ...(row ? {} : { added: { id: base.id, cells } }),
    left,
    outcome:
      contested.length > 0
        ? 'conflict'
        : left.some(({ reason }) => reason !== 'newer-here')
          ? 'kept'
          : !row
            ? 'added'
            : writes.length > 0 || isNewer
              ? 'updated'
              : left.length > 0
                ? 'newer-here'
                : 'here',
  };
}

function isAsBefore(base: BaselineRow, known: BaselineRow | undefined): boolean {
  if (base === known || !known) return base === known;
  const parts = (row: BaselineRow) => JSON.stringify(Object.entries(row).sort());
  return parts(base) === parts(known);
}

/** Two copies of a workbook can give one row two keys. */
export function isOtherKey(
  entity: Entity,
  { base: theirs }: BackupRow,
  base: BaselineRow | undefined,
): boolean {
  if (!theirs || !base || newerOf(base, theirs) !== 'unknown') return false;
  const pairs = keyFields(entity).map(
    (id) => [fieldOf(entity, id), theirs.cells[id] ?? '', base.cells[id] ?? ''] as const,
  );
  const filledPairs = pairs.filter(([, one, other]) => !isEmpty(one) && !isEmpty(other));
  return filledPairs.length > 0 && filledPairs.every(([field, one, other]) => !sameCell(field, one, other));
}

/** Conflicts count only while they are open. */
function withConflictsOf(base: BaselineRow, open: ReadonlySet<string>): BaselineRow {
  const { conflicts, fromBackup } = base;
  if (open.size === 0) return conflicts || fromBackup ? withoutConflicts(base) : base;
  return {
    ...base,
    ...(conflicts ? { conflicts: picked(conflicts, [...open]) } : {}),
    ...(fromBackup ? { fromBackup: picked(fromBackup, [...open]) } : {}),
  };
}

/**
 * The entry of a row that another workbook has sent. The user is asked whether it is stored: the other workbook may have found it
 * out since. Undefined if the service has refused the row.
 */
function entryOf(sent: LogEntry | undefined, row: RowId): LogEntry | undefined {
  if (!sent || (sent.outcome.kind === 'refused' && sent.outcome.isCertain)) return undefined;
  const entry = { ...sent, row, fromEarlierPush: true };
  return isUnconfirmedOutcome(sent.outcome) ? inStage(entry, 'waits-for-user') : entry;
}
