/** A week that is checked by the rules: what the list says, what a push is told, and what somebody accepts. */
import type { View } from '../../../src/app/view';
import { until, wait } from '../../runner/until';
import { addHolidays, addRow, pasteShifts, typeInto } from '../world/typing';
import { withEverything, type World } from '../world/world';

let world: World;
afterEach(() => world.close());

const SHEET = 'Time Blocks';
const EU = {
  do: 'save-rules',
  rules: { preset: 'eu', numbers: {}, off: [], weekStart: 0, leave: 'monday-to-friday' },
} as const;
const WEEK = { do: 'check-week', kind: 'time-blocks', offset: 1 } as const;

/** Ingrid has 7 hours of rest, Kwame is booked twice, and Noa's shift is fine. */
const ROSTER = [
  'Who\tStart\tEnd',
  'Ingrid Solberg\t2026-11-23 14:00\t2026-11-23 22:00',
  'Ingrid Solberg\t2026-11-24 05:00\t2026-11-24 12:00',
  'Kwame Mensah\t2026-11-24 09:00\t2026-11-24 17:00',
  'Kwame Mensah\t2026-11-24 16:00\t2026-11-24 20:00',
  "Siobhán O'Connor\t2026-11-25 09:00\t2026-11-25 17:00",
];

function opened<Kind extends View['screen']['kind']>(kind: Kind) {
  const { screen } = world.view();
  if (screen.kind !== kind) throw new Error(`${screen.kind} is open, and not ${kind}`);
  return screen as Extract<View['screen'], { kind: Kind }>;
}

const check = () => opened('week-check').check;
const listed = () =>
  check().people.flatMap(({ breaches }) =>
    breaches.map(
      ({ day, sentence, rows }) => `${day}: ${sentence} ${rows.map(({ number }) => number).join()}`,
    ),
  );
const NO_NUMBERS = 'Rest and hours are not checked: no numbers are chosen.';
const REST =
  'Rest of 7 hours, less than 11: Ingrid Solberg, from Mon 23 Nov, 10:00 PM to Tue 24 Nov, 5:00 AM';

async function withRoster(): Promise<void> {
  world = await withEverything();
  await pasteShifts(world, ROSTER.join('\n'));
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'back' });
}

test('without numbers the list says that rest is not checked, and still finds the double booking', async () => {
  await withRoster();
  await world.app.do(WEEK);
  expect(check()).toMatchObject({ count: 1, shifts: 5, noNumbers: NO_NUMBERS, title: SHEET });
  expect(listed()).toEqual([
    'Tue 24 Nov: Double booking: Kwame Mensah already has a shift from 9:00 AM to 5:00 PM on this day (row 4). 4,5',
  ]);
});

test('with the numbers of the EU the list has the short rest, with both rows', async () => {
  await withRoster();
  await world.app.do(EU);
  await world.app.do(WEEK);
  expect(check()).toMatchObject({ count: 2, noNumbers: '' });
  expect(listed()[0]).toBe(`Tue 24 Nov: ${REST} (row 2). 2,3`);
  const [short] = check().people[0]!.breaches;
  expect(short?.why).toMatchObject({ as: 'hours', measure: { kind: 'rest', hours: 7, least: 11 } });
});

test('a breach is a warning of both new rows, and stops no push', async () => {
  await withRoster();
  await world.app.do(EU);
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  const messages = world.table(SHEET).map((row) => String(row['Message']));
  expect(messages[0]).toContain(`${REST} (row 3)`);
  expect(messages[1]).toContain(`${REST} (row 2)`);
  await world.app.do({ do: 'send' });
  expect(world.table(SHEET).map((row) => row['Status'])).toEqual(['0', '0', '0', '0', '0']);
  await world.app.do(WEEK);
  expect(check().count).toBe(2);
});

test('what was pasted is listed with what it breaks before it is added', async () => {
  world = await withEverything();
  await world.app.do(EU);
  await pasteShifts(world, ROSTER.join('\n'));
  const { breaches } = opened('paste').paste;
  expect(breaches.count).toBe(2);
  expect(breaches.people.map(({ person }) => person)).toEqual(['Ingrid Solberg', 'Kwame Mensah']);
  expect(breaches.people[0]?.breaches[0]?.sentence).toBe(`${REST} (a new shift).`);
});

test('the list follows the sheet', async () => {
  await withRoster();
  await world.app.do(WEEK);
  typeInto(world, SHEET, 'Start', 5, '17:00');
  await until(async () => {
    await world.app.do({ do: 'renew-week-check' });
    expect(check()).toMatchObject({ count: 0, people: [] });
  });
});

test('an accepted breach is remembered with its note, also in another pane, until one of its shifts moves', async () => {
  await withRoster();
  await world.app.do(EU);
  await world.app.do(WEEK);
  const { id } = check().people[0]!.breaches[0]!;
  await world.app.do({ do: 'choose-own-name', name: 'Sue Miller' });
  await world.app.do({ do: 'accept-breach', id, note: 'Ingrid asked for it' });
  expect(check()).toMatchObject({
    count: 1,
    accepted: [
      { person: 'Ingrid Solberg', breaches: [{ id, note: 'Ingrid asked for it', who: 'Sue Miller' }] },
    ],
  });
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  expect(String(world.table(SHEET)[0]?.['Message'])).toBe('');

  await world.reopenConnected();
  await world.app.do(WEEK);
  expect(check().accepted).toHaveLength(1);

  typeInto(world, SHEET, 'Start', 3, '6:00');
  await until(async () => {
    await world.app.do(WEEK);
    expect(check()).toMatchObject({ count: 2, accepted: [] });
  });
});

test('the list says for whom the average is not judged fully, because the workbook does not know all weeks', async () => {
  await withRoster();
  const averages = () => check().unchecked.filter((sentence) => sentence.includes('average'));
  await world.app.do(WEEK);
  expect(averages()).toEqual([]);
  await world.app.do(EU);
  await world.app.do(WEEK);
  expect(averages()).toEqual([
    'The average over 17 weeks can’t be judged fully for 3 people: their shifts are known since Mon 23 Nov 2026 at the earliest, and weeks before that count as 0 hours.',
  ]);
  await world.app.do({ ...WEEK, offset: 2 });
  expect(averages()).toEqual([]);
});

test('an average of weeks that begin before the shifts that are known says since when they are', async () => {
  await withRoster();
  const numbers = { averageHours: 7, averageWeeks: 2 };
  await world.app.do({ ...EU, rules: { ...EU.rules, preset: 'own', numbers } });
  await world.app.do(WEEK);
  expect(listed()).toContain(
    'Tue 24 Nov: Average of 7.5 hours a week: Ingrid Solberg has more than 7 in the 2 weeks until Tue 24 Nov (shifts known since Mon 23 Nov 2026). 2,3',
  );
});

test('a rule that is switched off finds nothing', async () => {
  await withRoster();
  await world.app.do({ ...EU, rules: { ...EU.rules, off: ['double-booked'] } });
  await world.app.do(WEEK);
  expect(check().people.map(({ person }) => person)).toEqual(['Ingrid Solberg']);
});

test('the sheet "People limits" has hours and times of single people, and says what it can’t read', async () => {
  await withRoster();
  await world.app.do({ do: 'make-settings', kind: 'people-limits' });
  const limits = world.workbook;
  limits.person.paste(
    'A2',
    [
      "Siobhán O'Connor\t7",
      'Kwame Mensah\t\t\tno',
      'Nobody Atall\t8',
      'Ingrid Solberg\tmany\t\t\t\t\tx\t\t\t20',
    ].join('\n'),
    'People limits',
  );
  await wait(400);
  await world.app.do({ do: 'open-rules' });
  expect(opened('rules').rules.sheets[0]).toEqual({
    kind: 'people-limits',
    isThere: true,
    count: 3,
    unreadCount: 3,
    unread: [
      'Row 4: nobody, or more than one person, is called “Nobody Atall”.',
      'Row 5, Hours a week: “many” is no number of hours a week (0 to 168).',
      'Row 5, Friday: “x” can mean that the person can work, or can’t. Type “yes” or “no”.',
    ],
  });
  await world.app.do(WEEK);
  expect(listed()).toEqual([
    'Tue 24 Nov: Double booking: Kwame Mensah already has a shift from 9:00 AM to 5:00 PM on this day (row 4). 4,5',
    'Tue 24 Nov: Not available: Kwame Mensah can’t work on Tue 24 Nov (People limits). 4',
    'Tue 24 Nov: Not available: Kwame Mensah can’t work on Tue 24 Nov (People limits). 5',
    "Wed 25 Nov: 8 hours a week: Siobhán O'Connor has more than the own limit of 7 hours in the week from Mon 23 Nov. 6",
  ]);
  expect(check().fewHours).toEqual(['Ingrid Solberg has 15 of at least 20 hours.']);
});

test('the sheet "Holidays" is made from the rules, which say what it has and what it can’t read', async () => {
  await withRoster();
  await addHolidays(world, '2026-11-24\tTown day', '2026-11-24\tFounder’s day', 'soon\tFeast', '\tEaster');
  await world.app.do({ do: 'open-rules' });
  expect(opened('rules').rules.sheets).toEqual([
    { kind: 'people-limits', isThere: false, count: 0, unread: [], unreadCount: 0 },
    {
      kind: 'holidays',
      isThere: true,
      count: 1,
      unread: [
        'Row 4, Date: “soon” can’t be read. Type a date, such as 25 Dec 2026.',
        'Row 5: “Easter” has no date.',
      ],
      unreadCount: 2,
    },
  ]);
  await world.app.do(WEEK);
  expect(check().unchecked).toContain('2 cells of Holidays can’t be read. “Rules…” says which.');
});

test('the week names its holidays with their shifts, and the days of its warnings', async () => {
  await withRoster();
  await addHolidays(world, '2026-11-24\tTown day', '2026-11-26\tThanksgiving', '2026-12-25\tChristmas Day');
  await world.app.do(EU);
  await world.app.do(WEEK);
  expect(check().holidays).toEqual([
    'Tue 24 Nov: Town day, 3 shifts.',
    'Thu 26 Nov: Thanksgiving, no shifts.',
  ]);
  expect(check().count).toBe(2);
  expect(listed()[0]).toBe(`Tue 24 Nov, Town day: ${REST} (row 2). 2,3`);
});

test('when one row of a double booking gets another person, the warning goes from the other row too', async () => {
  await withRoster();
  const messages = () => world.table(SHEET).map((row) => String(row['Message']));
  await world.app.do({ do: 'preview', kind: 'time-blocks' });
  await world.app.do({ do: 'back' });
  expect(messages().map((message) => message !== '')).toEqual([false, false, true, true, false]);
  typeInto(world, SHEET, 'Person', 5, 'Ingrid Solberg');
  await until(() => messages().every((message) => message === ''));
});

test('the warnings of what was added stand in Message, and go when it is taken back', async () => {
  await withRoster();
  const week = { from: '2026-11-23', to: '2026-11-30', times: 1, asOpen: false, leave: 'open' } as const;
  await world.app.do({ do: 'copy-weeks', kind: 'time-blocks', ...week });
  expect(opened('proposal').proposal).toMatchObject({ shifts: 5, count: 1 });
  await world.app.do({ do: 'add-proposed' });
  const warned = () => world.table(SHEET).flatMap((row, at) => (row['Message'] === '' ? [] : [at]));
  expect(warned()).toEqual([2, 3, 7, 8]);
  await world.app.do({ do: 'take-back' });
  expect(warned()).toEqual([2, 3]);
});

test('a shift that gets into the sheet while it is proposed is not added a second time', async () => {
  await withRoster();
  const week = { from: '2026-11-23', to: '2026-11-30', times: 1, asOpen: false, leave: 'open' } as const;
  await world.app.do({ do: 'copy-weeks', kind: 'time-blocks', ...week });
  expect(opened('proposal').proposal.shifts).toBe(5);
  const [first] = world.table(SHEET);
  addRow(world, SHEET, {
    Person: String(first?.['Person']),
    Date: '2026-11-30',
    Start: '14:00',
    End: '22:00',
  });
  await world.app.do({ do: 'add-proposed' });
  expect(world.view().notice?.title).toContain('4 shifts copied');
  expect(world.table(SHEET)).toHaveLength(10);
});

test('open shifts are named by their time, each with its row; its people lead back to the list', async () => {
  world = await withEverything();
  const open = (date: string, at: number) =>
    ['Open shift', `${date} ${at}:00`, `${date} ${at + 1}:00`].join('\t');
  const many = Array.from({ length: 21 }, (_, at) => open('2026-11-24', at + 1));
  const kwame = 'Kwame Mensah\t2026-11-24 09:00\t2026-11-24 17:00';
  const roster = [ROSTER[0], ...many, open('2026-11-23', 9), kwame, open('2026-11-30', 9)];
  await pasteShifts(world, roster.join('\n'));
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'back' });
  await world.app.do(WEEK);
  expect(check()).toMatchObject({ shifts: 23, count: 0, openShifts: { count: 22 } });
  const { first } = check().openShifts;
  expect(first).toHaveLength(20);
  expect(first.slice(0, 2)).toMatchObject([
    { day: 'Mon 23 Nov', shift: '9:00 AM–10:00 AM', row: { number: 23 } },
    { day: 'Tue 24 Nov', shift: '1:00 AM–2:00 AM', row: { number: 2 } },
  ]);
  const { kind, row, index } = first[0]!.row;
  const who = { do: 'open-who', kind, index, ...(row !== undefined && { row }) } as const;
  await world.app.do(who);
  await world.app.do({ do: 'close-who' });
  expect(check().openShifts.count).toBe(22);
  await world.app.do(who);
  const [person] = opened('who').who.can;
  await world.app.do({ do: 'give-shift', person: person!.id });
  await world.app.do(WEEK);
  expect(check()).toMatchObject({ shifts: 23, openShifts: { count: 21 } });
});

test('leave over a weekend is warned of on each day, whatever the company counts, and 400 days are named', async () => {
  world = await withEverything();
  // Friday to Sunday, and a Monday that only Mondays to Fridays cover.
  const days = ['27', '28', '29', '30'];
  await pasteShifts(
    world,
    ['Who\tDate\tStart\tEnd', ...days.map((day) => `Ingrid Solberg\t2026-11-${day}\t9:00\t17:00`)].join('\n'),
  );
  await world.app.do({ do: 'add-pasted' });
  await world.app.do({ do: 'back' });
  const below = world.table('Time Off').length + 2;
  const account = String(world.table('Time Off')[0]?.['Account']);
  world.workbook.person.paste(
    world.cell('Time Off', 'Person', below),
    `Ingrid Solberg\t${account}\t2026-11-27\t-3\nKwame Mensah\t${account}\t2026-11-27\t-400`,
  );
  const found = async () => {
    const lines: string[] = [];
    for (const offset of [1, 2]) {
      await world.app.do({ ...WEEK, offset });
      lines.push(...listed().map((line) => line.split(',')[0] ?? ''));
    }
    return lines;
  };
  const probably = (day: string) => `${day}: Probably away: Ingrid Solberg on ${day}`;
  const expected = [
    'Fri 27 Nov: On time off: Ingrid Solberg on Fri 27 Nov',
    probably('Sat 28 Nov'),
    probably('Sun 29 Nov'),
    probably('Mon 30 Nov'),
  ];
  expect(await found()).toEqual(expected);
  expect(check()).toMatchObject({ leave: 'monday-to-friday' });
  expect(check().unchecked).toContain(
    '1 row of Time Off takes more than 366 days. Its first 366 days count.',
  );
  await world.app.do({ do: 'save-rules', rules: { ...EU.rules, preset: 'none', leave: 'every-day' } });
  expect(await found()).toEqual(expected);
  expect(check()).toMatchObject({ leave: 'every-day' });
});
