import { fieldOf, type Entity } from '../entities/entity';
import { keyOf, type FieldCells } from '../table/record';
import { isEmpty, type Cell, type RowId } from '../table/sheet';
import { adoption } from './adoption';
import type { Baseline, BaselineRow } from './baseline';
import { editedFields } from './edited-fields';
import { findOwners, hasGivenKey, showsKeyOf } from './owners';
import { findSent } from './sent-rows';
import { findUndone } from './undone';

/** A body row as read: its id ('' before it has one) and its field cells. `index` counts from 0. */
export interface SheetRow {
  readonly index: number;
  readonly id: RowId;
  readonly cells: FieldCells;
  readonly status: Cell;
  readonly message: Cell;
}

export interface TrackedRow extends SheetRow {
  /** `gone` rows are no longer on the service; `blank` rows hold nothing and are passed over. */
  readonly state: 'unchanged' | 'edited' | 'new' | 'gone' | 'blank';
  readonly base?: BaselineRow;
  /** Names of edited fields; for a new row, of all filled ones. */
  readonly changed: readonly string[];
  /** The row began as a copy of this downloaded row. */
  readonly copyOf?: BaselineRow;
  /** The row must be given this id, or a fresh one where it is ''; undefined: it has its own. */
  readonly newId?: RowId;
  /** The row bears another record's hidden id: its visible key says which record it is. */
  readonly moved?: true;
  /** The row was typed, and its key is that of a known record: cells to write where the row is blank. */
  readonly adopted?: FieldCells;
  /**
   * The row does not show its record's key, and may be another record by now: the user is asked, nothing of it is sent,
   * and no refresh writes into it. `shows` is the known record whose key it shows.
   */
  readonly keyDoubt?: { readonly shows?: BaselineRow };
}

export interface Tracking {
  readonly rows: readonly TrackedRow[];
  /** Rows of the baseline that are no longer in the sheet. */
  readonly deleted: readonly BaselineRow[];
}

/**
 * Says of each row what it is. The visible key counts more than the hidden id (owners.ts). A copied row repeats an id or a
 * key: the row nearest its baseline (the first of equals) keeps it and the others are new rows; of rows that were sent and
 * are not settled, the one nearest what was `sent`. A row that lost its id is the row that is nowhere else in the sheet and
 * has its key, or says the very same (undone.ts). `doubtful` fields count as edited whatever their cells say.
 */
export function track(
  entity: Entity,
  rows: readonly SheetRow[],
  baseline: Baseline,
  sent: ReadonlyMap<RowId, FieldCells> = new Map(),
  doubtful: ReadonlyMap<RowId, readonly string[]> = new Map(),
): Tracking {
  const undone = findUndone(entity, rows, { baseline, sent });
  const isKnown = ({ index }: SheetRow) => undone.stored.has(index) || undone.sent.has(index);
  const { owners, strangers } = findOwners(
    entity,
    rows.filter((row) => !isKnown(row)),
    baseline,
  );
  for (const [index, base] of undone.stored) owners.set(index, base);
  const { originals, swapped } = findSent(rows, baseline, sent);
  const copied = copiesByKey(entity, baseline);
  const unbound = new Set<RowId>();

  const tracked = rows.map((row): TrackedRow => {
    const base = owners.get(row.index);
    if (base) return known(entity, row, base, { baseline, doubtful, shows: strangers.get(row.index) });
    if (isBlank(entity, row.cells)) return { ...row, state: 'blank', changed: [] };
    // A typed key of another record is no copy: it is a problem that the user mends.
    const isStranger = row.id !== '' && hasGivenKey(entity) && strangers.has(row.index);
    const copyOf = isStranger ? undefined : (baseline.rows.get(row.id) ?? copied(keyOf(entity, row)));
    const sentAs = undone.sent.get(row.index) ?? swapped.get(row.index);
    const original = originals.get(row.id);
    const isLater = original === undefined ? unbound.has(row.id) : original !== row.index;
    const repeats =
      row.id === '' || sentAs !== undefined || copyOf !== undefined || isLater || baseline.rows.has(row.id);
    unbound.add(row.id);
    return {
      ...row,
      state: 'new',
      changed: filledFields(entity, row.cells),
      ...(copyOf ? { copyOf } : {}),
      ...(repeats ? { newId: sentAs ?? '' } : {}),
    };
  });
  return { rows: tracked, deleted: deletedRows(baseline, owners) };
}

interface Circumstances {
  readonly baseline: Baseline;
  readonly doubtful: ReadonlyMap<RowId, readonly string[]>;
  /** The other record whose key the row shows. */
  readonly shows: BaselineRow | undefined;
}

/** A row that stands for a known record. */
function known(
  entity: Entity,
  row: SheetRow,
  base: BaselineRow,
  { baseline, doubtful, shows }: Circumstances,
): TrackedRow {
  // Written out: spreading 100,000 rows takes longer than comparing them.
  const { index, id, cells, status, message } = row;
  if (id === base.id) {
    const changed = changedFields(entity, cells, base, doubtful);
    const tracked = {
      index,
      id,
      cells,
      status,
      message,
      state: stateOf(base, changed),
      base,
      changed,
    } as const;
    const keyDoubt = changed.length === 0 ? undefined : doubtOfKey(entity, tracked, shows);
    return keyDoubt ? { ...tracked, keyDoubt } : tracked;
  }
  const isKeyed = showsKeyOf(entity, row, base);
  const adopted = isKeyed && hasTypedKey(entity) ? adoption(entity, cells, base) : undefined;
  const now = adopted ? { ...base, ...adopted.undecided } : base;
  const changed = changedFields(entity, { ...cells, ...adopted?.writes }, now, doubtful);
  const original = baseline.rows.get(id);
  return {
    ...row,
    state: stateOf(base, changed),
    base: now,
    changed,
    newId: base.id,
    ...(original && !isKeyed ? { copyOf: original } : {}),
    ...(original && isKeyed ? { moved: true as const } : {}),
    ...(adopted ? { adopted: adopted.writes } : {}),
  };
}

function changedFields(
  entity: Entity,
  cells: FieldCells,
  base: BaselineRow,
  doubtful: Circumstances['doubtful'],
): readonly string[] {
  const edited = editedFields(entity, cells, base);
  const doubts = doubtful.get(base.id);
  return doubts ? [...new Set([...edited, ...doubts])] : edited;
}

function stateOf(base: BaselineRow, changed: readonly string[]): TrackedRow['state'] {
  return base.gone ? 'gone' : changed.length === 0 ? 'unchanged' : 'edited';
}

/**
 * A row may be another record where it shows another's key, or where its key is away and what names the record is edited
 * too. A key alone that was typed over or cleared is a slip, which is put back.
 */
function doubtOfKey(
  entity: Entity,
  { cells, base, changed }: Pick<TrackedRow, 'cells' | 'changed'> & { readonly base: BaselineRow },
  shows: BaselineRow | undefined,
): TrackedRow['keyDoubt'] {
  if (entity.key.every((name) => !changed.includes(name)) || showsKeyOf(entity, { cells }, base))
    return undefined;
  const isGiven = hasGivenKey(entity);
  const names = entity.labels.flat().filter((name) => !entity.key.includes(name));
  const isRenamed = names.some((name) => changed.includes(name));
  if (isGiven ? isRenamed : shows !== undefined && isFixed(entity)) return shows ? { shows } : {};
  return undefined;
}

/** Whether the key can't be changed once a record is added. */
function isFixed(entity: Entity): boolean {
  return entity.key.every((name) => fieldOf(entity, name).access !== 'edit');
}

/** Whether people type the key (a person and an item); other keys are given by the service or by Shiftsheet. */
function hasTypedKey(entity: Entity): boolean {
  return !entity.key.every(
    (name) => fieldOf(entity, name).access === 'service' || name === entity.add?.numbered,
  );
}

function deletedRows(baseline: Baseline, owners: ReadonlyMap<number, BaselineRow>): BaselineRow[] {
  if (owners.size === baseline.rows.size) return [];
  const owned = new Set(owners.values());
  return [...baseline.rows.values()].filter((base) => !owned.has(base) && !base.gone);
}

/**
 * The downloaded row whose key a row repeats. A key that the service or Shiftsheet gives betrays a copy; one that people
 * type (a person and an item) does not. The keys are gathered when the first is asked for: most tables have no new row.
 */
function copiesByKey(entity: Entity, baseline: Baseline): (key: string) => BaselineRow | undefined {
  let byKey: ReadonlyMap<string, BaselineRow> | undefined;
  const isTyped = hasTypedKey(entity);
  return (key) => {
    byKey ??= new Map(isTyped ? [] : [...baseline.rows.values()].map((base) => [base.key, base]));
    return byKey.get(key);
  };
}

function filledFields(entity: Entity, cells: FieldCells): string[] {
  return entity.fields.map((field) => field.name).filter((name) => !isEmpty(cells[name] ?? ''));
}

function isBlank(entity: Entity, cells: FieldCells): boolean {
  return entity.fields.every((field) => isEmpty(cells[field.name] ?? ''));
}
