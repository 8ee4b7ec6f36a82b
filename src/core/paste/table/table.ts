import { Blocks } from './blocks';
import { readCalendar } from './calendar';
import { daysOfLine } from './day-header';
import type { HeaderDays, PastedLine } from '../draft';
import { headerRuns, spanHeader, type HeaderRun } from './header-runs';
import { readList, type TableColumns } from '../list/list-table';
import { why } from '../messages';
import { lineText, type Page } from '../page';
import { readRoster } from '../roster/roster';
import { readSlots } from './times-down';
import { linesBetween, tableBegins } from './side-by-side';
import { turned } from './transpose';
import type { Targets } from '../words/header-words';

/** A table whose columns the user can't change. */
const NO_COLUMNS: Omit<TableColumns, 'shape'> = {
  headed: true,
  header: undefined,
  body: [],
  matched: new Map(),
  days: new Set(),
};

/** Reads lines of cells: rosters with days across or down, otherwise a list. */
export function readTable(page: Page, lines: readonly PastedLine[], known: Targets): TableColumns {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (readCalendar(page, filled, known)) return { ...NO_COLUMNS, shape: 'month' };
  const days = filled.map((line) => daysOfLine(page, line));
  const headers = headerRuns(page, filled, days);
  const begins = tableBegins(page, filled, days, headers[0]?.from, known);
  if (begins.length < 2) return readOne(page, filled, days, headers, known);
  const titles = filled.slice(0, headers[0]?.from ?? 0).filter(isTitle);
  const tables = begins.map((from, place) => {
    const own = linesBetween(filled, from, begins[place + 1]);
    const part =
      place === 0
        ? own
        : [...titles, ...own.filter(({ line }) => !titles.some((title) => title.line === line))];
    const partDays = part.map((line) => daysOfLine(page, line));
    return readOne(page, part, partDays, headerRuns(page, part, partDays), known);
  });
  page.removeDuplicates();
  return { ...NO_COLUMNS, shape: tables[0]?.shape ?? 'list' };
}

/** Whether a line is a title. A title above tables side by side belongs to all of them. */
function isTitle({ cells }: PastedLine): boolean {
  return cells.filter((cell) => cell.trim() !== '').length === 1 && cells[0]?.trim() !== '';
}

function readOne(
  page: Page,
  filled: readonly PastedLine[],
  days: readonly HeaderDays[],
  headers: readonly HeaderRun[],
  known: Targets,
): TableColumns {
  if (headers.length > 0) return readBlocks(page, filled, days, headers, known);
  const span = spanHeader(page, filled);
  if (span) return readBlocks(page, filled, span.days, [span.run], known);
  return readSlots(page, filled, known) ?? readTurned(page, filled, known) ?? readList(page, filled, known);
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

/** Reads a table with days down and people across, after it is turned. */
function readTurned(page: Page, filled: readonly PastedLine[], known: Targets): TableColumns | undefined {
  const block = turned(page, filled, known);
  if (!block) return undefined;
  for (const line of block.above) page.leave(line.line, lineText(line.cells), why.aboveHeader);
  readRoster(page, block, known);
  return { ...NO_COLUMNS, shape: 'days down' };
}
