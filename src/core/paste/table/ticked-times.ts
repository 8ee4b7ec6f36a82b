import { MOST_AT_ONCE, type Sliced } from '../../slices';
import { byText } from '../by-text';
import { isMark } from '../definitions/ticks';
import type { PastedLine } from '../lines';
import type { PastedPage } from '../page';
import { LONGEST_CELL, rangesIn } from '../times/cell';
import { isHeaderText } from '../words/header-texts';

/** A single mark may be a note, and a single time below the days may be a shift. */
const FEWEST = 2;

/** The columns of a line with one range each. */
export function timesIn(page: PastedPage, { cells }: PastedLine): number[] {
  return [...cells.keys()].filter((at) => {
    const read = page.cell(cells[at] ?? '');
    return read.kind === 'ranges' && read.ranges.length === 1;
  });
}

/** Whether a line below the days has the times of its columns, and the cells below it hold mostly ticks: `x`, `✓`, `1`. */
export function isAboveTicks(page: PastedPage, line: PastedLine, below: readonly PastedLine[]): boolean {
  const columns = timesIn(page, line);
  // Beside a name they are the shifts of this person.
  const areAlone = line.cells.every(
    (cell, at) => cell.trim() === '' || columns.includes(at) || isHeaderText(cell, page.spoken),
  );
  return areAlone && columns.length >= FEWEST && haveTicks(page, columns, below);
}

function haveTicks(page: PastedPage, columns: readonly number[], below: readonly PastedLine[]): boolean {
  const filled = below
    .flatMap(({ cells }) => columns.map((at) => (cells[at] ?? '').trim()))
    .filter((cell) => cell !== '' && (isMark(cell) || page.cell(cell).kind !== 'off'));
  const ticks = filled.filter(isMark).length;
  return ticks >= FEWEST && ticks * 2 > filled.length;
}

/** Splits a header of days with times above ticks, `Mon 23 Nov 7-15 | Mon 23 Nov 15-23`, into a line of days and a line of times. */
export function* withTimesBelowDays(
  page: PastedPage,
  filled: readonly PastedLine[],
): Sliced<readonly PastedLine[]> {
  if (!page.overview.has(holdsOneRange)) return filled;
  for (const [place, { line, cells }] of filled.entries()) {
    if (place % MOST_AT_ONCE === 0) yield 0;
    if (cells.filter(holdsOneRange).length < FEWEST) continue;
    const split = cells.map((cell) => dayAndTimes(page, cell.trim()));
    const columns = [...split.keys()].filter((at) => split[at] !== undefined);
    const dayAt = (at: number) => split[at]?.day;
    const isHeader = new Set(columns.map(dayAt)).size >= FEWEST;
    if (!isHeader || !haveTicks(page, columns, filled.slice(place + 1))) continue;
    // A day above several columns is written once.
    const repeats = (at: number) => dayAt(at) !== undefined && dayAt(at) === dayAt(at - 1);
    const days = { line, cells: cells.map((cell, at) => (repeats(at) ? '' : (dayAt(at) ?? cell))) };
    const times = { line, cells: cells.map((_, at) => split[at]?.times ?? '') };
    return [...filled.slice(0, place), days, times, ...filled.slice(place + 1)];
  }
  return filled;
}

const holdsOneRange = byText((cell) => cell.length <= LONGEST_CELL && rangesIn(cell).length === 1);

function dayAndTimes(page: PastedPage, cell: string): { day: string; times: string } | undefined {
  const [found] = holdsOneRange(cell) ? rangesIn(cell) : [];
  if (!found) return undefined;
  const day = cell.slice(0, found.at).replace(/[\s,(:/–-]+$/, '');
  const isDay = day !== '' && page.day(day) !== undefined;
  return isDay && /^[\s)]*$/.test(cell.slice(found.at + found.length))
    ? { day, times: cell.slice(found.at, found.at + found.length) }
    : undefined;
}
