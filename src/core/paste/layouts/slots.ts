import type { Sliced } from '../../slices';
import type { DayGroup, DayRef, WeekHint } from '../days/day-items';
import { namesWeek, weekHintIn } from '../days/titles';
import { isMark } from '../definitions/ticks';
import type { Draft } from '../draft';
import { type CellRef, type PastedLine, filledCells, lineText, shortened } from '../lines';
import type { TableColumns } from '../list/list-table';
import type { PastedPage } from '../page';
import { CellNames, holdsNames } from '../people/cell-names';
import { placeColumn } from '../people/company';
import { namesPerson } from '../people/names';
import type { Guess } from '../question-ids';
import { type Reason, why } from '../reasons';
import { columnContent, widthOf } from '../table/columns';
import { isOff, type WrittenRange } from '../times/cell';
import { namesNoWorker, type Targets, PERSON_TARGETS, targetOfHeader } from '../words/header-words';
import { isAll, isAlsoName, isSum, isSumLine } from '../words/lexicon';

/** Fewer rows of times, or columns beside them, prove nothing. */
const FEWEST_ROWS = 2;
const FEWEST_COLUMNS = 2;

/** A line of slots, and the cells of the text that its cells are. */
interface SlotLine extends PastedLine {
  readonly refOf?: (at: number) => CellRef;
}

/** The columns of a table with times down and stations across. */
interface SlotColumns {
  readonly header: PastedLine;
  readonly times: number;
  readonly date: number | undefined;
  readonly cells: readonly number[];
  /** The headers name people, and the cells name the places of their shifts. */
  readonly arePeopleAcross: boolean;
}

/**
 * Reads a table with times down, stations across and names in the cells (`Time | Grill | Register`), or with times across and
 * stations down. The day is in a column, in the header or in a title. Undefined if the text is no such table.
 */
export function* readSlots(
  page: PastedPage,
  filled: readonly PastedLine[],
  targets: Targets,
): Sliced<TableColumns | undefined> {
  if (!filled.some(({ cells }) => cells.some((cell) => page.cell(cell).kind === 'ranges'))) return undefined;
  const down = slotsIn(page, filled, targets);
  yield 0;
  const lines = down ? filled : withTimesDown(page, filled);
  yield 0;
  const slots = down ?? (lines && slotsIn(page, lines, targets));
  if (!lines || !slots) return undefined;
  new SlotReader(page, lines, slots).read();
  const { header } = slots;
  return { shape: 'names in cells', headed: true, header, body: [], matched: new Map(), days: new Set() };
}

/** Turns tables with times across. Undefined if there is none. */
function withTimesDown(page: PastedPage, filled: readonly PastedLine[]): SlotLine[] | undefined {
  const turned: SlotLine[] = [];
  const isRange = (cell: string) => {
    const read = page.cell(cell);
    // `Mon 8-12` names its day itself.
    return read.kind === 'ranges' && !read.ranges.some(({ label }) => page.days(label));
  };
  for (let from = 0; from < filled.length; from += 1) {
    const header = filled[from];
    if (!header) break;
    const times: number[] = [];
    for (const [at, cell] of header.cells.entries()) if (isRange(cell)) times.push(at);
    if (times.length < FEWEST_ROWS) {
      turned.push(header);
      continue;
    }
    const [first = 0] = times;
    const isBelow = ({ cells }: PastedLine) => filledCells(cells).length > 1 && !cells.some(isRange);
    let until = from + 1;
    while (until < filled.length && isBelow(filled[until] ?? header)) until += 1;
    const rows = filled.slice(from + 1, until);
    const labels = [...header.cells.keys()].filter(
      (at) => at < first && rows.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
    );
    const [label, other] = labels;
    const isTable = rows.length >= FEWEST_COLUMNS && other === undefined;
    if (!isTable || label === undefined || columnContent(page, label, rows) !== 'text') {
      turned.push(header);
      continue;
    }
    turned.push({ line: header.line, cells: ['', ...rows.map(({ cells }) => cells[label] ?? '')] });
    for (const at of times)
      turned.push({
        line: header.line,
        cells: [header.cells[at] ?? '', ...rows.map(({ cells }) => cells[at] ?? '')],
        refOf: (place) => ({ line: place === 0 ? header.line : (rows[place - 1]?.line ?? 0), columns: [at] }),
      });
    from += rows.length;
  }
  return turned.some(({ refOf }) => refOf) ? turned : undefined;
}

/** At most this many lines with times may be above the header: titles such as `Open 9-17`. */
const MOST_RANGES_ABOVE = 3;

/** Tries the lines above the first few lines with times as headers. */
function slotsIn(page: PastedPage, lines: readonly PastedLine[], targets: Targets): SlotColumns | undefined {
  const ranges: number[] = [];
  for (const [at, { cells }] of lines.entries()) {
    if (cells.some((cell) => page.cell(cell).kind === 'ranges')) ranges.push(at);
    if (ranges.length > MOST_RANGES_ABOVE) break;
  }
  if (ranges.length < FEWEST_ROWS) return undefined;
  for (const header of lines.slice(0, ranges.at(-1))) {
    const slots = slotsBelow(page, header, lines, targets);
    if (slots) return slots;
  }
  return undefined;
}

/** The columns of the rows below a header. Undefined if the rows are no such table. */
function slotsBelow(
  page: PastedPage,
  header: PastedLine,
  lines: readonly PastedLine[],
  known: Targets,
): SlotColumns | undefined {
  const heads = header.cells.map((cell) => cell.trim());
  if (heads.filter((cell) => cell !== '').length < FEWEST_COLUMNS) return undefined;
  if (isSumLine(heads) || heads.some((cell) => page.cell(cell).kind === 'ranges')) return undefined;
  const below = lines.slice(lines.indexOf(header) + 1);
  const columns = Array.from({ length: widthOf(lines) }, (_, at) => at);
  const [times, second] = columns.filter(
    (at) => columnContent(page, at, withTimes(page, below, at)) === 'shift',
  );
  if (times === undefined || second !== undefined) return undefined;
  // The company may have a department Till.
  const isPlace = (cell = '') => placeColumn(page.company, cell) !== undefined;
  const targets = heads.map((cell) => (isPlace(cell) ? undefined : targetOfHeader(cell, known, page.spoken)));
  if (targets.some((target, at) => at !== times && LIST_TARGETS.has(target ?? ''))) return undefined;
  const rows = withTimes(page, below, times);
  if (rows.length < FEWEST_ROWS) return undefined;
  const date = columns.find((at) => at !== times && columnContent(page, at, rows) === 'day');
  const isWorkers = (at: number) =>
    at !== times &&
    at !== date &&
    heads[at] !== '' &&
    !namesNoWorker(heads[at] ?? '') &&
    !isAll(heads[at] ?? '', 'onlyBreak') &&
    !isOff(heads[at] ?? '') &&
    !NO_PEOPLE_TARGETS.has(targets[at] ?? '') &&
    columnContent(page, at, rows) === 'text';
  const workers = columns.filter(isWorkers);
  const arePeopleAcross = areKnown(page, workers, heads, rows) || areTicked(page, workers, heads, rows);
  const cells = columns.filter((at) => isWorkers(at) && (arePeopleAcross || holdsNames(page, rows, at)));
  const isWide = heads.filter((cell) => cell !== '').length > FEWEST_COLUMNS;
  const areKnownPlaces = cells.every((at) => isPlace(heads[at]));
  return cells.length < FEWEST_COLUMNS || !(isWide || areKnownPlaces || arePeopleAcross)
    ? undefined
    : { header, times, date, cells, arePeopleAcross };
}

/** Whether the company has all headers as people and all cells as places. */
function areKnown(
  page: PastedPage,
  columns: readonly number[],
  heads: readonly string[],
  rows: readonly PastedLine[],
): boolean {
  const isPlace = (cell: string) => cell.trim() === '' || placeColumn(page.company, cell) !== undefined;
  return columns.every(
    (at) => page.isPerson(heads[at] ?? '') && rows.every(({ cells }) => isPlace(cells[at] ?? '')),
  );
}

/** Whether all headers are names and all cells ticks: a tick is a shift of the person above it. */
function areTicked(
  page: PastedPage,
  columns: readonly number[],
  heads: readonly string[],
  rows: readonly PastedLine[],
): boolean {
  const isTick = (cell = '') => cell.trim() === '' || isMark(cell);
  return columns.every(
    (at) => namesPerson(page, heads[at] ?? '') && rows.every(({ cells }) => isTick(cells[at])),
  );
}

/** Headers of a list in which each row names its person. */
const LIST_TARGETS: ReadonlySet<string> = new Set([...PERSON_TARGETS, 'Start', 'End']);
/** Targets of columns that never name the people of the row. */
const NO_PEOPLE_TARGETS: ReadonlySet<string> = new Set(['Notes', 'Department', 'Color', 'TimeOffReason']);

function withTimes(page: PastedPage, lines: readonly PastedLine[], at: number): PastedLine[] {
  return lines.filter(({ cells }) => page.cell(cells[at] ?? '').kind === 'ranges');
}

class SlotReader {
  #heads: readonly string[];
  #week: WeekHint = {};
  #group: DayGroup;
  #day: readonly DayRef[] = [];
  readonly #isSure: boolean;
  readonly #names: CellNames;

  constructor(
    private readonly page: PastedPage,
    private readonly lines: readonly SlotLine[],
    private readonly slots: SlotColumns,
  ) {
    const { header, times, cells: columns } = slots;
    this.#heads = header.cells;
    this.#group = page.group(false, this.#week);
    const rows = withTimes(page, lines, times);
    const textsAt = (at: number) => rows.map(({ cells }) => (cells[at] ?? '').trim());
    this.#names = new CellNames(page, columns.flatMap(textsAt));
    // The headers are places of the company, or a person in two of the columns shows that both name people.
    const namesAt = columns.map((at) => new Set(textsAt(at).map((name) => name.toLowerCase())));
    const names = [...new Set(namesAt.flatMap((namesOfColumn) => [...namesOfColumn]))].filter(
      (name) => name !== '',
    );
    this.#isSure =
      slots.arePeopleAcross ||
      columns.every((at) => placeColumn(page.company, header.cells[at] ?? '') !== undefined) ||
      names.some((name) => namesAt.filter((namesOfColumn) => namesOfColumn.has(name)).length > 1);
  }

  read(): void {
    const { header, times, date, cells } = this.slots;
    this.#takeDay(header.cells[times] ?? '');
    for (const line of this.lines) this.#line(line);
    const used = new Set([times, ...cells, ...(date === undefined ? [] : [date])]);
    this.page.noteUnusedColumns([header.cells], withTimes(this.page, this.lines, times), (at) =>
      used.has(at),
    );
  }

  /** Takes the day of a title or of a header. Returns whether the text names one. */
  #takeDay(text: string): boolean {
    const items = this.page.days(text.trim());
    if (items) this.#day = this.page.refsIn(this.#group, items);
    return items !== undefined;
  }

  #line(line: SlotLine): void {
    const { times, cells: columns } = this.slots;
    const filled = line.cells.filter((cell) => cell.trim() !== '');
    if (this.page.cell(line.cells[times] ?? '').kind === 'ranges') return this.#row(line);
    if (filled.length === 1 && line !== this.slots.header) return this.#title(line, filled[0] ?? '');
    const head = (line.cells[times] ?? '').trim();
    const isHeader = line === this.slots.header || head === (this.#heads[times] ?? '').trim();
    const isNext = isHeader || this.#takeDay(head);
    if (isNext && columns.every((at) => (line.cells[at] ?? '').trim() !== '')) this.#heads = line.cells;
    else this.page.leave(line.line, lineText(line.cells), isSum(filled[0] ?? '') ? why.sum : why.noTimes);
  }

  /**
   * Reads a line of one cell, which names the day or the week of the rows below it. Any other title ends the day
   * above it.
   */
  #title({ line }: PastedLine, cell: string): void {
    const hint = this.#takeDay(cell) ? undefined : weekHintIn(cell, this.page.language);
    if (hint?.day && !hint.day.until && !hint.day.ends && !namesWeek(cell)) {
      const { written, text } = hint.day;
      this.#day = this.page.refsIn(this.#group, [{ written, text }]);
    } else if (!this.page.days(cell.trim())) {
      this.#day = [];
      if (hint) {
        this.#week = hint;
        this.#group = this.page.group(false, hint);
      }
    }
    this.page.leave(line, shortened(cell), why.title);
  }

  #row(line: SlotLine): void {
    const { times, date, cells: columns, arePeopleAcross } = this.slots;
    const read = this.page.cell(line.cells[times] ?? '');
    const days = this.#dayOf(date === undefined ? '' : (line.cells[date] ?? '').trim());
    const filled = columns.filter((at) => (line.cells[at] ?? '').trim() !== '');
    const text = lineText(line.cells);
    if (filled.length === 0) return this.page.leave(line.line, text, why.emptyRosterLine);
    if ('reason' in days) return this.page.leave(line.line, text, days.reason);
    for (const at of filled) {
      const cell = (line.cells[at] ?? '').trim();
      const head = (this.#heads[at] ?? '').trim();
      const cellText = [days.text, (line.cells[times] ?? '').trim(), head, shortened(cell)]
        .filter((part) => part !== '')
        .join(' | ');
      const ref = line.refOf?.(at) ?? { line: line.line, columns: [at] };
      const people = arePeopleAcross ? [head] : this.#peopleIn(cell);
      const guesses = [
        ...this.#guesses(head),
        ...(!arePeopleAcross && this.page.isNameAndWord(cell) ? (['name-word'] as const) : []),
      ];
      if ('reason' in people) this.page.leave(ref.line, cellText, people.reason);
      else if (read.kind === 'ranges')
        for (const person of people)
          for (const day of days.refs)
            this.page.drafts.push({
              line: ref.line,
              cells: [ref, line.refOf?.(times) ?? { line: line.line, columns: [times] }],
              text: cellText,
              person,
              day,
              ...(isMark(cell)
                ? { ranges: read.ranges, fields: {} }
                : this.#placed(arePeopleAcross ? cell : head, read.ranges)),
              guesses,
            });
    }
  }

  /** A place of the company is a field of the shifts. Any other station is a note. */
  #placed(place: string, ranges: readonly WrittenRange[]): Pick<Draft, 'ranges' | 'fields'> {
    const column = placeColumn(this.page.company, place);
    if (column !== undefined) return { ranges, fields: { [column]: place } };
    const withPlace = (label: string) => [place, label].filter((part) => part !== '').join(', ');
    return { ranges: ranges.map((range) => ({ ...range, label: withPlace(range.label) })), fields: {} };
  }

  #peopleIn(cell: string): readonly string[] | { reason: Reason } {
    const read = this.page.cell(cell);
    if (read.kind !== 'words' && !isAlsoName(cell) && !this.page.isPerson(cell))
      return { reason: this.page.reasonFor(cell, read) };
    return this.#names.peopleIn(cell) ?? { reason: why.askNames(shortened(cell)) };
  }

  #guesses(head: string): readonly Guess[] {
    if (this.#isSure) return [];
    this.page.guess('slot-names', head);
    return ['slot-names'];
  }

  #dayOf(text: string): { refs: readonly DayRef[]; text: string } | { reason: Reason } {
    if (text === '') return this.#day.length === 0 ? { reason: why.noDate } : { refs: this.#day, text: '' };
    return this.#takeDay(text) ? { refs: this.#day, text } : { reason: why.notADate(shortened(text)) };
  }
}
