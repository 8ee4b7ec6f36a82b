/**
 * The values that the steps of a push hand on, for one table. Each step takes the one before; an `Ended` table passes through.
 */
import type { Outcome } from '../../core/push/outcome';
import type { Plan } from '../../core/push/planned';
import type { RowId } from '../../core/table/sheet';
import type { RowResult } from '../reconcile/row-results';
import type { TableRead } from '../table/table-read';
import type { StopReason } from './stop-reason';

/** What is known of rows by now. */
export type RowResults = ReadonlyMap<RowId, RowResult>;

/** What is about to be sent. */
export interface Going {
  readonly kind: 'going';
  readonly read: TableRead;
  readonly plan: Plan;
  readonly results: RowResults;
  /** The first passwords of new users, by row. */
  readonly passwords: ReadonlyMap<RowId, string>;
  /** Keys of records that were listed before and already equal what an addition sends, by row. */
  readonly preexisting: ReadonlyMap<RowId, readonly string[]>;
  /** When the list was read that the plan was compared with, in milliseconds of the device's clock. */
  readonly comparedAt: number;
  /** Nothing of this push has been sent before this table. */
  readonly isFirst: boolean;
}

/** What was sent and how it was answered; rows that are not in `outcomes` were not sent. */
export interface Sent extends Omit<Going, 'kind'> {
  readonly kind: 'sent';
  readonly outcomes: ReadonlyMap<RowId, Outcome>;
  /** Why not everything was sent. */
  readonly stoppedBy?: StopReason;
  /** Why answers could not be written into the sheet on the way; the read-back tries again. */
  readonly answersNotWritten?: StopReason;
}

/** What became of it, as far as the service shows it. */
export interface Reconciled {
  readonly kind: 'reconciled';
  readonly read: TableRead;
  readonly plan: Plan;
  readonly results: RowResults;
}

/** The push ends with this table, or has nothing to do for it (then nothing stopped it). */
export interface Ended {
  readonly kind: 'ended';
  readonly results: RowResults;
  readonly stoppedBy: readonly StopReason[];
}

/**
 * A step has failed: that is why the push ends, and what was found out before stays. Throws the failure where nothing was
 * sent or found out: then it is no push.
 */
export function endedBy({ results, isFirst }: Pick<Going, 'results' | 'isFirst'>, error: unknown): Ended {
  if (isFirst && results.size === 0) throw error;
  return { kind: 'ended', results, stoppedBy: [{ code: 'failed', error }] };
}
