import { Blocks } from './blocks';
import { daysOfLine, kindOf, type HeaderDays } from './day-header';
import type { PastedLine } from './draft';
import { readList, type TableColumns } from './list-table';
import { why } from './messages';
import { lineText, type Page } from './page';
import { readRoster } from './roster';
import { turned } from './turned';
import type { Targets } from './header-words';

/** Reads lines of cells: rosters with days across or down, else a list. */
export function readTable(page: Page, lines: readonly PastedLine[], known: Targets): TableColumns {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const days = filled.map((line) => daysOfLine(page, line));
  const headers = headerRuns(page, filled, days);
  if (headers.length > 0) return readBlocks(page, filled, days, headers, known);
  return readTurned(page, filled, known) ?? readList(page, filled, known);
}

/** Lines that together are one header of days: from, and up to but without. */
interface HeaderRun {
  readonly from: number;
  readonly to: number;
}

/** Two lines of one kind of day after one another are rows of a list, not a header. */
function headerRuns(page: Page, filled: readonly PastedLine[], days: readonly HeaderDays[]): HeaderRun[] {
  const runs: HeaderRun[] = [];
  for (let at = 0; at < filled.length; at += 1) {
    if (!isDayHeader(page, filled[at], days[at])) continue;
    let to = at + 1;
    while (to < filled.length && isDayHeader(page, filled[to], days[to])) to += 1;
    const kinds = days.slice(at, to).map(kindOf);
    const isHeader = new Set(kinds).size === kinds.length && !areDaysBelow(page, filled, days[at]);
    if (isHeader) runs.push({ from: at, to });
    at = to - 1;
  }
  return runs;
}

function isDayHeader(page: Page, line: PastedLine | undefined, days: HeaderDays | undefined): boolean {
  if (!line || !days) return false;
  return days.size >= 2 && !line.cells.some((cell, at) => !days.has(at) && isClock(page, cell));
}

/** Whether the columns of a header hold days beside shifts in another line: those are columns of a list. */
function areDaysBelow(page: Page, filled: readonly PastedLine[], header: HeaderDays | undefined): boolean {
  const columns = [...(header?.keys() ?? [])];
  return filled.some(
    ({ cells }) =>
      columns.every((at) => page.day((cells[at] ?? '').trim()) !== undefined) &&
      cells.some((cell, at) => header?.has(at) !== true && page.cell(cell).kind === 'ranges'),
  );
}

function isClock(page: Page, cell: string): boolean {
  return page.cell(cell).kind === 'time' && /[:\p{L}]/u.test(cell);
}

function readBlocks(
  page: Page,
  filled: readonly PastedLine[],
  days: readonly HeaderDays[],
  runs: readonly HeaderRun[],
  known: Targets,
): TableColumns {
  const blocks = new Blocks(page, known);
  let at = 0;
  for (const [place, { from, to }] of runs.entries()) {
    for (; at < from; at += 1) blocks.take(filled[at]);
    const next = runs[place + 1]?.from ?? filled.length;
    at = blocks.open(filled.slice(from, to), days.slice(from, to), filled.slice(to, next)) + to;
  }
  for (; at < filled.length; at += 1) blocks.take(filled[at]);
  return blocks.finish();
}

/** Days down and people across, read as if the table lay on its other side. */
function readTurned(page: Page, filled: readonly PastedLine[], known: Targets): TableColumns | undefined {
  const block = turned(page, filled, known);
  if (!block) return undefined;
  for (const line of block.above) page.leave(line.line, lineText(line.cells), why.aboveHeader);
  readRoster(page, block, known);
  return {
    shape: 'days down',
    headed: true,
    header: undefined,
    body: [],
    matched: new Map(),
    days: new Set(),
  };
}
