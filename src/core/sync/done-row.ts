import type { BaselineRow } from '../changes/baseline';
import type { DoneChange, DoneRow } from '../changes/undo';
import type { ServiceRecord } from '../table/record';
import type { LogEntry } from './log-entry';

/**
 * A stored row as the undo needs it: what was known of its record before, and what was sent, in the service's form. The
 * values of a later list are not used: somebody may have changed the record since.
 */
export function doneRow(entry: LogEntry, before: BaselineRow | undefined, sent: ServiceRecord): DoneRow {
  const { row, label, action, key, changes } = entry;
  return {
    row,
    label,
    // The record was changed through a key that the user typed: nobody here knows its earlier values.
    action: action === 'update' && !before ? 'before-unknown' : action,
    key,
    changes: action === 'add' ? [] : changes.map((change) => doneChange(change, before, sent)),
  };
}

function doneChange(
  { field, from, to, id }: LogEntry['changes'][number],
  before: BaselineRow | undefined,
  sent: ServiceRecord,
): DoneChange {
  const fromId = before?.ids[field];
  const toId = sent.ids[field] ?? id;
  return {
    field,
    from,
    to: sent.cells[field] ?? to,
    ...(fromId === undefined || id === undefined ? {} : { fromId }),
    ...(toId === undefined ? {} : { toId }),
  };
}
