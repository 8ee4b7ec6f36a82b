import { isoOf } from '../../calendar/days';
import type { DayItem, HeaderDays, WeekHint } from '../days/day-items';
import { headerItem } from '../days/day-lists';
import { monthIn, weekHintIn } from '../days/titles';
import { type PastedLine, lineText, onlyCell } from '../lines';
import type { PastedPage } from '../page';
import { why } from '../reasons';
import { isSideLine, shiftEndIn } from '../words/header-texts';
import { IGNORED, targetOfHeader, type Targets } from '../words/header-words';
import { isShiftName, isSum } from '../words/lexicon';
import { isListHeader } from './columns';
import { mergedDays } from './merged-days';
import type { RosterBlock } from './roster-block';

/** The column of days is looked for in this many lines. */
const SAMPLE_LINES = 100;

/**
 * Turns a table with days down and people (or shifts) across, so that its days are across. Undefined if the text is
 * no such table. `refOf` gives the cell of the text from which each turned cell comes.
 */
export function turned(
  page: PastedPage,
  filled: readonly PastedLine[],
  targets: Targets,
): (RosterBlock & { above: readonly PastedLine[] }) | undefined {
  const { lines, titles } = withDates(page, filled);
  const block = turnedAt(page, lines, targets);
  if (block)
    for (const title of titles)
      page.leaveTitle(title, why.title, monthIn(lineText(title.cells), page.language));
  return block;
}

function turnedAt(
  page: PastedPage,
  filled: readonly PastedLine[],
  targets: Targets,
): ReturnType<typeof turned> {
  const columns = dayColumnsDown(page, filled);
  const [main] = columns;
  if (main === undefined) return undefined;
  const begin = firstDay(page, filled, main);
  if (begin < 1) return undefined;
  // Rows below the headers of a list belong to this list, even if the first of them can't be read.
  const isList = (line: PastedLine, at: number) =>
    isListHeader(page, line, targets) &&
    hasDayHeader(page, line, targets) &&
    !hasNamesAbove(page, line, filled[at - 1]);
  if (filled.slice(0, begin).some(isList)) return undefined;
  const rows = filled.slice(begin);
  let heads = filled.slice(Math.max(0, begin - 2), begin);
  // In and Out are below the names. A title is above the names.
  if (
    heads.length === 2 &&
    !(heads[1] && (isSideLine(heads[1], page.spoken) || hasNamesAbove(page, heads[1], heads[0])))
  )
    heads = heads.slice(1);
  const names = heads[0]?.cells ?? [];
  const sides = heads.length === 2 ? heads[1]?.cells : undefined;
  const people = peopleAcross(page, names, sides, rows, columns, targets);
  if (people.length === 0) return undefined;
  const days = daysDown(page, rows, columns);
  const used = new Set([...columns, ...people.map(({ at }) => at)]);
  page.noteUnusedColumns(
    heads.map(({ cells }) => cells),
    rows,
    (at) => used.has(at),
  );
  const isTaken = (name: string, at: number) => used.has(at) || people.some((person) => person.name === name);
  page.columnsWithoutShift.push(
    ...names.map((name) => name.trim()).filter((name, at) => name !== '' && !isTaken(name, at)),
  );
  const above = filled.slice(0, begin - heads.length);
  const hints = above
    .map(({ cells }) => weekHintIn(lineText(cells), page.language))
    .filter((hint) => hint !== undefined);
  const lead = 2;
  const across: HeaderDays = new Map(
    days.flatMap(({ item }, at) => (item ? [[at + lead, item] as const] : [])),
  );
  return {
    headers: [],
    days: across,
    body: people.map(({ name, side, at }) => ({
      line: heads[0]?.line ?? 0,
      wasColumn: at,
      cells: [name, side, ...rows.map(({ cells }) => cells[at] ?? '')],
    })),
    week: Object.assign({}, ...hints) as RosterBlock['week'],
    guesses: [],
    refOf: ({ wasColumn = 0 }, column) => ({ line: rows[column - lead]?.line ?? 0, columns: [wasColumn] }),
    above,
  };
}

/** Fewer numbers under one another may be anything. */
const FEWEST_NUMBERS = 3;

/** Writes numbers of days as dates, if titles say their months: `October 2027`, `1`, `2`. */
function withDates(
  page: PastedPage,
  filled: readonly PastedLine[],
): { lines: readonly PastedLine[]; titles: readonly PastedLine[] } {
  let month: WeekHint | undefined;
  let [before, numbers] = [0, 0];
  const [dated, titles]: [PastedLine[], PastedLine[]] = [[], []];
  for (const line of filled) {
    const [first = '', ...rest] = line.cells;
    const only = onlyCell(line.cells);
    const titled =
      only !== undefined && page.days(only) === undefined ? monthIn(only, page.language) : undefined;
    const number = Number(/^(\d{1,2})\.?$/.exec(first.trim())?.[1]);
    if (titled?.year !== undefined) {
      [month, before] = [titled, 0];
      titles.push(line);
    } else if (Number.isNaN(number)) dated.push(line);
    else {
      if (number <= before || month?.month === undefined || month.year === undefined)
        return { lines: filled, titles: [] };
      before = number;
      numbers += 1;
      dated.push({ ...line, cells: [isoOf(month.year, month.month, number), ...rest] });
    }
  }
  return numbers >= FEWEST_NUMBERS ? { lines: dated, titles } : { lines: filled, titles: [] };
}

/** The index of the first line of days. A day alone above the names is a title: `23 Nov to 29 Nov`. */
function firstDay(page: PastedPage, filled: readonly PastedLine[], main: number): number {
  const isDay = ({ cells }: PastedLine) => page.days((cells[main] ?? '').trim()) !== undefined;
  const isAlone = ({ cells }: PastedLine) => cells.filter((cell) => cell.trim() !== '').length === 1;
  const first = filled.findIndex(isDay);
  const [line] = filled.slice(first);
  if (first < 0 || !line || !isAlone(line)) return first;
  const next = filled.findIndex((filledLine, at) => at > first && isDay(filledLine) && !isAlone(filledLine));
  const hasNames = filled
    .slice(first + 1, next)
    .some((filledLine) => !isDay(filledLine) && !isAlone(filledLine));
  return next > first && hasNames ? next : first;
}

/** The columns in which most lines hold days: the column of dates, and perhaps a column of weekdays beside it. */
function dayColumnsDown(page: PastedPage, filled: readonly PastedLine[]): number[] {
  const looked = filled.slice(0, SAMPLE_LINES);
  const width = Math.min(4, Math.max(0, ...looked.map(({ cells }) => cells.length)));
  const columns: number[] = [];
  for (let at = 0; at < width; at += 1) {
    const isDay = (text: string) => page.days(text) !== undefined && page.cell(text).kind !== 'ranges';
    const all = looked.map(({ cells }) => (cells[at] ?? '').trim()).filter((text) => text !== '');
    // Titles and headers are above the first day.
    const texts = all.slice(Math.max(0, all.findIndex(isDay)));
    const days = texts.filter(isDay);
    if (days.length >= 2 && days.length * 5 >= texts.length * 3) columns.push(at);
  }
  return columns;
}

function hasDayHeader(page: PastedPage, { cells }: PastedLine, known: Targets): boolean {
  const targets = cells.map((cell) => targetOfHeader(cell, known, page.spoken));
  return targets.includes('Date') && (targets.includes('Person') || targets.includes('Start'));
}

/**
 * Whether each In of a line such as `Day | In | Out | In | Out` has something above it. Then the columns are those of
 * several people.
 */
function hasNamesAbove(page: PastedPage, { cells }: PastedLine, above: PastedLine | undefined): boolean {
  const starts = cells.flatMap((cell, at) => (shiftEndIn(cell, page.spoken) === 'in' ? [at] : []));
  return starts.length >= 2 && starts.every((at) => (above?.cells[at] ?? '').trim() !== '');
}

interface Across {
  readonly name: string;
  readonly side: string;
  readonly at: number;
}

/** The columns of people. Empty if the headers name columns of a list. */
function peopleAcross(
  page: PastedPage,
  names: readonly string[],
  sides: readonly string[] | undefined,
  rows: readonly PastedLine[],
  days: readonly number[],
  targets: Targets,
): Across[] {
  const people: Across[] = [];
  let last = '';
  const width = Math.max(names.length, sides?.length ?? 0);
  const ofDays = new Set(days);
  for (let at = 0; at < width; at += 1) {
    if (ofDays.has(at)) continue;
    const name = (names[at] ?? '').trim();
    const side = (sides?.[at] ?? '').trim();
    // `Journée` beside the column of days is a shift, as `Day (0800-1800)` is.
    const isShift = isShiftName(name) || page.cell(name).kind === 'ranges';
    const target = name === '' || isShift ? undefined : targetOfHeader(name, targets, page.spoken);
    const cells = rows.map((row) => page.cell(row.cells[at] ?? '').kind);
    if (target !== undefined && target !== IGNORED && target !== 'Notes' && sides === undefined) return [];
    if (name !== '') last = name;
    if (
      target !== undefined ||
      (isSum(name) && !page.isPerson(name)) ||
      (sides !== undefined && shiftEndIn(side, page.spoken) === undefined)
    )
      continue;
    if (name === '' && sides === undefined) continue;
    if (cells.some((kind) => kind === 'ranges' || kind === 'time' || kind === 'words'))
      people.push({ name: last, side, at });
  }
  const holds = (kind: string) =>
    people.some(({ at }) => rows.some((row) => page.cell(row.cells[at] ?? '').kind === kind));
  const areShifts =
    people.some(({ name }) => page.cell(name).kind === 'ranges') ||
    (people.length > 0 && people.every(({ name }) => isShiftName(name) && !page.isPerson(name)));
  return holds('ranges') || areShifts || (sides !== undefined && holds('time')) ? people : [];
}

/** The day of each row, joined from its columns of days. Undefined if no column has a day. */
function daysDown(
  page: PastedPage,
  rows: readonly PastedLine[],
  columns: readonly number[],
): { item: DayItem | undefined }[] {
  const [main = 0, second] = columns;
  return rows.map(({ cells }) => {
    const one = itemAt(page, cells, main);
    const other = second === undefined ? undefined : itemAt(page, cells, second);
    if (!one || !other) return { item: one ?? other };
    return { item: mergedDays(new Map([[0, one]]), new Map([[0, other]]))?.get(0) };
  });
}

function itemAt(page: PastedPage, cells: readonly string[], at: number): DayItem | undefined {
  return headerItem(page, (cells[at] ?? '').trim());
}
