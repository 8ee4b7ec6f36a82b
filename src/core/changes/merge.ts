import type { Entity } from '../entities/entity';
import {
  keyOf,
  meansRecord,
  sameCell,
  sameRecord,
  withFormerNames,
  type FieldCells,
  type ServiceRecord,
} from '../table/record';
import type { Cell, RowId } from '../table/sheet';
import type { BaselineRow } from './baseline';
import { openConflicts, type Conflict } from './conflicts';
import { adoptedRow } from './adoption';
import { editedFields } from './edited-fields';
import type { TrackedRow, Tracking } from './row';

export interface MergedRow {
  /** Cells to write: fields that the user did not touch and the service changed. */
  readonly writes: FieldCells;
  readonly baseline: BaselineRow;
  /** Fields that both changed, also those of earlier merges that wait for the user's word. */
  readonly conflicts: readonly Conflict[];
  /** Whether an edit is left once the writes are made. */
  readonly edited: boolean;
}

/**
 * Three-way merge of one row, field by field: what the user did not touch follows the service, edits stay, and where
 * both changed the user's cell stays and a conflict says so. Fields that `theirs` does not carry are left alone. A
 * reference whose record has a new name follows it and is no change.
 */
export function mergeRow(
  entity: Entity,
  base: BaselineRow,
  mine: FieldCells,
  theirs: ServiceRecord,
): MergedRow {
  const edited = new Set(editedFields(entity, mine, base));
  const writes: Record<string, Cell> = {};
  const cells: Record<string, Cell> = { ...base.cells };
  const shown: Record<string, Cell> = { ...base.shown };
  const conflicts: Record<string, Cell> = {};
  for (const [name, before] of Object.entries(base.conflicts ?? {}))
    if (edited.has(name)) conflicts[name] = before;
  for (const field of entity.fields) {
    const { id } = field;
    const their = theirs.cells[id];
    const my = mine[id];
    if (their === undefined) continue;
    const was = base.cells[id] ?? '';
    cells[id] = their;
    if (field.access === 'service') {
      // Nobody edits these here: whatever the cell says (an undo, a slip), it follows the service.
      if (my !== undefined && !sameCell(field, my, their) && shown[id] !== my) writes[id] = their;
      continue;
    }
    const theyChanged = !sameRecord(field, theirs, base);
    const isRenamed = field.refers !== undefined && their !== was;
    if (my === undefined) continue;
    // What was typed otherwise and means the same (`yes`, an e-mail for a person) is shown as the service has it.
    const isOtherwise = !edited.has(id) && my !== their && shown[id] !== my;
    if (!(theyChanged || isRenamed || isOtherwise)) continue;
    delete shown[id];
    if (!edited.has(id)) writes[id] = their;
    else if (theyChanged && !meansRecord(field, my, theirs)) conflicts[id] ??= was;
  }
  const hasConflicts = Object.keys(conflicts).length > 0;
  const hasShown = Object.keys(shown).length > 0;
  const merged: BaselineRow = {
    id: base.id,
    key: base.key,
    cells,
    ids: { ...base.ids, ...theirs.ids },
    ...(hasShown ? { shown } : {}),
    ...(hasConflicts ? { conflicts } : {}),
  };
  const baseline = withFormerNames(entity, merged, base);
  const cellsAfter = { ...mine, ...writes };
  const changed = editedFields(entity, cellsAfter, baseline);
  const isEdited = changed.length > 0;
  return {
    writes,
    conflicts: openConflicts({ base: baseline, cells: cellsAfter, changed }),
    baseline: base.needsPreview === true && isEdited ? { ...baseline, needsPreview: true } : baseline,
    edited: isEdited,
  };
}

export interface Refresh {
  readonly merged: readonly (MergedRow & { readonly row: TrackedRow })[];
  /** Records without a row in the sheet, with the id of the baseline row they had, if any. */
  readonly appended: readonly (ServiceRecord & { readonly key: string; readonly id: RowId | undefined })[];
  /** Rows whose record is no longer on the service. */
  readonly gone: readonly TrackedRow[];
}

/** Merges a whole read into a table: every record, every row, once. */
export function planRefresh(entity: Entity, tracking: Tracking, records: readonly ServiceRecord[]): Refresh {
  const theirs = new Map(records.map((record) => [keyOf(entity, record), record]));
  const merged: (MergedRow & { row: TrackedRow })[] = [];
  const gone: TrackedRow[] = [];
  const seen = new Set<string>();
  for (const row of tracking.rows) {
    if (!row.base) continue;
    const record = theirs.get(row.base.key);
    // The user must first say which record the row is.
    if (row.keyDoubt) {
      seen.add(row.base.key);
      continue;
    }
    if (!record) {
      gone.push(row);
      continue;
    }
    seen.add(row.base.key);
    merged.push({ row, ...mergeRow(entity, row.base, row.cells, record) });
  }
  for (const row of rowsWithoutBaseline(entity, tracking, theirs, seen)) {
    const key = keyOf(entity, row);
    const record = theirs.get(key);
    if (!record) continue;
    seen.add(key);
    merged.push({ row, ...adoptRecord(entity, row, record) });
  }
  const deletedIds = new Map(tracking.deleted.map((base) => [base.key, base.id]));
  const appended = [...theirs]
    .filter(([key]) => !seen.has(key))
    .map(([key, record]) => ({ key, ...record, id: deletedIds.get(key) }));
  return { merged, appended, gone };
}

/** A row that becomes a listed record's row: what differs waits for the user's word. */
function adoptRecord(entity: Entity, row: TrackedRow, record: ServiceRecord): MergedRow {
  const { writes, baseline, cells, changed } = adoptedRow(entity, row, record);
  return {
    writes,
    baseline,
    conflicts: openConflicts({ base: baseline, cells, changed }),
    edited: changed.length > 0,
  };
}

/**
 * Rows that carry a record's key and have no baseline: the workbook's memory was lost, or they were pasted from another
 * workbook. Each becomes its record's row.
 */
function rowsWithoutBaseline(
  entity: Entity,
  tracking: Tracking,
  theirs: ReadonlyMap<string, ServiceRecord>,
  seen: ReadonlySet<string>,
) {
  const matched = new Set<string>();
  return tracking.rows.filter((row) => {
    const key = keyOf(entity, row);
    const isFirst =
      row.state === 'new' &&
      !row.copyOf &&
      key !== '' &&
      theirs.has(key) &&
      !seen.has(key) &&
      !matched.has(key);
    if (isFirst) matched.add(key);
    return isFirst;
  });
}
