/** Compares a sheet with the sandbox's records, field by field and row by row, names against IDs. */
import type { SandboxState, SheetRow, StoredList, StoredRecord, WorkbenchPage } from './workbench-page';

/** The text or number that a sheet should show for a stored field. */
type Shown = (stored: StoredRecord, state: SandboxState) => unknown;

interface Compared {
  readonly list: StoredList;
  /** The records of the list that belong in the sheet. */
  readonly own?: (stored: StoredRecord) => boolean;
  /** The sheet's columns that identify a record. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Shown>>;
}

const DAY_MS = 86_400_000;
/** Excel's serial number of 1 January 1970. */
const EPOCH_SERIAL = 25_569;

const field =
  (name: string): Shown =>
  (stored) =>
    stored[name] ?? '';

const fields = (...columns: string[]): Record<string, Shown> =>
  Object.fromEntries(
    columns.map((column) => [
      column,
      field(column.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replace(/ID$/, 'Id')),
    ]),
  );

const day =
  (name: string): Shown =>
  (stored) =>
    Date.parse(`${String(stored[name])}T00:00Z`) / DAY_MS + EPOCH_SERIAL;

const time =
  (name: string): Shown =>
  (stored) => {
    const [hours = 0, minutes = 0] = String(stored[name]).split(':').map(Number);
    return (hours * 60 + minutes) / (24 * 60);
  };

/** The sandbox stores it as it is answered: `MM-DD-YYYY`. */
const dayOfBirth: Shown = ({ dob }, state) => {
  const [month, date, year] = String(dob).split('-');
  return dob === '' ? '' : day('dob')({ dob: `${year}-${month}-${date}` }, state);
};

/** The sandbox's TypeNo of a category, by its type. */
const TYPE_NOS: Readonly<Record<string, number>> = {
  Department: 1,
  Task: 2,
  Area: 3,
  TimeOfDay: 4,
  TimeOffAccount: 5,
  TimeOffReason: 6,
  Custom: 100,
};

const userOf: (stored: StoredRecord, state: SandboxState) => StoredRecord = (stored, { users }) =>
  users.find(({ userId }) => userId === stored['userId']) ?? {};

const fullName = (user: StoredRecord) => `${String(user['firstName'])} ${String(user['lastName'])}`;

const person: Shown = (stored, state) => {
  const user = userOf(stored, state);
  const namesakes = state.users.filter((each) => fullName(each) === fullName(user));
  return namesakes.length > 1 ? `${fullName(user)} (${String(user['userName'])})` : fullName(user);
};

const accountOf: Shown = (stored, { categoryItems }) =>
  categoryItems.find(({ catItemId }) => catItemId === stored['toAccountId'])?.['name'];

/** Columns that name an item of a category. */
const ITEM_COLUMNS = [
  ...['Item', 'Department', 'Area', 'Task', 'Time of day'],
  ...['Time-off reason', 'Time-off account'],
];

/**
 * Labels of items end with what distinguishes items of the same name: `Cleaning (Task)`. Labels of people keep it, and it is
 * compared.
 */
const plain = (column: string, cell: unknown): unknown =>
  ITEM_COLUMNS.includes(column) && typeof cell === 'string' ? cell.replace(/ \([^()]*\)$/, '') : cell;

const itemName =
  (name: string): Shown =>
  (stored, { categoryItems }) =>
    plain('Item', categoryItems.find(({ catItemId }) => catItemId === stored[name])?.['name']);

const items = (catNo: number, own: Readonly<Record<string, Shown>> = {}): Compared => ({
  list: 'categoryItems',
  own: (stored) => stored['catNo'] === catNo,
  key: ['CatItemID'],
  columns: {
    ...fields('Name', 'Active', 'ShowToEmployee', 'Color', 'Notes', 'CatItemID', 'CatNo', 'SortValue'),
    ...own,
  },
});

/** The blocks of one schedule; values that the service computes are not in the sheet. */
const blocks = (scheduleId: number, when: Readonly<Record<string, Shown>>): Compared => ({
  list: 'timeBlocks',
  own: (stored) => stored['scheduleId'] === scheduleId,
  key: ['ExternalID'],
  columns: {
    Person: (stored, state) => (stored['userId'] === 0 ? 'Open shift' : person(stored, state)),
    ...when,
    Hours: (stored) => (stored['overrideNumHours'] === true ? stored['numHours'] : ''),
    Department: itemName('departmentId'),
    Area: itemName('areaId'),
    Task: itemName('taskId'),
    'Time of day': itemName('timeOfDayId'),
    'Time-off reason': itemName('timeOffReasonId'),
    'Time-off account': itemName('timeOffAccountId'),
    ...fields('Notes', 'Color', 'ExternalID'),
  },
});

const partOf =
  (name: string, part: 0 | 1, shown: (name: string) => Shown): Shown =>
  (stored, state) =>
    shown(name)({ [name]: String(stored[name]).split('T')[part] }, state);

/** The day on which a block ends. No cell shows it, unless it is later than the next day. */
const LAST_DAY = 'day of the end';

/** How a row's End and End Date are read: an end at or before the start is on the next day. */
function lastDay(cells: SheetRow['cells']): unknown {
  const { Date: first, Start: start, End: end, 'End date': typed } = cells;
  if (typed !== undefined && typed !== '') return typed;
  return Number(first) + (Number(end) <= Number(start) ? 1 : 0);
}

const dated = {
  Date: partOf('startDateTime', 0, day),
  Start: partOf('startDateTime', 1, time),
  End: partOf('endDateTime', 1, time),
  [LAST_DAY]: partOf('endDateTime', 0, day),
};

const COMPARED: Readonly<Record<string, Compared>> = {
  Users: {
    list: 'users',
    key: ['UserID'],
    columns: {
      ...fields(
        ...['UserID', 'UserName', 'FirstName', 'LastName', 'Email'],
        ...['HomePhone', 'WorkPhone', 'CellPhone', 'ExternalID', 'YearHired', 'DoNotSchedule'],
      ),
      DoB: dayOfBirth,
    },
  },
  Categories: {
    list: 'categories',
    key: ['CatNo'],
    columns: {
      TypeNo: ({ type }) => TYPE_NOS[String(type)],
      ...fields(
        ...['CatNo', 'SingularName', 'PluralName', 'Type', 'MultItems', 'QualEmployees', 'RankEmployees'],
        ...['Payroll', 'AddOnFly', 'AllowNotes', 'DontShowInWeeklyView', 'DontShowInMonthlyView'],
        ...['ShowInCrossSection', 'DisableCategory'],
      ),
    },
  },
  Departments: items(1),
  Tasks: items(2),
  Areas: items(3),
  'Times of Day': items(4, { StartTime: time('startTime'), EndTime: time('endTime') }),
  'Time-Off Accounts': items(5),
  Qualifications: {
    list: 'qualifications',
    key: ['Person', 'Item'],
    columns: {
      Person: person,
      Item: itemName('catItemId'),
      Category: ({ catNo }, { categories }) =>
        categories.find((category) => category['catNo'] === catNo)?.['singularName'],
      ...fields('Rank', 'PayRate'),
    },
  },
  'Time Blocks': blocks(1, dated),
  'Recurring Blocks': blocks(2, {
    'Day number': field('startDayNo'),
    Start: time('startTime'),
    End: time('endTime'),
  }),
  Timesheet: blocks(7, dated),
  'Template 1000': blocks(1000, dated),
  'Time Off': {
    list: 'timeOffTransactions',
    key: ['TransID'],
    columns: {
      ...fields('TransID', 'Amount', 'Description', 'CanEdit', 'GroupID'),
      Person: person,
      Account: accountOf,
      EffectiveDate: day('effectiveDate'),
      FirstName: (stored, state) => userOf(stored, state)['firstName'],
      LastName: (stored, state) => userOf(stored, state)['lastName'],
    },
  },
};

/** As sheets show it: yes and no are texts there. */
const comparable = (value: unknown): string => {
  if (typeof value === 'boolean') return JSON.stringify(value ? 'Yes' : 'No');
  return typeof value === 'number' ? String(Math.round(value * 1e6) / 1e6) : JSON.stringify(value ?? '');
};

/**
 * Every field that differs between sheet and sandbox, and every record that only one of them has, in words; empty if they
 * agree. Blocked and refused rows (any Status except '' and '0') are left out, and so are their records.
 */
export async function differences(workbench: WorkbenchPage, sheet: string): Promise<string[]> {
  const compared = COMPARED[sheet];
  if (!compared) throw new Error(`Nothing is known of the sheet ${sheet}.`);
  const state = await workbench.sandbox();
  const columns = Object.keys(compared.columns);
  const inSheet = (await workbench.rows(sheet)).map((row) => ({
    settled: ['', '0'].includes(String(row.cells['Status'])),
    line: lineOf(columns, (column) =>
      column === LAST_DAY ? lastDay(row.cells) : plain(column, row.cells[column] ?? ''),
    ),
    key: keyOf(compared, row),
  }));
  const open = new Set(inSheet.filter(({ settled }) => !settled).map(({ key }) => key));
  const inSandbox = state[compared.list].filter(compared.own ?? (() => true)).map((stored) => {
    const shown = (column: string) => compared.columns[column]?.(stored, state);
    return {
      line: lineOf(columns, shown),
      key: compared.key.map((column) => comparable(shown(column))).join(' / '),
    };
  });
  const shownLines = inSheet.filter(({ settled }) => settled).map(({ line }) => line);
  const storedLines = inSandbox.filter(({ key }) => !open.has(key)).map(({ line }) => line);
  return [
    ...without(shownLines, storedLines).map((line) => `only in the sheet ${sheet}: ${line}`),
    ...without(storedLines, shownLines).map((line) => `only in the sandbox: ${line}`),
  ];
}

function lineOf(columns: readonly string[], valueOf: (column: string) => unknown): string {
  return columns.map((column) => `${column}=${comparable(valueOf(column))}`).join(' | ');
}

function keyOf({ key }: Compared, { cells }: SheetRow): string {
  return key.map((column) => comparable(plain(column, cells[column] ?? ''))).join(' / ');
}

/** What the first list has more often than the second. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
