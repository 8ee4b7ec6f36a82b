import { fieldOf, type Entity } from '../entities/entity';
import { keyOf, meansHeld, type FieldCells } from '../table/record';
import { isEmpty, type Cell, type RowId } from '../table/sheet';
import { grouped } from '../table/grouped';
import type { Baseline, BaselineRow } from './baseline';
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
}

export interface Tracking {
  readonly rows: readonly TrackedRow[];
  /** Rows of the baseline that are no longer in the sheet. */
  readonly deleted: readonly BaselineRow[];
}

/**
 * Says of each row what it is. A copied row repeats an id or a key: the row nearest its baseline (the first of equals)
 * keeps it and the others are new rows; of rows that were sent and are not settled, the one nearest what was `sent`. A row
 * that lost its id is the row that is nowhere else in the sheet and has its key, or says the very same (undone.ts).
 * `doubtful` fields count as edited whatever their cells say.
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
  const owners = findOwners(
    entity,
    rows.filter((row) => !isKnown(row)),
    baseline,
  );
  for (const [index, base] of undone.stored) owners.set(index, base);
  const originals = findSent(rows, baseline, sent);
  const copied = copiesByKey(entity, baseline);
  const unbound = new Set<RowId>();

  const tracked = rows.map((row): TrackedRow => {
    const base = owners.get(row.index);
    if (base) {
      const edited = editedFields(entity, row.cells, base);
      const doubts = doubtful.get(base.id);
      const changed = doubts ? [...new Set([...edited, ...doubts])] : edited;
      const state = base.gone ? 'gone' : changed.length === 0 ? 'unchanged' : 'edited';
      // Written out: spreading 100,000 rows takes longer than comparing them.
      const { index, id, cells, status, message } = row;
      const tracked = { index, id, cells, status, message, state, base, changed } as const;
      if (id === base.id) return tracked;
      const original = baseline.rows.get(id);
      return { ...tracked, newId: base.id, ...(original ? { copyOf: original } : {}) };
    }
    if (isBlank(entity, row.cells)) return { ...row, state: 'blank', changed: [] };
    const copyOf = baseline.rows.get(row.id) ?? copied(keyOf(entity, row));
    const sentAs = undone.sent.get(row.index);
    const original = originals.get(row.id);
    const isLater = original === undefined ? unbound.has(row.id) : original !== row.index;
    const repeats = row.id === '' || copyOf !== undefined || isLater;
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
  const isGiven = entity.key.every(
    (name) => fieldOf(entity, name).access === 'service' || name === entity.add?.numbered,
  );
  return (key) => {
    byKey ??= new Map(isGiven ? [...baseline.rows.values()].map((base) => [base.key, base]) : []);
    return byKey.get(key);
  };
}

/** Which row stands for which baseline row: row index -> baseline row. */
function findOwners(entity: Entity, rows: readonly SheetRow[], baseline: Baseline): Map<number, BaselineRow> {
  const claims = new Map<BaselineRow, SheetRow>();
  const contested: SheetRow[] = [];
  const homeless: SheetRow[] = [];
  for (const row of rows) {
    const base = baseline.rows.get(row.id);
    if (base === undefined) homeless.push(row);
    else if (claims.has(base)) contested.push(row);
    else claims.set(base, row);
  }
  const rivals = grouped(contested, (row) => row.id);
  const owners = new Map<number, BaselineRow>();
  for (const [base, first] of claims) {
    const others = rivals.get(base.id);
    owners.set(others ? nearest(entity, [first, ...others], base).index : first.index, base);
  }
  if (homeless.length === 0) return owners;
  const byKey = new Map([...baseline.rows.values()].map((base) => [base.key, base]));
  for (const [base, group] of grouped(homeless, (row) => byKey.get(keyOf(entity, row))))
    if (base && !claims.has(base)) owners.set(nearest(entity, group, base).index, base);
  return owners;
}

/**
 * Rows that were sent and have no baseline yet: a copy bears the id of its original, wherever it stands. The one that still
 * holds the most of what was sent is it.
 */
function findSent(
  rows: readonly SheetRow[],
  baseline: Baseline,
  sent: ReadonlyMap<RowId, FieldCells>,
): Map<RowId, number> {
  const originals = new Map<RowId, number>();
  if (sent.size === 0) return originals;
  const rivals = grouped(
    rows.filter((row) => sent.has(row.id) && !baseline.rows.has(row.id)),
    (row) => row.id,
  );
  for (const [id, group] of rivals) {
    const cells = Object.entries(sent.get(id) ?? {});
    const changed = (row: SheetRow) => cells.filter(([name, cell]) => row.cells[name] !== cell).length;
    const [best] = group
      .map((row) => ({ index: row.index, changes: changed(row) }))
      .sort((one, other) => one.changes - other.changes || one.index - other.index);
    if (best) originals.set(id, best.index);
  }
  return originals;
}

function nearest(entity: Entity, rivals: readonly SheetRow[], base: BaselineRow): SheetRow {
  const [first, ...rest] = rivals;
  if (!first) throw new Error('a baseline row was claimed by no row');
  let best = first;
  if (rest.length === 0) return best;
  let fewest = editedFields(entity, best.cells, base).length;
  for (const rival of rest) {
    const edits = editedFields(entity, rival.cells, base).length;
    if (edits < fewest) [best, fewest] = [rival, edits];
  }
  return best;
}

/** Shared by all rows that are as they were. */
const NONE: readonly string[] = [];

/** Names of the fields whose cells say something else than the baseline. Columns that are missing can't be edited. */
export function editedFields(entity: Entity, cells: FieldCells, base: BaselineRow): readonly string[] {
  let edited: string[] | undefined;
  for (const field of entity.fields) {
    const cell = cells[field.name];
    if (cell === undefined) continue;
    if (base.shown && base.shown[field.name] === cell) continue;
    if (!meansHeld(field, cell, base)) (edited ??= []).push(field.name);
  }
  return edited ?? NONE;
}

function filledFields(entity: Entity, cells: FieldCells): string[] {
  return entity.fields.map((field) => field.name).filter((name) => !isEmpty(cells[name] ?? ''));
}

function isBlank(entity: Entity, cells: FieldCells): boolean {
  return entity.fields.every((field) => isEmpty(cells[field.name] ?? ''));
}
