import fc from 'fast-check';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { pastedBlocks, type PasteChoices } from '../../../src/core/schedule/pasted-blocks';
import { daysAfter } from '../../../src/core/schedule/day-text';
import { fractionOfTime, serialOfDay } from '../../../src/core/values/serial';

const unasked: PasteChoices = { week: '2026-11-23', columns: new Map() };

const lines = (text: string) =>
  text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split('\t') }));
const read = (text: string, choices: Partial<PasteChoices> = {}) =>
  pastedBlocks(timeBlocks, lines(text), { ...unasked, ...choices });
const cells = (person: string, day: string, start: string, end: string) => ({
  Person: person,
  Date: serialOfDay(day),
  Start: fractionOfTime(start),
  End: fractionOfTime(end),
});

test('headers are matched in any order, case and spacing, and by common other words', () => {
  const { rows, columns, headed } = read(
    'DEPT\t to \tFROM\tshift  date\tEmployee\tComment\nBar\t17:00\t09:00\t2026-11-23\tMaria Garcia\t=1+1\n',
  );
  expect(headed).toBe(true);
  expect(columns.map(({ target }) => target)).toEqual([
    'Department',
    'End',
    'Start',
    'Date',
    'Person',
    'Notes',
  ]);
  expect(rows).toEqual([
    {
      line: 2,
      cells: { ...cells('Maria Garcia', '2026-11-23', '09:00', '17:00'), Department: 'Bar', Notes: '=1+1' },
    },
  ]);
});

test('without headers the columns are told by what they hold', () => {
  const { rows, headed } = read('נועה כהן\t23 Nov 2026\t9a-5:30p\n🙂 Bo\t23 Nov 2026\t22:00–06:00');
  expect(headed).toBe(false);
  expect(rows.map((row) => row.cells)).toEqual([
    cells('נועה כהן', '2026-11-23', '09:00', '17:30'),
    cells('🙂 Bo', '2026-11-23', '22:00', '06:00'),
  ]);
});

test('a match that the user changes takes the place of the other', () => {
  const text = 'Name\tNickname\tDate\tShift\nA\tB\t2026-11-23\t9-17';
  const { rows, columns } = read(text, { columns: new Map([[1, 'Person']]) });
  expect(rows[0]?.cells['Person']).toBe('B');
  expect(columns.map(({ target }) => target)).toEqual(['', 'Person', 'Date', 'Shift']);
});

test('first and last names in two columns are one person', () => {
  const { rows } = read('First Name\tSurname\tDate\tShift\nLi\tWei\t2026-11-23\t9-17');
  expect(rows[0]?.cells['Person']).toBe('Li Wei');
});

test('a date that can be read two ways waits for the answer, and only then', () => {
  const text = 'Name\tDate\tShift\nA\t03/04/2026\t9-17\nB\t2026-11-23\t9-17';
  const before = read(text);
  expect(before).toMatchObject({ total: 2, asks: { order: true, sample: { order: '03/04/2026' } } });
  expect(before.left).toEqual([
    {
      line: 2,
      text: 'A | 03/04/2026 | 9-17',
      reason: 'waits for your answer: is the day or the month first?',
    },
  ]);
  const dayOf = (order: PasteChoices['order'] & string) => read(text, { order }).rows[0]?.cells['Date'];
  expect(dayOf('day-first')).toBe(serialOfDay('2026-04-03'));
  expect(dayOf('month-first')).toBe(serialOfDay('2026-03-04'));
});

test('one value that is only possible one way decides its column, against a remembered order', () => {
  const { rows, asks } = read('Name\tDate\tShift\nA\t03/04/26\t9-17\nB\t25/04/26\t9-17', {
    order: 'month-first',
  });
  expect(asks.order).toBe(false);
  expect(rows.map((row) => row.cells['Date'])).toEqual(
    ['2026-04-03', '2026-04-25'].map((day) => serialOfDay(day)),
  );
});

test('two values that contradict each other decide nothing', () => {
  expect(read('Name\tDate\tShift\nA\t03/04/26\t9-17\nB\t25/04/26\t9-17\nC\t04/25/26\t9-17').asks.order).toBe(
    true,
  );
});

test('days without a year or a date are of the chosen week', () => {
  const { rows, asks, left } = read(
    'Name\tDay\tShift\nA\tMon 23 Nov\t9-17\nB\twednesday\t9-17\nC\tTue 23 Nov 2026\t9-17\nD\t1 Jan\t9-17',
  );
  expect(asks.week).toBe(true);
  expect(rows.map((row) => row.cells['Date'])).toEqual(
    ['2026-11-23', '2026-11-25', '2027-01-01'].map((day) => serialOfDay(day)),
  );
  expect(left).toMatchObject([{ line: 4 }]);
});

test('9-5 is asked about; 9-17, 22-6 and 09:00-05:00 are not', () => {
  const text = 'Name\tDate\tShift\nA\t2026-11-23\t9-5\nB\t2026-11-23\t22-6';
  expect(read(text)).toMatchObject({
    rows: [{ line: 3 }],
    asks: { afternoons: true, sample: { afternoons: '9-5' } },
  });
  const endOf = (afternoons: boolean) => read(text, { afternoons }).rows[0]?.cells['End'];
  expect([endOf(true), endOf(false)]).toEqual([fractionOfTime('17:00'), fractionOfTime('05:00')]);
  expect(read('Name\tDate\tFrom\tTo\nA\t2026-11-23\t09:00\t05:00').asks.afternoons).toBe(false);
});

test('a roster with people down and days across gives a block for each filled cell', () => {
  const text = [
    'Week 48',
    'Employee\tTeam\tMon 23 Nov 2026\tTue 24 Nov 2026\tWed 25 Nov 2026',
    'Ann\tBar\t9-17\toff\t',
    'Bo\tBar\t\t9-12, 13-17\tsick',
  ].join('\n');
  const { shape, rows, left, total } = read(text);
  expect(shape).toBe('roster');
  expect(rows.map((row) => row.cells)).toEqual([
    { ...cells('Ann', '2026-11-23', '09:00', '17:00'), Department: 'Bar' },
    { ...cells('Bo', '2026-11-24', '09:00', '12:00'), Department: 'Bar' },
    { ...cells('Bo', '2026-11-24', '13:00', '17:00'), Department: 'Bar' },
  ]);
  expect(left).toMatchObject([
    { line: 1, text: 'Week 48' },
    { line: 3, text: 'Ann | Tue 24 Nov 2026 | off', reason: 'is a day off: no shift' },
    { line: 4, text: 'Bo | Wed 25 Nov 2026 | sick' },
  ]);
  expect(total).toBe(6);
});

test('moments with a day of their own need no date column, and a longer block gets its last day', () => {
  const { rows } = read(
    'Who\tStart\tEnd\nA\t2026-11-23 22:00\t2026-11-24 06:00\nB\t2026-11-23 08:00\t2026-11-25 08:00',
  );
  expect(rows.map((row) => row.cells)).toEqual([
    cells('A', '2026-11-23', '22:00', '06:00'),
    { ...cells('B', '2026-11-23', '08:00', '08:00'), 'End Date': serialOfDay('2026-11-25') },
  ]);
});

test('a start and an end date in columns of their own are a list and no roster', () => {
  const { shape, rows, left } = read(
    [
      'Employee\tStart Date\tStart Time\tEnd Date\tEnd Time',
      'Ann\t2026-11-23\t9:00 AM\t2026-11-23\t5:00 PM',
      'Bo\t2026-11-23\t10:00 PM\t2026-11-24\t6:00 AM',
    ].join('\n'),
  );
  expect({ shape, left }).toEqual({ shape: 'list', left: [] });
  expect(rows.map((row) => row.cells)).toEqual([
    cells('Ann', '2026-11-23', '09:00', '17:00'),
    cells('Bo', '2026-11-23', '22:00', '06:00'),
  ]);
});

test('headers are found below a title, which is left', () => {
  const { rows, left } = read('Shifts of week 48\n\nName\tDate\tShift\nAnn\t2026-11-23\t9-17');
  expect(rows).toHaveLength(1);
  expect(left).toEqual([{ line: 1, text: 'Shifts of week 48', reason: 'stands above the headers' }]);
});

test('what would become a formula in a column of numbers is left', () => {
  const { left } = read('Name\tDate\tShift\tHours\nA\t2026-11-23\t9-17\t=1+1');
  expect(left).toEqual([
    { line: 2, text: 'A | 2026-11-23 | 9-17 | =1+1', reason: '"=1+1" does not belong in Hours' },
  ]);
});

test('a block written out in any supported form comes back', () => {
  const day = fc.integer({ min: 0, max: 2000 }).map((days) => daysAfter('2024-01-01', days));
  const minutes = fc.integer({ min: 0, max: 1439 });
  const two = (of: number) => String(of).padStart(2, '0');
  const hhmm = (of: number) => `${two(Math.floor(of / 60))}:${two(of % 60)}`;
  const half = (of: number) =>
    `${((Math.floor(of / 60) + 11) % 12) + 1}:${two(of % 60)}${of < 720 ? 'a' : 'pm'}`;
  const months = [
    'Jan',
    'February',
    'mar',
    'Apr',
    'May',
    'June',
    'JUL',
    'Aug',
    'Sept',
    'Oct',
    'Nov',
    'December',
  ];
  const days = (iso: string) => {
    const [year = '', month = '', date = ''] = iso.split('-');
    const name = months[Number(month) - 1] ?? '';
    return [
      iso,
      `${year}/${month}/${date}`,
      `${date} ${name} ${year}`,
      `${name} ${Number(date)}, ${year}`,
      `${Number(date)}-${name}-${year.slice(2)}`,
      String(serialOfDay(iso)),
    ];
  };
  const times = (from: number, to: number) => [
    `${hhmm(from)}-${hhmm(to)}`,
    `${hhmm(from)}–${hhmm(to)}`,
    `${hhmm(from).replace(':', '')}-${hhmm(to).replace(':', '')}`,
    `${half(from)} to ${half(to)}`,
  ];
  fc.assert(
    fc.property(
      day,
      minutes,
      minutes,
      fc.nat(5),
      fc.nat(3),
      fc.constantFrom('Ann', 'O’Neil, Bo', '李伟'),
      (iso, from, to, d, t, name) => {
        // 11:00-10:00 may end in the evening: that is asked about, and answered here.
        const { rows, asks } = read(`${name}\t${days(iso)[d]}\t${times(from, to)[t]}`, { afternoons: false });
        expect(asks).toMatchObject({ order: false, week: false });
        expect(rows.map((row) => row.cells)).toEqual([cells(name, iso, hhmm(from), hhmm(to))]);
      },
    ),
    { numRuns: 1000 },
  );
});

test('rows in are rows made and rows left, whatever is pasted', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'Name',
      'Date',
      'Shift',
      'From',
      'To',
      '9-17',
      '9-5',
      'off',
      '2026-11-23',
      '3/4/26',
      'Mon',
      '9',
      '',
      '=1+1',
      'Hours',
    ),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 12 }), (table) => {
      const pasted = table.map((each, at) => ({ line: at + 1, cells: each }));
      const { total, rows, left, shape, headed } = pastedBlocks(timeBlocks, pasted, unasked);
      expect(rows.length + left.length).toBe(total);
      const told = new Set([...rows, ...left].map(({ line }) => line));
      const filled = pasted.filter(({ cells: all }) => all.some((text) => text.trim() !== ''));
      expect(filled.length - told.size).toBe(headed ? 1 : 0);
      if (shape === 'list') expect(total).toBe(filled.length - (headed ? 1 : 0));
    }),
    { numRuns: 300 },
  );
});

test('5,000 rows are read while a person would not notice', () => {
  const text = Array.from(
    { length: 5000 },
    (_, at) => `Person ${at}\t2026-11-${10 + (at % 20)}\t${at % 12}:00-17:00\tBar`,
  ).join('\n');
  const begun = performance.now();
  expect(read(text).rows.length).toBeGreaterThan(4000);
  expect(performance.now() - begun).toBeLessThan(1000);
});
