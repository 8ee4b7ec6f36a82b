import { isUnconfirmed } from '../../core/push/outcome';
import type { Plan } from '../../core/push/planned';
import { itemsOf } from '../../core/push/plan';
import type { RowId } from '../../core/table/sheet';
import { blockedResult, type RowResult } from '../reconcile/row-results';
import type { Sent } from './send';
import type { NotSentReason } from '../../core/sync/row-state';
import { answeredState } from '../../core/sync/settled-state';
import { statusOf } from '../../core/sync/status';

/** A row that the push did not come to. */
export function notReached(): RowResult {
  return notSent('not-reached');
}

function notSent(reason: NotSentReason): RowResult {
  return blockedResult(statusOf({ kind: 'edited', notSent: reason }));
}

/** What each row comes to before it is read back. */
export function answeredResults(plan: Plan, sent: Sent, when: string): Map<RowId, RowResult> {
  return new Map(
    itemsOf(plan).map(({ row }): [RowId, RowResult] => {
      const outcome = sent.outcomes.get(row);
      if (!outcome) return [row, sent.elsewhere.has(row) ? notSent('sent-elsewhere') : notReached()];
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
