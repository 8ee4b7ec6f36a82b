/** Every kind of record: what a person types into a new row, and how a colleague adds the same record or changes another. */
import type { State } from '../../standins/service/caller';

type Row = Readonly<Record<string, unknown>>;

/** A colleague's write. */
interface Call {
  readonly method: string;
  readonly query: Record<string, string>;
  readonly items: Record<string, string>[];
}

export interface Kind {
  readonly kind: string;
  readonly sheet: string;
  /** The records on the service. */
  readonly records: (state: State) => readonly Row[];
  /** Whether a row of the sheet shows this record. */
  readonly shows: (row: Row, record: Row, state: State) => boolean;
  /** Columns that people edit and the service returns, each with the field of the record. */
  readonly returned: Readonly<Record<string, string>>;
  /** A new row. */
  readonly typed: Readonly<Record<string, string>>;
  /** How a colleague adds what `typed` says, with one field of their own; left out if the service lists no records. */
  readonly same?: (state: State) => Call;
  /** How a colleague gives a record another text. */
  readonly change?: (record: Row, text: string) => Call;
}

const showsKey =
  (column: string, field: string): Kind['shows'] =>
  (row, record) =>
    row[column] === record[field];

const users: Kind = {
  kind: 'users',
  sheet: 'Users',
  records: ({ users: records }) => records,
  shows: showsKey('UserID', 'userId'),
  returned: {
    UserName: 'userName',
    FirstName: 'firstName',
    LastName: 'lastName',
    Email: 'email',
    CellPhone: 'cellPhone',
  },
  typed: {
    UserName: 'newcomer',
    FirstName: 'New',
    LastName: 'Comer',
    Email: 'new@harbourlight.example',
    UserType: 'E',
  },
  same: () => ({
    method: 'addUsers',
    query: {},
    items: [
      {
        UserName: 'newcomer',
        FirstName: 'New',
        LastName: 'Comer',
        Email: 'new@harbourlight.example',
        UserType: 'E',
        Password: 'secret-1!',
        CellPhone: '0170 1',
      },
    ],
  }),
  change: ({ userId }, text) => ({
    method: 'updateUsers',
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'UserID', KeyVal: String(userId), CellPhone: text }],
  }),
};

const categories: Kind = {
  kind: 'categories',
  sheet: 'Categories',
  records: ({ categories: records }) => records,
  shows: showsKey('CatNo', 'catNo'),
  returned: { SingularName: 'singularName', PluralName: 'pluralName' },
  typed: { SingularName: 'Skill' },
  same: () => ({
    method: 'updateCategories',
    query: { reqAddifnotfound: '1' },
    items: [{ Key: 'CatNo', KeyVal: '4711', SingularName: 'Skill', PluralName: 'Skills' }],
  }),
  change: ({ catNo }, text) => ({
    method: 'updateCategories',
    query: { reqAddifnotfound: '0' },
    items: [{ Key: 'CatNo', KeyVal: String(catNo), PluralName: text }],
  }),
};

interface Items {
  readonly kind: string;
  readonly sheet: string;
  readonly method: string;
  /** The Type of their category in the sample company. */
  readonly type: string;
  /** Fields that every item must have. */
  readonly needed?: Readonly<Record<string, string>>;
}

function items({ kind, sheet, method, type, needed = {} }: Items): Kind {
  return {
    kind,
    sheet,
    records: ({ categories: all, categoryItems }) => {
      const category = all.find((each) => each['type'] === type);
      return categoryItems.filter(({ catNo }) => catNo === category?.['catNo']);
    },
    shows: showsKey('CatItemID', 'catItemId'),
    returned: { Name: 'name', Color: 'color' },
    typed: { Name: 'Garden', ...needed },
    same: () => ({
      method,
      query: { reqAddifnotfound: '1' },
      items: [{ Key: 'ExternalID', KeyVal: '4711', Name: 'Garden', Color: '00FF00', ...needed }],
    }),
    change: ({ catItemId }, text) => ({
      method,
      query: { reqAddifnotfound: '0' },
      items: [{ Key: 'CatItemID', KeyVal: String(catItemId), Name: text, ...needed }],
    }),
  };
}

/** Nobody in the sample company is qualified for a department; Care is its first. */
const qualifications: Kind = {
  kind: 'qualifications',
  sheet: 'Qualifications',
  records: ({ qualifications: records }) => records,
  shows: (row, { userId, catItemId }, { users: people, categoryItems }) => {
    const person = people.find((each) => each['userId'] === userId);
    const item = categoryItems.find((each) => each['catItemId'] === catItemId);
    const isPerson = String(row['Person']).startsWith(
      `${String(person?.['firstName'])} ${String(person?.['lastName'])}`,
    );
    return isPerson && String(row['Item']).startsWith(String(item?.['name']));
  },
  returned: { Rank: 'rank', PayRate: 'payRate' },
  typed: { Person: 'Kwame Mensah', Item: 'Care', Rank: '5' },
  same: ({ users: people, categoryItems }) => {
    const item = categoryItems.find(({ name }) => name === 'Care');
    const person = people.find(({ userName }) => userName === 'kwamemensah');
    return {
      method: 'updateQualifications',
      query: {
        CatNo: String(item?.['catNo']),
        CatItemID: String(item?.['catItemId']),
        reqAddifnotfound: '1',
      },
      items: [{ Key: 'UserID', KeyVal: String(person?.['userId']), Rank: '2', PayRate: '19' }],
    };
  },
  change: ({ userId, catItemId, catNo }, text) => ({
    method: 'updateQualifications',
    query: { CatNo: String(catNo), CatItemID: String(catItemId), reqAddifnotfound: '0' },
    items: [{ Key: 'UserID', KeyVal: String(userId), Rank: String(text.length), PayRate: '21' }],
  }),
};

/** TOAccountID 2042 is the sample company's Vacation, UserID 1001 is Ingrid Solberg. */
const timeOff: Kind = {
  kind: 'time-off',
  sheet: 'Time Off',
  records: ({ timeOffTransactions }) => timeOffTransactions,
  shows: showsKey('TransID', 'transId'),
  returned: { Amount: 'amount', Description: 'description' },
  typed: {
    Person: 'Ingrid Solberg',
    Account: 'Vacation',
    EffectiveDate: '2026-12-24',
    Amount: '-1',
    Description: 'Leave',
  },
  same: () => ({
    method: 'addTimeOffTrans',
    query: { TOAccountID: '2042' },
    items: [{ UserID: '1001', EffectiveDate: '12-24-2026', Amount: '-1', Description: 'Leave' }],
  }),
  change: ({ transId, toAccountId, userId }, text) => ({
    method: 'updateTimeOffTrans',
    query: { TOAccountID: String(toAccountId), reqAddifnotfound: '0' },
    items: [{ Key: 'TransID', KeyVal: String(transId), UserID: String(userId), Description: text }],
  }),
};

/** The service can't list them: nothing would show a colleague's work. */
const timeBlocks: Kind = {
  kind: 'time-blocks',
  sheet: 'Time Blocks',
  records: ({ timeBlocks: records }) => records,
  shows: showsKey('ExternalID', 'externalId'),
  returned: { Notes: 'notes' },
  typed: { Person: 'Ingrid Solberg', Date: '2026-11-23', Start: '9:00', End: '17:00', Notes: 'Shift' },
};

export const kinds: readonly Kind[] = [
  users,
  categories,
  items({ kind: 'departments', sheet: 'Departments', method: 'updateDepts', type: 'Department' }),
  items({ kind: 'tasks', sheet: 'Tasks', method: 'updateTasks', type: 'Task' }),
  items({ kind: 'areas', sheet: 'Areas', method: 'updateAreas', type: 'Area' }),
  items({
    kind: 'times-of-day',
    sheet: 'Times of Day',
    method: 'updateTimesOfDay',
    type: 'TimeOfDay',
    needed: { StartTime: '9:00 AM', EndTime: '5:00 PM' },
  }),
  items({
    kind: 'time-off-accounts',
    sheet: 'Time-Off Accounts',
    method: 'updateTimeOffAccounts',
    type: 'TimeOffAccount',
  }),
  qualifications,
  timeOff,
  timeBlocks,
];
