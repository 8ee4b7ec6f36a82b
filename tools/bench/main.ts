/**
 * bench/: what Shiftsheet costs. Each line shows its floor from the same run. The bench shows ratios and fails nothing:
 * milliseconds of one machine mean nothing on another. `npm run bench`, or `npm run bench -- push` for some of the lines.
 * `trips --people=48` counts round trips in a company of that size.
 */
import '../commands/short-errors';
import { tableOf } from './line';
import { parts } from './parts';
import { benchStart } from './start';
import { printTrips } from './trips';

// Round trips and costs are those of the Excel for which the product is tested.
process.env['EXCEL'] ??= 'm365';

const given = process.argv.slice(2);
const asked = given.filter((name) => !name.startsWith('--'));
const people = given.flatMap((option) => option.match(/^--people=(\d+)$/)?.[1] ?? []).map(Number);
const TRIPS = 'trips';
/** Needs the built pages and a browser. */
const START = 'start';
const names = [...Object.keys(parts), START, TRIPS];
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}": take one or more of ${names.join(', ')}.`);
  process.exit(2);
}

// The clock of the tests' worlds lets Node end while something waits for it.
setInterval(() => undefined, 60_000);

for (const [name, bench] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stderr.write(`${name} ...\n`);
  // Each part prints its own lines: a later part that fails loses none.
  console.log(tableOf(await bench()));
}
if (asked.includes(START)) console.log(tableOf(await benchStart()));
if (asked.length === 0 || asked.includes(TRIPS))
  await printTrips(given.includes('--json'), people.length > 0 ? people : undefined);
// A workbook in memory leaves timers of the Office.js library running.
process.exit(0);
