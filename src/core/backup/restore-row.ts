import { adoptedRow } from '../changes/adoption';
import { type BaselineRow, editedFields, joinedLineage, newerOf, withoutKeys } from '../changes/baseline';
import { openConflicts, withoutConflicts } from '../changes/conflicts';
import { mergeRow } from '../changes/merge';
import { fieldOf, type Entity, type Field } from '../entities/entity';
import { isUnconfirmedOutcome } from '../push/outcome';
import { inStage, type LogEntry } from '../sync/log-entry';
import type { RowId } from '../table/layout';
import { hasSameValue, meansRecord, sameCell, type FieldCells, type Ids } from '../table/record';
import { isEmpty, type Cell } from '../values/cell';
import type { BackupRow } from './backup';
import { keyFields, type FoundRow } from './known-rows';

/** Why a cell of a backup is not taken. */
type LeftReason =
  /** The workbook knows of a later push of the row. */
  | 'newer-here'
  /** The row is new here and in the backup, and was typed differently. Without a stored record there is no conflict. */
  | 'typed-here'
  /** The cell is in a conflict already, and the user has not decided yet. */
  | 'waits'
  /** The row has another key here, and nobody knows whether it is the same record. */
  | 'other-key'
  /** The row was deleted in the backup's sheet. The workbook keeps what is known of its record. */
  | 'deleted';

export interface LeftCell {
  readonly field: string;
  readonly cell: Cell;
  /** What the workbook has instead. */
  readonly here: Cell;
  readonly reason: LeftReason;
}

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

/** A row of the workbook while cells of the backup come into it. */
interface Draft {
  readonly base: BaselineRow;
  readonly cells: FieldCells;
  readonly left: readonly LeftCell[];
  /** Fields in which the backup and the row differ, and that are in conflict now. */
  readonly contested: readonly string[];
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
  if (!theirs || differing(entity, theirs, base).length === 0) return { left: [], outcome: 'here' };
  if (newerOf(base, theirs) === 'there')
    return { base: { ...theirs, id: base.id }, left: [], outcome: 'deleted' };
  return { left: leftCells(theirs.cells, base.cells, 'deleted'), outcome: 'deleted' };
}

interface Before {
  /** Fields that were edited here before. */
  readonly edited: ReadonlySet<string>;
  /** Fields that were in conflict here before. */
  readonly waiting: ReadonlySet<string>;
}

/**
 * Both know the record. If one state was made from the other, it is the newer one. If nobody knows which state is newer, the
 * fields in which they differ are in conflict.
 */
function withBase(entity: Entity, draft: Draft, theirs: BaselineRow | undefined, before: Before): Draft {
  const { base, cells } = draft;
  if (!theirs) return draft;
  const fields = differing(entity, theirs, base);
  if (fields.length === 0) return { ...draft, base: withOrigin(base, theirs) };
  switch (newerOf(base, theirs)) {
    case 'there': {
      const merged = mergeRow(entity, base, cells, theirs);
      const known = { ...merged.baseline, key: theirs.key, ids: idsAfter(base, theirs) };
      return {
        ...draft,
        base: withOrigin(known, theirs),
        cells: { ...cells, ...merged.writes },
        contested: fields.filter((id) => merged.conflicts.some(({ field }) => field === id)),
      };
    }
    case 'here':
      return { ...draft, left: leftCells(picked(theirs.cells, fields), cells, 'newer-here') };
    case 'unknown':
      return undecided(entity, draft, theirs, { ...before, fields });
  }
}

/** The backup's state becomes the known one in the fields that differ, and the row keeps its cells: the user decides. */
function undecided(
  entity: Entity,
  draft: Draft,
  theirs: BaselineRow,
  { fields, edited, waiting }: Before & { readonly fields: readonly string[] },
): Draft {
  const { base, cells } = draft;
  const isShown = (id: string) => meansRecord(fieldOf(entity, id), cells[id] ?? '', theirs);
  const later = fields.filter((id) => waiting.has(id) && !isShown(id));
  // An edit here that equals the backup's value stays an edit: nobody knows whether the service has it.
  const taken = fields.filter((id) => !waiting.has(id) && !(edited.has(id) && isShown(id)));
  const contested = taken.filter((id) => !isShown(id));
  const values = picked(theirs.cells, taken);
  const conflicts = { ...base.conflicts, ...picked(theirs.cells, contested) };
  const known: BaselineRow = {
    ...base,
    cells: { ...base.cells, ...values },
    ids: idsAfter(base, { cells: values, ids: theirs.ids }),
    ...(base.shown ? { shown: withoutKeys(base.shown, taken) } : {}),
    ...(Object.keys(conflicts).length > 0 ? { conflicts } : {}),
  };
  return {
    ...draft,
    // Until the other fields are decided, nobody can say that this workbook has the backup's state.
    base: later.length > 0 ? known : withOrigin(known, theirs),
    left: leftCells(picked(theirs.cells, later), cells, 'waits'),
    contested,
  };
}

/**
 * The edits of the backup that were not pushed. A cell without an edit takes the backup's edit. If the record has another value by
 * now than the one that was edited, or if the row has another edit, the user decides.
 */
function withEdits(entity: Entity, draft: Draft, backup: BackupRow, before: Before): Draft {
  const edits = editsOf(entity, backup);
  if (edits.length === 0) return draft;
  const cells: Record<string, Cell> = { ...draft.cells };
  const conflicts = new Map(Object.entries(draft.base.conflicts ?? {}));
  const fromBackup = new Map(Object.entries(draft.base.fromBackup ?? {}));
  const left = draft.left.filter(({ field }) => !edits.includes(field));
  const contested = new Set(draft.contested);
  const keys = keyFields(entity);
  for (const id of edits) {
    const field = fieldOf(entity, id);
    const edit = backup.cells?.[id] ?? '';
    const cell = cells[id];
    const known = draft.base.cells[id] ?? '';
    if (cell !== undefined && isSame(field, edit, cell, draft.base)) continue;
    if (cell === undefined || before.waiting.has(id)) {
      const other = fromBackup.get(id) ?? known;
      if (cell !== undefined && isSame(field, edit, other, draft.base)) contested.add(id);
      else left.push({ field: id, cell: edit, here: cell ?? '', reason: 'waits' });
    } else if (before.edited.has(id) && !meansRecord(field, cell, draft.base)) {
      // The record has the backup's edit by now: it was pushed, and the edit here is a later one or in conflict already.
      if (meansRecord(field, edit, draft.base)) continue;
      if (keys.includes(id)) {
        left.push({ field: id, cell: edit, here: cell, reason: 'other-key' });
        continue;
      }
      conflicts.set(id, known);
      fromBackup.set(id, edit);
      contested.add(id);
    } else {
      const isBased = backup.base !== undefined && hasSameValue(field, backup.base, draft.base);
      const open = backup.base?.conflicts?.[id];
      const offered = backup.base?.fromBackup?.[id];
      if (!isBased && keys.includes(id)) {
        left.push({ field: id, cell: edit, here: cell, reason: 'other-key' });
        continue;
      }
      cells[id] = edit;
      if (isBased && open === undefined && !contested.has(id)) continue;
      conflicts.set(id, contested.has(id) ? cell : (open ?? backup.base?.cells[id] ?? known));
      if (offered !== undefined) fromBackup.set(id, offered);
      contested.add(id);
    }
  }
  return {
    base: {
      ...withoutConflicts(draft.base),
      ...(conflicts.size > 0 ? { conflicts: Object.fromEntries(conflicts) } : {}),
      ...(fromBackup.size > 0 ? { fromBackup: Object.fromEntries(fromBackup) } : {}),
    },
    cells,
    left,
    contested: [...contested],
  };
}

/** The fields that the backup's row had otherwise than its record. For a row that was not stored: all that are filled. */
function editsOf(entity: Entity, { base, cells }: BackupRow): readonly string[] {
  if (!cells) return [];
  if (base) return editedFields(entity, cells, base).filter((id) => fieldOf(entity, id).access !== 'service');
  return entity.fields.map(({ id }) => id).filter((id) => !isEmpty(cells[id] ?? ''));
}

/** `known`: what the workbook knew of the record before. */
function planOf(
  entity: Entity,
  { base, cells, left, contested }: Draft,
  { row, base: known }: { readonly row: FoundRow['row']; readonly base: BaselineRow | undefined },
): RowPlan {
  const writes = row ? Object.entries(cells).filter(([id, cell]) => cell !== row.cells[id]) : [];
  const isNewer = !known || differing(entity, base, known).length > 0;
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

/** Fields of which the backup's state of a record has another value. */
function differing(entity: Entity, theirs: BaselineRow, base: BaselineRow): readonly string[] {
  return entity.fields
    .filter((field) => theirs.cells[field.id] !== undefined && !hasSameValue(field, theirs, base))
    .map(({ id }) => id);
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

function isSame(field: Field, one: Cell, other: Cell, base: BaselineRow): boolean {
  return sameCell(field, one, other) || (meansRecord(field, one, base) && meansRecord(field, other, base));
}

/** The IDs behind the names of a record that takes these values. */
function idsAfter({ cells, ids }: BaselineRow, theirs: Pick<BaselineRow, 'cells' | 'ids'>): Ids {
  const stale = Object.keys(ids).filter((id) => {
    const cell = theirs.cells[id];
    return cell !== undefined && theirs.ids[id] === undefined && cell !== cells[id];
  });
  return { ...withoutKeys(ids, stale), ...picked(theirs.ids, Object.keys(theirs.cells)) };
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

/** A record that one workbook has pushed is no longer known by the user's word alone. */
function withOrigin(base: BaselineRow, theirs: BaselineRow): BaselineRow {
  const { adopted } = base;
  const isLater = newerOf(base, theirs) === 'here';
  if (isLater && (!adopted || theirs.adopted)) return base;
  const latest = isLater ? joinedLineage(base, theirs) : joinedLineage(theirs, base);
  return { ...withoutOrigin(base), ...latest, ...(adopted && theirs.adopted ? { adopted } : {}) };
}

function withoutOrigin({ knownAt: _, earlier: __, adopted: ___, ...row }: BaselineRow): BaselineRow {
  return row;
}

function leftCells(cells: FieldCells, here: FieldCells, reason: LeftReason): LeftCell[] {
  return Object.entries(cells).flatMap(([field, cell]) => {
    const shown = here[field] ?? '';
    return cell === shown ? [] : [{ field, cell, here: shown, reason }];
  });
}

function picked<T>(record: Readonly<Record<string, T>>, fields: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => fields.includes(id)));
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
