import { emptyBaseline, type Baseline } from '../changes/baseline';
import type { DoneRow } from '../changes/undo';
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
