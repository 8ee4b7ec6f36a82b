import { guessColumns, isListHeader, matchHeaders, contentOf } from './columns';
import { daysOfLine, kindOf, mergedDays, monthInLine, sideOf, type HeaderDays } from './day-header';
import type { PastedLine, PastedShape, QuestionId, WeekHint } from './draft';
import { IGNORED, LENGTH, targetOfHeader } from './header-words';
import { ListReader } from './list';
import { why } from './messages';
import { lineText, type Page } from './page';
import { peopleOf, readRoster, type RosterBlock } from './roster';
import { weekHintIn } from './titles';
import { turned } from './turned';

/** How far down the headers of a list may be, below titles. */
const HEADER_WITHIN = 8;

/** What the columns of a table are, for the user to change. */
export interface TableColumns {
  readonly shape: PastedShape;
  readonly headed: boolean;
  readonly header: PastedLine | undefined;
  readonly body: readonly PastedLine[];
  readonly matched: ReadonlyMap<number, string>;
  readonly days: ReadonlySet<number>;
}

/** Reads lines of cells: rosters with days across or down, else a list. */
export function readTable(
  page: Page,
  lines: readonly PastedLine[],
  known: ReadonlySet<string>,
): TableColumns {
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
      cells.some((cell, at) => !columns.includes(at) && page.cell(cell).kind === 'ranges'),
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
  known: ReadonlySet<string>,
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

/** Puts the lines between headers into blocks, each with its own days and week. */
class Blocks {
  #hint: WeekHint | undefined;
  #headers: PastedLine[] = [];
  #days: HeaderDays = new Map();
  #body: PastedLine[] = [];
  #week: WeekHint = {};
  #before: { people: Set<string>; week: WeekHint; isBare: boolean } | undefined;
  #firstNumber: number | undefined;
  readonly #shapes = new Set<PastedShape>();
  #first: RosterBlock | undefined;

  constructor(
    private readonly page: Page,
    private readonly known: ReadonlySet<string>,
  ) {}

  /** A new header; answers how many of the lines below it belong to it as well. */
  open(headers: readonly PastedLine[], days: readonly HeaderDays[], below: readonly PastedLine[]): number {
    this.#close();
    let merged: HeaderDays = days[0] ?? new Map();
    for (const more of days.slice(1))
      merged = mergedDays(merged, more) ?? (more.size > merged.size ? more : merged);
    this.#days = new Map([...merged].sort(([a], [b]) => a - b));
    this.#headers = [...headers];
    const month = headers
      .map((line) => monthInLine(this.page, line, this.#days))
      .find((each) => each !== undefined);
    const own = headers.flatMap(({ cells }) =>
      cells.flatMap((cell, at) => (this.#days.has(at) ? [] : (weekHintIn(cell, this.page.language) ?? []))),
    );
    const hint = this.#hint ?? own[0];
    this.#week = { ...hint, ...(hint?.month === undefined && hint?.day === undefined ? month : {}) };
    this.#hint = undefined;
    const [sub] = below;
    if (!sub || sub.cells.filter((cell) => sideOf(cell) !== undefined).length < 2) return 0;
    this.#headers.push(sub);
    return 1;
  }

  take(line: PastedLine | undefined): void {
    if (!line) return;
    const text = lineText(line.cells);
    const filled = line.cells.filter((cell) => cell.trim() !== '');
    const isTitle =
      filled.length <= 2 &&
      ![...this.#days.keys()].some((at) => this.page.cell(line.cells[at] ?? '').kind === 'ranges');
    const hint = isTitle || this.#headers.length === 0 ? weekHintIn(text, this.page.language) : undefined;
    if (this.#headers.length === 0) {
      if (hint) this.#hint = { ...hint, ...this.#hint };
      this.page.leave(line.line, text, why.aboveHeader);
    } else if (hint && (hint.day !== undefined || hint.number !== undefined || hint.month !== undefined)) {
      this.#hint = hint;
      this.page.leave(line.line, text, why.title);
    } else {
      if (this.#hint) this.#again();
      this.#body.push(line);
    }
  }

  /** A title between rows: the same header goes on with another week. */
  #again(): void {
    const [headers, days, hint] = [this.#headers, this.#days, this.#hint];
    this.#close();
    [this.#headers, this.#days, this.#week, this.#hint] = [headers, days, hint ?? {}, undefined];
  }

  finish(): TableColumns {
    this.#close();
    const [shape = 'roster'] = this.#shapes;
    const days = new Set(this.#first?.days.keys());
    return {
      shape,
      headed: true,
      header: this.#first?.headers[0],
      body: this.#first?.body ?? [],
      matched: new Map(),
      days,
    };
  }

  #close(): void {
    if (this.#headers.length === 0) return;
    const guesses: QuestionId[] = [];
    const isBare = [...this.#days.values()].every(
      ({ written }) =>
        written.kind === 'clear' && written.parts.month === undefined && written.parts.day === undefined,
    );
    const week = isBare ? this.#bareWeek(guesses) : this.#week;
    const block: RosterBlock = { headers: this.#headers, days: this.#days, body: this.#body, week, guesses };
    this.#first ??= block;
    this.#before = { people: peopleOf(this.page, block, this.known), week, isBare };
    const kind = readRoster(this.page, block, this.known);
    const isMonth = [...this.#days.values()].some(({ isNumber }) => isNumber === true) && kind === 'roster';
    this.#shapes.add(isMonth ? 'month' : kind);
    [this.#headers, this.#body] = [[], []];
  }

  /** The week of a header of weekdays: named, numbered, or the one after the block before it where that is of the same people. */
  #bareWeek(guesses: QuestionId[]): WeekHint {
    const { day, number, isCalendarWeek } = this.#week;
    if (day) return this.#week;
    if (number !== undefined && isCalendarWeek) return this.#week;
    if (number !== undefined) {
      this.#firstNumber ??= number;
      return { offset: number - this.#firstNumber };
    }
    const before = this.#before;
    if (!before?.isBare) return this.#week;
    const people = peopleOf(
      this.page,
      { headers: this.#headers, days: this.#days, body: this.#body },
      this.known,
    );
    const isSame = [...people].some((name) => before.people.has(name));
    if (!isSame) return before.week;
    guesses.push('weeks');
    this.page.guess('weeks', lineText(this.#headers[0]?.cells ?? []));
    return { ...before.week, offset: (before.week.offset ?? 0) + 1 };
  }
}

/** Days down and people across, read as if the table lay on its other side. */
function readTurned(
  page: Page,
  filled: readonly PastedLine[],
  known: ReadonlySet<string>,
): TableColumns | undefined {
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

function readList(page: Page, filled: readonly PastedLine[], known: ReadonlySet<string>): TableColumns {
  const at = filled.slice(0, HEADER_WITHIN).findIndex((line) => isListHeader(page, line, known));
  const header = at < 0 ? undefined : filled[at];
  const above = filled.slice(0, Math.max(0, at));
  const rows = filled.slice(at + 1);
  let week: WeekHint = {};
  for (const line of above) {
    const text = lineText(line.cells);
    week = { ...week, ...weekHintIn(text, page.language) };
    page.leave(line.line, text, why.aboveHeader);
  }
  // Exports repeat their headers on every page.
  const isRepeated = (line: PastedLine) => header !== undefined && isSameLine(line, header);
  const body = rows.filter((line) => !isRepeated(line));
  const matched = header ? matchHeaders(page, header, body, known) : guessColumns(page, body, known);
  if (
    header &&
    ![...matched.values()].includes('Person') &&
    ![...matched.values()].some((each) => each.endsWith('name'))
  )
    for (const [place, cell] of header.cells.entries())
      if (
        cell.trim() === '' &&
        !matched.has(place) &&
        contentOf(page, place, body) === 'text' &&
        ![...matched.values()].includes('Person')
      )
        matched.set(place, 'Person');
  for (const [place, target] of page.answers.columns) {
    for (const [other, taken] of matched)
      if (taken === target && target !== 'Start' && target !== 'End') matched.delete(other);
    matched.set(place, target);
  }
  const sections = header ? sectionsOf(page, body, known) : [{ body, header: undefined }];
  for (const section of sections) {
    const columns = section.header ? matchHeaders(page, section.header, section.body, known) : matched;
    const heads = (section.header ?? header)?.cells ?? [];
    new ListReader(page, section.body, columns, heads, week).read();
    leaveUnused(page, section.body, columns, heads);
    const hasEnd = [...columns.values()].includes('End');
    page.passOver([heads], section.body, (place) => {
      const target = columns.get(place);
      return target !== undefined && target !== '' && target !== IGNORED && !(target === LENGTH && hasEnd);
    });
  }
  return { shape: 'list', headed: header !== undefined, header, body, matched, days: new Set() };
}

/** Other headers further down begin a part with its own columns. */
function sectionsOf(
  page: Page,
  body: readonly PastedLine[],
  known: ReadonlySet<string>,
): { header: PastedLine | undefined; body: PastedLine[] }[] {
  const sections: { header: PastedLine | undefined; body: PastedLine[] }[] = [
    { header: undefined, body: [] },
  ];
  for (const line of body) {
    const words = line.cells.filter((cell) => targetOfHeader(cell, known) !== undefined).length;
    if (words >= 3 && isListHeader(page, line, known)) sections.push({ header: line, body: [] });
    else sections.at(-1)?.body.push(line);
  }
  return sections;
}

/** Shifts in columns that are none of those read are told. */
function leaveUnused(
  page: Page,
  body: readonly PastedLine[],
  columns: ReadonlyMap<number, string>,
  headers: readonly string[],
): void {
  for (const { line, cells } of body) {
    for (const [at, cell] of cells.entries()) {
      if (columns.has(at) || cell.trim() === '' || page.cell(cell).kind !== 'ranges') continue;
      page.leave(line, lineText(cells), why.unusedColumn((headers[at] ?? '').trim(), cell.trim()));
    }
  }
}

function isSameLine(one: PastedLine, other: PastedLine): boolean {
  return (
    one.cells.length === other.cells.length &&
    one.cells.every((cell, at) => cell.trim() === (other.cells[at] ?? '').trim())
  );
}
