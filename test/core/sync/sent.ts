/** Sent rows for tests of sync, without a workbook. */
import type { Outcome } from '../../../src/core/push/outcome';
import type { LogEntry } from '../../../src/core/sync/log-entry';
import type { SentChange } from '../../../src/core/table/push-log';
import type { FieldCells } from '../../../src/core/table/record';

export const stored: Outcome = { kind: 'stored' };
export const lost: Outcome = { kind: 'unknown', reason: 'no-answer' };
export const refused: Outcome = { kind: 'refused', code: '7', message: 'no', isCertain: true };
export const refusedAsWhole: Outcome = { ...refused, isCertain: false };

/** An entry of the write-ahead log for row `a`. */
export function entry(of: Partial<LogEntry> & Pick<LogEntry, 'action' | 'changes'>): LogEntry {
  return {
    kind: 'users',
    row: 'a',
    label: 'a',
    stage: 'open',
    key: '',
    outcome: lost,
    preexisting: [],
    ...of,
  };
}

export function typed(fields: FieldCells): SentChange[] {
  return Object.entries(fields).map(([field, to]) => ({ field, from: '', to }));
}
