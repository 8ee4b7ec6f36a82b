import { minutesOfTime } from '../../calendar/clock';
import { distance } from '../../calendar/days';
import type { Sliced } from '../../slices';
import { countBy, groupBy } from '../../table/group-by';
import { byText } from '../by-text';
import type { LeftOutRow } from '../draft';
import { shortened } from '../lines';
import type { PastedPage } from '../page';
import type { DoubtId } from '../question-ids';
import type { Resolving } from '../read-shift';
import { begins, ends, hasPart, isAll } from '../words/lexicon';
import { availableRows, removedRows, replacedRows, weekRows, zoneRows, quantityRows } from './columns';
import type { Doubt, Guard, ReadResult } from './doubt';
import { BARE, otherNumbers } from './numbers';
import { otherWeek } from './other-week';
import { changedByRemarks } from './remarks';
import { versions } from './versions';

/** Doubts of one shift alone. The text returned is the sample of the question. */
type Doubtful = (foundShift: Resolving, result: ReadResult) => string | undefined;

/** A guard that looks at one shift after the other. */
function eachShift(id: DoubtId, doubtful: Doubtful): Guard {
  return {
    id,
    test: (result) => {
      let sample: string | undefined;
      const doubted = new Set<Resolving>();
      for (const foundShift of result.shifts) {
        const found = doubtful(foundShift, result);
        if (found === undefined) continue;
        sample ??= found;
        doubted.add(foundShift);
      }
      return sample === undefined ? undefined : { sample, doubted };
    },
  };
}

/** Two tests with one question. */
function twoTests(one: Guard['test'], other: Guard['test']): Guard['test'] {
  return (result) => {
    const [first, second] = [one(result), other(result)];
    if (!first || !second) return first ?? second;
    return { sample: first.sample, doubted: new Set([...first.doubted, ...second.doubted]) };
  };
}

/** Shifts of more hours are seldom meant: `07:00-07:00`, or an end that is a length. */
const LONGEST_HOURS = 16;

/** Typed hours may leave out a break of this many hours. */
const BREAK_HOURS = 2;

function hoursOf({ shift: { date, endDate, start, end } }: Resolving): number {
  return distance(date, endDate) * 24 + (minutesOfTime(end) - minutesOfTime(start)) / 60;
}

/** A long shift is meant if its last day or its length is written, or if the user answered a question about its times. */
const tooLong: Doubtful = (foundShift) => {
  const { draft, range, shift } = foundShift;
  const hours = hoursOf(foundShift);
  if (hours <= LONGEST_HOURS || range.minutes !== undefined || range.isFromUser) return undefined;
  if (draft.isMoment || draft.lastDay || shift.asked.some((id) => id === 'long' || id === 'halves'))
    return undefined;
  if (shift.hours !== undefined && shift.hours >= hours - BREAK_HOURS && shift.hours <= hours)
    return undefined;
  return `${shift.start}-${shift.end}`;
};

/** The typed hours are fewer than the times by more than a break: one of both is wrong. */
const fewHours: Doubtful = (foundShift) => {
  const { hours, start, end } = foundShift.shift;
  if (hours === undefined || hours >= hoursOf(foundShift) - BREAK_HOURS) return undefined;
  return `${start}-${end} (${hours})`;
};

/** A start with minutes, and an end that is a number alone: `08:00-8,5`. */
const LENGTH_AS_END = /^\d{1,2}[:h]\d\d-(\d{1,2}(?:[.,]\d{1,2})?)$/;

/** A number above this is no length of a usual shift. */
const LONGEST_LENGTH = 12;

/** All starts of a table have minutes, and all ends are small numbers in cells of their own: perhaps lengths. */
function endsLikeLengths({ page, shifts }: ReadResult): Doubt | undefined {
  const ends: string[] = [];
  for (const { range } of shifts) {
    const end = LENGTH_AS_END.exec(range.form)?.[1];
    if (end === undefined || Number(end.replace(',', '.')) > LONGEST_LENGTH) return undefined;
    ends.push(end);
  }
  const cellsOf = new Map(page.lines.map(({ line, cells }) => [line, cells.map((cell) => cell.trim())]));
  const areApart = shifts.every(
    ({ shift }, at) => cellsOf.get(shift.line)?.includes(ends[at] ?? '') === true,
  );
  const [first] = shifts;
  return first && areApart ? { sample: first.range.form, doubted: new Set(shifts) } : undefined;
}

/** Days further from the middle of the text are perhaps written wrong: 2072 for 2027. */
const FAR_DAYS = 200;

/** Days without a gap of this many days belong together, so that a plan of two years is no doubt. */
const GAP_DAYS = 100;

/** The far ones of dates that go away from the middle: those behind a gap. */
function farFrom(middle: string, dates: readonly string[]): string[] {
  const gap = dates.findIndex((date, at) => Math.abs(distance(dates[at - 1] ?? middle, date)) > GAP_DAYS);
  return gap < 0 ? [] : dates.slice(gap).filter((date) => Math.abs(distance(middle, date)) > FAR_DAYS);
}

function farDates({ shifts }: ReadResult): Doubt | undefined {
  const counts = [...countBy(shifts, ({ shift }) => shift.date)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const dates = counts.map(([date]) => date);
  let before = 0;
  // The day of the shift in the middle.
  const [middle = ''] = counts.find(([, count]) => (before += count) > shifts.length >> 1) ?? [];
  const at = dates.indexOf(middle);
  const far = new Set([
    ...farFrom(middle, dates.slice(0, at).reverse()),
    ...farFrom(middle, dates.slice(at + 1)),
  ]);
  if (far.size === 0) return undefined;
  const doubted = new Set(shifts.filter(({ shift }) => far.has(shift.date)));
  const [first] = doubted;
  return first && { sample: first.shift.date, doubted };
}

/** A time with `Z` or an offset behind its day: `2026-11-23T09:00:00Z`, `2026-11-23 09:00:00+01:00`. */
const OFFSET =
  /(?<=\d[T ])\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?\s?Z(?!\p{L})|(?<=\dT)\d{4}(?:\d\d)?Z(?!\p{L})|(?:(?<=\dT)\d{1,2}:\d\d|(?<=\d[T ])\d{1,2}:\d\d:\d\d)(?:\.\d+)?\s?[+-](?:0\d|1[0-4]):?\d\d(?![\d:])/iu;
/** `Start (UTC)`, `All times are UTC+1`. A line with another number may say when the plan was printed. */
const NAMES_UTC = /^\D*(?<!\p{L})(UTC|GMT)(?!\p{L})\D*$/u;
/** The hours ahead of UTC. */
const AHEAD = /(UTC|GMT)\s?[+-]\d{1,2}(?::?\d\d)?(?!\d)/gu;
/** A cell of a column such as Time zone. */
const IS_UTC = /^(?:Etc\/)?(?:UTC|GMT)$/u;

/** Whether a cell may have one of these. Most lines have none. */
const mayNameZone = byText((text) => /UTC|GMT|\d[T ]\d/i.test(text));

/** The largest number of characters of a line that is searched. */
const LONGEST_LINE = 2000;

function inUtc({ page, shifts }: ReadResult): Doubt | undefined {
  if (!page.overview.has(mayNameZone)) return undefined;
  let ofLines: ReadonlyMap<number, readonly Resolving[]> | undefined;
  const doubted = new Set<Resolving>();
  let sample: string | undefined;
  for (const { line, cells } of page.lines) {
    if (!cells.some((cell) => mayNameZone(cell))) continue;
    const text = cells.join('\t').slice(0, LONGEST_LINE);
    ofLines ??= groupBy(shifts, ({ shift }) => shift.line);
    const shiftsOfLine = ofLines.get(line);
    const found = shiftsOfLine
      ? (OFFSET.exec(text)?.[0] ?? cells.map((cell) => cell.trim()).find((cell) => IS_UTC.test(cell)))
      : NAMES_UTC.exec(text.replace(AHEAD, '$1'))?.[1];
    if (found === undefined) continue;
    sample ??= found;
    for (const foundShift of shiftsOfLine ?? shifts) doubted.add(foundShift);
    if (!shiftsOfLine) break;
  }
  return sample === undefined ? undefined : { sample, doubted };
}

/** Longer times that are called a break may be a shift over lunch. */
const LONGEST_BREAK_HOURS = 1.5;

const isBreak: Doubtful = (foundShift, { page }) => {
  if (hoursOf(foundShift) > LONGEST_BREAK_HOURS) return undefined;
  const { draft, range } = foundShift;
  const named = [draft.person, range.label, ...Object.values(draft.fields), ...page.textsOf(draft.cells)];
  return named.map((text) => text.trim()).find((text) => isAll(text, 'onlyBreak'));
};

/** Nothing but short times, below a title or a header with a word for a break: a plan of breaks. */
function breakPlan({ page, shifts }: ReadResult): Doubt | undefined {
  const first = shifts.reduce((least, { shift }) => Math.min(least, shift.line), Infinity);
  const above = page.lines.filter(({ line }) => line < first).flatMap(({ cells }) => cells);
  const sample = above.find((cell) => hasPart(cell, 'breakParts'))?.trim();
  const areShort = shifts.every((foundShift) => hoursOf(foundShift) <= LONGEST_BREAK_HOURS);
  return sample !== undefined && areShort
    ? { sample: shortened(sample), doubted: new Set(shifts) }
    : undefined;
}

/** `Gate 7-9 18:00-22:00`: of two ranges in one cell, the first has another form and words of a place before it. */
const mixedRanges: Doubtful = ({ draft: { ranges, cells } }, { page }) => {
  const [first, second] = ranges;
  if (!first || !second || !BARE.test(first.form)) return undefined;
  const cell = [...page.textsOf(cells)].reverse().find((text) => text.includes(first.form)) ?? first.form;
  const before = first.label === '' ? (cell.split(first.form)[0] ?? '') : first.label;
  const isOther = ranges.slice(1).every(({ form }) => /[:.h]\d\d|[ap]\.?m/i.test(form));
  const isPlace = ends(before.trim(), 'numberedPlaces') || (isOther && first.label !== '');
  return isPlace ? shortened(cell) : undefined;
};

const twiceExplained: Doubtful = ({ range, draft }, { page }) =>
  range.isContradicted ? shortened(page.textsOf(draft.cells).at(-1) ?? '') : undefined;

/** `Ravi 9-17` in the row of Kira. Only a company's names show that the label is a person. */
const otherPerson: Doubtful = ({ range: { label }, draft }, { page }) =>
  label !== '' && draft.person !== '' && page.isPerson(label) && label !== draft.person
    ? shortened(`${label} ${draft.ranges[0]?.form ?? ''}`)
    : undefined;

const onlyAvailable: Doubtful = ({ range: { label } }) =>
  begins(label, 'available') ? shortened(label) : undefined;

/** Times in one row and names alone in the next ones, as in the export of OptaWeb Employee Rostering. */
function namesBelow({ page, shifts, left }: ReadResult): Doubt | undefined {
  const alone = new Set(
    left.flatMap(({ line, text, reason }) =>
      reason.code === 'noTimes' && page.textsOf(page.refsOf(line)).length === 1 && /^\p{Lu}\p{L}+/u.test(text)
        ? [line]
        : [],
    ),
  );
  if (alone.size === 0) return undefined;
  const next = new Map(page.lines.map(({ line }, at) => [line, page.lines[at + 1]?.line]));
  const doubted = new Set(
    shifts.filter(({ shift }) => shift.person === '' && alone.has(next.get(shift.line) ?? 0)),
  );
  const [first] = doubted;
  return first && { sample: String(first.shift.line), doubted };
}

export const GUARDS: readonly Guard[] = [
  eachShift('doubt-length', tooLong),
  eachShift('doubt-hours', fewHours),
  { id: 'doubt-end', test: endsLikeLengths },
  { id: 'doubt-date', test: farDates },
  { id: 'doubt-utc', test: twoTests(inUtc, zoneRows) },
  { id: 'doubt-week', test: weekRows },
  { id: 'doubt-title', test: otherWeek },
  { id: 'doubt-removed', test: removedRows },
  { id: 'doubt-replaced', test: replacedRows },
  { id: 'doubt-break', test: twoTests(eachShift('doubt-break', isBreak).test, breakPlan) },
  { id: 'doubt-ranges', test: twoTests(eachShift('doubt-ranges', mixedRanges).test, otherNumbers) },
  eachShift('doubt-code', twiceExplained),
  { id: 'doubt-quantity', test: quantityRows },
  { id: 'doubt-version', test: versions },
  eachShift('doubt-person', otherPerson),
  { id: 'doubt-available', test: twoTests(eachShift('doubt-available', onlyAvailable).test, availableRows) },
  { id: 'doubt-names', test: namesBelow },
  { id: 'doubt-remark', test: changedByRemarks },
];

/** What the guards doubt, in the order of their list. */
export function* doubtsIn(
  page: PastedPage,
  shifts: readonly Resolving[],
  left: readonly LeftOutRow[],
): Sliced<readonly (Doubt & { readonly id: DoubtId })[]> {
  const doubts: (Doubt & { readonly id: DoubtId })[] = [];
  if (shifts.length === 0) return doubts;
  for (const [at, { id, test }] of GUARDS.entries()) {
    const found = test({ page, shifts, left });
    if (found) doubts.push({ ...found, id });
    yield at / GUARDS.length;
  }
  return doubts;
}
