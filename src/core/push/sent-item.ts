import type { SentChange } from '../table/push-log';
import type { RowId } from '../table/layout';
import type { Outcome } from './outcome';

/** What is needed to find out the result of one sent item. The write-ahead log keeps it, so that it survives a reload. */
export interface SentItem {
  readonly row: RowId;
  readonly action: 'add' | 'update';
  /** The record's key for an update; '' for an addition, unless its row shows the key that the service gave it. */
  readonly key: string;
  readonly changes: readonly SentChange[];
  readonly outcome: Outcome;
  /** Keys of records that the service listed just before sending and that already equalled the addition. */
  readonly preexisting: readonly string[];
}
