import type { HeaderDays } from '../days/day-items';
import type { PastedLine } from '../lines';
import type { PastedPage } from '../page';
import { type Targets, PERSON_TARGETS, SHIFT, targetOfHeader } from '../words/header-words';
import { isAll } from '../words/lexicon';
import { columnContent, isListHeader, widthOf } from './columns';

/** The header of a list is looked for in this many lines. */
const HEADER_WITHIN = 20;

/**
 * The first columns of tables that stand side by side, from left to right. There is one entry if there is
 * one table. A second table begins at the names between two runs of the same days, at a column with the header of the
 * names, or where the headers of a list come again. `at` is the index of the first header of days.
 */
export function tableBegins(
  page: PastedPage,
  filled: readonly PastedLine[],
  days: readonly HeaderDays[],
  at: number | undefined,
  targets: Targets,
): readonly number[] {
  const header = at === undefined ? undefined : filled[at];
  if (at !== undefined && header)
    return rosterBegins(page, header, days[at] ?? new Map(), filled, at, targets);
  const list = filled.slice(0, HEADER_WITHIN).find((line) => isListHeader(page, line, targets));
  return list ? listBegins(page, list, targets) : [0];
}

function rosterBegins(
  page: PastedPage,
  header: PastedLine,
  days: HeaderDays,
  filled: readonly PastedLine[],
  line: number,
  targets: Targets,
): number[] {
  const below = filled.slice(line + 1);
  // `Planned` and `Actual` above the same names are two plans.
  const isOtherPlan = (at: number) =>
    filled.slice(0, line).some(({ cells }) => isAll((cells[at] ?? '').trim(), 'plannedTime', 'workedTime'));
  const begins = [0];
  const names = [...header.cells.keys()].find(
    (at) => !days.has(at) && columnContent(page, at, below) === 'text',
  );
  let seen = new Set<string>();
  let texts: number[] = [];
  const width = Math.max(header.cells.length, widthOf(below));
  const headOf = (at: number) => (header.cells[at] ?? '').trim();
  for (let at = 0; at < width; at += 1) {
    const day = days.get(at);
    if (!day) {
      const isName =
        namesPeople(page, headOf(at), targets) ||
        (names !== undefined && headOf(at) !== '' && headOf(at) === headOf(names));
      if (
        seen.size > 0 &&
        columnContent(page, at, below) === 'text' &&
        (isName || !isRemark(page, headOf(at), targets))
      )
        texts.push(at);
      continue;
    }
    const key = JSON.stringify(day.written);
    const [first] = texts;
    const named = texts.find((textColumn) => namesPeople(page, headOf(textColumn), targets));
    const begin = named ?? (seen.has(key) ? first : undefined);
    if (begin !== undefined && (isOtherPlan(begin) || !isSameColumn(below, names, begin))) {
      begins.push(begin);
      seen = new Set();
    }
    texts = [];
    seen.add(key);
  }
  return begins;
}

function namesPeople(page: PastedPage, head: string, targets: Targets): boolean {
  const target = head === '' ? undefined : targetOfHeader(head, targets, page.spoken);
  return target !== undefined && PERSON_TARGETS.has(target);
}

/**
 * Whether the header is that of another known column. Notes, areas and the like may stand between the days of one
 * table.
 */
function isRemark(page: PastedPage, head: string, targets: Targets): boolean {
  return head !== '' && targetOfHeader(head, targets, page.spoken) !== undefined;
}

/** Whether two columns hold the same names. Wide rosters repeat their names at the end or in the middle. */
function isSameColumn(lines: readonly PastedLine[], one: number | undefined, other: number): boolean {
  return (
    one !== undefined &&
    lines.every(
      ({ cells }) =>
        (cells[other] ?? '').trim() === '' || (cells[one] ?? '').trim() === (cells[other] ?? '').trim(),
    )
  );
}

/** Targets for the beginning of a shift. */
const START_TARGETS: ReadonlySet<string> = new Set(['Start', SHIFT]);

function listBegins(page: PastedPage, { cells }: PastedLine, known: Targets): number[] {
  const targets = cells.map((cell) => targetOfHeader(cell, known, page.spoken));
  const [first] = targets.flatMap((target, at) => (target === 'Person' || target === 'Date' ? [at] : []));
  if (first === undefined) return [0];
  const again = targets.flatMap((target, at) => (target === targets[first] && at > first ? [at] : []));
  const begins = [0, ...again];
  const parts = begins.map((from, place) => targets.slice(from, begins[place + 1]));
  const isWhole = (part: readonly (string | undefined)[]) =>
    part.includes('Person') &&
    part.includes('Date') &&
    part.some((target) => START_TARGETS.has(target ?? ''));
  return again.length > 0 && parts.every(isWhole) ? begins : [0];
}

/** The lines of one of the tables. The other tables' cells are empty, so that each cell keeps its column. */
export function linesBetween(
  filled: readonly PastedLine[],
  from: number,
  until: number | undefined,
): PastedLine[] {
  return filled
    .map(({ line, cells }) => ({
      line,
      cells: cells.map((cell, at) => (at >= from && (until === undefined || at < until) ? cell : '')),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
