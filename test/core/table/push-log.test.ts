import { entityOf } from '../../../src/core/entities/registry';
import { cellsOfLine, linesOf, logLayout, readLines, type LoggedRow } from '../../../src/core/table/push-log';

const pushed = {
  when: '2026-11-21T14:05',
  service: 'https://schedule.example.com',
  sp: '0012',
  who: 'Sue Miller',
  note: 'swap agreed',
};
const row: LoggedRow = {
  label: 'Sinéad O’Connor',
  action: 'update',
  key: '1005',
  changes: [
    { field: 'FirstName', from: '=1+1', to: 'Sinéad' },
    { field: 'CellPhone', from: '', to: '0049' },
  ],
  outcome: 'stored',
  code: '0',
  message: 'Stored',
};
const lines = linesOf(entityOf('users'), row, pushed);
const columns = logLayout().columns.map(({ id }) => id);

test('an update has a line for each field, with the value before and the sent value', () => {
  expect(lines).toEqual([
    {
      ...pushed,
      sheet: 'Users',
      record: 'Sinéad O’Connor',
      key: '1005',
      field: 'First name',
      old: '=1+1',
      new: 'Sinéad',
      result: 'Stored',
      code: '0',
      message: 'Stored',
    },
    expect.objectContaining({ field: 'Cell phone', old: '', new: '0049' }),
  ]);
});

test('a row that sent no field has one line, and days and times are written as people read them', () => {
  expect(linesOf(entityOf('users'), { ...row, changes: [] }, pushed)).toMatchObject([{ field: '', old: '' }]);
  const changes = [
    { field: 'Date', from: '', to: 46349 },
    { field: 'Start', from: '', to: 0.375 },
    { field: 'ExternalID', from: '', to: 123456789 },
  ];
  expect(linesOf(entityOf('time-blocks'), { ...row, key: '', action: 'add', changes }, pushed)).toMatchObject(
    [
      { key: '123456789', field: 'Date', new: '2026-11-23' },
      { field: 'Start', new: '09:00' },
      { field: 'External ID', new: '123456789' },
    ],
  );
});

test('lines that are read back equal the written ones', () => {
  expect(readLines(columns, lines.map(cellsOfLine))).toEqual(lines);
});

test('lines are read from a changed sheet, with moved, missing and new columns, blank rows, and an invalid When', () => {
  const [first] = lines;
  expect(
    readLines(
      ['', 'new', 'when', 'field'],
      [
        ['looked at', 'Sinéad', 'last week', 'FirstName'],
        ['only a note', '', '', ''],
        ['', 12, 46347.5, 'Rank'],
      ],
    ),
  ).toEqual([
    { ...blank(), new: first?.new, field: 'FirstName' },
    { ...blank(), when: '2026-11-21T12:00', new: '12', field: 'Rank' },
  ]);
});

function blank() {
  return Object.fromEntries(Object.keys(lines[0] ?? {}).map((part) => [part, '']));
}
