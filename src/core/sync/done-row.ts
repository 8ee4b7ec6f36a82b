import type { BaselineRow } from '../changes/baseline';
import type { DoneChange, DoneRow } from '../changes/undo';
import type { ServiceRecord } from '../table/record';
import type { LogEntry } from './log-entry';

/**
 * A stored row as the undo needs it: what was known of its record before, and what was sent as the service shows it. What a
 * list shows is not it: somebody may have changed the record since.
 */
export function doneRow(entry: LogEntry, before: BaselineRow | undefined, sent: ServiceRecord): DoneRow {
  const { row, label, action, key, changes } = entry;
  return {
    row,
    label,
    // A record that was changed by a key typed for it: nobody here knows what it held.
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
