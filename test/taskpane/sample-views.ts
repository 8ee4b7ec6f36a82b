/** Views as the app makes them, for drawing: one for each situation of a user. */
import { NO_ROWS } from '../../src/app/table/table-view';
import {
  type FirstPassword,
  type Notice,
  type Job,
  type RowLink,
  type TableView,
  type View,
  type WeekCheck,
  LINK_LIMIT,
} from '../../src/app/view';

export const hebrewName = 'מרים בן־דוד';
export const emojiName = '👩🏽‍🚒 Zoë “Z” O’Brien-Ångström';
export const longText = 'x'.repeat(5_000);

/** A row of the list of users, as screens name it. */
export function row(index: number, label: string, note = '', column?: string): RowLink {
  const link = { kind: 'users', index, number: index + 2, label, note };
  return column === undefined ? link : { ...link, column };
}

const absentUsers: TableView = {
  kind: 'users',
  title: 'Users',
  one: 'user',
  many: 'users',
  listed: true,
  shifts: false,
  dated: false,
  daysOff: false,
  needsAttention: false,
  rowsBelow: 0,
  state: 'absent',
  counts: NO_ROWS,
  added: [],
  edited: [],
  conflicts: { rows: [], count: 0 },
  fix: [],
  unknown: [],
  inDoubt: [],
  refused: [],
  warned: [],
  deleted: [],
};

export const emptyUsers: TableView = { ...absentUsers, state: 'ready' };

export const untouchedUsers: TableView = {
  ...emptyUsers,
  counts: { ...NO_ROWS, rows: 48, unchanged: 48 },
};

export const editedUsers: TableView = {
  ...emptyUsers,
  counts: { ...NO_ROWS, rows: 62, added: 13, edited: 3, fix: 2, unchanged: 44, copied: 12, deleted: 1 },
  added: [row(48, 'Amara Osei'), row(49, hebrewName), row(50, emojiName)],
  edited: [
    row(4, 'Maria Garcia', 'LastName, Email'),
    row(9, 'Jonas Weber', 'CellPhone', 'CellPhone'),
    row(11, longText, 'FirstName'),
  ],
  fix: [
    row(51, 'Li Wei', 'UserName “liwei” has 5 letters and needs more than 6. Type a longer one.', 'UserName'),
    row(52, '', 'UserName is empty. Every new user needs one, longer than 6 letters and digits.', 'UserName'),
  ],
};

export const hugeUsers: TableView = {
  ...emptyUsers,
  counts: { ...NO_ROWS, rows: 10_000, edited: 10_000 },
  edited: Array.from({ length: LINK_LIMIT }, (_, index) => row(index, `User ${index}`, 'Email')),
};

export const brokenUsers: TableView = {
  ...absentUsers,
  state: 'broken',
  trouble:
    'The column “UserName” is missing from the sheet Users. Rename the column back, or undo its deletion with Ctrl+Z.',
};

export function password(place: number, label: string, problem = ''): FirstPassword {
  return {
    row: `row${place}`,
    label,
    userName: `user${1000 + place}`,
    password: `Kr7-mePa${place}x`,
    problem,
  };
}

export const passwords: readonly FirstPassword[] = [
  password(0, 'Amara Osei'),
  password(1, hebrewName),
  password(2, emojiName, 'Too short: a password has more than 6 characters.'),
  ...Array.from({ length: 10 }, (_, place) => password(place + 3, `New User ${place + 3}`)),
];

export const signedOut: View = {
  connection: { state: 'out', saved: [], sampleOffered: true },
  screen: { kind: 'connect' },
  tables: [],
  job: undefined,
  undoable: false,
  logsPushes: true,
  excludesWarned: false,
  marksEdits: false,
  ownName: '',
  coloursStatus: true,
  serviceWords: false,
  codes: [],
  savedViews: {},
  narrowed: [],
  notice: undefined,
  ask: undefined,
  saved: '',
};

export const inSandbox: View = {
  ...signedOut,
  screen: { kind: 'home' },
  connection: { state: 'in', baseUrl: 'https://localhost:3000/sandbox/service', sp: '1', sandbox: true },
  tables: [absentUsers],
};

/** A view while a push runs. The push has a screen of its own. */
export function withPush(view: View, job: Job): View {
  return { ...view, job, screen: { kind: 'progress', job } };
}

export const inLive: View = {
  ...inSandbox,
  connection: { state: 'in', baseUrl: 'https://schedule.example.com/api', sp: '12', sandbox: false },
};

export function notice(id: number, tone: Notice['tone'], title: string, detail?: string): Notice {
  return detail === undefined ? { id, tone, title } : { id, tone, title, detail };
}

export const unreachable = notice(
  1,
  'error',
  'Not connected',
  'The service can’t be reached: no answer came. Check the network and the service address, then try again.',
);

/** Time Blocks with edited rows. */
export const editedShifts: TableView = {
  ...editedUsers,
  kind: 'time-blocks',
  title: 'Time Blocks',
  one: 'shift',
  many: 'shifts',
  shifts: true,
  listed: false,
};

/** The sheet of the table is in front. */
export const withTable = (table: TableView): View => ({ ...inSandbox, tables: [table], active: table.kind });

/** A week that keeps every rule. */
export const goodWeek: WeekCheck = {
  kind: 'time-blocks',
  title: 'Time Blocks',
  offset: 0,
  leave: 'monday-to-friday',
  fewHours: [],
  week: 'Mon 23 to Sun 29 Nov 2026',
  shifts: 2,
  openShifts: { count: 0, first: [] },
  holidays: [],
  needs: undefined,
  people: [],
  count: 0,
  accepted: [],
  unchecked: [],
  noNumbers: '',
};
