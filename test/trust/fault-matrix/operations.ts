import { firstFreeRow, pasteColumns } from '../../app/world/typing';
import type { World } from '../../app/world/world';
import type { State } from '../../standins/service/caller';
import type { List } from './tally';

/** Enough for three calls: 25 rows, 50 rows, and one (src/core/push/batches.ts). */
export const ROWS = 76;

/** An operation that writes to the service. */
export interface Operation {
  readonly name: string;
  readonly kind: string;
  readonly sheet: string;
  readonly method: string;
  /** The column whose texts are searched on the service: each row has its own. */
  readonly column: string;
  readonly list: List;
  /** The method that lists its records; undefined if there is none. */
  readonly lists: string | undefined;
  /** How many records it adds. */
  readonly adds: number;
  readonly seeds: Seeds;
  /** Whether new rows go by the same method as edited ones. */
  readonly isShared: boolean;
  /** Types ROWS rows, new or edited. Gives the text of each. */
  edit(world: World): string[];
  /** What the user wants of texts that were undone: a new row is stored, an edited one is what it shows. */
  meant(world: World, texts: readonly string[]): readonly string[];
  /** How many records on the service have a text. */
  readonly countStored: (state: State, text: string, spelling?: Spelling) => number;
}

/** How the service writes a text. */
export type Spelling = (text: string) => string;

/** How the records are made that are edited. */
interface Seeds {
  /** A call to the service, before anything is downloaded. */
  readonly called?: {
    readonly method: string;
    readonly query: Record<string, string>;
    readonly items: object[];
  };
  /** A push of new rows, if the service can't list them. */
  readonly pushed?: Pick<Operation, 'edit'>;
}

const positions = Array.from({ length: ROWS }, (_, at) => at);

const every = (text: string) => positions.map(() => text);

type Columns = Readonly<Record<string, readonly string[]>>;

interface Kind {
  readonly kind: string;
  readonly sheet: string;
  readonly list: List;
  readonly lists?: string;
  readonly add: string;
  readonly update: string;
  /** The column and field that identify a new row, and those of an edited one. */
  readonly added: readonly [column: string, field: string];
  readonly updated: readonly [column: string, field: string];
  /** The texts of new rows. */
  readonly texts: readonly string[];
  /** The other cells of new rows. */
  readonly others?: Columns;
  /** The texts of edited rows, if plain ones are not valid in the field. */
  readonly edited?: readonly string[];
  /** If the company does not have enough records to edit. */
  readonly seeds?: Seeds | 'pushed';
}

function adding(of: Kind): Operation {
  const { kind, sheet, list, lists, add, added, texts, others = {} } = of;
  const [column, field] = added;
  return {
    name: `${add}, new rows of ${sheet}`,
    kind,
    sheet,
    method: add,
    column,
    list,
    lists,
    adds: ROWS,
    seeds: {},
    isShared: add === of.update,
    countStored: countIn(list, field),
    meant: (_, marks) => marks,
    edit(world) {
      pasteColumns(world, sheet, firstFreeRow(world, sheet), { ...others, [column]: texts });
      return [...texts];
    },
  };
}

/** Edits the table's last rows. */
function updating(of: Kind): Operation {
  const { kind, sheet, list, lists, update, updated, seeds = {} } = of;
  const { edited = positions.map((at) => `Edit ${at}`) } = of;
  const [column, field] = updated;
  return {
    name: `${update}, edited rows of ${sheet}`,
    kind,
    sheet,
    method: update,
    column,
    list,
    lists,
    adds: 0,
    seeds: seeds === 'pushed' ? { pushed: adding(of) } : seeds,
    isShared: update === of.add,
    countStored: countIn(list, field),
    meant: (world) =>
      world
        .table(sheet)
        .slice(-ROWS)
        .map((row) => String(row[column])),
    edit(world) {
      pasteColumns(world, sheet, firstFreeRow(world, sheet) - ROWS, { [column]: edited });
      return [...edited];
    },
  };
}

function countIn(list: List, field: string): Operation['countStored'] {
  return (state, text, spelling = (as) => as) =>
    state[list].filter((record) => spelling(String(record[field])) === spelling(text)).length;
}

const users: Kind = {
  kind: 'users',
  sheet: 'Users',
  list: 'users',
  lists: 'getUsers',
  add: 'addUsers',
  update: 'updateUsers',
  added: ['UserName', 'userName'],
  // Unlike names, this is unique: a row that an undo restores is found again too.
  updated: ['Email', 'email'],
  edited: positions.map((at) => `edit${at}@harbourlight.example`),
  texts: positions.map((at) => `person${at}`),
  others: {
    FirstName: positions.map((at) => `New ${at}`),
    LastName: positions.map((at) => `Person ${at}`),
    Email: positions.map((at) => `p${at}@harbourlight.example`),
    UserType: every('E'),
  },
};

const categories: Kind = {
  kind: 'categories',
  sheet: 'Categories',
  list: 'categories',
  lists: 'getCategories',
  add: 'updateCategories',
  update: 'updateCategories',
  added: ['SingularName', 'singularName'],
  updated: ['PluralName', 'pluralName'],
  texts: positions.map((at) => `Category ${at}`),
  seeds: {
    called: {
      method: 'updateCategories',
      query: { reqAddifnotfound: '1' },
      items: positions.map((at) => ({
        Key: 'CatNo',
        KeyVal: `${9000 + at}`,
        SingularName: `Seed ${at}`,
        PluralName: `Seeds ${at}`,
      })),
    },
  },
};

function items(
  kind: string,
  sheet: string,
  method: string,
  fields: Readonly<Record<string, string>> = {},
): Kind {
  return {
    kind,
    sheet,
    list: 'categoryItems',
    lists: { updateDepts: 'getDepts', updateTimesOfDay: 'getTimesOfDay' }[method] ?? 'getCategoryItems',
    add: method,
    update: method,
    added: ['Name', 'name'],
    updated: ['Name', 'name'],
    texts: positions.map((at) => `${sheet} ${at}`),
    others: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, every(text)])),
    seeds: {
      called: {
        method,
        query: { reqAddifnotfound: '1' },
        items: positions.map((at) => ({
          ...fields,
          Key: 'ExternalID',
          KeyVal: `${9000 + at}`,
          ExternalID: `${9000 + at}`,
          Name: `Seed ${at}`,
        })),
      },
    },
  };
}

/** People that are paired with one item: three items make three calls. */
const PAIRED = 26;

const qualifications: Kind = {
  kind: 'qualifications',
  sheet: 'Qualifications',
  list: 'qualifications',
  lists: 'getQualifications',
  add: 'updateQualifications',
  update: 'updateQualifications',
  added: ['Rank', 'rank'],
  updated: ['Rank', 'rank'],
  texts: positions.map((at) => `${1000 + at}`),
  edited: positions.map((at) => `${1000 + at}`),
  others: {
    // Nobody in the sample company is qualified for a department.
    Person: positions.map((at) => `${1001 + (at % PAIRED)}`),
    Item: positions.map((at) => ['Care', 'Kitchen', 'Housekeeping'][Math.floor(at / PAIRED)] ?? ''),
  },
};

/** TOAccountID 2042 is the sample company's Vacation, UserID 1001 is Ingrid Solberg. */
const timeOff: Kind = {
  kind: 'time-off',
  sheet: 'Time Off',
  list: 'timeOffTransactions',
  lists: 'getTimeOffTrans',
  add: 'addTimeOffTrans',
  update: 'updateTimeOffTrans',
  added: ['Description', 'description'],
  updated: ['Description', 'description'],
  texts: positions.map((at) => `Leave ${at}`),
  others: {
    Person: every('Ingrid Solberg'),
    Account: every('Vacation'),
    EffectiveDate: every('2026-12-24'),
    Amount: every('-1'),
  },
  seeds: {
    called: {
      method: 'addTimeOffTrans',
      query: { TOAccountID: '2042' },
      items: positions.map((at) => ({
        UserID: '1001',
        EffectiveDate: '12-24-2026',
        Amount: '-1',
        Description: `Seed ${at}`,
      })),
    },
  },
};

const timeBlocks: Kind = {
  kind: 'time-blocks',
  sheet: 'Time Blocks',
  list: 'timeBlocks',
  add: 'addTimeBlocks',
  update: 'updateTimeBlocks',
  added: ['Notes', 'notes'],
  updated: ['Notes', 'notes'],
  texts: positions.map((at) => `Shift ${at}`),
  others: {
    Person: every('Ingrid Solberg'),
    Date: every('2026-11-23'),
    Start: every('9:00'),
    End: every('17:00'),
  },
  seeds: 'pushed',
};

/** Every kind of record that can be written. */
const kinds: readonly Kind[] = [
  users,
  categories,
  items('departments', 'Departments', 'updateDepts'),
  items('tasks', 'Tasks', 'updateTasks'),
  items('areas', 'Areas', 'updateAreas'),
  items('times-of-day', 'Times of Day', 'updateTimesOfDay', { StartTime: '9:00 AM', EndTime: '5:00 PM' }),
  items('time-off-accounts', 'Time-Off Accounts', 'updateTimeOffAccounts'),
  qualifications,
  timeOff,
  timeBlocks,
];

/** The two operations of each kind: new rows, and edited ones. */
export const operations: readonly Operation[] = kinds.flatMap((kind) => [adding(kind), updating(kind)]);
