import { clockTime, minutesOfTime } from '../../calendar/clock';
import { MINUTES_A_DAY } from '../../calendar/days';
import type { Sliced } from '../../slices';
import { byText } from '../by-text';
import type { WeekHint } from '../days/day-items';
import { weekHintIn } from '../days/titles';
import type { PastedShape } from '../draft';
import { type PastedLine, lineText, onlyCell, sampleRows } from '../lines';
import type { PastedPage } from '../page';
import { holdsNames } from '../people/cell-names';
import type { Guess } from '../question-ids';
import { why } from '../reasons';
import { type ColumnContent, columnContent, isListHeader, matchHeaders, widthOf } from '../table/columns';
import { withRepeats } from '../table/dittos';
import { guessColumns } from '../table/guessed-columns';
import {
  FIRST_NAME,
  IGNORED,
  JOINED,
  LAST_NAME,
  LENGTH,
  PERSON_TARGETS,
  SHIFT,
  targetOfHeader,
  type Targets,
  PLACE_COLUMNS,
} from '../words/header-words';
import { hasPart, isShiftName } from '../words/lexicon';
import { ListReader } from './list';
import { peopleColumns } from './people-columns';

/** Headers of a list are looked for in this many lines from the top, because titles may stand above them. */
const HEADER_WITHIN = 8;

/** The columns of a table, which the user may change. */
export interface TableColumns {
  readonly shape: PastedShape;
  readonly headed: boolean;
  readonly header: PastedLine | undefined;
  readonly body: readonly PastedLine[];
  readonly matched: ReadonlyMap<number, string>;
  readonly days: ReadonlySet<number>;
}

/** Reads a table in which each line is one shift. */
export function* readList(
  page: PastedPage,
  filled: readonly PastedLine[],
  known: Targets,
): Sliced<TableColumns> {
  const targetOf = byText((cell) => targetOfHeader(cell, known, page.spoken));
  // Most lines hold a day or times, and are no headers.
  const isHeader = (line: PastedLine) =>
    !holdsValue(page, line.cells, targetOf) && isListHeader(page, line, known);
  const at = filled.slice(0, HEADER_WITHIN).findIndex(isHeader);
  const header = at < 0 ? undefined : filled[at];
  const above = filled.slice(0, Math.max(0, at));
  const rows = filled.slice(at + 1);
  let week: WeekHint = {};
  const titles: string[] = [];
  for (const line of above) {
    const text = lineText(line.cells);
    titles.push(text);
    week = { ...week, ...weekHintIn(text, page.language) };
    page.leave(line.line, text, why.aboveHeader);
  }
  // Exports repeat their headers on every page.
  const isRepeated = (line: PastedLine) => header !== undefined && isSameLine(line, header);
  yield 0;
  const body = withRepeats(
    page,
    rows.filter((line) => !isRepeated(line)),
    undefined,
    isHeader,
  );
  const matched = header ? matchHeaders(page, header, body, known) : guessColumns(page, body, known);
  if (header && ![...matched.values()].some((target) => PERSON_TARGETS.has(target)))
    for (const [place, cell] of header.cells.entries())
      if (
        cell.trim() === '' &&
        !matched.has(place) &&
        columnContent(page, place, body) === 'text' &&
        ![...matched.values()].includes('Person')
      )
        matched.set(place, 'Person');
  if (header) {
    takeShifts(page, header, matched, body);
    exchangeHeaders(page, matched, body);
    takeContents(page, header, matched, body);
  }
  const { columns: said, together = new Set<number>() } = page.answers;
  for (const [place, target] of said) {
    const isPart = together.has(place) && JOINED.has(target);
    for (const [other, taken] of matched)
      if (!isPart && taken === target && target !== 'Start' && target !== 'End') matched.delete(other);
    matched.set(place, target);
  }
  yield 0;
  const headers = (page.headers ??= new Set(
    [...page.overview.texts].filter((cell) => targetOf(cell) !== undefined),
  ));
  const sections = header ? sectionsOf(body, headers, isHeader) : [{ body, header: undefined }];
  for (const section of sections) {
    const columns = section.header
      ? matchHeaders(page, section.header, section.body, known)
      : new Map(matched);
    const heads = (section.header ?? header)?.cells ?? [];
    if (!header && areSentences(columns)) {
      for (const { line, cells } of section.body) page.leave(line, lineText(cells), why.noPerson);
      continue;
    }
    yield 0;
    const guesses = askPeople(page, columns, heads, section.body);
    const list = new ListReader(
      page,
      section.body,
      columns,
      known,
      heads,
      week,
      guesses,
      titles,
      header !== undefined,
    );
    yield 0;
    yield* list.read();
    yield 1;
    const targets = [...columns.values()];
    const [hasEnd, hasPerson] = [targets.includes('End'), targets.includes('Person')];
    page.noteUnusedColumns([heads], section.body, (place) => {
      const target = columns.get(place);
      const isPart = target === FIRST_NAME || target === LAST_NAME;
      if (target === undefined || target === '' || target === IGNORED) return false;
      return !(target === LENGTH && hasEnd) && !(isPart && hasPerson);
    });
  }
  return { shape: 'list', headed: header !== undefined, header, body, matched, days: new Set() };
}

/**
 * Takes columns by what they hold, whatever their headers say: the only other column of days if none has the date, and the only column of
 * shifts, or the two of times, if none has times. If one of the two times is missing, the only other column of times is that one.
 */
function takeContents(
  page: PastedPage,
  { cells: heads }: PastedLine,
  matched: Map<number, string>,
  body: readonly PastedLine[],
): void {
  const has = (target: string) => [...matched.values()].includes(target);
  const free = Array.from({ length: widthOf(body) }, (_, at) => at).filter(
    (at) => !matched.has(at) && !hasPart(heads[at] ?? '', 'breakParts', 'otherTimes'),
  );
  const holding = (content: ColumnContent) => free.filter((at) => columnContent(page, at, body) === content);
  const take = (places: readonly number[], ...targets: readonly string[]) => {
    if (places.length === targets.length) places.forEach((at, nth) => matched.set(at, targets[nth] ?? ''));
  };
  if (!has('Date')) take(holding('day'), 'Date');
  if (has(SHIFT)) return;
  const missing = ['Start', 'End'].filter((target) => !has(target));
  // The codes of `Duty` are shifts, if the text explains them.
  const places = [...matched].flatMap(([at, target]) => (isPlaceColumn(target) ? [at] : []));
  if (missing.length === 2) take(holding('shift'), SHIFT);
  if (missing.length === 2 && !has(SHIFT) && holding('time').length === 0)
    take(
      places.filter((at) => columnContent(page, at, body) === 'shift'),
      SHIFT,
    );
  if (missing.length > 0 && !has(SHIFT)) take(holding('time'), ...missing);
}

const isPlaceColumn = (target: string) => (PLACE_COLUMNS as readonly string[]).includes(target);

/**
 * Exchanges headers above the wrong columns: `Name` above days and `Date` above names. The second of two columns called
 * Start is the end if it is some hours later in each row. A planned and a worked start are nearly the same.
 */
function exchangeHeaders(page: PastedPage, matched: Map<number, string>, body: readonly PastedLine[]): void {
  const placesOf = (target: string) =>
    [...matched].flatMap(([at, columnTarget]) => (columnTarget === target ? [at] : []));
  const [day, ...days] = placesOf('Date');
  const held = day === undefined || days.length > 0 ? undefined : columnContent(page, day, body);
  for (const [target, content] of Object.entries(EXCHANGED)) {
    const [other, ...others] = placesOf(target);
    const isHeld = content === 'text' ? day !== undefined && holdsNames(page, body, day) : held === content;
    if (day === undefined || other === undefined || others.length > 0 || !isHeld) continue;
    if (columnContent(page, other, body) === 'day') matched.set(other, 'Date').set(day, target);
  }
  const [start, end, ...more] = placesOf('Start').sort((a, b) => a - b);
  if (start === undefined || end === undefined || more.length > 0 || placesOf('End').length > 0) return;
  const lengths = sampleRows(body).flatMap(({ cells }) => {
    const [from, to] = [start, end].map((at) => clockTime((cells[at] ?? '').trim()));
    return from === undefined || to === undefined
      ? []
      : [(minutesOfTime(to) - minutesOfTime(from) + MINUTES_A_DAY) % MINUTES_A_DAY];
  });
  if (lengths.length > 0 && lengths.every((minutes) => minutes >= FEWEST_MINUTES)) matched.set(end, 'End');
}

/** What a column holds that may be called `Date` while the days stand in its own. */
const EXCHANGED: Readonly<Record<string, ColumnContent>> = {
  Person: 'text',
  Start: 'time',
  End: 'time',
  [SHIFT]: 'shift',
};

/** A shift has at least two hours. */
const FEWEST_MINUTES = 120;

/** Takes columns of times below parts of the day (`AM run`, `PM run`) as shifts, if no other column holds shifts. */
function takeShifts(
  page: PastedPage,
  { cells: heads }: PastedLine,
  matched: Map<number, string>,
  body: readonly PastedLine[],
): void {
  const targets = [...matched.values()];
  if (!targets.includes('Person') || TIMES.some((target) => targets.includes(target))) return;
  for (let at = 0; at < widthOf(body); at += 1) {
    const isPart = (heads[at] ?? '').trim().split(/\s+/).some(isShiftName);
    if (!matched.has(at) && isPart && columnContent(page, at, body) === 'shift') matched.set(at, SHIFT);
  }
}

const TIMES = ['Start', 'End', SHIFT];

/** Whether the line has several columns of times and nothing else: then they are sentences that commas split. */
function areSentences(columns: ReadonlyMap<number, string>): boolean {
  const targets = [...columns.values()];
  return targets.length >= 2 && targets.every((target) => target === SHIFT);
}

/**
 * If no column is known to name the people, the one column that looks like names is proposed. If there is none, the
 * rows wait for the user's answer.
 */
function askPeople(
  page: PastedPage,
  columns: Map<number, string>,
  heads: readonly string[],
  body: readonly PastedLine[],
): Guess[] {
  const found = peopleColumns(page, columns, heads, body);
  const hasTitles = page.greeted !== '' || body.some(({ cells }) => onlyCell(cells) !== undefined);
  if (!found || (hasTitles && found.proposed === undefined)) return [];
  page.people = found;
  const header = found.columns.find(({ at }) => at === found.proposed)?.header ?? '';
  page.guess('people', header);
  // The user said that no column names people, so these are open shifts.
  if (page.answers.confirmed?.get('people') === true) {
    for (const [at, target] of columns) if (target === 'Person') columns.delete(at);
    return [];
  }
  if (found.proposed === undefined) page.wait('people', header);
  else columns.set(found.proposed, 'Person');
  return ['people'];
}

/** Whether a cell of a line is a day or a time, so that the line is no header of a list. */
function holdsValue(
  page: PastedPage,
  cells: readonly string[],
  targetOf: (cell: string) => string | undefined,
): boolean {
  return cells.some((cell) => {
    if (cell.trim() === '') return false;
    const { kind } = page.cell(cell);
    const isTime = kind === 'ranges' || (kind === 'time' && !/^\p{L}/u.test(cell.trim()));
    return isTime || (page.day(cell) !== undefined && targetOf(cell) === undefined);
  });
}

/** Splits the rows where headers come again, because each part may have its own columns. */
function sectionsOf(
  body: readonly PastedLine[],
  /** The texts of cells that are headers. */
  headers: ReadonlySet<string>,
  isHeader: (line: PastedLine) => boolean,
): { header: PastedLine | undefined; body: PastedLine[] }[] {
  const sections: { header: PastedLine | undefined; body: PastedLine[] }[] = [
    { header: undefined, body: [] },
  ];
  for (const line of body) {
    let words = 0;
    for (const cell of line.cells) if (headers.has(cell)) words += 1;
    if (words >= 3 && isHeader(line)) sections.push({ header: line, body: [] });
    else sections.at(-1)?.body.push(line);
  }
  return sections;
}

function isSameLine(one: PastedLine, other: PastedLine): boolean {
  return (
    one.cells.length === other.cells.length &&
    one.cells.every((cell, at) => cell.trim() === (other.cells[at] ?? '').trim())
  );
}
