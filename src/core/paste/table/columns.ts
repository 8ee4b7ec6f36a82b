import { isSerial } from '../days/days';
import { momentsOf } from '../days/moments';
import { wordedDay } from '../days/worded-day';
import { type PastedLine, sampleCells, sampleRows } from '../lines';
import type { PastedPage } from '../page';
import {
  IGNORED,
  LAST_NAME,
  FIRST_NAME,
  LENGTH,
  SHIFT,
  plainHeader,
  targetOfHeader,
  type Targets,
} from '../words/header-words';
import { isWordFor, patternOfAll } from '../words/lexicon';

export type ColumnContent = 'day' | 'shift' | 'time' | 'number' | 'text' | 'empty';

/** What most cells of a column hold. */
export function columnContent(page: PastedPage, at: number, body: readonly PastedLine[]): ColumnContent {
  const cells = sampleCells(body, at);
  if (cells.length === 0) return 'empty';
  const most = (is: (cell: string) => boolean) => cells.filter(is).length * 2 > cells.length;
  // The company may have people called Monday or Noon.
  if (most((cell) => page.isPerson(cell) && !/^\d/.test(cell))) return 'text';
  if (most((cell) => isWrittenDay(page, cell))) return 'day';
  if (most((cell) => page.cell(cell).kind === 'ranges' || momentsOf(page, cell) !== undefined))
    return 'shift';
  if (most((cell) => isTime(page, cell))) return 'time';
  if (most((cell) => page.days(cell) !== undefined)) return 'day';
  return most((cell) => /^[\d\s.,:/-]+$/.test(cell)) ? 'number' : 'text';
}

/** Whether a cell is a day and not a bare number of Excel. */
export function isWrittenDay(page: PastedPage, cell: string): boolean {
  if (wordedDay(page, cell)) return true;
  const [item] = page.days(cell) ?? [];
  return item !== undefined && !isSerial(item.written);
}

/** Whether a cell is a time and more than a number: 101 is a room, and 9 may be anything. */
function isTime(page: PastedPage, cell: string): boolean {
  return (
    page.cell(cell).kind === 'time' &&
    (/[:a-z]/i.test(cell) || /^0\d[.,]\d\d$|^\d{1,2}\.(?:00|15|30|45)$|^0\d{3}$/.test(cell))
  );
}

/**
 * Whether a line is the header of a list: a day with times, or three or more columns, and no day or time as
 * a value.
 */
export function isListHeader(page: PastedPage, { cells }: PastedLine, known: Targets): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const targets = filled
    .map((cell) => targetOfHeader(cell, known, page.spoken))
    .filter((target) => target !== undefined && target !== IGNORED);
  const holds = filled.some((cell) => {
    const read = page.cell(cell).kind;
    return (
      read === 'ranges' ||
      (read === 'time' && !isNamed(cell)) ||
      (page.day(cell) !== undefined && targetOfHeader(cell, known, page.spoken) === undefined)
    );
  });
  if (holds) return false;
  const has = (target: string) => targets.includes(target);
  if (has('Date') && (has('Start') || has('End') || has(SHIFT) || has('Person'))) return true;
  if (has('Start') && has('End') && filled.length >= 3) return true;
  if (has('Person') && (has('Start') || has(SHIFT) || has(LAST_NAME))) return filled.length >= 2;
  return new Set(targets).size >= 3 || (filled.length >= 2 && targets.length === filled.length);
}

const isNamed = (cell: string): boolean => /^\p{L}/u.test(cell.trim());

/** Targets that several columns may have: a second pair of times is a second shift. */
const REPEATED: ReadonlySet<string> = new Set(['Start', 'End', SHIFT, 'Date', IGNORED]);

/**
 * Matches headers with targets in any order, case and spacing. A column's own name in the sheet goes before other
 * words for it.
 */
export function matchHeaders(
  page: PastedPage,
  header: PastedLine,
  body: readonly PastedLine[],
  targets: Targets,
): Map<number, string> {
  const matched = new Map<number, string>();
  const headersOfSheet = new Set([...targets].map((target) => targets.headerOf(target).toLowerCase()));
  const take = (at: number, target: string | undefined) => {
    if (target === undefined || matched.has(at)) return;
    if (
      !REPEATED.has(target) &&
      [...matched.values()].includes(target) &&
      !isNumbered(header, matched, at, target)
    )
      return;
    matched.set(at, target);
  };
  for (const wantsOwn of [true, false]) {
    for (const [at, cell] of header.cells.entries()) {
      if (headersOfSheet.has(cell.trim().toLowerCase()) !== wantsOwn) continue;
      take(at, asHeld(page, plannedTarget(page, header, cell, targets), at, body));
    }
  }
  splitName(matched, [header], body);
  return matched;
}

/** Makes `Nom` beside `Prénom` the last name, unless its cells contain the first name too. */
function splitName(
  targets: Map<number, string>,
  headers: readonly PastedLine[],
  body: readonly PastedLine[],
): void {
  const placeOf = (target: string) => [...targets].find(([, columnTarget]) => columnTarget === target)?.[0];
  const [whole, first] = [placeOf('Person'), placeOf(FIRST_NAME)];
  if (whole === undefined || first === undefined || placeOf(LAST_NAME) !== undefined) return;
  if (!headers.some(({ cells }) => isWordFor(plainHeader(cells[whole] ?? ''), 'nameHeaders'))) return;
  const named = sampleRows(body)
    .map(({ cells }) => [cells[whole] ?? '', cells[first] ?? ''].map((cell) => cell.trim().toLowerCase()))
    .filter(([name, part]) => name !== '' && part !== '');
  const isWhole =
    named.filter(([name = '', part = '']) => name.split(/[\s,]+/).includes(part)).length * 2 > named.length;
  if (!isWhole) targets.set(whole, LAST_NAME);
}

/** In a plan with `Soll Beginn` and `Ist Beginn`, the planned time is the start and the worked time is ignored. */
function plannedTarget(
  page: PastedPage,
  { cells }: PastedLine,
  cell: string,
  targets: Targets,
): string | undefined {
  const said = targetOfHeader(cell, targets, page.spoken);
  if (said !== undefined) return said;
  const [planned, worked] = [PLANNED.exec(cell.trim()), WORKED.exec(cell.trim())];
  if (planned) return targetOfHeader(planned[1] ?? '', targets, page.spoken);
  if (!worked) return undefined;
  return cells.some((other) => PLANNED.test(other.trim()))
    ? IGNORED
    : targetOfHeader(worked[1] ?? '', targets, page.spoken);
}

const before = (pattern: string) => new RegExp(String.raw`^(?:${pattern})[\s:-]+(.+)$`, 'iu');
const PLANNED = before(patternOfAll('plannedTime'));
const WORKED = before(patternOfAll('workedTime'));

/**
 * Whether a header repeats another one with a number: `Employee 1` and `Employee 2` each name a person of the row.
 */
function isNumbered(
  { cells }: PastedLine,
  matched: ReadonlyMap<number, string>,
  at: number,
  target: string,
): boolean {
  const head = (place: number) => (cells[place] ?? '').trim();
  return (
    target === 'Person' &&
    /\d$/.test(head(at)) &&
    [...matched].some(
      ([other, columnTarget]) =>
        columnTarget === target &&
        /\d$/.test(head(other)) &&
        plainHeader(head(other)) === plainHeader(head(at)),
    )
  );
}

/**
 * The target that fits the cells of a column. A column called Hours or Time may hold `9-17`, which is a shift. A
 * column called Shift may hold only numbers, which are no shifts.
 */
function asHeld(
  page: PastedPage,
  target: string | undefined,
  at: number,
  body: readonly PastedLine[],
): string | undefined {
  if (target === 'Person' || target === undefined) return target;
  const content = columnContent(page, at, body);
  if (target === 'Hours' || target === 'Start' || target === SHIFT || target === LENGTH) {
    if (content === 'shift') return SHIFT;
    if (target === SHIFT && content === 'time') return 'Start';
    if (target === SHIFT && content === 'number') return undefined;
  }
  if (target === 'Date' && content === 'shift') return SHIFT;
  // `Login` may be the name with which somebody logs in.
  const isText = (target === 'Start' || target === 'End') && content === 'text';
  return isText && !sampleCells(body, at).some((cell) => /\d/.test(cell)) ? undefined : target;
}

/** The targets of a roster's columns that hold no days. */
export function rosterRoles(
  page: PastedPage,
  headers: readonly PastedLine[],
  taken: ReadonlySet<number>,
  targets: Targets,
  body: readonly PastedLine[],
): Map<number, string> {
  const roles = new Map<number, string>();
  for (const { cells } of headers) {
    for (const [at, cell] of cells.entries()) {
      if (taken.has(at) || roles.has(at)) continue;
      const target = targetOfHeader(cell, targets, page.spoken);
      // A week's sums are in the rows of people, so a roster's column of hours is never read.
      if (target === undefined || target === 'Date') continue;
      const role = target === 'Hours' || target === LENGTH ? IGNORED : target;
      if (role === IGNORED || ![...roles.values()].includes(role)) roles.set(at, role);
    }
  }
  splitName(roles, headers, body);
  return roles;
}

/** The number of cells in the widest line. */
export function widthOf(lines: readonly PastedLine[]): number {
  return lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
}
