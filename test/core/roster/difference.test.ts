import { block, MONDAY, PEOPLE, RosterSheet, said, type Book } from './rosters';

const [SUE = '', MARIA = '', OTHER_MARIA = '', DANA = '', BOB = ''] = PEOPLE;
const BAR = { Department: 'Bar' };
const KITCHEN = { Department: 'Kitchen' };

/** On Monday all but Dana work, on Tuesday Sue has two shifts; Bob is on holiday from Friday on; Thursday's shift is open. */
const WEEK: Book = {
  people: PEOPLE,
  shifts: [
    block('r1', SUE, 0, '06:00-14:00', { ...BAR, Notes: 'keys', Hours: 7.5 }),
    block('r2', SUE, 1, '09:00-12:00', BAR),
    block('r3', SUE, 1, '14:30-18:00', KITCHEN),
    block('r4', MARIA, 0, '22:00-06:00', BAR),
    block('r5', OTHER_MARIA, 0, '09:00-17:00', { ...BAR, Task: 'Till', Area: 'Terrace' }),
    block('r6', DANA, 2, '09:00-17:00', BAR),
    block('r7', BOB, 0, '09:00-17:00', KITCHEN),
    block('r8', 'Open shift', 3, '09:00-17:00', BAR),
    block('r9', BOB, 2, '00:00-00:00', { TimeOffReason: 'Sick' }),
  ],
  leave: [{ id: 't1', person: BOB, day: 4, days: 1 }],
};
const week = () => new RosterSheet(WEEK);
const after = (type: (sheet: RosterSheet) => RosterSheet) => said(type(week()).difference());

test('a roster that nobody typed into changes nothing', () => {
  expect(after((sheet) => sheet)).toEqual([]);
  expect(week().difference()).toMatchObject({ typed: 0, outdated: [], taken: new Map() });
});

test('other times change the times only: notes, typed hours, task and area stay', () => {
  expect(after((sheet) => sheet.type(SUE, 0, '7-14'))).toEqual(['changed r1: Start=07:00']);
  expect(after((sheet) => sheet.type(OTHER_MARIA, 0, '9-18'))).toEqual(['changed r5: End=18:00']);
});

test('of two lines, the one that is nearest in time is changed, and a department that is not typed stays', () => {
  expect(after((sheet) => sheet.type(SUE, 1, '9-12\n15-18'))).toEqual(['changed r3: Start=15:00']);
  expect(after((sheet) => sheet.type(SUE, 1, '15-18'))).toEqual(['changed r3: Start=15:00', 'opened r2']);
  expect(after((sheet) => sheet.type(SUE, 1, '9-12 Kitchen\n15-18 Bar'))).toEqual([
    'changed r2: Department=Kitchen',
    'changed r3: Department=Bar, Start=15:00',
  ]);
});

test('two lines in the other order are the same shifts', () => {
  const sheet = week();
  const lines = String(sheet.at(SUE, 1)).split('\n');
  sheet.type(SUE, 1, [...lines].reverse().join('\n'));
  expect(said(sheet.difference())).toEqual([]);
});

test('a new shift is in the department of the row, unless the cell says another', () => {
  expect(after((sheet) => sheet.type(SUE, 2, '9-17\n19-21 Kitchen'))).toEqual([
    `added: Date=2026-12-09, Department=Bar, End=17:00, Person=${SUE}, Start=09:00`,
    `added: Date=2026-12-09, Department=Kitchen, End=21:00, Person=${SUE}, Start=19:00`,
  ]);
});

test.each(['', 'x', 'off'])('%p makes the shifts of its cell open', (text) => {
  expect(after((sheet) => sheet.type(SUE, 1, text))).toEqual(['opened r2', 'opened r3']);
});

test('a shift that is cut and pasted to somebody else keeps its row', () => {
  const cut = (sheet: RosterSheet) => {
    const text = sheet.at(SUE, 0);
    return sheet.type(SUE, 0, '').type(DANA, 0, text);
  };
  expect(after(cut)).toEqual([`changed r1: Person=${DANA}`]);
});

test('two shifts at the same times that go to two people keep their rows, and so do two open shifts', () => {
  const book: Book = {
    ...WEEK,
    shifts: ['r1', 'r2', 'r3', 'r4'].map((id, at) =>
      block(id, [SUE, MARIA, 'Open shift', 'Open shift'][at] ?? '', at < 2 ? 0 : 1, '09:00-17:00'),
    ),
  };
  const sheet = new RosterSheet(book);
  sheet.type(SUE, 0, '').type(MARIA, 0, '').type(DANA, 0, '9-17').type(BOB, 0, '9-17');
  sheet.type('open ', 1, '').type(SUE, 1, '9-17').type(MARIA, 1, '9-17');
  const given = said(sheet.difference()).map((each) => each.split(': Person='));
  expect(given.map(([change]) => change)).toEqual(['r1', 'r2', 'r3', 'r4'].map((id) => `changed ${id}`));
  expect(given.map(([, who]) => who).sort()).toEqual([SUE, MARIA, DANA, BOB].sort());
});

test('a shift that is copied to somebody else is a second shift', () => {
  expect(after((sheet) => sheet.type(DANA, 0, sheet.at(SUE, 0)))).toEqual([
    `added: Date=2026-12-07, Department=Bar, End=14:00, Person=${DANA}, Start=06:00`,
  ]);
});

test('a shift that is cut and pasted to another day keeps its row', () => {
  expect(after((sheet) => sheet.type(DANA, 2, '').type(DANA, 5, '9-17'))).toEqual([
    'moved r6: Date=2026-12-12',
  ]);
});

test('an open shift that is pasted to somebody is that person’s, and a shift that is pasted to the open shifts is open', () => {
  expect(after((sheet) => sheet.type('open Bar', 3, '').type(DANA, 3, '9-17'))).toEqual([
    `changed r8: Person=${DANA}`,
  ]);
  expect(after((sheet) => sheet.type(DANA, 2, '').type('open Bar', 2, '9-17'))).toEqual([
    'changed r6: Person=Open shift',
  ]);
});

test('a shift without a department gets none when it is pasted, unless the cell says it', () => {
  const book: Book = {
    ...WEEK,
    shifts: [...WEEK.shifts, block('r10', DANA, 6, '10:00-16:00')],
  };
  const typed = (who: string, day: number, text: string) =>
    said(new RosterSheet(book).type(DANA, 6, '').type(who, day, text).difference());
  expect(typed(SUE, 6, '10-16')).toEqual([`changed r10: Person=${SUE}`]);
  expect(typed(DANA, 5, '10-16')).toEqual(['moved r10: Date=2026-12-12']);
  expect(typed(DANA, 5, '10-16 Bar')).toEqual(['moved r10: Date=2026-12-12, Department=Bar']);
});

test('an open shift can’t be deleted, and open shifts are no time off', () => {
  expect(after((sheet) => sheet.type('open Bar', 3, ''))).toEqual(['refused Open shifts, 2026-12-10 r8']);
  expect(after((sheet) => sheet.type('open Bar', 2, 'U'))).toEqual(['refused Open shifts, 2026-12-09']);
  expect(after((sheet) => sheet.type('open Bar', 3, '9-18'))).toEqual(['changed r8: End=18:00']);
  expect(after((sheet) => sheet.type('open Kitchen', 1, '9-18'))).toEqual([
    'added: Date=2026-12-08, Department=Kitchen, End=18:00, Person=Open shift, Start=09:00',
  ]);
});

test('an open shift that is cut and pasted to another day keeps its row', () => {
  expect(after((sheet) => sheet.type('open Bar', 3, '').type('open Bar', 5, '9-17'))).toEqual([
    'moved r8: Date=2026-12-12',
  ]);
});

test('a cell that can’t lose its open shift is refused whole', () => {
  const book: Book = { ...WEEK, shifts: [...WEEK.shifts, block('r10', 'Open shift', 3, '18:00-22:00', BAR)] };
  const sheet = new RosterSheet(book).type('open Bar', 3, '9-16').type(SUE, 0, '7-14');
  expect(said(sheet.difference())).toEqual([
    'changed r1: Start=07:00',
    'refused Open shifts, 2026-12-10 r10',
  ]);
  expect(sheet.difference().taken).toEqual(
    new Map([
      ['1', new Map([['2026-12-07', '7-14']])],
      [expect.any(String), new Map()],
    ]),
  );
});

test('a shift of several days has a cell on its first day, keeps its end unless times are typed, and can become open', () => {
  const long = block('r10', DANA, 4, '09:00-17:00', { ...BAR, EndDate: MONDAY + 6 });
  const sheet = () => new RosterSheet({ ...WEEK, shifts: [...WEEK.shifts, long] });
  expect([4, 5, 6].map((day) => sheet().at(DANA, day))).toEqual(['from 9a *', '', '']);
  const typed = (text: string) => said(sheet().type(DANA, 4, text).difference());
  expect(typed('from 9a')).toEqual([]);
  expect(typed('8-17')).toEqual(['changed r10: EndDate=2026-12-11, Start=08:00']);
  expect(typed('')).toEqual(['opened r10']);
});

test('a code of an account is a day of it, and a code of a reason is time off', () => {
  expect(after((sheet) => sheet.type(DANA, 0, 'u').type(DANA, 1, 'K'))).toEqual([
    `added: Date=2026-12-08, End=00:00, Person=${DANA}, Start=00:00, TimeOffReason=Sick`,
    `off ${DANA}, 2026-12-07: Vacation`,
  ]);
});

test('time off instead of a shift makes the shift open', () => {
  expect(after((sheet) => sheet.type(DANA, 2, 'U'))).toEqual([
    `off ${DANA}, 2026-12-09: Vacation`,
    'opened r6',
  ]);
});

test('time off that is edited or emptied is refused with its rows, and a shift beside it is added', () => {
  expect(after((sheet) => sheet.type(BOB, 4, ''))).toEqual([`refused ${BOB}, 2026-12-11 t1`]);
  expect(after((sheet) => sheet.type(BOB, 2, '9-17'))).toEqual([`refused ${BOB}, 2026-12-09 r9`]);
  expect(after((sheet) => sheet.type(BOB, 2, 'k\n9-17'))).toEqual([
    `added: Date=2026-12-09, Department=Kitchen, End=17:00, Person=${BOB}, Start=09:00`,
  ]);
});

test('a cell that can’t be read is refused whole, and the other cells are taken over', () => {
  const sheet = week().type(SUE, 1, '9-12\nzzqq').type(DANA, 2, '9-18').type(MARIA, 3, 46_000);
  const difference = sheet.difference();
  expect(said(difference)).toEqual([
    'changed r6: End=18:00',
    `refused ${MARIA}, 2026-12-10`,
    `refused ${SUE}, 2026-12-08`,
  ]);
  expect(difference.typed).toBe(3);
  expect(difference.taken).toEqual(new Map([['4', new Map([['2026-12-09', '9-18']])]]));
});

test('a row of a name that is no one person of the list is refused', () => {
  const book: Book = { ...WEEK, shifts: [...WEEK.shifts, block('r10', 'Zed', 0, '09:00-17:00', BAR)] };
  const [refused] = new RosterSheet(book).type('Zed', 0, '9-18').difference().refused;
  expect(refused?.sentence).toBe(
    '"Zed" fits several people or nobody. Say in Time Blocks who it is, and make the roster again.',
  );
});

const with6 = (shifts: Book['shifts']): Book => ({
  ...WEEK,
  shifts: [...WEEK.shifts.filter(({ id }) => id !== 'r6'), ...shifts],
});
const LATER = with6([block('r6', DANA, 2, '10:00-17:00', BAR)]);

test('a shift that was changed in Time Blocks since is left as it is there', () => {
  expect(said(week().difference(LATER))).toEqual(['outdated 1']);
  expect(said(week().difference(with6([])))).toEqual(['outdated 1']);
  const moved = with6([block('r6', DANA, 3, '09:00-17:00', BAR)]);
  expect(said(week().difference(moved))).toEqual(['outdated 2']);
});

test('if it was also typed into the roster, the user chooses', () => {
  const sheet = week().type(DANA, 2, '9-18');
  expect(said(sheet.difference(LATER))).toEqual([expect.stringMatching(/^conflict .*: 9-18 \/ .* Bar$/)]);
  expect(sheet.difference(LATER).taken).toEqual(new Map());
  expect(said(sheet.difference(LATER, sheet.chosen(LATER, DANA, 2, 'sheet')))).toEqual([]);
  expect(said(sheet.difference(LATER, sheet.chosen(LATER, DANA, 2, 'roster')))).toEqual([
    'changed r6: End=18:00, Start=09:00',
  ]);
});

test('if the text says what Time Blocks has now, nothing is asked', () => {
  expect(said(week().type(DANA, 2, '10a-5p').difference(LATER))).toEqual([]);
  expect(said(week().type(DANA, 2, '10-17').difference(LATER))).toEqual([]);
  expect(said(week().type(DANA, 2, '').difference(with6([])))).toEqual([]);
});

test('a shift that was deleted since is added again if the user chooses the roster', () => {
  const sheet = week().type(DANA, 2, '9-18');
  expect(said(sheet.difference(with6([]), sheet.chosen(with6([]), DANA, 2, 'roster')))).toEqual([
    `added: Date=2026-12-09, Department=Bar, End=18:00, Person=${DANA}, Start=09:00`,
  ]);
});
