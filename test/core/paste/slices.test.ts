/** A long text is read in slices, so that the pane stays alive. Work is counted: no clock decides. */
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { NO_COMPANY, type PastedCompany } from '../../../src/core/paste/people/company';
import { reading, readPasted, splitPasted, splitting } from '../../../src/core/paste/read';
import { pasteTargets } from '../../../src/core/paste/targets';
import { atOnce, MOST_AT_ONCE } from '../../../src/core/slices';
import { filesIn, samplesOf } from './samples';

const targets = pasteTargets(timeBlocks);
const ANSWERS = { week: '2026-11-23', columns: new Map() };

/** Runs work to its end, and pauses at each place where it may. */
function inAllSlices<Result>(work: Generator<number, Result>): { result: Result; progress: number[] } {
  const progress: number[] = [];
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return { result: value, progress };
    progress.push(value);
  }
}

test.each(filesIn('texts'))('slices read the texts of %s as they are read at once', (file) => {
  for (const { text, answers } of samplesOf('texts', file)) {
    const { result: pasted } = inAllSlices(splitting(text));
    const { result, progress } = inAllSlices(reading(pasted, targets, answers));
    expect(result).toEqual(readPasted(splitPasted(text), targets, answers));
    expect(progress.every((done) => done >= 0 && done <= 1)).toBe(true);
  }
});

const LINES = 40 * MOST_AT_ONCE;
const many = (line: (at: number) => string) => Array.from({ length: LINES }, (_, at) => line(at)).join('\n');
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25'];
const wordOf = (at: number) => at.toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/**
 * Each line has a name of its own, about which the company is asked where the line is understood. Between two of these places the
 * reading must pause.
 */
test.each([
  ['a list', `Person\tDate\tStart\tEnd\n${many((at) => `Ann ${wordOf(at)}\t2026-11-23\t9:00\t17:00`)}`],
  ['a roster', `Name\t${DAYS.join('\t')}\n${many((at) => `Ann ${wordOf(at)}\t9-17\t14-22\toff`)}`],
  ['a message', many((at) => `Ann ${wordOf(at)}: Mon 9-17, Tue 12-20`)],
])('%s of many lines is never understood in one go', (_, text) => {
  let asked = new Set<string>();
  const company: PastedCompany = {
    ...NO_COMPANY,
    columnsOf: (name) => {
      asked.add(name);
      return NO_COMPANY.columnsOf(name);
    },
  };
  const work = reading(atOnce(splitting(text)), targets, ANSWERS, company);
  const ofSlices: number[] = [];
  for (let step = work.next(); ; step = work.next()) {
    ofSlices.push(asked.size);
    asked = new Set();
    if (step.done === true) break;
  }
  const most = 3 * MOST_AT_ONCE;
  // Two passes compare all names with one another: `Ann (Bar)` and `Ann (Door)` may be two people, and so may `Bell, Ann`.
  expect(ofSlices.filter((names) => names > most).length).toBeLessThanOrEqual(2);
  expect(ofSlices.filter((names) => names > 0).length).toBeGreaterThan(LINES / MOST_AT_ONCE);
});
