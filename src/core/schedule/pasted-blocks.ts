import { fieldOf, type Entity, type Field } from '../entities/entity';
import { CELL_TEXT_LIMIT, type Cell } from '../table/sheet';
import { clip } from '../values/clip';
import {
  dayOfParts,
  daysAfter,
  needsWeek,
  writtenDay,
  type DayOrder,
  type DayParts,
  type WrittenDay,
} from './day-text';
import {
  dayColumns,
  FIRST_NAME,
  guessColumns,
  isHeader,
  LAST_NAME,
  matchHeaders,
  SHIFT,
  targetsOf,
  type PastedLine,
} from './pasted-columns';
import { why } from './messages';
import { hasNoHalf, LONGEST_SHIFT_TEXT, writtenShift, writtenTime, type Shift } from './shift-text';

/** What the user has said about the pasted text. */
export interface PasteChoices {
  /** Which of two numbers is the day, where both are possible and nothing in the text decides it. */
  readonly order?: DayOrder;
  /** Any day (`yyyy-MM-dd`) of the week that days without a year or a date are of. */
  readonly week: string;
  /** What `9-5` means: an end in the afternoon, or as it is written, over midnight. */
  readonly afternoons?: boolean;
  /** Columns that the user matched by hand; '' leaves a column out. */
  readonly columns: ReadonlyMap<number, string>;
}

export interface PastedColumn {
  /** Position in the pasted lines, from 0. */
  readonly at: number;
  readonly header: string;
  /** The first thing in it. */
  readonly sample: string;
  /** The sheet's column (or Shift, First name, Last name); '' where it is left out. */
  readonly target: string;
}

/** A row as it will be in the sheet: cells by column. */
interface PastedRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, Cell>>;
}

export interface LeftRow {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/** Pasted text as rows of the sheet. total = rows.length + left.length, always. */
export interface PastedBlocks {
  /** People down and days across, or one shift a line. */
  readonly shape: 'list' | 'roster';
  /** False where the columns were guessed from what they hold. */
  readonly headed: boolean;
  readonly columns: readonly PastedColumn[];
  readonly total: number;
  readonly rows: readonly PastedRow[];
  readonly left: readonly LeftRow[];
  /** Questions that only the user can answer: which rows depend on them are left until then. */
  readonly asks: {
    readonly order: boolean;
    readonly week: boolean;
    readonly afternoons: boolean;
    /** The first text of each that raised the question. */
    readonly sample: { readonly order?: string; readonly afternoons?: string };
  };
}

/** Columns that are made of the pasted day and times, whatever they were written in. */
const TIMES: readonly string[] = ['Date', 'Start', 'End', 'End Date'];

/** Excel's number format of columns whose texts stay texts. */
const TEXT_FORMAT = '@';

/** How far down the headers may be, below titles. */
const HEADER_WITHIN = 4;

/**
 * Reads pasted lines as time blocks. Names stay as they are typed: the sheet's own check says which it does not know.
 * Nothing is dropped: each line with anything in it becomes rows, or is left with the reason.
 */
export function pastedBlocks(
  entity: Entity,
  lines: readonly PastedLine[],
  choices: PasteChoices,
): PastedBlocks {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const targets = targetsOf(entity);
  const { headerAt, days } = findHeader(filled, targets);
  const header = headerAt < 0 ? undefined : filled[headerAt];
  const body = filled.slice(headerAt + 1);
  const matched = header ? matchHeaders(header, body, targets) : guessColumns(body, targets);
  for (const at of days) matched.delete(at);
  if (
    days.length > 0 &&
    ![...matched.values()].some((target) => target === 'Person' || target === LAST_NAME)
  ) {
    const [first] = guessed(body, targets, days);
    if (first) matched.set(...first);
  }
  for (const [at, target] of choices.columns) {
    for (const [other, taken] of matched) if (taken === target) matched.delete(other);
    matched.set(at, target);
  }
  const reader = new Reader(entity, choices, matched, decidedOrder(header, body, matched, days));
  // Titles are lines too.
  const above = filled.slice(0, Math.max(0, headerAt));
  for (const line of above) reader.leave(line, why.aboveHeader);
  for (const line of body) {
    if (days.length > 0 && header) reader.readRosterLine(line, header, days);
    else reader.readLine(line);
  }
  return {
    shape: days.length > 0 ? 'roster' : 'list',
    headed: header !== undefined,
    columns: columnsOf(header, body, matched, days),
    ...reader.result(),
  };
}

function findHeader(
  filled: readonly PastedLine[],
  targets: readonly string[],
): { headerAt: number; days: readonly number[] } {
  const rosters = filled.slice(0, HEADER_WITHIN).map((line, at) => ({
    headerAt: at,
    days: dayColumns(line, filled.slice(at + 1)),
    // Of a row of weekdays and one of dates, the dates say more.
    said: line.cells.reduce((sum, cell) => sum + saysDate(cell), 0),
  }));
  const [best] = rosters.filter(({ days }) => days.length > 0).sort((a, b) => b.said - a.said);
  if (best) return best;
  // Below a title two names of columns are needed: one may be a word of the title.
  const isBegin = (line: PastedLine, at: number) => isHeader(line, targets, at === 0 ? 1 : 2);
  return { headerAt: filled.slice(0, HEADER_WITHIN).findIndex(isBegin), days: [] };
}

function saysDate(cell: string): number {
  const written = writtenDay(cell);
  if (!written) return 0;
  return written.kind === 'clear' && written.parts.month === undefined ? 1 : 2;
}

function guessed(
  body: readonly PastedLine[],
  targets: readonly string[],
  days: readonly number[],
): [number, string][] {
  const names = targets.filter((target) => target === 'Person');
  const others = body.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => (days.includes(at) ? '' : cell)),
  }));
  return [...guessColumns(others, names)].filter(([, target]) => target === 'Person');
}

/** One value that is only possible one way decides its column; two that contradict each other decide nothing. */
function decidedOrder(
  header: PastedLine | undefined,
  body: readonly PastedLine[],
  matched: ReadonlyMap<number, string>,
  days: readonly number[],
): DayOrder | undefined {
  const orders = new Set<DayOrder>();
  const look = (cell: string | undefined) => {
    const written = cell === undefined ? undefined : (writtenDay(cell) ?? dayAndTime(cell)?.day);
    if (written?.kind === 'clear' && written.only) orders.add(written.only);
  };
  for (const at of days) look(header?.cells[at]);
  const dated = [...matched].filter(([, target]) => TIMES.includes(target));
  for (const { cells } of body) for (const [at] of dated) look(cells[at]);
  const [only] = orders;
  return orders.size === 1 ? only : undefined;
}

function columnsOf(
  header: PastedLine | undefined,
  body: readonly PastedLine[],
  matched: ReadonlyMap<number, string>,
  days: readonly number[],
): PastedColumn[] {
  const width = [header, ...body].reduce((most, line) => Math.max(most, line?.cells.length ?? 0), 0);
  const columns: PastedColumn[] = [];
  for (let at = 0; at < width; at += 1) {
    if (days.includes(at)) continue;
    const heading = (header?.cells[at] ?? '').trim();
    const sample = body.find(({ cells }) => (cells[at] ?? '').trim() !== '')?.cells[at]?.trim() ?? '';
    if (heading === '' && sample === '') continue;
    columns.push({ at, header: heading, sample: clip(sample, 40), target: matched.get(at) ?? '' });
  }
  return columns;
}

/** `2026-11-23 09:00` in one cell. */
function dayAndTime(text: string): { day: WrittenDay; time: string } | undefined {
  if (text.length > LONGEST_SHIFT_TEXT) return undefined;
  const [, head = '', tail = ''] =
    /^(.*\d[^\s]*?)(?:\s+|T)(\d{1,2}(?::\d{2}){0,2}\s*(?:[ap]\.?m?\.?)?)$/i.exec(text.trim()) ?? [];
  const [day, time] = [writtenDay(head.replace(/,$/, '')), writtenTime(tail)];
  return day && time !== undefined ? { day, time } : undefined;
}

/** A line's day or times, or why they can't be told. */
type Told<T> = { readonly value: T } | { readonly reason: string };

class Reader {
  readonly #rows: PastedRow[] = [];
  readonly #left: LeftRow[] = [];
  #asksWeek = false;
  #orderSample: string | undefined;
  #afternoonSample: string | undefined;
  readonly #days = new Map<string, WrittenDay | undefined>();
  readonly #shifts = new Map<string, ReturnType<typeof writtenShift>>();

  constructor(
    private readonly entity: Entity,
    private readonly choices: PasteChoices,
    private readonly matched: ReadonlyMap<number, string>,
    private readonly decided: DayOrder | undefined,
  ) {}

  result(): Pick<PastedBlocks, 'total' | 'rows' | 'left' | 'asks'> {
    return {
      total: this.#rows.length + this.#left.length,
      rows: this.#rows,
      left: this.#left,
      asks: {
        order: this.#orderSample !== undefined,
        week: this.#asksWeek,
        afternoons: this.#afternoonSample !== undefined,
        sample: {
          ...(this.#orderSample === undefined ? {} : { order: this.#orderSample }),
          ...(this.#afternoonSample === undefined ? {} : { afternoons: this.#afternoonSample }),
        },
      },
    };
  }

  leave({ line, cells }: PastedLine, reason: string): void {
    const text = cells
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
      .join(' | ');
    this.#left.push({ line, text, reason });
  }

  /** One shift a line. */
  readLine(line: PastedLine): void {
    const texts = this.#texts(line);
    const shift = texts[SHIFT] ?? '';
    const start = this.#moment(texts['Start'] ?? '');
    const end = this.#moment(texts['End'] ?? '');
    const shifts = shift === '' && start && end ? undefined : this.#shiftsOf(shift, texts);
    if (shifts && 'reason' in shifts) return this.leave(line, shifts.reason);
    const dayText = texts['Date'] ?? '';
    const written = dayText === '' ? start?.day : this.#writtenDay(dayText);
    const day = this.#day(written, dayText === '' ? (texts['Start'] ?? '') : dayText);
    if ('reason' in day) return this.leave(line, day.reason);
    const last = this.#lastDay(texts, end);
    if ('reason' in last) return this.leave(line, last.reason);
    const times = shifts ? shifts.value : [{ start: start?.time ?? '', end: end?.time ?? '' }];
    this.#make(line, texts, day.value, times, last.value);
  }

  /** People down, days across: each filled cell is a shift, or is left by itself. */
  readRosterLine(line: PastedLine, header: PastedLine, days: readonly number[]): void {
    const filled = days.filter((at) => (line.cells[at] ?? '').trim() !== '');
    const texts = this.#texts(line);
    if (filled.length === 0) return this.leave(line, why.emptyRosterLine);
    for (const at of filled) {
      const heading = header.cells[at] ?? '';
      const cell = { line: line.line, cells: [nameOf(texts), heading, line.cells[at] ?? ''] };
      const shifts = this.#shiftsOf((line.cells[at] ?? '').trim(), {});
      if ('reason' in shifts) {
        this.leave(cell, shifts.reason);
        continue;
      }
      const day = this.#day(this.#writtenDay(heading), heading);
      if ('reason' in day) this.leave(cell, day.reason);
      else this.#make(cell, texts, day.value, shifts.value, undefined);
    }
  }

  #texts({ cells }: PastedLine): Record<string, string> {
    const texts: Record<string, string> = {};
    for (const [at, target] of this.matched) if (target !== '') texts[target] = (cells[at] ?? '').trim();
    return texts;
  }

  #shiftsOf(shift: string, texts: Readonly<Record<string, string>>): Told<readonly Shift[]> {
    const [start = '', end = ''] = [texts['Start'], texts['End']];
    if (shift === '' && start === '' && end === '') return { reason: why.noTimes };
    // A shift may stand in the column of its start: `9-17`.
    const text = shift !== '' ? shift : end === '' ? start : `${start} - ${end}`;
    let read = this.#shifts.get(text);
    if (!this.#shifts.has(text)) this.#shifts.set(text, (read = writtenShift(text)));
    if (!read)
      return {
        reason: shift === '' && end === '' ? why.noEnd(clip(start, 40)) : why.notAShift(clip(text, 40)),
      };
    if (read.kind === 'off') return { reason: why.off };
    if (!read.afternoon) return { value: read.shifts };
    this.#afternoonSample ??= text;
    if (this.choices.afternoons === undefined) return { reason: why.askAfternoon };
    return { value: this.choices.afternoons ? read.afternoon : read.shifts };
  }

  /** A time with or without a day; undefined where it is none, or where `9` to `5` must be read together. */
  #moment(text: string): { day?: WrittenDay; time: string } | undefined {
    const both = text.length > '23:59'.length ? dayAndTime(text) : undefined;
    if (both) return both;
    const time = writtenTime(text);
    return time === undefined || hasNoHalf(text) ? undefined : { time };
  }

  #writtenDay(text: string): WrittenDay | undefined {
    if (!this.#days.has(text)) this.#days.set(text, writtenDay(text) ?? dayAndTime(text)?.day);
    return this.#days.get(text);
  }

  #day(written: WrittenDay | undefined, text: string): Told<string> {
    if (!written) return { reason: text === '' ? why.noDate : why.notADate(clip(text, 40)) };
    const parts = this.#parts(written, text);
    if (!parts) return { reason: why.askOrder };
    if (needsWeek(parts)) this.#asksWeek = true;
    const day = dayOfParts(parts, this.choices.week);
    return day === undefined ? { reason: why.noSuchDay(clip(text, 40)) } : { value: day };
  }

  #parts(written: WrittenDay, text: string): DayParts | undefined {
    if (written.kind === 'clear') return written.parts;
    if (this.decided) return written.parts[this.decided];
    this.#orderSample ??= text;
    return this.choices.order && written.parts[this.choices.order];
  }

  #lastDay(
    texts: Readonly<Record<string, string>>,
    end: { day?: WrittenDay } | undefined,
  ): Told<string | undefined> {
    const text = texts['End Date'] ?? '';
    if (text !== '') return this.#day(this.#writtenDay(text), text);
    return end?.day ? this.#day(end.day, texts['End'] ?? '') : { value: undefined };
  }

  #make(
    line: PastedLine,
    texts: Readonly<Record<string, string>>,
    day: string,
    shifts: readonly Shift[],
    last: string | undefined,
  ): void {
    const long = Object.values(texts).find((text) => text.length > CELL_TEXT_LIMIT);
    if (long !== undefined) return this.leave(line, why.tooLong);
    const plain: Record<string, Cell> = {};
    for (const field of this.entity.fields) {
      const text = field.name === 'Person' ? nameOf(texts) : (texts[field.name] ?? '');
      if (text === '' || TIMES.includes(field.name)) continue;
      const cell = cellOf(field, text);
      // In a column that is not of texts an unread text could become a formula.
      if (cell === undefined) return this.leave(line, why.notFor(field.name, clip(text, 40)));
      plain[field.name] = cell;
    }
    for (const { start, end } of shifts) {
      const natural = end <= start ? daysAfter(day, 1) : day;
      const cells: Record<string, Cell> = { ...plain };
      const put = (name: string, value: string) => {
        cells[name] = fieldOf(this.entity, name).kind.toCell(value);
      };
      put('Date', day);
      put('Start', start);
      put('End', end);
      if (last !== undefined && last !== natural) put('End Date', last);
      this.#rows.push({ line: line.line, cells });
    }
  }
}

/** Texts stay texts; what the column's kind reads is held as it holds it. Undefined where it does not. */
function cellOf({ kind, refers }: Field, text: string): Cell | undefined {
  if (refers !== undefined) return text;
  const read = kind.fromCell(text);
  if (read.ok && read.value !== null) return kind.toCell(read.value);
  return kind.format === TEXT_FORMAT ? text : undefined;
}

function nameOf(texts: Readonly<Record<string, string>>): string {
  const whole = texts['Person'] ?? '';
  return whole !== '' ? whole : [texts[FIRST_NAME], texts[LAST_NAME]].filter((part) => part).join(' ');
}
