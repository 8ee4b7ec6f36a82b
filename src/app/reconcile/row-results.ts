import type { RowReconciled } from '../../core/sync/reconcile';
import type { RowStatus } from '../../core/sync/row-state';

/** The result of a planned row, with its Status and Message. */
export interface RowResult extends RowStatus {
  readonly outcome: 'stored' | 'refused' | 'unknown' | 'not-sent';
  /** The record is stored, but with another value than was sent. */
  readonly differs: boolean;
  /** The row was sent, and the service has not stored it. */
  readonly wasSent?: true;
  /** The record was added, and a field that had to be sent later was refused. */
  readonly added?: true;
}

/** A row that is not sent, with what its Status and Message say. */
export function blockedResult({ status, message }: RowStatus): RowResult {
  return { outcome: 'not-sent', status, message, differs: false };
}

/** The result of a row after it was reconciled. */
export function reconciledResult({
  status: rowStatus,
  sentResult,
}: Pick<RowReconciled, 'status' | 'sentResult'>): RowResult {
  switch (sentResult.kind) {
    case 'stored':
      if (sentResult.differingFields) return { outcome: 'unknown', ...rowStatus, differs: true };
      return {
        outcome: 'stored',
        ...rowStatus,
        differs: sentResult.differs.length > 0 || sentResult.duplicates !== undefined,
      };
    case 'refused':
    case 'gone':
      return { outcome: 'refused', ...rowStatus, differs: false };
    case 'not-stored':
      return { outcome: 'not-sent', ...rowStatus, differs: false, wasSent: true };
    case 'unknown':
      return { outcome: 'unknown', ...rowStatus, differs: false };
  }
}
