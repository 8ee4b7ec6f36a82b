import { DAYS_A_WEEK } from '../../calendar/days';
import type { DayParts } from '../days/calendar';
import type { DayItem, WeekHint } from '../days/day-items';
import { type CellRef, type PastedLine, lineText } from '../lines';
import type { PastedPage } from '../page';
import { isSum, patternOfAll } from '../words/lexicon';
import { UNTIL_DAY } from '../words/time-words';

/** Fewer weeks below weekdays are a header of two lines. */
const FEWEST_WEEKS = 2;

/** A day of a month's calendar: its cell without the number, and the cell of the text that has its times. */
interface CalendarDay {
  readonly item: DayItem;
  readonly cell: string;
  readonly ref: CellRef;
}

/** A month as a wall calendar: weekdays across, weeks down, and the number of the day in each cell. */
export interface MonthCalendar {
  readonly above: readonly PastedLine[];
  readonly days: readonly CalendarDay[];
  /** Lines below the weeks that belong to no day. */
  readonly others: readonly PastedLine[];
  /** The lines from the weekdays on. */
  readonly lines: readonly PastedLine[];
  readonly columns: readonly number[];
}

interface Numbered {
  readonly number: number;
  readonly at: number;
  readonly rest: string;
}

interface Week {
  readonly line: PastedLine;
  readonly numbers: readonly Numbered[];
  readonly below: PastedLine[];
}

/** Reads a text as a calendar. Undefined if its lines are no weeks of a month. */
export function monthCalendar(
  page: PastedPage,
  filled: readonly PastedLine[],
  month: (above: readonly PastedLine[]) => WeekHint | undefined,
  fewest = FEWEST_WEEKS,
): MonthCalendar | undefined {
  const begin = filled.findIndex(({ cells }) => weekdayColumns(page, cells) !== undefined);
  const header = filled[begin];
  const columns = header && weekdayColumns(page, header.cells);
  if (!columns) return undefined;
  const lines = filled.slice(begin + 1);
  const at = [...columns.keys()];
  const found = weeksOf(page, lines, at);
  if (!found || found.weeks.length < fewest) return undefined;
  const above = filled.slice(0, begin);
  const weekdays = [...columns.values()];
  const days = found.weeks.flatMap((week) => daysOf(week, at, weekdays));
  return {
    above,
    days: inMonth(days, month(above)),
    others: found.others,
    lines: [header, ...lines],
    columns: at,
  };
}

/** The lines of each month. A month begins with a line of weekdays and the titles directly above it. */
export function monthParts(page: PastedPage, filled: readonly PastedLine[]): PastedLine[][] {
  const begins = filled.flatMap(({ cells }, at) => (weekdayColumns(page, cells) ? [at] : []));
  const starts = begins.map((at, place) => {
    let from = at;
    const least = place === 0 ? 0 : (begins[place - 1] ?? 0) + 1;
    while (from > least && isTitle(page, filled[from - 1])) from -= 1;
    return place === 0 ? 0 : from;
  });
  return starts.map((from, place) => filled.slice(from, starts[place + 1]));
}

function isTitle(page: PastedPage, line: PastedLine | undefined): boolean {
  const [only = '', ...more] = line?.cells.filter((cell) => cell.trim() !== '') ?? [];
  return more.length === 0 && page.cell(only).kind === 'words' && /\p{L}{3}/u.test(only);
}

/**
 * The weekdays, by column, of a line with exactly seven weekdays side by side in their order. Undefined for any other
 * line.
 */
function weekdayColumns(page: PastedPage, cells: readonly string[]): ReadonlyMap<number, number> | undefined {
  if (cells.length < DAYS_A_WEEK) return undefined;
  const found = new Map<number, number>();
  for (const [at, cell] of cells.entries()) {
    const written = cell.trim() === '' ? undefined : page.day(cell.trim());
    if (written?.kind !== 'clear' || written.parts.weekday === undefined || written.parts.day !== undefined)
      continue;
    found.set(at, written.parts.weekday);
  }
  const [columns, weekdays] = [[...found.keys()], [...found.values()]];
  if (columns.length !== DAYS_A_WEEK) return undefined;
  const first = columns[0] ?? 0;
  const isInOrder = weekdays.every(
    (weekday, place) =>
      columns[place] === first + place && weekday === ((weekdays[0] ?? 0) + place) % DAYS_A_WEEK,
  );
  return isInOrder ? found : undefined;
}

/** The weeks below the weekdays. Undefined if people stand beside them or the numbers do not run on. */
function weeksOf(
  page: PastedPage,
  lines: readonly PastedLine[],
  columns: readonly number[],
): { weeks: Week[]; others: PastedLine[] } | undefined {
  const weeks: Week[] = [];
  const others: PastedLine[] = [];
  for (const line of lines) {
    const last = weeks.at(-1);
    const numbers = numbersOf(line, columns, last);
    if (numbers && hasNames(line, columns)) return undefined;
    if (numbers) weeks.push({ line, numbers, below: [] });
    else if (isOther(page, line, columns)) others.push(line);
    else if (!last || hasNames(line, columns)) return undefined;
    else last.below.push(line);
  }
  return { weeks, others };
}

/**
 * The numbers of a week's days, each one more than the one before. All weeks except the first and the last are whole.
 */
function numbersOf(
  { cells }: PastedLine,
  columns: readonly number[],
  before: Week | undefined,
): Numbered[] | undefined {
  const numbers = columns.flatMap((at) => numberedCell(cells[at] ?? '', at) ?? []);
  const filled = columns.filter((at) => (cells[at] ?? '').trim() !== '');
  if (numbers.length === 0 || numbers.length !== filled.length) return undefined;
  const all = [...(before?.numbers ?? []), ...numbers];
  const [first = 0, last = 0] = [columns[0], columns.at(-1)];
  const edge = before ? numbers[0]?.at === first : numbers.at(-1)?.at === last;
  const isWhole = !before || before.numbers.at(-1)?.at === last;
  const run = all.every(({ number }, place) => place === 0 || follows(all[place - 1]?.number ?? 0, number));
  const sideBySide = numbers.every(
    ({ at }, place) => place === 0 || at === (numbers[place - 1]?.at ?? 0) + 1,
  );
  return edge && isWhole && run && sideBySide ? numbers : undefined;
}

function follows(before: number, next: number): boolean {
  return next === before + 1 || (next === 1 && before >= 28);
}

const NUMBERED = new RegExp(
  String.raw`^\s*(\d{1,2})\.?(?:[:)]?\s+(?![-–—]|${UNTIL_DAY}\s)(\S[\s\S]*))?\s*$`,
  'iu',
);

/** Reads the number of a day and the text after it: `3`, `3 9-17`, `3. frei`, but not `9 - 17` and `9 to 17`. */
function numberedCell(cell: string, at: number): Numbered | undefined {
  const match = NUMBERED.exec(cell);
  const number = Number(match?.[1]);
  return match && number >= 1 && number <= 31 ? { number, at, rest: (match[2] ?? '').trim() } : undefined;
}

/** Whether a line is a sum, or a remark alone in the first column of the days or before it. */
function isOther(page: PastedPage, { cells }: PastedLine, columns: readonly number[]): boolean {
  const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [{ at, text: cell.trim() }]));
  const [only] = filled;
  if (only && isSum(only.text)) return true;
  return (
    filled.length === 1 && only !== undefined && only.at <= (columns[0] ?? 0) && isRemark(page, only.text)
  );
}

function isRemark(page: PastedPage, text: string): boolean {
  return page.cell(text).kind === 'words' && /\s/.test(text);
}

/**
 * Whether words beside the days are names. Then the lines are a roster, not a calendar. The number of a week is no
 * name.
 */
function hasNames({ cells }: PastedLine, columns: readonly number[]): boolean {
  return cells.some((cell, at) => !columns.includes(at) && /\p{L}{2}/u.test(cell) && !WEEK_NUMBER.test(cell));
}

const WEEK_NUMBER = new RegExp(
  String.raw`^\s*(?:${patternOfAll('week', 'calendarWeek')})\.?\s?\d{1,2}\s*$`,
  'iu',
);

function daysOf(
  { line, numbers, below }: Week,
  columns: readonly number[],
  weekdays: readonly number[],
): CalendarDay[] {
  return numbers.map(({ number, at, rest }) => {
    const filled = below.filter(({ cells }) => (cells[at] ?? '').trim() !== '');
    const parts = [rest, ...filled.map(({ cells }) => (cells[at] ?? '').trim())];
    const weekday = weekdays[columns.indexOf(at)];
    const written = {
      kind: 'clear',
      parts: { day: number, ...(weekday === undefined ? {} : { weekday }) },
    } as const;
    return {
      item: { text: String(number), written, isNumber: true },
      cell: parts.filter((part) => part !== '').join('\n'),
      ref: { line: rest === '' ? (filled[0]?.line ?? line.line) : line.line, columns: [at] },
    };
  });
}

/** Most of the numbers belong to the named month. The numbers before and after them belong to its neighbours. */
function inMonth(days: readonly CalendarDay[], hint: WeekHint | undefined): CalendarDay[] {
  if (hint?.month === undefined) return [...days];
  let place = 0;
  const months = days.map(({ item }, at) => {
    if (at > 0 && numberOf(item) === 1) place += 1;
    return place;
  });
  const count = (month: number) => months.filter((monthOfDay) => monthOfDay === month).length;
  const main = [...new Set(months)].reduce((best, month) => (count(month) > count(best) ? month : best), 0);
  return days.map((day, at) => ({ ...day, item: dated(day.item, hint, (months[at] ?? 0) - main) }));
}

function numberOf({ written }: DayItem): number {
  return written.kind === 'clear' ? (written.parts.day ?? 0) : 0;
}

function dated(item: DayItem, { month = 1, year }: WeekHint, away: number): DayItem {
  const index = month - 1 + away;
  const parts: DayParts = {
    ...(item.written.kind === 'clear' ? item.written.parts : {}),
    month: ((index + 12) % 12) + 1,
    ...(year === undefined ? {} : { year: year + Math.floor(index / 12) }),
  };
  return { ...item, written: { kind: 'clear', parts } };
}

/** The texts of the lines above a calendar. */
export function titlesOf(above: readonly PastedLine[]): string[] {
  return above.map(({ cells }) => lineText(cells));
}
