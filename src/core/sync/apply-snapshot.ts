/** Events that change a table's snapshot. */
import {
  emptyBaseline,
  type Attempt,
  type Baseline,
  type BaselineRow,
  withoutFields,
} from '../changes/baseline';
import { withoutConflicts } from '../changes/conflicts';
import type { RowId } from '../table/layout';
import type { EventOf } from './event';
import type { SyncState, TableState } from './table-state';

export function listMerged(
  table: TableState,
  { rows, outdatedAttempts, readAt }: EventOf<'list-merged'>,
): TableState {
  return withRows(table, rows, outdatedAttempts, readAt === undefined ? {} : { readAt });
}

export function tableCreated(
  table: TableState,
  { rows, unknownFields, readAt }: EventOf<'table-created'>,
): TableState {
  return { ...table, snapshot: { ...emptyBaseline, rows: byId(rows), unknownFields, readAt }, log: [] };
}

export function emptySheetCreated(table: TableState): TableState {
  return { ...table, snapshot: { ...emptyBaseline, rows: table.snapshot.rows } };
}

export function columnsAdded(table: TableState, { fields }: EventOf<'columns-added'>): TableState {
  const log = table.log.map((entry) => ({
    ...entry,
    addedColumns: [...new Set([...(entry.addedColumns ?? []), ...fields])],
  }));
  return { ...table, snapshot: withoutFields(table.snapshot, fields), log };
}

export function rowsIdentified(table: TableState, { rows }: EventOf<'rows-identified'>): TableState {
  return withRows(table, rows);
}

export function rowsBlocked(table: TableState, { rows: blocked }: EventOf<'rows-blocked'>): TableState {
  const bases = blocked.flatMap(({ base }) => base ?? []);
  const attempts = new Map<RowId, Attempt>(table.snapshot.attempts);
  for (const { row, attempt } of blocked) attempts.set(row, attempt);
  return withRows(table, bases, [], { attempts });
}

/**
 * The service's values that the user chose are already in the sheet. From now on, whatever differs from the service is an edit.
 */
export function conflictsDecided(table: TableState, { rows }: EventOf<'conflicts-decided'>): TableState {
  const bases = rows.flatMap((row) => {
    const base = table.snapshot.rows.get(row);
    return base ? [withoutConflicts(base)] : [];
  });
  const decided = bases.map(({ id }) => id);
  return withRows(table, bases, decided);
}

export function applyAdjustedCells(table: TableState, { cells }: EventOf<'cells-adjusted'>): TableState {
  const rows = new Map<RowId, BaselineRow>();
  for (const { row, field, cell } of cells) {
    const base = rows.get(row) ?? table.snapshot.rows.get(row);
    if (base && field in base.cells) rows.set(row, { ...base, shown: { ...base.shown, [field]: cell } });
  }
  return withRows(table, [...rows.values()]);
}

/** A field that was in conflict already keeps its value from before the conflict. */
export function typedMeanwhile(table: TableState, { cells }: EventOf<'typed-meanwhile'>): TableState {
  const rows = new Map<RowId, BaselineRow>();
  for (const { row, field, before } of cells) {
    const base = rows.get(row) ?? table.snapshot.rows.get(row);
    if (base) rows.set(row, { ...base, conflicts: { [field]: before, ...base.conflicts } });
  }
  return withRows(table, [...rows.values()]);
}

export function rowsForgotten(table: TableState, { rows: gone }: EventOf<'rows-forgotten'>): TableState {
  const rows = new Map(table.snapshot.rows);
  for (const row of gone) rows.delete(row);
  return withSnapshot(table, { rows });
}

/** What was tried with a row that was not known before is outdated: its record is stored. */
export function rowsRestored(
  table: TableState,
  { baselines, sent, settled }: EventOf<'rows-restored'>,
): TableState {
  const isNew = ({ id }: BaselineRow) => !table.snapshot.rows.has(id);
  const outdated = baselines.filter(isNew).map(({ id }) => id);
  const next = withRows(table, baselines, outdated);
  const over = new Set([...settled, ...sent.map(({ row }) => row)]);
  if (over.size === 0) return next;
  return { ...next, log: [...next.log.filter(({ row }) => !over.has(row)), ...sent] };
}

/** The sheets keep the columns of unknown fields, so the names of these fields stay known. */
export function companyChanged(state: SyncState): SyncState {
  const tables = [...state.tables].map(([kind, { snapshot }]): [string, TableState] => [
    kind,
    { kind, snapshot: { ...emptyBaseline, unknownFields: snapshot.unknownFields }, log: [] },
  ]);
  return { ...state, tables: new Map(tables) };
}

/** The table with new baselines, and without outdated attempts. */
function withRows(
  table: TableState,
  baselines: readonly BaselineRow[],
  outdatedAttempts: readonly RowId[] = [],
  change: Partial<Baseline> = {},
): TableState {
  const { rows, attempts } = table.snapshot;
  const over = new Set(outdatedAttempts.filter((row) => attempts.has(row)));
  return withSnapshot(table, {
    rows: baselines.length === 0 ? rows : new Map([...rows, ...byId(baselines)]),
    attempts: over.size === 0 ? attempts : new Map([...attempts].filter(([row]) => !over.has(row))),
    ...change,
  });
}

function withSnapshot(table: TableState, change: Partial<Baseline>): TableState {
  const { rows, attempts, readAt } = { ...table.snapshot, ...change };
  const { snapshot } = table;
  if (rows === snapshot.rows && attempts === snapshot.attempts && readAt === snapshot.readAt) return table;
  return { ...table, snapshot: { ...snapshot, ...change } };
}

function byId(rows: readonly BaselineRow[]): ReadonlyMap<RowId, BaselineRow> {
  return new Map(rows.map((row) => [row.id, row]));
}
