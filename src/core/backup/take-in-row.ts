import { type BaselineRow, editedFields, joinedLineage, newerOf, withoutKeys } from '../changes/baseline';
import { withoutConflicts } from '../changes/conflicts';
import { mergeRow } from '../changes/merge';
import { fieldOf, type Entity, type Field } from '../entities/entity';
import { hasSameValue, meansRecord, sameCell, type FieldCells, type Ids } from '../table/record';
import { isEmpty, type Cell } from '../values/cell';
import type { BackupRow } from './backup';
import { keyFields } from './known-rows';

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

/** A row of the workbook while cells of the backup come into it. */
export interface RowDraft {
  readonly base: BaselineRow;
  readonly cells: FieldCells;
  readonly left: readonly LeftCell[];
  /** Fields in which the backup and the row differ, and that are in conflict now. */
  readonly contested: readonly string[];
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
export function withBase(
  entity: Entity,
  draft: RowDraft,
  theirs: BaselineRow | undefined,
  before: Before,
): RowDraft {
  const { base, cells } = draft;
  if (!theirs) return draft;
  const fields = differingFields(entity, theirs, base);
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
  draft: RowDraft,
  theirs: BaselineRow,
  { fields, edited, waiting }: Before & { readonly fields: readonly string[] },
): RowDraft {
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
export function withEdits(entity: Entity, draft: RowDraft, backup: BackupRow, before: Before): RowDraft {
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

/** Fields of which the backup's state of a record has another value. */
export function differingFields(entity: Entity, theirs: BaselineRow, base: BaselineRow): readonly string[] {
  return entity.fields
    .filter((field) => theirs.cells[field.id] !== undefined && !hasSameValue(field, theirs, base))
    .map(({ id }) => id);
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

export function leftCells(cells: FieldCells, here: FieldCells, reason: LeftReason): LeftCell[] {
  return Object.entries(cells).flatMap(([field, cell]) => {
    const shown = here[field] ?? '';
    return cell === shown ? [] : [{ field, cell, here: shown, reason }];
  });
}

export function picked<T>(record: Readonly<Record<string, T>>, fields: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => fields.includes(id)));
}
