import { namesWeek, weekHintIn } from '../days/titles';
import type { DayGroup, DayRef, PastedLine, QuestionId, WeekHint } from '../draft';
import type { TableColumns } from '../list/list-table';
import { lineText, shortened, type Reading } from '../page';
import { CellNames, holdsNames } from '../people/cell-names';
import { type Reason, why } from '../reasons';
import { isOff } from '../times/cell';
import { namesNoWorker, type Targets, PERSON_TARGETS, targetOfHeader } from '../words/header-words';
import { isAll, isAlsoName, isSum, isSumLine } from '../words/lexicon';
import { contentOf, widthOf } from './columns';

/** Fewer rows of times prove nothing. */
const FEWEST_ROWS = 2;
const FEWEST_COLUMNS = 2;

/** The columns of a table with times down and stations across. */
interface SlotColumns {
  readonly times: number;
  readonly date: number | undefined;
  readonly people: readonly number[];
}

/**
 * Reads a table with times down, stations across and names in the cells: `Time | Grill | Register`. The day is in a
 * column or in a title. Undefined if the text is no such table.
 */
export function readSlots(
  page: Reading,
  filled: readonly PastedLine[],
  targets: Targets,
): TableColumns | undefined {
  const header = headersAbove(page, filled).find(
    (line) => slotsBelow(page, line, filled, targets) !== undefined,
  );
  const slots = header && slotsBelow(page, header, filled, targets);
  if (!header || !slots) return undefined;
  new SlotReader(page, filled, header, slots).read();
  return { shape: 'names in cells', headed: true, header, body: [], matched: new Map(), days: new Set() };
}

/** At most this many lines with times may be above the header: titles such as `Open 9-17`. */
const MOST_RANGES_ABOVE = 3;

/**
 * The lines that may be the header: those above the first few lines with times. Empty if too few lines have times.
 */
function headersAbove(page: Reading, filled: readonly PastedLine[]): readonly PastedLine[] {
  const ranges: number[] = [];
  for (const [at, { cells }] of filled.entries()) {
    if (cells.some((cell) => page.cell(cell).kind === 'ranges')) ranges.push(at);
    if (ranges.length > MOST_RANGES_ABOVE) break;
  }
  return ranges.length < FEWEST_ROWS ? [] : filled.slice(0, ranges.at(-1));
}

/** The columns of the rows below a header. Undefined if the rows are no such table. */
function slotsBelow(
  page: Reading,
  header: PastedLine,
  filled: readonly PastedLine[],
  known: Targets,
): SlotColumns | undefined {
  const heads = header.cells.map((cell) => cell.trim());
  if (heads.filter((cell) => cell !== '').length <= FEWEST_COLUMNS) return undefined;
  if (isSumLine(heads) || heads.some((cell) => page.cell(cell).kind === 'ranges')) return undefined;
  const targets = heads.map((cell) => targetOfHeader(cell, known, page.spoken));
  if (targets.some((target) => target !== undefined && LIST_TARGETS.has(target))) return undefined;
  const below = filled.slice(filled.indexOf(header) + 1);
  const columns = Array.from({ length: widthOf(filled) }, (_, at) => at);
  const [times, second] = columns.filter((at) => contentOf(page, at, withTimes(page, below, at)) === 'shift');
  if (times === undefined || second !== undefined) return undefined;
  const rows = withTimes(page, below, times);
  if (rows.length < FEWEST_ROWS) return undefined;
  const date = columns.find((at) => at !== times && contentOf(page, at, rows) === 'day');
  const people = columns.filter(
    (at) =>
      at !== times &&
      at !== date &&
      heads[at] !== '' &&
      !namesNoWorker(heads[at] ?? '') &&
      !isAll(heads[at] ?? '', 'onlyBreak') &&
      !isOff(heads[at] ?? '') &&
      !NO_PEOPLE_TARGETS.has(targets[at] ?? '') &&
      contentOf(page, at, rows) === 'text' &&
      holdsNames(page, rows, at),
  );
  return people.length < FEWEST_COLUMNS ? undefined : { times, date, people };
}

/** Headers of a list in which each row names its person. */
const LIST_TARGETS: ReadonlySet<string> = new Set([...PERSON_TARGETS, 'Start', 'End']);
/** Targets of columns that never name the people of the row. */
const NO_PEOPLE_TARGETS: ReadonlySet<string> = new Set(['Notes', 'Department', 'Color', 'TimeOffReason']);

function withTimes(page: Reading, lines: readonly PastedLine[], at: number): PastedLine[] {
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
    private readonly page: Reading,
    private readonly lines: readonly PastedLine[],
    private readonly header: PastedLine,
    private readonly slots: SlotColumns,
  ) {
    this.#heads = header.cells;
    this.#group = page.group(false, this.#week);
    const rows = withTimes(page, lines, slots.times);
    const namesAt = slots.people.map(
      (at) =>
        new Set(
          rows.map(({ cells }) => (cells[at] ?? '').trim().toLowerCase()).filter((name) => name !== ''),
        ),
    );
    const names = [...new Set(namesAt.flatMap((each) => [...each]))];
    this.#names = new CellNames(
      page,
      rows.flatMap(({ cells }) => slots.people.map((at) => cells[at] ?? '')),
    );
    // A person in two of the columns shows that both columns name people.
    this.#isSure = names.some((name) => namesAt.filter((each) => each.has(name)).length > 1);
  }

  read(): void {
    const { times, date, people } = this.slots;
    for (const line of this.lines) this.#line(line);
    const used = new Set([times, ...people, ...(date === undefined ? [] : [date])]);
    this.page.noteUnusedColumns([this.header.cells], withTimes(this.page, this.lines, times), (at) =>
      used.has(at),
    );
  }

  #line(line: PastedLine): void {
    const { times, people } = this.slots;
    const text = lineText(line.cells);
    const filled = line.cells.filter((cell) => cell.trim() !== '');
    if (this.page.cell(line.cells[times] ?? '').kind === 'ranges') return this.#row(line, text);
    if (filled.length === 1) return this.#title(line, filled[0] ?? '');
    const isHeader =
      line === this.header || (line.cells[times] ?? '').trim() === (this.#heads[times] ?? '').trim();
    if (isHeader && people.every((at) => (line.cells[at] ?? '').trim() !== '')) this.#heads = line.cells;
    else this.page.leave(line.line, text, isSum(filled[0] ?? '') ? why.sum : why.noTimes);
  }

  /**
   * Reads a line of one cell, which names the day or the week of the rows below it. Any other title ends the day
   * above it.
   */
  #title({ line }: PastedLine, cell: string): void {
    const items = this.page.days(cell.trim());
    const hint = items ? undefined : weekHintIn(cell, this.page.language);
    if (items) this.#day = this.page.refsIn(this.#group, items);
    else if (hint?.day && !hint.day.until && !hint.day.ends && !namesWeek(cell)) {
      const [written, text] = [hint.day.written, hint.day.text];
      this.#day = this.page.refsIn(this.#group, [{ written, text }]);
    } else {
      this.#day = [];
      if (hint) {
        this.#week = hint;
        this.#group = this.page.group(false, hint);
      }
    }
    this.page.leave(line, shortened(cell), why.title);
  }

  #row(line: PastedLine, text: string): void {
    const { times, date, people } = this.slots;
    const read = this.page.cell(line.cells[times] ?? '');
    const days = this.#dayOf(date === undefined ? '' : (line.cells[date] ?? '').trim());
    const filled = people.filter((at) => (line.cells[at] ?? '').trim() !== '');
    if (filled.length === 0) return this.page.leave(line.line, text, why.emptyRosterLine);
    if ('reason' in days) return this.page.leave(line.line, text, days.reason);
    for (const at of filled) {
      const cell = (line.cells[at] ?? '').trim();
      const head = (this.#heads[at] ?? '').trim();
      const own = [days.text, (line.cells[times] ?? '').trim(), head, shortened(cell)]
        .filter((part) => part !== '')
        .join(' | ');
      const kind = this.page.cell(cell);
      const guesses = [...this.#guesses(head)];
      const names = this.#names.peopleIn(cell);
      if (this.page.isNameAndWord(cell)) guesses.push('name-word');
      if (kind.kind !== 'words' && !isAlsoName(cell) && !this.page.isPerson(cell))
        this.page.leave(line.line, own, this.page.reasonFor(cell, kind));
      else if (!names) this.page.leave(line.line, own, why.askNames(shortened(cell)));
      else if (read.kind === 'ranges')
        for (const person of names)
          for (const day of days.refs)
            this.page.drafts.push({
              line: line.line,
              cells: [
                { line: line.line, column: at },
                { line: line.line, column: times },
              ],
              text: own,
              person,
              day,
              ranges: read.ranges.map((range) => ({
                ...range,
                label: [head, range.label].filter((part) => part !== '').join(', '),
              })),
              fields: {},
              guesses,
            });
    }
  }

  #guesses(head: string): readonly QuestionId[] {
    if (this.#isSure) return [];
    this.page.guess('slot-names', head);
    return ['slot-names'];
  }

  #dayOf(text: string): { refs: readonly DayRef[]; text: string } | { reason: Reason } {
    if (text === '') return this.#day.length === 0 ? { reason: why.noDate } : { refs: this.#day, text: '' };
    const items = this.page.days(text);
    if (!items) return { reason: why.notADate(shortened(text)) };
    this.#day = this.page.refsIn(this.#group, items);
    return { refs: this.#day, text };
  }
}
