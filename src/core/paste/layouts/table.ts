import { atOnce, mapped, stage, type Sliced } from '../../slices';
import type { HeaderDays } from '../days/day-items';
import type { LayoutId } from '../layout-ids';
import { type PastedLine, lineText, onlyCell, shortened } from '../lines';
import { readList, type TableColumns } from '../list/list-table';
import type { PastedPage } from '../page';
import { why } from '../reasons';
import { readPastedRoster } from '../roster/roster';
import { isListHeader, isWrittenDay } from '../table/columns';
import { daysOfLine } from '../table/day-header';
import { headerRuns, spanHeader, type HeaderRun } from '../table/header-runs';
import { noDaysTest } from '../table/no-days';
import { linesBetween, tableBegins } from '../table/side-by-side';
import { withTimesBelowDays } from '../table/ticked-times';
import { turned } from '../table/transpose';
import type { Targets } from '../words/header-words';
import { isAll } from '../words/lexicon';
import { Blocks } from './blocks';
import { readCalendar } from './calendar';
import { readSlots } from './slots';

/** A table whose columns the user can't change. */
const NO_COLUMNS: Omit<TableColumns, 'shape'> = {
  headed: true,
  header: undefined,
  body: [],
  matched: new Map(),
  days: new Set(),
};

/** Reads lines of cells: rosters with days across or down, otherwise a list. */
export function* readTableLines(
  page: PastedPage,
  lines: readonly PastedLine[],
  targets: Targets,
): Sliced<TableColumns> {
  const filled = yield* withTimesBelowDays(
    page,
    lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  );
  // Each of these steps goes through all lines, and most end at once in a table of another layout.
  yield 0;
  const isTried = (layout: LayoutId) => (page.answers.layout ?? layout) === layout;
  if (isTried('calendar') && readCalendar(page, filled, targets)) return { ...NO_COLUMNS, shape: 'month' };
  const days = yield* daysOfLines(page, filled);
  const headers = headerRuns(page, filled, days);
  yield 0.3;
  const end = endOfFirst(page, filled, headers[0], targets);
  if (end !== undefined) {
    const { shape } = yield* readTableLines(page, filled.slice(0, end), targets);
    yield* readTableLines(page, filled.slice(end), targets);
    return { ...NO_COLUMNS, shape };
  }
  const begins = tableBegins(page, filled, days, headers[0]?.from, targets);
  yield 0.3;
  if (begins.length < 2) return yield* stage(readOne(page, filled, days, headers, targets), 0.3, 1);
  const titles = filled.slice(0, headers[0]?.from ?? 0).filter(isTitle);
  const linesByTable = begins.map((from, place) => linesBetween(filled, from, begins[place + 1]));
  const titleOf = (tableLines: readonly PastedLine[]) =>
    tableLines.map(({ cells }) => onlyCell(cells)).find((text) => text !== undefined) ?? '';
  const hasPlanned = linesByTable.some((tableLines) => isAll(titleOf(tableLines), 'plannedTime'));
  const tables = linesByTable.flatMap((tableLines, place) => {
    // Beside the planned times the worked ones are not read.
    if (hasPlanned && isAll(titleOf(tableLines), 'workedTime')) {
      page.noShiftsTitle = linesByTable.map(titleOf).join(' | ');
      for (const { line, cells } of tableLines)
        page.leave(line, lineText(cells), why.unusedColumn(titleOf(tableLines), shortened(lineText(cells))));
      return [];
    }
    const part =
      place === 0
        ? tableLines
        : [...titles, ...tableLines.filter(({ line }) => !titles.some((title) => title.line === line))];
    const partDays = part.map((line) => daysOfLine(page, line));
    return atOnce(readOne(page, part, partDays, headerRuns(page, part, partDays), targets));
  });
  page.removeDuplicates();
  return { ...NO_COLUMNS, shape: tables[0]?.shape ?? 'list' };
}

/**
 * The index of the second table's first line, if a list is below a roster or above it: the header of the one ends the other.
 * Undefined if there is one table.
 */
function endOfFirst(
  page: PastedPage,
  filled: readonly PastedLine[],
  roster: HeaderRun | undefined,
  targets: Targets,
): number | undefined {
  if (!roster) return undefined;
  const isRow = ({ cells }: PastedLine = NO_LINE) =>
    cells.some((cell) => isWrittenDay(page, cell)) &&
    cells.some((cell) => ['ranges', 'time'].includes(page.cell(cell).kind));
  const isList = (line: PastedLine, at: number) => isListHeader(page, line, targets) && isRow(filled[at + 1]);
  const list = filled.findIndex(isList);
  if (list < 0 || (list >= roster.from && list < roster.to)) return undefined;
  let begin = list < roster.from ? roster.from : list;
  while (begin > 1 && isTitle(filled[begin - 1] ?? NO_LINE)) begin -= 1;
  return begin;
}

const NO_LINE: PastedLine = { line: 0, cells: [] };

/** Whether a line is a title. A title above tables side by side belongs to all of them. */
function isTitle({ cells }: PastedLine): boolean {
  return onlyCell(cells) !== undefined && cells[0]?.trim() !== '';
}

const NO_DAYS: HeaderDays = new Map();
function daysOfLines(page: PastedPage, lines: readonly PastedLine[]) {
  const hasNoDays = noDaysTest(page);
  return stage(
    mapped(lines, (line) => (hasNoDays(line.cells) ? NO_DAYS : daysOfLine(page, line))),
    0,
    0.3,
  );
}

function* readOne(
  page: PastedPage,
  filled: readonly PastedLine[],
  days: readonly HeaderDays[],
  headers: readonly HeaderRun[],
  targets: Targets,
): Sliced<TableColumns> {
  const { layout } = page.answers;
  const isTried = (id: LayoutId) => (layout ?? id) === id;
  const span = headers.length > 0 ? undefined : spanHeader(page, filled);
  const isAcross = isTried('days-across') || layout === 'named-cells';
  if (isAcross && headers.length > 0) return yield* readBlocks(page, filled, days, headers, targets);
  if (isAcross && span) return yield* readBlocks(page, filled, span.days, [span.run], targets);
  yield 0;
  const slots = isTried('slots') ? yield* readSlots(page, filled, targets) : undefined;
  if (slots) return slots;
  yield 0;
  const turned = isTried('days-down') ? readTurned(page, filled, targets) : undefined;
  if (turned) return turned;
  yield 0;
  return isTried('list') ? yield* readList(page, filled, targets) : { ...NO_COLUMNS, shape: 'list' };
}

function* readBlocks(
  page: PastedPage,
  filled: readonly PastedLine[],
  days: readonly HeaderDays[],
  runs: readonly HeaderRun[],
  targets: Targets,
): Sliced<TableColumns> {
  const blocks = new Blocks(page, targets);
  let at = 0;
  for (const [place, { from, to }] of runs.entries()) {
    for (; at < from; at += 1) yield* blocks.take(filled[at]);
    const next = runs[place + 1]?.from ?? filled.length;
    at = (yield* blocks.open(filled.slice(from, to), days.slice(from, to), filled.slice(to, next))) + to;
    yield at / filled.length;
  }
  for (; at < filled.length; at += 1) yield* blocks.take(filled[at]);
  return yield* blocks.finish();
}

/** Reads a table with days down and people across, after it is turned. */
function readTurned(
  page: PastedPage,
  filled: readonly PastedLine[],
  targets: Targets,
): TableColumns | undefined {
  const block = turned(page, filled, targets);
  if (!block) return undefined;
  for (const line of block.above) page.leave(line.line, lineText(line.cells), why.aboveHeader);
  readPastedRoster(page, block, targets);
  return { ...NO_COLUMNS, shape: 'days down' };
}
