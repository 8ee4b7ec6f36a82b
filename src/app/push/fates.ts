import { isInDoubt } from '../../core/push/outcome';
import { itemsOf, type Plan } from '../../core/push/plan';
import type { RowId } from '../../core/table/sheet';
import type { Sent } from './send';
import type { SettledStatus } from './settled-status';
import { statusOfOutcome, type RowStatus } from '../table/status';
import { STATUS } from '../table/status-words';
import { pushMessages } from './push-messages';

/** What a planned row came to, as its status and message say it. */
export interface Fate extends RowStatus {
  readonly outcome: 'stored' | 'refused' | 'unknown' | 'not-sent';
  /** Stored, but the service holds something else than was sent. */
  readonly differs: boolean;
  /** It was sent, and the service does not hold it. */
  readonly wasSent?: true;
  /** The record was added, and a field that had to follow was refused. */
  readonly added?: true;
}

/** A row that the push did not come to. */
export function notReached(): Fate {
  return {
    outcome: 'not-sent',
    status: STATUS.notSent,
    message: pushMessages.notSentStopped,
    differs: false,
  };
}

/** A row that somebody else's pane is sending. */
function leftToOthers(): Fate {
  return { outcome: 'not-sent', status: STATUS.notSent, message: pushMessages.sentElsewhere, differs: false };
}

/** What each row comes to before it is read back. */
export function unsettledFates(plan: Plan, sent: Sent, when: string): Map<RowId, Fate> {
  return new Map(
    itemsOf(plan).map(({ row }): [RowId, Fate] => {
      const outcome = sent.outcomes.get(row);
      if (!outcome) return [row, sent.elsewhere.has(row) ? leftToOthers() : notReached()];
      return [
        row,
        {
          outcome: isInDoubt(outcome) ? 'unknown' : outcome.kind,
          ...statusOfOutcome(outcome, when),
          differs: false,
        },
      ];
    }),
  );
}

/** What each row comes to once a read has settled it. */
export function fateOf({ status, message, settled }: SettledStatus): Fate {
  switch (settled.kind) {
    case 'stored':
      return {
        outcome: 'stored',
        status,
        message,
        differs: settled.differs.length > 0 || settled.doubles !== undefined,
      };
    case 'refused':
    case 'gone':
      return { outcome: 'refused', status, message, differs: false };
    case 'not-stored':
      return { outcome: 'not-sent', status, message, differs: false, wasSent: true };
    case 'unknown':
      return { outcome: 'unknown', status, message, differs: false };
  }
}
