import { type Entity, keyKind, fieldOf } from '../entities/entity';
import { atOnce, mapped, type Sliced } from '../slices';
import { groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import { recordKey, type FieldCells, uniqueText } from '../table/record';
import { isEmpty } from '../values/cell';
import { adoption } from './adoption';
import { type Baseline, type BaselineRow, editedFields } from './baseline';
import { isMostlySame, requiredFields } from './fingerprint';
import { knownKeys, type Keys } from './keys';
import { findingOwners, ownRecords, showsKeyOf } from './owners';
import { matchRestoredRows } from './restored-rows';
import { type SheetRow, type TrackedRow, type Tracking } from './row';
import { findSent } from './sent-rows';

/**
 * Finds out which record each row represents. In this order:
 *
 * 1. If a row has no key, and its cells equal those of a record or a sent row that is nowhere in the sheet, the row is that
 *    record's row or that sent row (restored-rows.ts).
 * 2. For other rows, the hidden id and the visible key show the record. If several rows have the same record, the row with the
 *    fewest edits gets it, and the others are copies (owners.ts).
 * 3. Among the rows without a record, the rows that were `sent` and are in the write-ahead log are found (sent-rows.ts).
 * 4. A displaced row without a key that is similar to a missing record is that record's edited row (`findSimilar`).
 * 5. All other rows are blank or new.
 *
 * `unconfirmedFields` count as edited, whatever their cells contain.
 */
export function* trackingRows(
  entity: Entity,
  rows: readonly SheetRow[],
  baseline: Baseline,
  sent: ReadonlyMap<RowId, FieldCells> = new Map(),
  unconfirmedFields: ReadonlyMap<RowId, readonly string[]> = new Map(),
): Sliced<Tracking> {
  const recordsOfRows = ownRecords(entity, rows, baseline);
  if (recordsOfRows) {
    const plain = { baseline, unconfirmedFields, recordOfShownKey: undefined, isContested: false };
    return {
      rows: yield* mapped(rows, (row, at) => trackedRecordRow(entity, row, recordsOfRows[at]!, plain)),
      deleted: deletedRows(baseline, recordsOfRows),
    };
  }
  // Each of these steps goes through all rows, and its result is needed whole.
  yield 0;
  const keys = knownKeys(baseline);
  const restored = matchRestoredRows(entity, rows, { baseline, sent }, keys);
  const isKnown = ({ index }: SheetRow) => restored.stored.has(index) || restored.sent.has(index);
  yield 0;
  const { owners, repeatedKeys, contested } = yield* findingOwners(
    entity,
    rows.filter((row) => !isKnown(row)),
    without(baseline, restored.stored.values()),
    sent,
  );
  for (const [index, base] of restored.stored) owners.set(index, base);
  const withoutRecord = rows.filter((row) => !owners.has(row.index) && !restored.sent.has(row.index));
  yield 0;
  const foundElsewhere = new Set(restored.sent.values());
  const open = new Map([...sent].filter(([id]) => !baseline.rows.has(id) && !foundElsewhere.has(id)));
  const originals = findSent(entity, withoutRecord, open, baseline.rows, keys);
  const sentIds = new Map([...originals].map(([id, index]) => [index, id]));
  const strays = withoutRecord.filter(({ index, cells }) => !isBlank(entity, cells) && !sentIds.has(index));
  for (const [index, base] of findSimilar(
    entity,
    strays,
    deletedRows(baseline, [...owners.values()]),
    baseline,
    keys,
  ))
    owners.set(index, base);
  yield 0;
  const copied = copiesByKey(entity, baseline);
  const isGiven = keyKind(entity) === 'given';
  const seenIds = new Set<RowId>();

  const tracked = yield* mapped(rows, (row): TrackedRow => {
    const base = owners.get(row.index);
    if (base)
      return trackedRecordRow(entity, row, base, {
        baseline,
        unconfirmedFields,
        recordOfShownKey: repeatedKeys.get(row.index),
        isContested: contested.has(row.index),
      });
    if (isBlank(entity, row.cells)) return { ...row, change: 'blank', changed: [] };
    const sentAs = restored.sent.get(row.index) ?? sentIds.get(row.index);
    const original = originals.get(row.id);
    // A row that shows another record's key is no copy of that record: it is a problem that the user corrects.
    const isRepeatedKey = row.id !== '' && isGiven && repeatedKeys.has(row.index);
    const copyOf =
      isRepeatedKey || sentAs !== undefined
        ? undefined
        : (baseline.rows.get(row.id) ?? copied(recordKey(entity, row)));
    const isLater = original === undefined ? seenIds.has(row.id) : original !== row.index;
    const needsFreshId = row.id === '' || isLater || copyOf !== undefined || baseline.rows.has(row.id);
    const newId =
      sentAs === undefined ? (needsFreshId ? '' : undefined) : sentAs === row.id ? undefined : sentAs;
    seenIds.add(row.id);
    return {
      ...row,
      change: 'new',
      changed: filledFields(entity, row.cells),
      ...(copyOf ? { copyOf } : {}),
      ...(newId === undefined ? {} : { newId }),
    };
  });
  yield 1;
  return { rows: withoutRepeatedBlanks(tracked), deleted: deletedRows(baseline, [...owners.values()]) };
}

/** The same at once. */
export function trackRows(...args: Parameters<typeof trackingRows>): Tracking {
  return atOnce(trackingRows(...args));
}

function without(baseline: Baseline, taken: Iterable<BaselineRow>): Baseline {
  const ids = new Set([...taken].map(({ id }) => id));
  if (ids.size === 0) return baseline;
  return { ...baseline, rows: new Map([...baseline.rows].filter(([id]) => !ids.has(id))) };
}

/**
 * A blank row with the id of another row gets a fresh id: otherwise cells for the other row would be written into it. This
 * happens when the user pastes the visible cells back in another order, or moves them by cut and paste.
 */
function withoutRepeatedBlanks(tracked: TrackedRow[]): TrackedRow[] {
  const isIdentified = ({ change, id }: TrackedRow) => change === 'blank' && id !== '';
  if (!tracked.some(isIdentified)) return tracked;
  const ids = new Set(tracked.filter(({ change }) => change !== 'blank').map(({ newId, id }) => newId ?? id));
  return tracked.map((row) => (isIdentified(row) && ids.has(row.id) ? { ...row, newId: '' } : row));
}

interface Circumstances {
  readonly baseline: Baseline;
  readonly unconfirmedFields: ReadonlyMap<RowId, readonly string[]>;
  /** Another known record whose key the row shows. */
  readonly recordOfShownKey: BaselineRow | undefined;
  /** A copy of the row has the same record, and both are edited. */
  readonly isContested: boolean;
}

/** A row that represents a known record. */
function trackedRecordRow(
  entity: Entity,
  row: SheetRow,
  base: BaselineRow,
  { baseline, unconfirmedFields, recordOfShownKey, isContested }: Circumstances,
): TrackedRow {
  // The fields are written out: spreading 100,000 rows takes longer than comparing them.
  const { index, id, cells, status, message, filled } = row;
  if (id === base.id) {
    const changed = changedFields(entity, cells, base, unconfirmedFields);
    const tracked = {
      index,
      id,
      cells,
      status,
      message,
      filled,
      change: changeOf(base, changed),
      base,
      changed,
    } as const;
    const keyDoubt = changed.length === 0 ? undefined : doubtOfKey(entity, tracked, recordOfShownKey);
    if (keyDoubt) return { ...tracked, keyDoubt };
    return isContested ? { ...tracked, needsPreview: true } : tracked;
  }
  const isKeyed = showsKeyOf(entity, row, base);
  const original = baseline.rows.get(id);
  // A row that was pasted back has a known id, so the values on which its edits are based are known.
  const isTyped = isKeyed && original === undefined && keyKind(entity) === 'typed';
  const adopted = isTyped ? adoption(entity, cells, base) : undefined;
  const conflicts = { ...base.conflicts, ...adopted?.conflicts };
  const now = Object.keys(conflicts).length > 0 ? { ...base, conflicts } : base;
  const changed = changedFields(entity, { ...cells, ...adopted?.writes }, now, unconfirmedFields);
  return {
    ...row,
    change: changeOf(base, changed),
    base: now,
    changed,
    newId: base.id,
    ...(original && !isKeyed ? { copyOf: original } : {}),
    ...((original && isKeyed) || isContested ? { needsPreview: true as const } : {}),
    ...(adopted ? { adopted: adopted.writes } : {}),
  };
}

function changedFields(
  entity: Entity,
  cells: FieldCells,
  base: BaselineRow,
  unconfirmedFields: Circumstances['unconfirmedFields'],
): readonly string[] {
  const edited = editedFields(entity, cells, base);
  const unconfirmed = unconfirmedFields.get(base.id);
  return unconfirmed ? [...new Set([...edited, ...unconfirmed])] : edited;
}

function changeOf(base: BaselineRow, changed: readonly string[]): TrackedRow['change'] {
  return base.gone ? 'gone' : changed.length === 0 ? 'unchanged' : 'edited';
}

/**
 * A row may represent another record if it shows that record's key, or if its given key is changed or cleared and its name
 * is edited too. If only the given key was typed over, it is a typing mistake, and the check offers to restore the key.
 * Numbers that people may change do not count as given keys.
 */
function doubtOfKey(
  entity: Entity,
  { cells, base, changed }: Pick<TrackedRow, 'cells' | 'changed'> & { readonly base: BaselineRow },
  recordOfShownKey: BaselineRow | undefined,
): TrackedRow['keyDoubt'] {
  const kind = keyKind(entity);
  const isTouched = entity.key.some((name) => changed.includes(name));
  if (kind === 'numbered' || !isTouched || showsKeyOf(entity, { cells }, base)) return undefined;
  if (recordOfShownKey) return { recordOfShownKey };
  const names = entity.labels.flat().filter((name) => !entity.key.includes(name));
  return kind === 'given' && names.some((name) => changed.includes(name)) ? {} : undefined;
}

function deletedRows(baseline: Baseline, ownedRecords: readonly BaselineRow[]): BaselineRow[] {
  if (ownedRecords.length === baseline.rows.size) return [];
  const owned = new Set(ownedRecords);
  return [...baseline.rows.values()].filter((base) => !owned.has(base) && !base.gone);
}

/**
 * The downloaded row whose key a row repeats. A repeated key shows a copy if the service or Shiftsheet gave the key, but not
 * if people type it (a person and an item). The keys are collected on first use: most tables have no new row.
 */
function copiesByKey(entity: Entity, baseline: Baseline): (key: string) => BaselineRow | undefined {
  let byKey: ReadonlyMap<string, BaselineRow> | undefined;
  const isTyped = keyKind(entity) === 'typed';
  return (key) => {
    byKey ??= new Map(isTyped ? [] : [...baseline.rows.values()].map((base) => [base.key, base]));
    return byKey.get(key);
  };
}

function filledFields(entity: Entity, cells: FieldCells): string[] {
  return entity.fields.map((field) => field.id).filter((name) => !isEmpty(cells[name] ?? ''));
}

function isBlank(entity: Entity, cells: FieldCells): boolean {
  return entity.fields.every((field) => isEmpty(cells[field.id] ?? ''));
}

/**
 * If more records than this share a value, the value does not identify a record, and a comparison with all of them takes
 * long.
 */
const MOST_SHARING = 50;

/**
 * A displaced row without a key may have been edited too. If more than half of its cells equal those of a record without a
 * row in the sheet, the row counts as that record's row. Its key is missing, so the check asks the user. As a new row it
 * might be stored twice. A row is displaced if it has another record's id, or a Status without an id. `withoutRecord`: the
 * rows that are neither the row of a known record nor a sent row. Returns the records by row index.
 */
function findSimilar(
  entity: Entity,
  withoutRecord: readonly SheetRow[],
  missing: readonly BaselineRow[],
  { rows: baselines }: Baseline,
  keys: Keys,
): ReadonlyMap<number, BaselineRow> {
  const found = new Map<number, BaselineRow>();
  const isDisplaced = ({ id, status }: SheetRow) => (id === '' ? status !== '' : baselines.has(id));
  const strays = missing.length === 0 ? [] : withoutRecord.filter(isDisplaced);
  if (strays.length === 0) return found;
  const owned = new Set<RowId>();
  const byCell = groupBy(
    missing.flatMap((base) => cellTexts(entity, base.cells).map((text) => ({ base, text }))),
    ({ text }) => text,
  );
  for (const row of strays) {
    if (keys().has(recordKey(entity, row))) continue;
    const sharing = cellTexts(entity, row.cells)
      .map((text) => byCell.get(text) ?? [])
      .filter(({ length }) => length <= MOST_SHARING)
      .flat();
    const shared = groupBy(
      sharing.filter(({ base }) => !owned.has(base.id)),
      ({ base }) => base.id,
    );
    const [likeliest] = [...shared.values()].sort((one, other) => other.length - one.length);
    const base = likeliest?.[0]?.base;
    if (!base || !isMostlySame(entity, row, base)) continue;
    owned.add(base.id);
    found.set(row.index, base);
  }
  return found;
}

/** One text for each filled field that a new row needs. */
function cellTexts(entity: Entity, cells: FieldCells): readonly string[] {
  return requiredFields(entity).flatMap((name) => {
    const text = uniqueText(fieldOf(entity, name), cells[name] ?? '');
    return text === '' ? [] : [`${name} ${text}`];
  });
}
