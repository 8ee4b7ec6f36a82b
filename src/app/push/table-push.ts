/**
 * The values that the steps of a push pass on, for one table. Each step takes the value of the step before it. An `Ended` table
 * passes through all steps unchanged.
 */
import type { Outcome } from '../../core/push/outcome';
import type { Plan } from '../../core/push/planned';
import type { RowId } from '../../core/table/layout';
import type { RowResult } from '../reconcile/row-results';
import type { TableRead } from '../table/table-read';
import type { StopReason } from './stop-reason';

/** The results of rows, as far as they are known. */
export type RowResults = ReadonlyMap<RowId, RowResult>;

/** What is about to be sent. */
export interface ToSend {
  readonly kind: 'to-send';
  readonly read: TableRead;
  readonly plan: Plan;
  /** The only rows that this push may send; undefined if it pushes the whole table. */
  readonly only?: ReadonlySet<RowId>;
  readonly results: RowResults;
  /** The first passwords of new users, by row. */
  readonly passwords: ReadonlyMap<RowId, string>;
  /** Keys of records that were listed before sending and already equal what an addition sends, by row. */
  readonly preexisting: ReadonlyMap<RowId, readonly string[]>;
  /** When the list was read that the plan was compared with, in milliseconds of the device's clock. */
  readonly comparedAt: number;
  /** No table before this one had anything to send in this push. */
  readonly isFirst: boolean;
}

/** What was sent and how it was answered. Rows that are not in `outcomes` were not sent. */
export interface Sent extends Omit<ToSend, 'kind'> {
  readonly kind: 'sent';
  readonly outcomes: ReadonlyMap<RowId, Outcome>;
  /** Why not everything was sent. */
  readonly stoppedBy?: StopReason;
  /** Why answers could not be written into the sheet while sending. The read after sending tries again. */
  readonly answersNotWritten?: StopReason;
}

/** The results, as far as the service shows them. */
export interface Reconciled {
  readonly kind: 'reconciled';
  readonly read: TableRead;
  readonly plan: Plan;
  readonly results: RowResults;
}

/** The push ends with this table, or has nothing to do for it (then `stoppedBy` is empty). */
export interface Ended {
  readonly kind: 'ended';
  readonly results: RowResults;
  readonly stoppedBy: readonly StopReason[];
}

/**
 * The push ends because a step has failed. The results that were found before remain. If this is the first table and it has no
 * results yet, the failure is thrown: then no push took place.
 */
export function endedBy({ results, isFirst }: Pick<ToSend, 'results' | 'isFirst'>, error: unknown): Ended {
  if (isFirst && results.size === 0) throw error;
  return { kind: 'ended', results, stoppedBy: [{ code: 'failed', error }] };
}
