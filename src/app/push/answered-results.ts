import { isUnconfirmed, type Outcome } from '../../core/push/outcome';
import type { Plan } from '../../core/push/planned';
import { itemsOf } from '../../core/push/plan';
import type { NotSentReason } from '../../core/sync/row-state';
import { answeredState } from '../../core/sync/result-state';
import { statusOf } from '../../core/sync/status';
import type { RowId } from '../../core/table/layout';
import { blockedResult, type RowResult } from '../reconcile/row-results';

/** A row that the push did not reach. */
export function notReached(): RowResult {
  return notSent('not-reached');
}

/** A row that changed while other tables were sent. */
export function changedMeanwhile(): RowResult {
  return notSent('changed-meanwhile');
}

function notSent(reason: NotSentReason): RowResult {
  return blockedResult(statusOf({ kind: 'edited', notSent: reason }));
}

interface Answers {
  readonly outcomes: ReadonlyMap<RowId, Outcome>;
  /** Rows that another pane is sending. */
  readonly elsewhere: ReadonlySet<RowId>;
}

/** The result of each row before the service is read again. */
export function answeredResults(
  plan: Plan,
  { outcomes, elsewhere }: Answers,
  when: string,
): Map<RowId, RowResult> {
  return new Map(
    itemsOf(plan).map(({ row }): [RowId, RowResult] => {
      const outcome = outcomes.get(row);
      if (!outcome) return [row, elsewhere.has(row) ? notSent('sent-elsewhere') : notReached()];
      return [
        row,
        {
          outcome: isUnconfirmed(outcome) ? 'unknown' : outcome.kind,
          ...statusOf(answeredState(outcome, when)),
          differs: false,
        },
      ];
    }),
  );
}
