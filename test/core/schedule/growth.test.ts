import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { pastedBlocks } from '../../../src/core/schedule/pasted-blocks';
import { pastedLines } from '../../../src/taskpane/pasted-lines';

const CHARACTERS = 5_000_000;

/** A text that costs a fixed time for each character takes about a second on a slow machine; a quadratic one takes hours. */
const MOST_MS = 15_000;

const repeated = (part: string) => part.repeat(Math.ceil(CHARACTERS / part.length));

test.each([
  ['one cell of spaces', `Ann\t2026-11-23\t9${' '.repeat(CHARACTERS)}17`],
  ['one cell of hyphens', `Ann\t2026-11-23\t${repeated('9-')}`],
  ['one cell of dates with spaces', `Ann\t${repeated('1 ')}x\t9-17`],
  ['one cell of commas', `Ann\t2026-11-23\t${repeated(', ')}`],
  ['many cells', repeated('9-17\t')],
  ['many rows', repeated('Ann\t2026-11-23\t9-17\n')],
  ['rows of quotation marks', repeated('"Ann" x\t"9-17\n')],
  ['rows of spaces', repeated('Ann   2026-11-23          9-17\n')],
])('five megabytes of text are read in a time that grows with their length: %s', (_, text) => {
  const begun = performance.now();
  const { total, rows, left } = pastedBlocks(timeBlocks, pastedLines(text), {
    week: '2026-11-23',
    columns: new Map(),
  });
  expect(performance.now() - begun).toBeLessThan(MOST_MS);
  expect(rows.length + left.length).toBe(total);
});
