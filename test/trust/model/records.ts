/**
 * The model's own description of the two kinds of record that it uses, written from the service's specification: which
 * columns people type into, and how a record of the service looks in a sheet.
 */
import { headerIn } from '../../app/world/column-names';
import type { World } from '../../app/world/world';

export type Cell = string | number | boolean;
export type Row = Readonly<Record<string, Cell>>;
/** The values of a record, by column. */
export type Fields = Readonly<Record<string, Cell>>;
/** The records of a kind on the service, by key. */
export type Records = ReadonlyMap<string, Fields>;
type State = Awaited<ReturnType<World['sandbox']['state']>>;

interface Column {
  readonly name: string;
  /** A text that nobody has typed before, the `n`th. */
  readonly fresh: (n: number) => string;
  /** An empty cell is sent as an empty text. */
  readonly clearable?: true;
}

export interface RecordKind {
  readonly kind: string;
  readonly sheet: string;
  readonly table: string;
  /** The column of the key that the service gives a record. */
  readonly key: string;
  /** The column by which people recognise the record; no two rows get the same text on purpose. */
  readonly mark: string;
  /** The columns that people type into, in the sheet's order. */
  readonly columns: readonly Column[];
  /** How many columns, from the first, a new row needs. */
  readonly needed: number;
  /** Columns that the service returns. */
  readonly returned: readonly string[];
  /** Columns whose text a copy may not keep and does not need. */
  readonly unique: readonly string[];
  readonly add: string;
  readonly records: (state: State) => Records;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number | '' => (typeof value === 'number' ? value : '');

/** A day as a cell has it: days since 30 December 1899. */
function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86_400_000);
}

/** The `n`th day of some years, `yyyy-MM-dd`. */
function day(n: number): string {
  return new Date(Date.UTC(2027, 0, 1 + (n % 3000))).toISOString().slice(0, 10);
}

function nameOf(people: State['users'], userId: unknown): string {
  const person = people.find((each) => each['userId'] === userId);
  return `${text(person?.['firstName'])} ${text(person?.['lastName'])}`;
}

/** The people of the sample company, by whose UserNames time off is typed; nobody renames them. */
const PEOPLE = ['isolberg', 'kwamemensah', 'mgarcia1', 'mgarcia2', 'soconnor', 'rthooft'] as const;

const users: RecordKind = {
  kind: 'users',
  sheet: 'Users',
  table: 'Users',
  key: 'UserID',
  mark: 'UserName',
  columns: [
    { name: 'UserName', fresh: (n) => `person${String(n).padStart(5, '0')}` },
    { name: 'FirstName', fresh: (n) => `First ${n}` },
    { name: 'LastName', fresh: (n) => `Last ${n}` },
    { name: 'Email', fresh: (n) => `mail${n}@harbourlight.example` },
    { name: 'UserType', fresh: () => 'E' },
    { name: 'HomePhone', fresh: (n) => `00${n}`, clearable: true },
    { name: 'WorkPhone', fresh: (n) => `+49 ${n}`, clearable: true },
    { name: 'CellPhone', fresh: (n) => `0170 ${n}`, clearable: true },
    { name: 'ExternalID', fresh: (n) => String(100_000 + n), clearable: true },
  ],
  needed: 5,
  returned: [
    'UserName',
    'FirstName',
    'LastName',
    'Email',
    'HomePhone',
    'WorkPhone',
    'CellPhone',
    'ExternalID',
  ],
  unique: ['ExternalID'],
  add: 'addUsers',
  records: ({ users: records }) =>
    new Map(
      records.map((user) => [
        String(user['userId']),
        {
          UserName: text(user['userName']),
          FirstName: text(user['firstName']),
          LastName: text(user['lastName']),
          Email: text(user['email']),
          HomePhone: text(user['homePhone']),
          WorkPhone: text(user['workPhone']),
          CellPhone: text(user['cellPhone']),
          ExternalID: number(user['externalId']),
        },
      ]),
    ),
};

const timeOff: RecordKind = {
  kind: 'time-off',
  sheet: 'Time Off',
  table: 'TimeOff',
  key: 'TransID',
  mark: 'Description',
  columns: [
    { name: 'Person', fresh: (n) => PEOPLE[n % PEOPLE.length] ?? PEOPLE[0] },
    { name: 'Account', fresh: () => 'Vacation' },
    { name: 'EffectiveDate', fresh: day },
    { name: 'Amount', fresh: (n) => String(n) },
    { name: 'Description', fresh: (n) => `Leave ${n}`, clearable: true },
  ],
  needed: 5,
  returned: ['EffectiveDate', 'Amount', 'Description'],
  unique: [],
  add: 'addTimeOffTrans',
  records: ({ timeOffTransactions: records, users: people }) =>
    new Map(
      records.map((each) => [
        String(each['transId']),
        {
          UserID: number(each['userId']),
          Person: nameOf(people, each['userId']),
          UserName: text(people.find(({ userId }) => userId === each['userId'])?.['userName']),
          EffectiveDate: dayNumber(text(each['effectiveDate'])),
          Amount: number(each['amount']),
          Description: text(each['description']),
        },
      ]),
    ),
};

export const KINDS: readonly [RecordKind, RecordKind] = [users, timeOff];

/** The sheet's rows of a kind, top to bottom. */
export function rowsOf(world: World, { table }: RecordKind): Row[] {
  return world.table(table);
}

export function isBlank(row: Row): boolean {
  return Object.entries(row).every(
    ([name, cell]) => cell === '' || ['Row', 'Status', 'Message'].includes(name),
  );
}

export function keyOf({ key }: RecordKind, row: Row | undefined): string {
  return String(row?.[key] ?? '');
}

/**
 * The key of a row's record. If nothing distinguishes a copy from a row of its own (the file has lost its memory, or the rows
 * were moved away from their ids), the sheet asks the person about the key that the row shows: until then the row has no
 * record.
 */
export function ownKey(kind: RecordKind, row: Row | undefined): string {
  if (!row) return '';
  return columnsToClear(kind, row).includes(kind.key) || isInStrangeRow(row) ? '' : keyOf(kind, row);
}

/** Whether the sheet asks which record a row belongs to: its own key is missing, or another row's key is there. */
export function isInStrangeRow(row: Row): boolean {
  return row['Status'] === 'Fix' && /have both changed|is in the row of/.test(String(row['Message']));
}

/** Columns that only the service fills, and that the sheet asks to clear in this row. */
export function columnsToClear(kind: RecordKind, row: Row): string[] {
  if (row['Status'] !== 'Fix') return [];
  const message = String(row['Message']);
  const given = /(\w[\w ]*) is given by the service\. To add this [^,]*, clear \1;/g;
  const kept = /(\w[\w ]*) is kept by the service and can’t be changed here: clear the cell/g;
  const key = headerIn(kind.table, kind.key);
  return [...message.matchAll(given), ...message.matchAll(kept)].map(([, header = '']) =>
    header === key ? kind.key : header,
  );
}

export function kindAt(index: 0 | 1): RecordKind {
  return KINDS[index];
}
