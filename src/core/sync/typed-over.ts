import type { TrackedRow } from '../changes/row';
import type { RowId } from '../table/sheet';
import { stillHoldsSentCells, type LogEntry } from './log-entry';

/**
 * Rows of the write-ahead log that nobody needs to be asked about any more. An update that the service answered `0` and does
 * not show waits for the user. Once its row says something else, what it says now is an edit like any other, or none where
 * the old value is back.
 */
export function typedOver(log: readonly LogEntry[], rows: readonly TrackedRow[]): readonly RowId[] {
  const inSheet = new Map(rows.map((row) => [row.id, row]));
  return log.flatMap((entry) => {
    const row = inSheet.get(entry.row);
    const waits = entry.waitsForUser === true && entry.action === 'update' && entry.outcome.kind === 'stored';
    return waits && row !== undefined && !stillHoldsSentCells(entry, row.cells) ? [entry.row] : [];
  });
}
