import { type Baseline, pushedAt } from '../changes/baseline';
import type { EventOf, ReconciledRow } from './event';
import type { Reconciliation } from './reconcile';

/** When rows were reconciled, and with which company's service. */
interface Circumstances {
  readonly at: string;
  readonly service: string;
  readonly sp: string;
  /** The time to note for the records that are stored, in milliseconds since 1970. Only for kinds that the service can't list. */
  readonly knownAt?: number;
}

/**
 * The results of reconciling, as two events. The sheet is written between them. If the pane is closed there, the rows are
 * still in the log and are reconciled once more.
 */
export interface ReconciledEvents {
  readonly rowsReconciled: EventOf<'rows-reconciled'>;
  readonly logSettled: EventOf<'log-settled'>;
}

export function reconciledEvents(
  kind: string,
  before: Baseline,
  { results, baseline, next }: Reconciliation,
  { knownAt, ...circumstances }: Circumstances,
): ReconciledEvents {
  const rows = [...results].map(([row, { stored }]): ReconciledRow => {
    const base = baseline.rows.get(row);
    const known = before.rows.get(row);
    const noted = knownAt === undefined ? {} : pushedAt(knownAt, known);
    const attempt = baseline.attempts.get(row);
    return {
      row,
      ...(base && base !== known ? { base: { ...base, ...noted } } : {}),
      ...(stored ? { isStored: true } : {}),
      ...(attempt && attempt !== before.attempts.get(row) ? { attempt } : {}),
    };
  });
  return {
    rowsReconciled: { type: 'rows-reconciled', kind, rows, ...circumstances },
    logSettled: { type: 'log-settled', kind, next: [...next] },
  };
}
