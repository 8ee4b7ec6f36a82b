import { byText } from '../by-text';
import { momentOf, momentsOf, type Moment } from '../days/moments';
import { type PastedLine, shortened } from '../lines';
import type { PastedPage } from '../page';
import { type Reason, why } from '../reasons';
import { timesToRange, type WrittenRange } from '../times/cell';
import { writtenTime } from '../times/clock';
import { minutesOfLength } from '../times/lengths';
import { LENGTH, SHIFT } from '../words/header-words';

/** The largest length of a shift, in hours, that is read from a column of lengths. */
const LONGEST_HOURS = 24;

/** The positions of the columns with one target, from left to right. */
export function columnsFor(columns: ReadonlyMap<number, string>, target: string): number[] {
  return [...columns]
    .filter(([, columnTarget]) => columnTarget === target)
    .map(([at]) => at)
    .sort((a, b) => a - b);
}

/** The times of a row and the days beside them. */
interface RowTimes {
  readonly ranges: readonly WrittenRange[];
  readonly start: Moment | undefined;
  readonly end: Moment | undefined;
  readonly dayInShift: Moment | undefined;
}

/** Reads the times of a list's rows: a shift in one cell, or the start and the end in separate cells. */
export class ListTimes {
  readonly #pairs: readonly (readonly [number, number | undefined])[];
  readonly #shifts: readonly number[];
  readonly #lengths: readonly number[];
  readonly #momentIn = byText((text) => momentOf(this.page, text));

  constructor(
    private readonly page: PastedPage,
    private readonly columns: ReadonlyMap<number, string>,
  ) {
    this.#pairs = this.#timePairs();
    this.#shifts = columnsFor(columns, SHIFT);
    this.#lengths = [...columnsFor(columns, LENGTH), ...columnsFor(columns, 'Hours')];
  }

  /** Pairs the columns of starts and ends from left to right: each start goes with the next end. */
  #timePairs(): (readonly [number, number | undefined])[] {
    const ends = columnsFor(this.columns, 'End');
    return columnsFor(this.columns, 'Start').map((start, at, starts) => {
      const next = starts[at + 1];
      const nextEnd =
        ends.find((end) => end > start && (next === undefined || end < next)) ??
        (starts.length === 1 ? ends[0] : undefined);
      return [start, nextEnd] as const;
    });
  }

  /** The shifts of a row. If one part of the row can't be read, the row makes no shift. */
  shiftsOf(line: PastedLine): { reason: Reason } | RowTimes {
    const { cells } = line;
    const ranges: WrittenRange[] = [];
    const names: string[] = [];
    let [start, end, dayInShift]: (Moment | undefined)[] = [];
    const hasPair = this.#pairs.some(([from]) => (cells[from] ?? '').trim() !== '');
    for (const at of this.#shifts) {
      const text = (cells[at] ?? '').trim();
      if (text === '') continue;
      const moments = momentsOf(this.page, text);
      const spanned = moments && timesToRange(moments[0].time, moments[1].time, '');
      if (moments && spanned) {
        [start, end] = moments;
        ranges.push(spanned);
        continue;
      }
      const read = this.page.cell(text);
      if (read.kind === 'words') names.push(text);
      if (read.kind === 'off' && this.#hasShift(cells)) return { reason: why.offBeside(shortened(text)) };
      if (read.kind === 'off' || read.kind === 'doubt' || (read.kind === 'time' && !hasPair))
        return { reason: this.page.reasonFor(text, read) };
      if (read.kind !== 'ranges') continue;
      for (const range of read.ranges) {
        const day = range.label === '' ? undefined : this.page.day(range.label);
        if (day) dayInShift = { day, dayText: range.label, time: '' };
        ranges.push(day ? { ...range, label: '' } : range);
      }
    }
    for (const [from, to] of this.#pairs) {
      const [first, second] = [(cells[from] ?? '').trim(), to === undefined ? '' : (cells[to] ?? '').trim()];
      if ((first === '' && second === '') || (!hasPair && ranges.length > 0)) continue;
      const read = this.#pair(line, first, second);
      if ('reason' in read) return read;
      start ??= read.start;
      end = read.end ?? end;
      ranges.push(read.range);
    }
    const [name] = names;
    if (ranges.length === 0)
      return {
        reason: name === undefined ? why.noTimes : this.page.reasonForShift(name, this.page.cell(name)),
      };
    // A row that writes one shift twice has one shift. Two different shifts contradict each other.
    const distinct =
      ranges.length > 1 && this.#shifts.length > 0 && this.#pairs.length > 0
        ? ranges.filter((range, at) => ranges.findIndex((otherRange) => sameTimes(otherRange, range)) === at)
        : ranges;
    const labelled = names.length === 0 ? distinct : distinct.map((range) => named(range, names));
    return { ranges: labelled, start, end, dayInShift };
  }

  /** Whether a column of shifts has times in this row. Then a day off beside them is not about the whole row. */
  #hasShift(cells: readonly string[]): boolean {
    return this.#shifts.some((at) => this.page.cell((cells[at] ?? '').trim()).kind === 'ranges');
  }

  /** The range of two times. Rows with the same times share it, except one that may be a whole day: it depends on its row. */
  #rangeOf(from: string, to: string): WrittenRange | undefined {
    if (from === to) return timesToRange(from, to, '');
    return this.#sharedRange(`${from}\t${to}`);
  }
  readonly #sharedRange = byText((times) => {
    const [from = '', to = ''] = times.split('\t');
    return timesToRange(from, to, '');
  });

  #pair(
    { cells }: PastedLine,
    first: string,
    second: string,
  ): { reason: Reason } | { range: WrittenRange; start: Moment | undefined; end: Moment | undefined } {
    const whole = this.page.cell(first);
    const [only] = whole.kind === 'ranges' ? whole.ranges : [];
    if (only && second === '') return { range: only, start: undefined, end: undefined };
    const start = this.#momentIn(first);
    if (!start)
      return {
        reason: first === '' ? why.noStart(shortened(second)) : this.page.reasonFor(first, whole),
      };
    if (second === '') {
      const length = this.#lengths.map((at) => (cells[at] ?? '').trim()).find((cell) => cell !== '');
      const minutes = length === undefined ? undefined : minutesOfLength(length);
      const from = writtenTime(start.time);
      if (minutes === undefined || !from || minutes <= 0 || minutes > LONGEST_HOURS * 60)
        return { reason: why.noEnd(shortened(first)) };
      return { range: { from, to: undefined, minutes, form: start.time, label: '' }, start, end: undefined };
    }
    const end = this.#momentIn(second);
    if (!end) return { reason: this.page.reasonFor(second, this.page.cell(second)) };
    const range = this.#rangeOf(start.time, end.time);
    return range ? { range, start, end } : { reason: why.notAShift(shortened(`${first}-${second}`)) };
  }
}

function sameTimes(one: WrittenRange, other: WrittenRange): boolean {
  return JSON.stringify([one.from, one.to]) === JSON.stringify([other.from, other.to]);
}

/** Adds the shift's name from a separate column: `Long Day`. */
function named(range: WrittenRange, names: readonly string[]): WrittenRange {
  return { ...range, label: [...names, range.label].filter((part) => part !== '').join(', ') };
}
