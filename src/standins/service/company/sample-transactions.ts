import type { CategoryItem } from '../category-items/category-item';
import { groupIdOf, type TimeOffTransaction } from '../time-off-transactions/time-off-transaction';
import type { User } from '../users/user';
import { catNo } from './categories';

const FIRST_TRANS_ID = 70_001;

/** The account and the values of each transaction. Granted amounts are positive, taken amounts are negative. */
// prettier-ignore
const occasions = [
  ['Vacation', { description: 'Entitlement 2026', amount: 25, effectiveDate: '2026-01-01', canEdit: false }],
  ['Vacation', { description: 'Summer holiday', amount: -10, effectiveDate: '2026-07-13', canEdit: true }],
  ['Sick', { description: '', amount: -2, effectiveDate: '2026-02-11', canEdit: false }],
  ['Comp. time', { description: '=bank holiday & "late" shift', amount: 1, effectiveDate: '2026-05-04', canEdit: true }],
  ['Study', { description: 'First aid, كورس, 📚', amount: -1, effectiveDate: '2026-11-02', canEdit: true }],
  ['Vacation', { description: '  carried over ', amount: 0, effectiveDate: '2026-03-31', canEdit: false }],
] as const;

/** Time-off transactions of the people: `count` of them in turn; if it is absent, two for every third person. */
export function sampleTransactions(
  users: readonly User[],
  items: readonly CategoryItem[],
  count: number | undefined,
): readonly TimeOffTransaction[] {
  if (users.length === 0) return [];
  const accounts = new Map(
    items.filter((item) => item.catNo === catNo.timeOffAccounts).map((item) => [item.name, item.catItemId]),
  );
  const inTurn =
    count === undefined
      ? users.filter((_, index) => index % 3 === 0).flatMap((user) => [user, user])
      : Array.from({ length: count }, (_, index) => users[index % users.length]);
  return inTurn.flatMap((user, index) => {
    const [account = '', known] = occasions[index % occasions.length] ?? [];
    const toAccountId = accounts.get(account);
    if (user === undefined || toAccountId === undefined || known === undefined) return [];
    const transId = FIRST_TRANS_ID + index;
    return [{ transId, toAccountId, userId: user.userId, ...known, groupId: groupIdOf(transId) }];
  });
}
