import { wireBoolean, type AnsweredRecord } from '../answers';
import { wireDate } from '../items';
import { Table } from '../table';
import type { User } from './users';

/** A time-off transaction as the sandbox stores it (specification, section 2.7). */
export interface TimeOffTransaction {
  readonly transId: number;
  /** The CatItemID of an item of the time-off accounts' category. */
  readonly toAccountId: number;
  readonly userId: number;
  readonly description: string;
  /** `2026-11-21` */
  readonly effectiveDate: string;
  /** In days. A taken amount is negative. */
  readonly amount: number;
  readonly canEdit: boolean;
  readonly groupId: string;
}

export type TimeOffTransactionTable = Table<TimeOffTransaction>;

export function timeOffTransactionTable(
  transactions: readonly TimeOffTransaction[],
): TimeOffTransactionTable {
  return new Table({ key: (transaction) => transaction.transId, unique: {} }, transactions);
}

/** The specification does not show what GroupID groups. Here each transaction has its own, a text with leading zeros. */
export function groupIdOf(transId: number): string {
  return String(transId).padStart(9, '0');
}

/** The transaction as getTimeOffTrans returns it, with the names of its user. */
export function wireTimeOffTransaction(transaction: TimeOffTransaction, user: User): AnsweredRecord {
  return {
    TransID: String(transaction.transId),
    TOAccountID: String(transaction.toAccountId),
    UserID: String(transaction.userId),
    FirstName: user.firstName,
    LastName: user.lastName,
    ...(transaction.description !== '' && { Description: transaction.description }),
    EffectiveDate: wireDate(transaction.effectiveDate),
    Amount: String(transaction.amount),
    CanEdit: wireBoolean(transaction.canEdit),
    GroupID: transaction.groupId,
  };
}
