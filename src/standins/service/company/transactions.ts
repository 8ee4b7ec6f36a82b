import type { CategoryItem } from '../records/category-items';
import { groupIdOf, type TimeOffTransaction } from '../records/time-off-transactions';
import type { User } from '../records/users';
import { catNo } from './categories';

const FIRST_TRANS_ID = 70_001;

/** The account and the values of a transaction. Granted amounts are positive, taken amounts are negative. */
export type Occasion = readonly [
  account: string,
  known: Pick<TimeOffTransaction, 'description' | 'amount' | 'effectiveDate' | 'canEdit'>,
];

/** The transactions of a company's people, by their position from 0. */
export type Occasions = (position: number) => readonly Occasion[];

/** Time-off transactions of the people: `count` of them, given to all people in turn; if it is absent, those of each person. */
export function sampleTransactions(
  users: readonly User[],
  items: readonly CategoryItem[],
  occasionsOf: Occasions,
  count: number | undefined,
): readonly TimeOffTransaction[] {
  const accounts = new Map(
    items.filter((item) => item.catNo === catNo.timeOffAccounts).map((item) => [item.name, item.catItemId]),
  );
  const each = users.flatMap((user, position) =>
    occasionsOf(position).map((occasion) => ({ user, occasion })),
  );
  const all = count === undefined ? each : inTurn(users, each, count);
  return all.flatMap(({ user, occasion: [account, known] }, index) => {
    const toAccountId = accounts.get(account);
    if (toAccountId === undefined) return [];
    const transId = FIRST_TRANS_ID + index;
    return [{ transId, toAccountId, userId: user.userId, ...known, groupId: groupIdOf(transId) }];
  });
}

interface Given {
  readonly user: User;
  readonly occasion: Occasion;
}

function inTurn(users: readonly User[], each: readonly Given[], count: number): Given[] {
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const [user, given] = [users[index % users.length], each[index % each.length]];
    return user && given ? [{ user, occasion: given.occasion }] : [];
  });
}
