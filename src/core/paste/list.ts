import { timesToRange, plainText, type WrittenRange } from './cell';
import { writtenTime } from './clock';
import type { WrittenDay } from './days';
import { saysOf } from './day-header';
import type { DayGroup, DayRef, PastedLine, QuestionId, WeekHint } from './draft';
import { FIRST_NAME, IGNORED, LAST_NAME, LENGTH, SHIFT } from './header-words';
import { why } from './messages';
import { lineText, shortened, type Page } from './page';
import { isSum } from './roster';
import { weekHintIn } from './titles';
import { dayOfSerial } from '../values/serial';

/** Rows that carry on from the row above are a pattern where at least a third of the rows do. */
const PATTERN_SHARE = 3;

/** Hours of the longest shift that a length may make. */
const LONGEST_HOURS = 24;

/** A day and a time in one cell: `2026-11-23 09:00`. */
interface Moment {
  readonly day?: WrittenDay;
  readonly dayText?: string;
  readonly time: string;
}

/** Reads rows of one shift each: columns for the day, the times, the person. */
export class ListReader {
  readonly #group: DayGroup;
  readonly #ends: DayGroup;
  readonly #dateColumns: readonly number[];
  readonly #pairs: readonly (readonly [number, number | undefined])[];
  #person = '';
  #date: DayRef | undefined;
  #dayTitle: DayRef | undefined;
  #nameTitle = '';
  readonly #isDatePattern: boolean;
  readonly #isNamePattern: boolean;

  constructor(
    private readonly page: Page,
    private readonly body: readonly PastedLine[],
    private readonly columns: ReadonlyMap<number, string>,
    private readonly headers: readonly string[],
    week: WeekHint,
  ) {
    this.#group = page.group(false, week);
    this.#ends = page.group(false, week);
    this.#dateColumns = this.#at('Date');
    this.#pairs = this.#timePairs();
    const empty = (columnsOf: readonly number[]) =>
      body.filter(({ cells }) => columnsOf.every((at) => (cells[at] ?? '').trim() === '')).length;
    this.#isDatePattern = empty(this.#dateColumns) * PATTERN_SHARE >= body.length;
    this.#isNamePattern =
      empty([...this.#at('Person'), ...this.#at(LAST_NAME)]) * PATTERN_SHARE >= body.length;
  }

  read(): void {
    for (const line of this.body) this.#readLine(line);
  }

  #at(target: string): number[] {
    return [...this.columns]
      .filter(([, each]) => each === target)
      .map(([at]) => at)
      .sort((a, b) => a - b);
  }

  /** In and Out in the order of the columns: each start goes with the next end. */
  #timePairs(): (readonly [number, number | undefined])[] {
    const ends = this.#at('End');
    return this.#at('Start').map((start, at, starts) => {
      const next = starts[at + 1];
      const own =
        ends.find((end) => end > start && (next === undefined || end < next)) ??
        (starts.length === 1 ? ends[0] : undefined);
      return [start, own] as const;
    });
  }

  #readLine(line: PastedLine): void {
    const { cells } = line;
    const text = lineText(cells);
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length === 1 && this.#isTitle(line, filled[0] ?? '', text)) return;
    const person = this.#personOf(line);
    if (isSum(person) || (person === '' && isSum(filled[0] ?? '')))
      return this.page.leave(line.line, text, why.sum);
    const fields = this.#fields(cells);
    const stray = this.#strayTimes(cells);
    if (stray) return this.page.leave(line.line, text, stray);
    const shifts = this.#shiftsOf(line);
    if ('reason' in shifts) return this.page.leave(line.line, text, shifts.reason);
    const guesses: QuestionId[] = [];
    const day = this.#dayOf(line, shifts.start, shifts.dayInShift, guesses);
    if ('reason' in day) return this.page.leave(line.line, text, day.reason);
    const name = this.#nameOf(line, person, guesses);
    const hours = this.#at('Hours')
      .map((at) => (cells[at] ?? '').trim())
      .find((each) => each !== '');
    const last = this.#lastDay(line, shifts.end);
    if (last && 'reason' in last) return this.page.leave(line.line, text, last.reason);
    this.page.drafts.push({
      line: line.line,
      text,
      person: name,
      day: day.ref,
      ranges: shifts.ranges,
      fields,
      guesses,
      ...(hours === undefined ? {} : { hours }),
      ...(last ? { lastDay: last.ref, isMoment: shifts.end?.day !== undefined } : {}),
    });
    for (const part of shifts.left) this.page.leave(line.line, `${text}`, part);
  }

  /** A line with one cell says the day or the person of the lines below it. */
  #isTitle(line: PastedLine, cell: string, text: string): boolean {
    const written = this.page.day(cell);
    if (written && this.page.cell(cell).kind !== 'ranges') {
      this.#dayTitle = this.#ref(this.#group, cell.trim(), written);
      this.#date = this.#dayTitle;
      this.page.leave(line.line, text, why.title);
      return true;
    }
    const hint = weekHintIn(cell, this.page.language);
    if (hint) {
      this.page.leave(line.line, text, why.title);
      return true;
    }
    const isName =
      !this.#has('Person') &&
      !this.#has(LAST_NAME) &&
      this.page.cell(cell).kind === 'words' &&
      !/\d/.test(cell);
    if (!isName) return false;
    this.#nameTitle = cell.trim().replace(/:$/, '');
    this.page.leave(line.line, text, why.title);
    return true;
  }

  /** Times in a column of names or places say that the columns were not understood: nothing of the line is sure then. */
  #strayTimes(cells: readonly string[]): string | undefined {
    for (const [at, target] of this.columns) {
      if (!NAMING.has(target)) continue;
      const read = this.page.cell(cells[at] ?? '');
      const holdsTimes = read.kind === 'ranges' || (read.kind === 'doubt' && read.doubt === 'numbers');
      if (holdsTimes && !this.page.codes.has((cells[at] ?? '').trim().toLowerCase()))
        return why.timesIn(target, shortened(cells[at] ?? ''));
    }
    return undefined;
  }

  #has(target: string): boolean {
    return this.#at(target).length > 0;
  }

  #personOf({ cells }: PastedLine): string {
    const of = (target: string) =>
      this.#at(target)
        .map((at) => (cells[at] ?? '').trim().replace(/\s+/g, ' '))
        .find((each) => each !== '') ?? '';
    const whole = of('Person');
    if (whole !== '') return whole;
    return [of(FIRST_NAME), of(LAST_NAME)].filter((part) => part !== '').join(' ');
  }

  #nameOf(line: PastedLine, person: string, guesses: QuestionId[]): string {
    if (person !== '') {
      this.#person = person;
      return person;
    }
    if (this.#nameTitle !== '') return this.#nameTitle;
    // A name on the first row of its group stands before the day; an empty cell behind it is an open shift.
    const leads = Math.min(...this.#at('Person'), ...this.#at(LAST_NAME)) < Math.min(...this.#dateColumns);
    const hasNames = leads && (this.#has('Person') || this.#has(LAST_NAME) || this.#has(FIRST_NAME));
    if (!hasNames || this.#person === '' || !this.#isNamePattern) return '';
    guesses.push('names');
    this.page.guess('names', String(line.line));
    return this.#person;
  }

  #dayOf(
    line: PastedLine,
    start: Moment | undefined,
    inShift: Moment | undefined,
    guesses: QuestionId[],
  ): { ref: DayRef } | { reason: string } {
    const { cells } = line;
    const named = this.#dateColumns.map((at) => (cells[at] ?? '').trim()).filter((text) => text !== '');
    const days: { text: string; written: WrittenDay }[] = [];
    for (const text of named) {
      const span = named.length === 1 ? spanOf(this.page, text) : undefined;
      if (span) {
        const ref = this.#span(span);
        this.#date = ref;
        return { ref };
      }
      const written = this.page.day(text) ?? momentOf(this.page, text)?.day;
      if (!written) return { reason: why.notADate(shortened(text)) };
      days.push({ text, written });
    }
    for (const moment of [start, inShift])
      if (moment?.day) days.push({ text: moment.dayText ?? '', written: moment.day });
    if (days.length > 0) {
      const [best, ...others] = [...days].sort((a, b) => saysOf(b.written) - saysOf(a.written));
      if (!best) return { reason: why.noDate };
      const ref = this.#ref(this.#group, best.text, best.written, others[0]);
      // Three columns about one day: each must agree.
      for (const other of others.slice(1))
        if (!agree(best.written, other.written)) return { reason: why.daysDiffer(best.text, other.text) };
      this.#date = ref;
      return { ref };
    }
    if (this.#dateColumns.length === 0)
      return this.#dayTitle ? { ref: this.#dayTitle } : { reason: why.noDate };
    if (!this.#date) return { reason: why.noDate };
    if (this.#dayTitle === this.#date) return { ref: this.#date };
    if (!this.#isDatePattern) {
      guesses.push('dates');
      this.page.guess('dates', String(line.line));
    }
    return { ref: this.#date };
  }

  #lastDay({ cells }: PastedLine, end: Moment | undefined): { ref: DayRef } | { reason: string } | undefined {
    const text = this.#at('End Date')
      .map((at) => (cells[at] ?? '').trim())
      .find((each) => each !== '');
    if (text !== undefined) {
      const written = this.page.day(text) ?? momentOf(this.page, text)?.day;
      return written
        ? { ref: this.#ref(this.#ends, text, written) }
        : { reason: why.notADate(shortened(text)) };
    }
    return end?.day ? { ref: this.#ref(this.#ends, end.dayText ?? '', end.day) } : undefined;
  }

  #shiftsOf(line: PastedLine):
    | { reason: string }
    | {
        ranges: readonly WrittenRange[];
        left: string[];
        start: Moment | undefined;
        end: Moment | undefined;
        dayInShift: Moment | undefined;
      } {
    const { cells } = line;
    const ranges: WrittenRange[] = [];
    const left: string[] = [];
    let [start, end, dayInShift]: (Moment | undefined)[] = [];
    for (const at of this.#at(SHIFT)) {
      const text = (cells[at] ?? '').trim();
      if (text === '') continue;
      const read = this.page.cell(text);
      if (read.kind === 'ranges') {
        for (const range of read.ranges) {
          const day = range.label === '' ? undefined : this.page.day(range.label);
          if (day) dayInShift = { day, dayText: range.label, time: '' };
          ranges.push(day ? { ...range, label: '' } : range);
        }
      } else if (this.#pairs.length === 0 || read.kind === 'off' || read.kind === 'doubt')
        left.push(this.page.reasonFor(text, read));
    }
    if (ranges.length > 0 && this.#pairs.every(([from]) => (cells[from] ?? '').trim() === ''))
      return { ranges, left, start, end, dayInShift };
    for (const [from, to] of this.#pairs) {
      const [first, second] = [(cells[from] ?? '').trim(), to === undefined ? '' : (cells[to] ?? '').trim()];
      if (first === '' && second === '') continue;
      const read = this.#pair(line, first, second);
      if ('reason' in read) left.push(read.reason);
      else {
        start ??= read.start;
        end = read.end ?? end;
        ranges.push(read.range);
      }
    }
    if (ranges.length === 0) return { reason: left[0] ?? why.noTimes };
    // A shift that the same row says twice is one; two that differ contradict each other.
    const distinct =
      this.#at(SHIFT).length > 0 && this.#pairs.length > 0
        ? ranges.filter((range, at) => ranges.findIndex((each) => sameTimes(each, range)) === at)
        : ranges;
    return { ranges: distinct, left, start, end, dayInShift };
  }

  #pair(
    { cells }: PastedLine,
    first: string,
    second: string,
  ): { reason: string } | { range: WrittenRange; start: Moment | undefined; end: Moment | undefined } {
    const whole = this.page.cell(first);
    const [only] = whole.kind === 'ranges' ? whole.ranges : [];
    if (only && second === '') return { range: only, start: undefined, end: undefined };
    const start = momentOf(this.page, first);
    if (!start) {
      const isOff = whole.kind === 'off' || (first === '' && second !== '');
      return {
        reason: isOff && first === '' ? why.noStart(shortened(second)) : this.page.reasonFor(first, whole),
      };
    }
    if (second === '') {
      const length = [...this.#at(LENGTH), ...this.#at('Hours')]
        .map((at) => (cells[at] ?? '').trim())
        .find((each) => each !== '');
      const minutes = length === undefined ? undefined : minutesOf(length);
      const from = writtenTime(start.time);
      if (minutes === undefined || !from || minutes <= 0 || minutes > LONGEST_HOURS * 60)
        return { reason: why.noEnd(shortened(first)) };
      return { range: { from, to: undefined, minutes, form: start.time, label: '' }, start, end: undefined };
    }
    const end = momentOf(this.page, second);
    if (!end) return { reason: this.page.reasonFor(second, this.page.cell(second)) };
    const range = timesToRange(start.time, end.time, '');
    return range ? { range, start, end } : { reason: why.notAShift(shortened(`${first}-${second}`)) };
  }

  #ref(
    group: DayGroup,
    text: string,
    written: WrittenDay,
    also?: { text: string; written: WrittenDay },
  ): DayRef {
    group.items.push({ text, written, ...(also ? { also } : {}) });
    return { group, at: group.items.length - 1 };
  }

  #span({ first, last }: DaySpan): DayRef {
    const group = this.page.group(true, this.#group.week);
    group.items.push(first, last);
    return { group, at: 0, until: 1 };
  }

  #fields(cells: readonly string[]): Readonly<Record<string, string>> {
    const fields: Record<string, string> = {};
    for (const [at, target] of this.columns) {
      const text = (cells[at] ?? '').trim();
      if (text !== '' && !NO_FIELDS.has(target)) fields[target] = text;
    }
    return fields;
  }
}

/** Columns that name somebody or some place. */
const NAMING: ReadonlySet<string> = new Set(['Person', FIRST_NAME, LAST_NAME, 'Department', 'Area', 'Task']);

const NO_FIELDS: ReadonlySet<string> = new Set([
  ...['', 'Person', FIRST_NAME, LAST_NAME, IGNORED, SHIFT, LENGTH],
  ...['Start', 'End', 'Date', 'End Date', 'Hours'],
]);

function sameTimes(one: WrittenRange, other: WrittenRange): boolean {
  return JSON.stringify([one.from, one.to]) === JSON.stringify([other.from, other.to]);
}

function agree(one: WrittenDay, other: WrittenDay): boolean {
  if (one.kind !== 'clear' || other.kind !== 'clear') return true;
  const [a, b] = [one.parts, other.parts];
  return (['year', 'month', 'day', 'weekday'] as const).every(
    (part) => a[part] === undefined || b[part] === undefined || a[part] === b[part],
  );
}

/** A length of time in a cell, in minutes: `8`, `7.5`, `7,5`, `7:30`, `7h30`, `8 hrs`. */
export function minutesOf(text: string): number | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s*(?:h|hrs?|hours?|std\.?|stunden|heures)$/, '');
  const clock = /^(\d{1,3})[:h](\d{2})(?::\d{2})?$/.exec(plain);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  if (!/^\d{1,4}(?:[.,]\d{1,4})?$/.test(plain)) return undefined;
  return Math.round(Number(plain.replace(',', '.')) * 60);
}

/** A time with or without a day before or behind it; undefined where it is none. */
function momentOf(page: Page, text: string): Moment | undefined {
  const plain = plainText(text);
  if (plain.length > 60) return undefined;
  const serial = /^(\d{5})([.,]\d+)$/.exec(plain);
  if (serial) {
    const iso = dayOfSerial(Number(serial[1]));
    const day = iso === undefined ? undefined : page.day(iso);
    return day && iso !== undefined ? { day, dayText: iso, time: `0${serial[2]}000` } : undefined;
  }
  if (writtenTime(plain)) return { time: plain };
  const match = /^(.*\S)(?:\s+|T)(\d{1,2}(?:[:.h]\d{2}){0,2}\s?(?:[ap]\.?m?\.?|uhr|h)?)(?:\.0+|Z)?$/i.exec(
    plain,
  );
  if (!match) return undefined;
  const [, head = '', tail = ''] = match;
  const dayText = head.replace(/[,;]$/, '');
  const day = page.day(dayText);
  return day && writtenTime(tail) ? { day, dayText, time: tail } : undefined;
}

interface DaySpan {
  readonly first: { text: string; written: WrittenDay };
  readonly last: { text: string; written: WrittenDay };
}

/** `Mon-Fri`, `23.-27.11.`, `23 Nov to 27 Nov`: the first and the last of several days. */
export function spanOf(page: Page, text: string): DaySpan | undefined {
  const plain = plainText(text);
  if (plain.length > 60 || page.day(plain)) return undefined;
  for (const match of plain.matchAll(/\s?(?:-|\bto\b|\bbis\b|\bau\b|\buntil\b|\bthrough\b)\s?/gi)) {
    const [head, tail] = [
      plain.slice(0, match.index).trim(),
      plain.slice(match.index + match[0].length).trim(),
    ];
    const last = page.day(tail);
    const first =
      page.day(head) ??
      (last && /^\p{L}*\.?\s?\d{1,2}\.?$/u.test(head) ? sharedMonth(head, last) : undefined);
    if (first && last)
      return { first: { text: head, written: withYearOf(first, last) }, last: { text: tail, written: last } };
  }
  return undefined;
}

/** `23.-27.11.`: the month of the last day is that of the first as well. */
function sharedMonth(head: string, last: WrittenDay): WrittenDay | undefined {
  const day = Number(/\d{1,2}/.exec(head)?.[0]);
  if (last.kind !== 'clear' || last.parts.month === undefined || !(day >= 1 && day <= 31)) return undefined;
  const { year, month } = last.parts;
  return { kind: 'clear', parts: { day, month, ...(year === undefined ? {} : { year }) } };
}

function withYearOf(first: WrittenDay, last: WrittenDay): WrittenDay {
  if (first.kind !== 'clear' || last.kind !== 'clear') return first;
  const { year } = last.parts;
  if (year === undefined || first.parts.year !== undefined || first.parts.month === undefined) return first;
  return { kind: 'clear', parts: { ...first.parts, year } };
}
