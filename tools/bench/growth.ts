import { benchFindingEdits } from './find-edits';
import type { Line } from './line';
import { benchPlanning } from './planning';
import { benchPush } from './push-edits';
import { benchReports } from './reports';

/** The first run of each part warms up. */
const SIZES = { counts: [1000, 10_000, 100_000], runs: 3 };
const BLOCKS_OF_A_PERSON = 100;
const ADDED_FOR_ONE_OF = 12;
const PUSHED_ONE_OF = 10;
/** The aim, as an exponent of the growth. */
const MOST = 1.1;

const MEASURED: readonly ((count: number, runs: number) => Promise<Line[]>)[] = [
  (rows, runs) => benchFindingEdits({ rows, runs }),
  // With the workbook in memory, a push of 100,000 rows takes more than ten minutes.
  (rows, runs) => benchPush({ edits: rows / PUSHED_ONE_OF, runs }),
  (blocks, runs) =>
    benchPlanning({
      blocks,
      people: Math.ceil(blocks / BLOCKS_OF_A_PERSON),
      addedFor: Math.ceil(blocks / BLOCKS_OF_A_PERSON / ADDED_FOR_ONE_OF),
      runs,
    }),
  (shifts, runs) => benchReports({ shifts, people: Math.ceil(shifts / BLOCKS_OF_A_PERSON), runs }),
];

/**
 * How work grows with its data. Ours: the milliseconds for a number of rows. Floor: those for the number before, times as many as
 * there are more rows. A ratio of 1 is an exponent of 1; the name has the exponent.
 */
export async function benchGrowth({ counts, runs } = SIZES): Promise<Line[]> {
  const lines: Line[] = [];
  for (const measure of MEASURED) {
    let before: Measured | undefined;
    for (const count of counts) {
      const now = { count, lines: await measure(count, runs) };
      if (before) lines.push(...grown(before, now));
      before = now;
    }
  }
  return lines;
}

interface Measured {
  readonly count: number;
  readonly lines: readonly Line[];
}

function grown(before: Measured, now: Measured): Line[] {
  const times = now.count / before.count;
  return now.lines.flatMap((line, nth) => {
    const less = before.lines[nth];
    if (!less) return [];
    const exponent = (Math.log(line.ours / less.ours) / Math.log(times)).toFixed(2);
    return {
      name: `${line.name}, from ${shown(before)} to ${shown(now)}: exponent ${exponent}`,
      ours: line.ours,
      floor: less.ours * times,
      unit: line.unit,
      aim: Number((times ** (MOST - 1)).toFixed(2)),
    };
  });
}

const shown = ({ count }: Measured): string => count.toLocaleString('en');
