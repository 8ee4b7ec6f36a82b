import { timesToRange, type WrittenRange } from './cell';
import { writtenTime } from './clock';
import type { PastedLine } from './draft';
import { LENGTH, SHIFT } from './header-words';
import { minutesOf } from './lengths';
import { why } from './messages';
import { momentOf, type Moment } from './moments';
import { shortened, type Page } from './page';

/** Hours of the longest shift that a length may make. */
const LONGEST_HOURS = 24;

/** The places of the columns that hold one thing, from left to right. */
export function placesOf(columns: ReadonlyMap<number, string>, target: string): number[] {
  return [...columns]
    .filter(([, each]) => each === target)
    .map(([at]) => at)
    .sort((a, b) => a - b);
}

/** Reads the times of a list's rows: a shift in one cell, or starts and ends in cells of their own. */
export class ListTimes {
  readonly #pairs: readonly (readonly [number, number | undefined])[];
  readonly #shifts: readonly number[];
  readonly #lengths: readonly number[];

  constructor(
    private readonly page: Page,
    private readonly columns: ReadonlyMap<number, string>,
  ) {
    this.#pairs = this.#timePairs();
    this.#shifts = placesOf(columns, SHIFT);
    this.#lengths = [...placesOf(columns, LENGTH), ...placesOf(columns, 'Hours')];
  }

  /** In and Out in the order of the columns: each start goes with the next end. */
  #timePairs(): (readonly [number, number | undefined])[] {
    const ends = placesOf(this.columns, 'End');
    return placesOf(this.columns, 'Start').map((start, at, starts) => {
      const next = starts[at + 1];
      const own =
        ends.find((end) => end > start && (next === undefined || end < next)) ??
        (starts.length === 1 ? ends[0] : undefined);
      return [start, own] as const;
    });
  }

  shiftsOf(line: PastedLine):
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
    for (const at of this.#shifts) {
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
      this.#shifts.length > 0 && this.#pairs.length > 0
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
      const length = this.#lengths.map((at) => (cells[at] ?? '').trim()).find((each) => each !== '');
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
}

function sameTimes(one: WrittenRange, other: WrittenRange): boolean {
  return JSON.stringify([one.from, one.to]) === JSON.stringify([other.from, other.to]);
}
