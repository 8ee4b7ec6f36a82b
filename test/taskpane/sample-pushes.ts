/** Previews and results of pushes, as the app makes them. */
import {
  type Preview,
  type PreviewRow,
  type PushResult,
  type TablePreview,
  type TableResult,
} from '../../src/app/view';
import { emojiName, hebrewName, longText, passwords, row } from './sample-views';

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
