import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { readPasted, splitPasted } from '../../../src/core/paste/read';
import { pasteTargets } from '../../../src/core/paste/targets';
import { breadth } from '../../runner/breadth';
import { expectLinear, repeated } from '../../runner/expect-linear';

/** Characters of the shorter list. With --all, eight times as many are a schedule of a large company. */
const LIST = breadth(16_000, 25_000);

/** Characters of the shorter text in one cell. Eight times as many just fit into a cell of Excel, and are a megabyte. */
const CELLS = [4_000, breadth(125_000, 625_000)];

function read(text: string): void {
  const { shifts, leftOut: left } = readPasted(splitPasted(text), pasteTargets(timeBlocks), {
    week: '2026-11-23',
    columns: new Map(),
  });
  expect(shifts.length + left.length).toBeGreaterThan(0);
}

test.each([
  ['spaces', 'Ann\t2026-11-23\t9', ' ', '17'],
  ['hyphens', 'Ann\t2026-11-23\t', '9-', ''],
  ['dates with spaces', 'Ann\t', '1 ', 'x\t9-17'],
  ['commas', 'Ann\t2026-11-23\t', ', ', ''],
  ['quotation marks', 'Ann\t2026-11-23\t', '"', ''],
])('the time grows linearly with the length of one cell of %s', async (_, before, piece, after) => {
  for (const cell of CELLS)
    await expectLinear((length) => before + repeated(piece, length) + after, read, cell);
});

test('the time grows linearly with the length of a line of a message that fits into no cell', async () => {
  await expectLinear((length) => repeated('Ann: Mon 9-17, ', length), read, CELLS.at(-1)!);
});

test.each([
  ['cells of one line', '9-17\t', ''],
  ['rows of a list', 'Ann\t2026-11-23\t9-17\n', ''],
  ['rows with Start and End', 'Ann\t2026-11-23\t9:00\t17:00\n', 'Person\tDate\tStart\tEnd\n'],
  ['rows of an export', '23.11.2026;Ann;Bar;9:00;17:00;0:30\n', 'Datum;Name;Bereich;Von;Bis;Pause\n'],
  ['rows of stations', '9-17\tAnn\tBo\n', 'Mon 23 Nov 2026\nTime\tGrill\tRegister\n'],
  ['rows of quotation marks', '"Ann" x\t"9-17\n', ''],
  ['rows apart by spaces', 'Ann   2026-11-23          9-17\n', ''],
  ['rows of a roster', 'Ann\t9-17\t14-22\n', 'Name\t2026-11-23\t2026-11-24\n'],
  ['lines of a message', 'Ann: Mon 9-17, Tue 12-20\n', ''],
  ['codes', 'Ann\tE\tL\n', 'Name\t2026-11-23\t2026-11-24\n'],
])('the time grows linearly with the number of %s', async (_, part, header) => {
  await expectLinear((length) => header + repeated(part, length), read, LIST);
});

/** Lines of the shorter text. With --all, eight times as many are 200,000. */
const LINES = breadth(200, 25_000);

test.each([
  ['a list', 'Ann\t2026-11-23\t9:00\t17:00\n', 'Person\tDate\tStart\tEnd\n'],
  ['a roster', 'Ann\t9-17\t14-22\n', 'Name\t2026-11-23\t2026-11-24\n'],
  ['a message', 'Ann: Mon 9-17, Tue 12-20\n', ''],
])('the time grows linearly with the lines of %s', async (_, part, header) => {
  await expectLinear((lines) => header + part.repeat(lines), read, LINES);
});

test('a month of 200,000 shifts is read, also if some of them are on call', () => {
  const days = Array.from({ length: 31 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`);
  const rows = Array.from({ length: 6452 }, (_, at) =>
    [`Ann${at} Lee`, at === 0 ? 'on call 9-17' : '9-17', ...Array.from({ length: 30 }, () => '9-17')].join(
      '\t',
    ),
  );
  const read = readPasted(
    splitPasted([['Name', ...days].join('\t'), ...rows].join('\n')),
    pasteTargets(timeBlocks),
    { week: '2026-12-07', columns: new Map() },
  );
  // The shift on call waits for an answer.
  expect([read.shifts.length, read.leftOut.length]).toEqual([200_011, 1]);
});
