import { firstFreeRow, pasteColumns } from '../../app/world/typing';
import type { World } from '../../app/world/world';
import type { State } from '../../standins/service/caller';

/** Two calls: 25 rows, and 5 (src/core/push/batches.ts). */
const ROWS = 30;

type Fields = Record<string, unknown>;

/** A row that is pushed: the same text identifies it in a column of the sheet and on the service. */
export interface Pushed {
  /** The sheet of the row, if it is not the push's own. */
  readonly sheet?: string;
  readonly column: string;
  readonly text: string;
  /** Whether a record belongs to this row. */
  readonly isThere: (record: Fields) => boolean;
  /** Whether it has everything that was typed. */
  readonly isComplete: (record: Fields) => boolean;
}

/** A push of several calls, as a user prepares it in a sheet. */
export interface Push {
  readonly name: string;
  /** All tables are pushed, and not only the one of `kind`: its rows name new rows of the others. */
  readonly isOfAll?: true;
  /** The file is saved by AutoSave, some time after the pane asks for it. */
  readonly autoSave?: true;
  readonly kind: string;
  readonly sheet: string;
  /** The service's records of the kind. */
  readonly records: (state: State) => readonly Fields[];
  /** How many records the push adds. */
  readonly added: number;
  /** Types the rows. */
  readonly type: (world: World) => readonly Pushed[];
}

const index = Array.from({ length: ROWS }, (_, at) => at);

const every = (text: string) => index.map(() => text);

function row(column: string, field: string, text: string, more: Fields = {}): Pushed {
  const isThere = (record: Fields) => record[field] === text;
  const isComplete = (record: Fields) =>
    isThere(record) && Object.entries(more).every(([name, wanted]) => record[name] === wanted);
  return { column, text, isThere, isComplete };
}

/** Additions with an ExternalID, which is sent in a call of its own afterwards, and edits of other users. */
const users: Push = {
  name: 'users, added and edited',
  kind: 'users',
  sheet: 'Users',
  records: (state) => state.users,
  added: ROWS,
  type: (world) => {
    const rows = firstFreeRow(world, 'Users');
    pasteColumns(world, 'Users', 2, { FirstName: index.map((at) => `Edited ${at}`) });
    pasteColumns(world, 'Users', rows, {
      UserName: index.map((at) => `newcomer${at}`),
      FirstName: every('New'),
      LastName: index.map((at) => `Comer ${at}`),
      Email: index.map((at) => `new${at}@harbourlight.example`),
      UserType: every('E'),
      ExternalID: index.map((at) => String(880_000 + at)),
    });
    return [
      ...index.map((at) => row('FirstName', 'firstName', `Edited ${at}`)),
      ...index.map((at) =>
        row('UserName', 'userName', `newcomer${at}`, { lastName: `Comer ${at}`, externalId: 880_000 + at }),
      ),
    ];
  },
};

/** Nothing in a transaction is unique: a second one would be stored too. */
const timeOff: Push = {
  name: 'time off, added',
  kind: 'time-off',
  sheet: 'Time Off',
  records: (state) => state.timeOffTransactions,
  added: ROWS,
  type: (world) => {
    pasteColumns(world, 'Time Off', firstFreeRow(world, 'Time Off'), {
      Person: every('Ingrid Solberg'),
      Account: every('Vacation'),
      EffectiveDate: every('2026-12-24'),
      Amount: every('-1'),
      Description: index.map((at) => `Leave ${at}`),
    });
    return index.map((at) => row('Description', 'description', `Leave ${at}`));
  },
};

/** The service can't list them. */
const timeBlocks: Push = {
  name: 'time blocks, added',
  kind: 'time-blocks',
  sheet: 'Time Blocks',
  records: (state) => state.timeBlocks,
  added: ROWS,
  type: (world) => {
    pasteColumns(world, 'Time Blocks', firstFreeRow(world, 'Time Blocks'), {
      Person: every('Ingrid Solberg'),
      Date: every('2026-11-23'),
      Start: every('9:00'),
      End: every('17:00'),
      Notes: index.map((at) => `Shift ${at}`),
    });
    return index.map((at) => row('Notes', 'notes', `Shift ${at}`));
  },
};

/** Upserts by an ExternalID that the user gave. */
const departments: Push = {
  name: 'departments, added by ExternalID',
  kind: 'departments',
  sheet: 'Departments',
  records: (state) => state.categoryItems,
  added: ROWS,
  type: (world) => {
    pasteColumns(world, 'Departments', firstFreeRow(world, 'Departments'), {
      Name: index.map((at) => `Department ${at}`),
      ExternalID: index.map((at) => String(770_000 + at)),
    });
    return index.map((at) => row('Name', 'name', `Department ${at}`, { externalId: 770_000 + at }));
  },
};

/** How many parents a push with new parents has. Each has two children. */
const PARENTS = 4;

const parentIndex = index.slice(0, PARENTS);
const childIndex = index.slice(0, 2 * PARENTS);
const ofChildren = (texts: readonly string[]) => childIndex.map((at) => texts[at % texts.length] ?? '');

/** Transactions of people and of accounts that are added by the same push. */
const newPeopleAndAccounts: Push = {
  name: 'time off of new people, on new accounts',
  kind: 'time-off',
  isOfAll: true,
  sheet: 'Time Off',
  records: ({ users: people, timeOffTransactions, categoryItems }) => [
    ...people,
    ...categoryItems,
    ...timeOffTransactions,
  ],
  added: 2 * PARENTS + childIndex.length,
  type: (world) => {
    const people = typePeople(world);
    const accounts = parentIndex.map((at) => `Account ${at}`);
    pasteColumns(world, 'Time-Off Accounts', firstFreeRow(world, 'Time-Off Accounts'), { Name: accounts });
    pasteColumns(world, 'Time Off', firstFreeRow(world, 'Time Off'), {
      Person: ofChildren(people.map(({ text }) => `New ${text}`)),
      Account: ofChildren(accounts),
      EffectiveDate: childIndex.map(() => '2026-12-24'),
      Amount: childIndex.map(() => '-1'),
      Description: childIndex.map((at) => `Leave ${at}`),
    });
    return [
      ...people,
      ...accounts.map((text) => ({ ...row('Name', 'name', text), sheet: 'Time-Off Accounts' })),
      ...childIndex.map((at) => row('Description', 'description', `Leave ${at}`)),
    ];
  },
};

/** Shifts of people and in departments that are added by the same push. */
const newPeopleAndDepartments: Push = {
  name: 'shifts of new people, in new departments',
  kind: 'time-blocks',
  isOfAll: true,
  autoSave: true,
  sheet: 'Time Blocks',
  records: ({ users: people, timeBlocks: blocks, categoryItems }) => [...people, ...categoryItems, ...blocks],
  added: 2 * PARENTS + childIndex.length,
  type: (world) => {
    const people = typePeople(world);
    const places = parentIndex.map((at) => `Place ${at}`);
    pasteColumns(world, 'Departments', firstFreeRow(world, 'Departments'), { Name: places });
    pasteColumns(world, 'Time Blocks', firstFreeRow(world, 'Time Blocks'), {
      Person: ofChildren(people.map(({ text }) => `New ${text}`)),
      Department: ofChildren(places),
      Date: childIndex.map(() => '2026-11-23'),
      Start: childIndex.map((at) => `${at + 6}:00`),
      End: childIndex.map((at) => `${at + 7}:00`),
      Notes: childIndex.map((at) => `Shift ${at}`),
    });
    return [
      ...people,
      ...places.map((text) => ({ ...row('Name', 'name', text), sheet: 'Departments' })),
      ...childIndex.map((at) => row('Notes', 'notes', `Shift ${at}`)),
    ];
  },
};

function typePeople(world: World): readonly Pushed[] {
  const names = parentIndex.map((at) => `Parent ${at}`);
  pasteColumns(world, 'Users', firstFreeRow(world, 'Users'), {
    UserName: parentIndex.map((at) => `parent${at}`),
    FirstName: parentIndex.map(() => 'New'),
    LastName: names,
    Email: parentIndex.map((at) => `parent${at}@harbourlight.example`),
    UserType: parentIndex.map(() => 'E'),
  });
  return names.map((text) => ({ ...row('LastName', 'lastName', text), sheet: 'Users' }));
}

export const pushes: readonly Push[] = [
  users,
  timeOff,
  timeBlocks,
  departments,
  newPeopleAndAccounts,
  { ...newPeopleAndAccounts, name: `${newPeopleAndAccounts.name}, with AutoSave`, autoSave: true },
  { ...timeOff, name: `${timeOff.name}, with AutoSave`, autoSave: true },
  newPeopleAndDepartments,
];
