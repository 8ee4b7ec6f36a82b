import { firstFreeRow, pasteColumns } from '../../app/world/typing';
import type { World } from '../../app/world/world';
import type { State } from '../../standins/service/caller';

/** Two calls: 25 rows, and 5 (src/core/push/batches.ts). */
const ROWS = 30;

type Fields = Record<string, unknown>;

/** A row that is pushed: the same text identifies it in a column of the sheet and on the service. */
export interface Pushed {
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

export const pushes: readonly Push[] = [users, timeOff, timeBlocks, departments];
