import { emptyBaseline, type Baseline, type BaselineRow } from '../changes/baseline';
import type { TrackedRow } from '../changes/row';
import type { DoneRow } from '../changes/undo';
import { groupBy } from '../table/group-by';
import type { LogEntry } from './log-entry';

/** What Shiftsheet knows of one table besides its cells. */
export interface TableState {
  readonly kind: string;
  /** The records as last known on the service, and the last attempts of rows that are not stored. */
  readonly snapshot: Baseline;
  /** The write-ahead log: rows that were sent and whose result is not known yet; at most one entry for each row. */
  readonly log: readonly LogEntry[];
}

/** A row that a push stored, with the service's values before the push. */
export interface PushedRow extends DoneRow {
  readonly kind: string;
}

/** What the last push stored, so that the user can undo it. It covers all tables, because one push sends rows of several. */
export interface LastPush {
  readonly push: string;
  /** `21 Nov 14:05` */
  readonly at: string;
  /** The company to which the push was sent. */
  readonly service: string;
  readonly sp: string;
  readonly rows: readonly PushedRow[];
}

/** All that a workbook knows of the synchronisation. Only `apply` makes a new state. */
export interface SyncState {
  /** By kind; a table of which nothing is known has no entry. */
  readonly tables: ReadonlyMap<string, TableState>;
  readonly lastPush?: LastPush;
}

export const emptyState: SyncState = { tables: new Map() };

/** What is known of a table; a table of which nothing is known is empty. */
export function tableOf({ tables }: SyncState, kind: string): TableState {
  return tables.get(kind) ?? { kind, snapshot: emptyBaseline, log: [] };
}

/** The state with one table changed. */
export function withTable(
  state: SyncState,
  kind: string,
  change: (table: TableState) => TableState,
): SyncState {
  const before = tableOf(state, kind);
  const after = change(before);
  return after === before ? state : { ...state, tables: new Map(state.tables).set(kind, after) };
}

/** The state as it is stored in the workbook's file: a baseline for each kind, one write-ahead log, and the last push. */
export interface StoredState {
  readonly baselines: ReadonlyMap<string, Baseline>;
  /** The entries of all kinds. The order of the entries of one kind counts; the order of the kinds does not. */
  readonly log: readonly LogEntry[];
  readonly lastPush?: LastPush;
}

/** One part of the file that must be written. If the value is undefined, the part is removed. */
export type StoredPart =
  | { readonly part: 'last-push'; readonly value: LastPush | undefined }
  | { readonly part: 'baseline'; readonly kind: string; readonly value: Baseline }
  | { readonly part: 'log'; readonly value: readonly LogEntry[] };

export function syncStateOf({ baselines, log, lastPush }: StoredState): SyncState {
  const entries = groupBy(log, ({ kind }) => kind);
  const tables = new Map<string, TableState>();
  for (const kind of new Set([...baselines.keys(), ...entries.keys()])) {
    const { snapshot } = tableOf(emptyState, kind);
    tables.set(kind, {
      kind,
      snapshot: baselines.get(kind) ?? snapshot,
      log: entries.get(kind) ?? [],
    });
  }
  return { tables, ...(lastPush ? { lastPush } : {}) };
}

/**
 * The parts of the file that differ between two states, in the order in which they are written. The last push and the
 * baseline of a stored row are written before the log drops the row. If a pane dies between two of these writes, the rows
 * are still in the log and are reconciled once more. `withLog`: the log is among them in any case.
 */
export function changedParts(before: SyncState, after: SyncState, withLog = false): readonly StoredPart[] {
  const parts: StoredPart[] = [];
  if (before.lastPush !== after.lastPush) parts.push({ part: 'last-push', value: after.lastPush });
  for (const [kind, { snapshot }] of after.tables)
    if (tableOf(before, kind).snapshot !== snapshot) parts.push({ part: 'baseline', kind, value: snapshot });
  const isLogged = withLog || [...after.tables].some(([kind, { log }]) => tableOf(before, kind).log !== log);
  if (isLogged) parts.push({ part: 'log', value: logOf(after) });
  return parts;
}

function logOf({ tables }: Pick<SyncState, 'tables'>): LogEntry[] {
  return [...tables.values()].flatMap(({ log }) => log);
}

/**
 * New baselines for rows that are about to get their ids. A typed row that is a known record gets the fields in which
 * the two differ. An edited row whose record was uncertain gets the mark that a preview shows it first.
 */
export function baselinesBeforeIds(rows: readonly TrackedRow[]): readonly BaselineRow[] {
  return rows.flatMap(({ adopted, needsPreview, base, change }): BaselineRow[] => {
    if (!base) return [];
    if (needsPreview && change === 'edited') return [{ ...base, needsPreview }];
    return adopted && base.conflicts ? [base] : [];
  });
}
