import type { Leave, Owner, Transaction } from './facts';

/** Sums of amounts in days as stored. `notPushed`: the change of the balance by rows that are not pushed. */
export interface Balance {
  before: number;
  added: number;
  taken: number;
  notPushed: number;
}

/** What a person has on an account. */
export type AccountBalance = Balance & Owner;

export function nothing(): Balance {
  return { before: 0, added: 0, taken: 0, notPushed: 0 };
}

/** What is on the account as the service has it. */
export const leftOf = ({ before, added, taken }: Balance): number => before + added + taken;

/** A transaction as the service has it, if it does, and as the sheet has it. */
export function statesOf(leave: Leave): readonly Transaction[] {
  return leave.stored ? [leave.stored, leave] : [leave];
}

/**
 * The sums of the transactions that are counted, for each person and account.
 * @param from the first day (`yyyy-MM-dd`) of the period; transactions of earlier days are summed up in `before`
 */
export function balancesOf(
  leave: readonly Leave[],
  isCounted: (transaction: Transaction) => boolean,
  from: string,
): AccountBalance[] {
  const balances = new Map<string, AccountBalance>();
  const balanceOf = ({ personId, person, accountId, account }: Transaction): AccountBalance => {
    const key = `${personId}\n${accountId}`;
    let balance = balances.get(key);
    if (!balance) balances.set(key, (balance = { personId, person, accountId, account, ...nothing() }));
    return balance;
  };
  for (const transaction of leave) {
    const stored = transaction.isPushed ? transaction : transaction.stored;
    if (stored && isCounted(stored)) {
      const balance = balanceOf(stored);
      const { effectiveDate, amount } = stored;
      if (effectiveDate < from) balance.before += amount;
      else if (amount > 0) balance.added += amount;
      else balance.taken += amount;
      if (!transaction.isPushed) balance.notPushed -= amount;
    }
    if (!transaction.isPushed && isCounted(transaction))
      balanceOf(transaction).notPushed += transaction.amount;
  }
  return [...balances.values()];
}
