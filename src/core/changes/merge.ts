import { type Entity, fieldOf } from '../entities/entity';
import { takeEach, type Sliced } from '../slices';
import type { RowId } from '../table/layout';
import {
  recordKey,
  meansRecord,
  sameCell,
  hasSameValue,
  withFormerNames,
  type FieldCells,
  type ServiceRecord,
} from '../table/record';
import { type Cell, isEmpty } from '../values/cell';
import { adoptedRow } from './adoption';
import { type BaselineRow, editedFields } from './baseline';
import { openConflicts, type Conflict } from './conflicts';
import { randomNumberOf } from './random-number';
import { type TrackedRow, type Tracking } from './row';

export interface MergedRow {
  /** Cells to write: fields that the service changed and the user did not. */
  readonly writes: FieldCells;
  /** The fields among them whose value on the service is another one than before. */
  readonly changedOnService: readonly string[];
  readonly baseline: BaselineRow;
  /** Fields that both sides changed, also in earlier merges, and that wait for the user's decision. */
  readonly conflicts: readonly Conflict[];
  /** The fields that are still edited after the writes. */
  readonly edited: readonly string[];
}

/**
 * Three-way merge of one row, field by field. A field that the user did not change takes the service's value. An edit stays.
 * If both sides changed the field, the user's cell stays and the field is in conflict. Fields that `theirs` does not contain
 * stay as they are. If the record behind a reference was renamed, the cell takes the new name; that is no change.
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
  const changedOnService: string[] = [];
  const isAnother = isReplaced(entity, base, theirs);
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
      // Nobody edits these fields here: whatever the cell says (an undo, a typing mistake), it takes the service's value.
      if (my !== undefined && !sameCell(field, my, their) && shown[id] !== my) writes[id] = their;
      continue;
    }
    const theyChanged = !hasSameValue(field, theirs, base);
    const isRenamed = field.refers !== undefined && their !== was;
    if (my === undefined) continue;
    // A value that was typed in another form (`yes`, an e-mail for a person) is replaced by the service's form.
    const isOtherwise = !edited.has(id) && my !== their && shown[id] !== my;
    // An edit was meant for the former record, even if this field has the same value in the one that replaced it.
    const isOfFormer = isAnother && edited.has(id);
    if (!(theyChanged || isRenamed || isOtherwise || isOfFormer)) continue;
    delete shown[id];
    if (theyChanged && !edited.has(id)) changedOnService.push(id);
    if (!edited.has(id)) writes[id] = their;
    else if ((theyChanged || isOfFormer) && !meansRecord(field, my, theirs)) conflicts[id] ??= was;
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
    ...(hasConflicts && base.fromBackup ? { fromBackup: base.fromBackup } : {}),
    ...originOf(base),
  };
  const baseline = withFormerNames(entity, merged, base);
  const cellsAfter = { ...mine, ...writes };
  const changed = editedFields(entity, cellsAfter, baseline);
  return {
    writes,
    changedOnService,
    conflicts: openConflicts({ base: baseline, cells: cellsAfter, changed }),
    baseline:
      base.needsPreview === true && changed.length > 0 ? { ...baseline, needsPreview: true } : baseline,
    edited: changed,
  };
}

/** How it came to be known that the record is stored. A merge does not change that. */
function originOf({
  knownAt,
  earlier,
  adopted,
}: BaselineRow): Pick<BaselineRow, 'knownAt' | 'earlier' | 'adopted'> {
  return {
    ...(knownAt === undefined ? {} : { knownAt }),
    ...(earlier ? { earlier } : {}),
    ...(adopted ? { adopted } : {}),
  };
}

export interface Refresh {
  readonly merged: readonly (MergedRow & { readonly row: TrackedRow })[];
  /** Records without a row in the sheet, with the id of the baseline row that they had, if any. */
  readonly appended: readonly (ServiceRecord & { readonly key: string; readonly id: RowId | undefined })[];
  /** Rows whose record is no longer on the service. */
  readonly gone: readonly TrackedRow[];
}

/**
 * Merges a whole list into a table. Each record and each row is used once.
 * @param like the records that new rows equal, by row index
 */
export function* matchAndMerge(
  entity: Entity,
  tracking: Tracking,
  records: readonly ServiceRecord[],
  like: ReadonlyMap<number, ServiceRecord> = new Map(),
): Sliced<Refresh> {
  const theirs = new Map(records.map((record) => [recordKey(entity, record), record]));
  const merged: (MergedRow & { row: TrackedRow })[] = [];
  const gone: TrackedRow[] = [];
  const seen = new Set<string>();
  yield* takeEach(tracking.rows, (row) => {
    const { base, keyDoubt } = row;
    if (!base) return;
    const record = theirs.get(base.key);
    if (record || keyDoubt) seen.add(base.key);
    // The user must first say which record the row is.
    if (keyDoubt) return;
    if (record) merged.push({ row, ...mergeRow(entity, base, row.cells, record) });
    else gone.push(row);
  });
  for (const row of rowsWithoutBaseline(entity, tracking, theirs, seen)) {
    const key = recordKey(entity, row);
    const record = theirs.get(key);
    if (!record) continue;
    seen.add(key);
    merged.push({ row, ...adoptRecord(entity, row, record) });
  }
  const adopted = new Set(merged.map(({ row }) => row.index));
  for (const row of like.size === 0 ? [] : tracking.rows) {
    const record = like.get(row.index);
    const key = record && recordKey(entity, record);
    if (!record || key === undefined || adopted.has(row.index) || seen.has(key)) continue;
    seen.add(key);
    merged.push({ row, ...adoptLike(entity, row, record) });
  }
  const deletedIds = new Map(tracking.deleted.map((base) => [base.key, base.id]));
  const appended = [...theirs]
    .filter(([key]) => !seen.has(key))
    .map(([key, record]) => ({ key, ...record, id: deletedIds.get(key) }));
  return { merged, appended, gone };
}

/** A row that becomes the row of a listed record. The fields that differ wait for the user's decision. */
function adoptRecord(entity: Entity, row: TrackedRow, record: ServiceRecord): MergedRow {
  const { writes, baseline, cells, changed } = adoptedRow(entity, row, record);
  return {
    writes,
    changedOnService: [],
    baseline,
    conflicts: openConflicts({ base: baseline, cells, changed }),
    edited: changed,
  };
}

/** The number that was made for an addition of the row is not the record's. */
function adoptLike(entity: Entity, row: TrackedRow, record: ServiceRecord): MergedRow {
  const numbered = entity.add?.numbered;
  if (numbered === undefined || String(row.cells[numbered]) !== randomNumberOf(row.id))
    return adoptRecord(entity, row, record);
  const merged = adoptRecord(entity, { ...row, cells: { ...row.cells, [numbered]: '' } }, record);
  return { ...merged, writes: { [numbered]: '', ...merged.writes } };
}

/**
 * Rows that show a record's key and have no baseline: the workbook's memory was lost, or the rows were pasted from another
 * workbook. Each becomes the row of its record.
 */
function rowsWithoutBaseline(
  entity: Entity,
  tracking: Tracking,
  theirs: ReadonlyMap<string, ServiceRecord>,
  seen: ReadonlySet<string>,
) {
  const matched = new Set<string>();
  return tracking.rows.filter((row) => {
    const key = recordKey(entity, row);
    const isFirst =
      row.change === 'new' &&
      !row.copyOf &&
      key !== '' &&
      theirs.has(key) &&
      !seen.has(key) &&
      !matched.has(key);
    if (isFirst) matched.add(key);
    return isFirst;
  });
}

/** A record with fewer identifying fields may have been renamed: a department has only its name. */
const FEWEST = 3;

/**
 * Whether the service has another record under a key than before: all values that identify the record have changed at once.
 * Databases that number from the highest key give the key of a deleted last record to the next one.
 */
export function isReplaced(entity: Entity, before: ServiceRecord, now: ServiceRecord): boolean {
  const { exact = [], loose = [] } = entity.add?.identity ?? {};
  const names = loose.length >= FEWEST ? loose : exact;
  if (names.length < FEWEST) return false;
  const isFilled = (name: string) => !isEmpty(before.cells[name] ?? '');
  const filled = names.filter(isFilled);
  return (
    filled.length >= FEWEST &&
    loose.every(isFilled) &&
    filled.every((name) => !hasSameValue(fieldOf(entity, name), before, now))
  );
}
