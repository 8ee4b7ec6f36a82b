import type { Baseline } from '../changes/baseline';
import { groupBy } from '../table/group-by';
import type { LogEntry } from './log-entry';
import { emptyState, tableOf, type LastPush, type SyncState, type TableState } from './table-state';

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

export function stateOf({ baselines, log, lastPush }: StoredState): SyncState {
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
 * are still in the log and are reconciled once more.
 */
export function changedParts(before: SyncState, after: SyncState): readonly StoredPart[] {
  const parts: StoredPart[] = [];
  if (before.lastPush !== after.lastPush) parts.push({ part: 'last-push', value: after.lastPush });
  for (const [kind, { snapshot }] of after.tables)
    if (tableOf(before, kind).snapshot !== snapshot) parts.push({ part: 'baseline', kind, value: snapshot });
  const isLogged = [...after.tables].some(([kind, { log }]) => tableOf(before, kind).log !== log);
  if (isLogged) parts.push({ part: 'log', value: logOf(after) });
  return parts;
}

function logOf({ tables }: Pick<SyncState, 'tables'>): LogEntry[] {
  return [...tables.values()].flatMap(({ log }) => log);
}
