import type { HeaderDays, PastedLine } from '../draft';
import { readList, type TableColumns } from '../list/list-table';
import { lineText, type Reading } from '../page';
import { why } from '../reasons';
import { readRoster } from '../roster/roster';
import type { Targets } from '../words/header-words';
import { Blocks } from './blocks';
import { readCalendar } from './calendar';
import { daysOfLine } from './day-header';
import { headerRuns, spanHeader, type HeaderRun } from './header-runs';
import { linesBetween, tableBegins } from './side-by-side';
import { readSlots } from './times-down';
import { turned } from './transpose';

/** A table whose columns the user can't change. */
const NO_COLUMNS: Omit<TableColumns, 'shape'> = {
  headed: true,
  header: undefined,
  body: [],
  matched: new Map(),
  days: new Set(),
};

/** Reads lines of cells: rosters with days across or down, otherwise a list. */
export function readTable(page: Reading, lines: readonly PastedLine[], targets: Targets): TableColumns {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (readCalendar(page, filled, targets)) return { ...NO_COLUMNS, shape: 'month' };
  const days = filled.map((line) => daysOfLine(page, line));
  const headers = headerRuns(page, filled, days);
  const begins = tableBegins(page, filled, days, headers[0]?.from, targets);
  if (begins.length < 2) return readOne(page, filled, days, headers, targets);
  const titles = filled.slice(0, headers[0]?.from ?? 0).filter(isTitle);
  const tables = begins.map((from, place) => {
    const own = linesBetween(filled, from, begins[place + 1]);
    const part =
      place === 0
        ? own
        : [...titles, ...own.filter(({ line }) => !titles.some((title) => title.line === line))];
    const partDays = part.map((line) => daysOfLine(page, line));
    return readOne(page, part, partDays, headerRuns(page, part, partDays), targets);
  });
  page.removeDuplicates();
  return { ...NO_COLUMNS, shape: tables[0]?.shape ?? 'list' };
}

/** Whether a line is a title. A title above tables side by side belongs to all of them. */
function isTitle({ cells }: PastedLine): boolean {
  return cells.filter((cell) => cell.trim() !== '').length === 1 && cells[0]?.trim() !== '';
}

function readOne(
  page: Reading,
  filled: readonly PastedLine[],
  days: readonly HeaderDays[],
  headers: readonly HeaderRun[],
  targets: Targets,
): TableColumns {
  if (headers.length > 0) return readBlocks(page, filled, days, headers, targets);
  const span = spanHeader(page, filled);
  if (span) return readBlocks(page, filled, span.days, [span.run], targets);
  return (
    readSlots(page, filled, targets) ?? readTurned(page, filled, targets) ?? readList(page, filled, targets)
  );
}

function readBlocks(
  page: Reading,
  filled: readonly PastedLine[],
  days: readonly HeaderDays[],
  runs: readonly HeaderRun[],
  targets: Targets,
): TableColumns {
  const blocks = new Blocks(page, targets);
  let at = 0;
  for (const [place, { from, to }] of runs.entries()) {
    for (; at < from; at += 1) blocks.take(filled[at]);
    const next = runs[place + 1]?.from ?? filled.length;
    at = blocks.open(filled.slice(from, to), days.slice(from, to), filled.slice(to, next)) + to;
  }
  for (; at < filled.length; at += 1) blocks.take(filled[at]);
  return blocks.finish();
}

/** Reads a table with days down and people across, after it is turned. */
function readTurned(
  page: Reading,
  filled: readonly PastedLine[],
  targets: Targets,
): TableColumns | undefined {
  const block = turned(page, filled, targets);
  if (!block) return undefined;
  for (const line of block.above) page.leave(line.line, lineText(line.cells), why.aboveHeader);
  readRoster(page, block, targets);
  return { ...NO_COLUMNS, shape: 'days down' };
}
