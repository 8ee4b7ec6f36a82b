/** Views as the app makes them, for drawing: one for each situation of a user. */
import { NO_ROWS } from '../../src/app/table/table-view';
import {
  type FirstPassword,
  type Notice,
  type Job,
  type Preview,
  type PreviewRow,
  type PushResult,
  type RowLink,
  type TablePreview,
  type TableResult,
  type TableView,
  type View,
  type WeekCheck,
  LINK_LIMIT,
} from '../../src/app/view';

export const hebrewName = 'מרים בן־דוד';
export const emojiName = '👩🏽‍🚒 Zoë “Z” O’Brien-Ångström';
export const longText = 'x'.repeat(5_000);

function row(index: number, label: string, note = '', column?: string): RowLink {
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

const changed: PreviewRow = {
  ...row(4, 'Maria Garcia'),
  action: 'update',
  summary: '',
  details: [],
  changes: [
    { field: 'LastName', from: 'Garcia', to: 'Garcia Lopez' },
    { field: 'Email', from: '', to: 'maria.garcia@example.com' },
    { field: 'CellPhone', from: '+49 30 1234567', to: '' },
  ],
};

const usersPreview: TablePreview = {
  kind: 'users',
  title: 'Users',
  one: 'user',
  many: 'users',
  suggested: 0,
  filled: 0,
  tidied: 0,
  fields: [
    { field: 'LastName', rows: 1 },
    { field: 'Email', rows: 1 },
    { field: 'CellPhone', rows: 1 },
    { field: 'FirstName', rows: 1 },
  ],
  added: 2,
  updated: 2,
  left: 3,
  unchanged: 41,
  groups: [
    {
      id: 'user-name',
      title: 'UserName needs more than 6 letters and digits, type longer ones',
      rows: [row(51, 'Li Wei', '“liwei” has 5.', 'UserName'), row(53, 'Bo', '“bo” has 2.', 'UserName')],
      count: 2,
    },
    {
      id: 'user-name-twice',
      title: 'another row has the UserName “jonasweber”, change one of them',
      rows: [row(60, 'Jonas Weber', '', 'UserName')],
      count: 1,
    },
  ],
  conflicts: { rows: [], count: 0 },
  warned: 0,
  rows: [
    changed,
    {
      ...row(11, emojiName),
      action: 'update',
      summary: '',
      details: [],
      changes: [{ field: 'FirstName', from: longText, to: hebrewName }],
    },
    {
      ...row(48, 'Amara Osei'),
      action: 'add',
      summary: 'UserName amaraosei · UserType Employee',
      changes: [],
      details: [
        { field: 'UserName', from: '', to: 'amaraosei' },
        { field: 'FirstName', from: '', to: 'Amara' },
        { field: 'LastName', from: '', to: 'Osei' },
        { field: 'UserType', from: '', to: 'Employee' },
      ],
    },
    {
      ...row(49, hebrewName),
      action: 'add',
      summary: '',
      changes: [],
      details: [{ field: 'LastName', from: '', to: 'בן־דוד' }],
    },
  ],
};

/** Transactions that got no answer, beside one that may be sent. */
const timeOffPreview: TablePreview = {
  kind: 'time-off',
  title: 'Time Off',
  one: 'transaction',
  many: 'time-off transactions',
  suggested: 0,
  filled: 0,
  tidied: 0,
  fields: [],
  added: 1,
  updated: 0,
  left: 1,
  unchanged: 30,
  groups: [
    {
      id: 'unconfirmed',
      title: 'Say whether to send again what got no answer',
      rows: [{ ...row(7, 'Amara Osei 2026-12-24'), kind: 'time-off' }],
      count: 1,
      sendAgain: true,
    },
  ],
  conflicts: { rows: [], count: 0 },
  warned: 0,
  rows: [
    {
      ...row(8, 'Jonas Weber 2026-12-27'),
      kind: 'time-off',
      action: 'add',
      summary: 'Amount -2',
      changes: [],
      details: [{ field: 'Amount', from: '', to: '-2' }],
    },
  ],
};

export const preview: Preview = {
  tables: [usersPreview],
  added: 2,
  updated: 2,
  left: 3,
  warned: 0,
  isOutdated: false,
  passwords,
  passwordsSaved: false,
  unusual: '',
  unusualConfirmed: false,
  blocked: 'Keep the first passwords before you send: they can’t be read later.',
};

export const severalPreview: Preview = {
  ...preview,
  tables: [usersPreview, timeOffPreview],
  added: 3,
  left: 4,
};

/** Two users that somebody else has changed too, and a group with suggested values. */
export const conflictPreview: Preview = {
  ...preview,
  passwords: [],
  blocked: '',
  unusual: 'This push changes 900 of 2,100 users (43 %).',
  tables: [
    {
      ...usersPreview,
      left: 4,
      groups: [
        {
          id: 'unknown-person',
          title: 'There is no person "Ingrid Solbergg". Do you mean Ingrid Solberg?',
          rows: [row(70, 'Row 70'), row(71, 'Row 71')],
          count: 2,
          fixable: true,
        },
      ],
      conflicts: {
        count: 2,
        rows: [
          {
            ...row(3, 'Kwame Mine'),
            row: 'r3',
            fields: [{ field: 'LastName', base: 'Mensah', mine: 'Mine', theirs: '' }],
          },
          {
            ...row(4, hebrewName),
            row: 'r4',
            fields: [{ field: 'Email', base: 'a@b.example', mine: longText, theirs: 'c@d.example' }],
          },
        ],
      },
    },
  ],
};

export const readyPreview: Preview = {
  ...preview,
  tables: [{ ...usersPreview, left: 0, groups: [] }],
  left: 0,
  passwords: [],
  blocked: '',
};

const usersSum: TableResult = {
  kind: 'users',
  title: 'Users',
  one: 'user',
  many: 'users',
  planned: 8,
  stored: 4,
  refused: 1,
  unknown: 1,
  notSent: 2,
  left: 3,
  found: 0,
};

export const result: PushResult = {
  tables: [usersSum],
  planned: 8,
  stored: 4,
  refused: 1,
  unknown: 1,
  notSent: 2,
  left: 3,
  found: 0,
  kinds: ['users'],
  inConflict: 0,
  stopped: 'The service can’t be reached. What was not sent stays in the sheet: push again when it is back.',
  rows: [
    { ...row(9, 'Jonas Weber', 'UserName already exists. (code 117)', 'UserName'), outcome: 'refused' },
    {
      ...row(48, 'Amara Osei', 'Sent at 14:05; the connection broke before an answer came.'),
      outcome: 'unknown',
    },
    { ...row(49, hebrewName), outcome: 'not-sent' },
    { ...row(50, emojiName), outcome: 'not-sent' },
    { ...row(4, 'Maria Garcia', 'CellPhone reads back as 4930123456.', 'CellPhone'), outcome: 'differs' },
  ],
  passwords: passwords.slice(0, 2).map((entry) => ({ ...entry, problem: '' })),
};

export const severalResult: PushResult = {
  ...result,
  tables: [
    usersSum,
    {
      kind: 'time-off',
      title: 'Time Off',
      one: 'transaction',
      many: 'time-off transactions',
      planned: 2,
      stored: 2,
      refused: 0,
      unknown: 0,
      notSent: 0,
      left: 0,
      found: 0,
    },
  ],
  planned: 10,
  stored: 6,
};

export const storedResult: PushResult = {
  ...result,
  planned: 5,
  stored: 5,
  refused: 0,
  unknown: 0,
  notSent: 0,
  left: 0,
  stopped: '',
  rows: [],
  passwords: [],
};

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
