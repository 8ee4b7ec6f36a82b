import type { TrackedRow } from '../changes/row';
import type { RowId } from '../table/layout';
import { stillHasSentCells, type LogEntry } from './log-entry';

/**
 * Rows of the write-ahead log about which the user no longer needs to decide. An update that the service answered `0` and
 * that no list shows waits for the user. If the user then types another value into the row, the row is edited, or is in sync
 * if the old value is back.
 */
export function typedOver(log: readonly LogEntry[], rows: readonly TrackedRow[]): readonly RowId[] {
  const inSheet = new Map(rows.map((row) => [row.id, row]));
  return log.flatMap((entry) => {
    const row = inSheet.get(entry.row);
    const waits =
      entry.stage === 'waits-for-user' && entry.action === 'update' && entry.outcome.kind === 'stored';
    return waits && row !== undefined && !stillHasSentCells(entry, row.cells) ? [entry.row] : [];
  });
}
