import { type CategoryItem, plainItem } from '../records/category-items';
import { groupIdOf, type TimeOffTransaction } from '../records/time-off-transactions';
import { type User, nobody, type UserType } from '../records/users';
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
  const givenOccasions = users.flatMap((user, position) =>
    occasionsOf(position).map((occasion) => ({ user, occasion })),
  );
  const all = count === undefined ? givenOccasions : inTurn(users, givenOccasions, count);
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

function inTurn(users: readonly User[], givenOccasions: readonly Given[], count: number): Given[] {
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const [user, given] = [users[index % users.length], givenOccasions[index % givenOccasions.length]];
    return user && given ? [{ user, occasion: given.occasion }] : [];
  });
}

/** The optional values of an item besides its name. */
type KnownItem = Partial<
  Pick<CategoryItem, 'externalId' | 'active' | 'showToEmployee' | 'color' | 'notes' | 'startTime' | 'endTime'>
>;

type Entry = readonly [name: string, known?: KnownItem];

/** The items of each category of a sample company, in their order. */
export type Entries = Readonly<Record<keyof typeof catNo, readonly Entry[]>>;

const FIRST_CAT_ITEM_ID = 2001;

/** The items as the service keeps them. */
export function categoryItemsOf(entries: Entries): readonly CategoryItem[] {
  return Object.entries(entries)
    .flatMap(([category, list]) =>
      list.map(([name, known], index) => ({
        catNo: catNo[category as keyof typeof catNo],
        ...plainItem,
        name,
        sortValue: String((index + 1) * 10).padStart(10, '0'),
        ...known,
      })),
    )
    .map((item, index) => ({ ...item, catItemId: FIRST_CAT_ITEM_ID + index }));
}

/** The optional values of a person besides the name and the account. */
type KnownPerson = Partial<
  Pick<
    User,
    'externalId' | 'homePhone' | 'workPhone' | 'cellPhone' | 'yearHired' | 'dob' | 'doNotSchedule' | 'email'
  >
>;

const MAIL_HOST = 'harbourlight.example';

/** A person of a sample company, without the number and the password that the service gives. */
export function person(
  firstName: string,
  lastName: string,
  userName: string,
  userType: UserType,
  known: KnownPerson = {},
) {
  return {
    ...nobody,
    email: `${userName}@${MAIL_HOST}`,
    ...known,
    firstName,
    lastName,
    userName,
    userType,
  };
}
