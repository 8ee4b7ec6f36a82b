import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { readPasted, splitPasted } from '../../../src/core/paste/read';
import { pasteTargets } from '../../../src/core/paste/targets';
import { breadth } from '../../runner/breadth';
import { processorMs } from '../../runner/processor-time';

/** Rows of the shorter text: eight times as many are a schedule of a large company. */
const SHORT = breadth(8_000, 25_000);
const TIMES = 8;

/**
 * A text of eight times the length may take eight times as long. Twice that leaves room for a busy machine. Quadratic
 * code takes 64 times as long.
 */
const MOST_TIMES = 16;
/** Differences in milliseconds that say nothing about growth. */
const NOISE_MS = 750;

/** Characters in one cell. Code that tried each of them as a beginning would take hours. */
const CHARACTERS = breadth(1_000_000, 5_000_000);
const MOST_MS = (15_000 * CHARACTERS) / 5_000_000;

const repeated = (part: string, characters = CHARACTERS) => part.repeat(Math.ceil(characters / part.length));

function timeFor(text: string): number {
  const begun = processorMs();
  const { shifts, left } = readPasted(splitPasted(text), pasteTargets(timeBlocks), {
    week: '2026-11-23',
    columns: new Map(),
  });
  expect(shifts.length + left.length).toBeGreaterThan(0);
  return processorMs() - begun;
}

test.each([
  ['spaces', `Ann\t2026-11-23\t9${' '.repeat(CHARACTERS)}17`],
  ['hyphens', `Ann\t2026-11-23\t${repeated('9-')}`],
  ['dates with spaces', `Ann\t${repeated('1 ')}x\t9-17`],
  ['commas', `Ann\t2026-11-23\t${repeated(', ')}`],
  ['quotation marks', `Ann\t2026-11-23\t${repeated('"')}`],
  ['a line of a message', repeated('Ann: Mon 9-17, ')],
])('one cell of a megabyte is read within 3 seconds: %s', (_, text) => {
  expect(timeFor(text)).toBeLessThan(MOST_MS);
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
])('the time grows linearly with the number of %s', (_, part, header) => {
  const short = timeFor(header + repeated(part, SHORT));
  const long = timeFor(header + repeated(part, SHORT * TIMES));
  expect(long).toBeLessThan(short * MOST_TIMES + NOISE_MS);
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
  expect([read.shifts.length, read.left.length]).toEqual([200_011, 1]);
});
