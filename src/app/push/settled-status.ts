import type { Settled } from '../../core/push/settle';
import type { RowStatus } from '../table/status';

/** A settled row's status, with what a sum needs to know of it. */
export interface SettledStatus extends RowStatus {
  readonly settled: Settled;
  readonly label: string;
}
