import { isInDoubt } from '../../core/push/outcome';
import { itemsOf, type Plan } from '../../core/push/plan';
import type { RowId } from '../../core/table/sheet';
import type { Sent } from './send';
import type { RowReconciled } from '../../core/sync/reconcile';
import type { RowStatus } from '../../core/sync/row-state';
import { answeredState } from '../../core/sync/settled-state';
import { statusOf } from '../../core/sync/status';
import { pushMessages } from './push-messages';

/** What a step of a push found out: what rows came to, and why the push ended early, where it did. */
export interface Step {
  readonly results: ReadonlyMap<RowId, RowResult>;
  readonly stoppedBy?: string;
}

/** Why a push ended early, in one text: each reason once. */
export function stoppedBy(...reasons: readonly (string | undefined)[]): Pick<Step, 'stoppedBy'> {
  const all = new Set(reasons.filter((reason) => reason !== undefined && reason !== ''));
  return all.size === 0 ? {} : { stoppedBy: [...all].join(' ') };
}

/** What a planned row came to, as its status and message say it. */
export interface RowResult extends RowStatus {
  readonly outcome: 'stored' | 'refused' | 'unknown' | 'not-sent';
  /** Stored, but the service holds something else than was sent. */
  readonly differs: boolean;
  /** It was sent, and the service does not hold it. */
  readonly wasSent?: true;
  /** The record was added, and a field that had to follow was refused. */
  readonly added?: true;
}

/** A row that the push did not come to. */
export function notReached(): RowResult {
  return notSent(pushMessages.notSentStopped);
}

/** A row that is not sent, with what its Status and Message say. */
export function blockedResult({ status, message }: RowStatus): RowResult {
  return { outcome: 'not-sent', status, message, differs: false };
}

function notSent(why: string): RowResult {
  return blockedResult(statusOf({ kind: 'edited', notSent: why }));
}

/** What each row comes to before it is read back. */
export function answeredResults(plan: Plan, sent: Sent, when: string): Map<RowId, RowResult> {
  return new Map(
    itemsOf(plan).map(({ row }): [RowId, RowResult] => {
      const outcome = sent.outcomes.get(row);
      if (!outcome)
        return [row, sent.elsewhere.has(row) ? notSent(pushMessages.sentElsewhere) : notReached()];
      return [
        row,
        {
          outcome: isInDoubt(outcome) ? 'unknown' : outcome.kind,
          ...statusOf(answeredState(outcome, when)),
          differs: false,
        },
      ];
    }),
  );
}

/** What a row comes to once it is reconciled. */
export function reconciledResult({
  status: told,
  settled,
}: Pick<RowReconciled, 'status' | 'settled'>): RowResult {
  switch (settled.kind) {
    case 'stored':
      if (settled.contested) return { outcome: 'unknown', ...told, differs: true };
      return {
        outcome: 'stored',
        ...told,
        differs: settled.differs.length > 0 || settled.doubles !== undefined,
      };
    case 'refused':
    case 'gone':
      return { outcome: 'refused', ...told, differs: false };
    case 'not-stored':
      return { outcome: 'not-sent', ...told, differs: false, wasSent: true };
    case 'unknown':
      return { outcome: 'unknown', ...told, differs: false };
  }
}
