import { writtenDay } from '../days/days';
import type { PastedLine } from '../lines';
import { readCell } from '../times/cell';
import { isHeaderText } from '../words/header-texts';
import type { PasteLanguage } from '../words/languages';
import type { TextLanguage } from './language';

/** A table's header has at least this many days or headers under one another. */
const FEWEST_HEADERS = 3;
/** The largest number of columns before the days: a name, a role, a place. */
const MOST_LEADS = 3;
/** The largest number of lines in a text that is checked. */
const MOST_LINES = 20_000;
/** The largest number of characters in a code below a day. */
const LONGEST_CODE = 4;

/**
 * Puts a table together whose cells are in separate lines, as some web pages copy them: header cells, then rows with
 * as many cells. Undefined unless the lines make whole rows and each cell fits its column.
 */
export function rowsOfCells(
  plain: readonly PastedLine[],
  { language, spoken }: TextLanguage,
): PastedLine[] | undefined {
  if (plain.length > MOST_LINES) return undefined;
  const whole = withoutEnds(plain);
  const filled = plain.filter((line) => textOf(line) !== '');
  const alternate = whole.filter((_, at) => at % 2 === 0);
  const isSpaced = whole.every((line, at) => at % 2 === 0 || textOf(line) === '');
  // One empty line between two cells is no cell. An empty cell makes three empty lines.
  for (const lines of isSpaced ? [alternate, whole, filled] : [whole, filled]) {
    const rows = rosterRows(lines, language) ?? listRows(lines, spoken);
    if (rows) return rows;
  }
  return undefined;
}

const textOf = ({ cells }: PastedLine): string => (cells[0] ?? '').trim();

function withoutEnds(lines: readonly PastedLine[]): readonly PastedLine[] {
  let [from, to] = [0, lines.length];
  while (from < to && textOf(lines[from] ?? NO_LINE) === '') from += 1;
  while (to > from && textOf(lines[to - 1] ?? NO_LINE) === '') to -= 1;
  return lines.slice(from, to);
}
const NO_LINE: PastedLine = { line: 0, cells: [] };

/** Reads days under one another, after the headers of the names. */
function rosterRows(lines: readonly PastedLine[], language: PasteLanguage): PastedLine[] | undefined {
  const isDay = (text: string) => !/^\d+$/.test(text) && writtenDay(text, language) !== undefined;
  const from = lines.findIndex((_, at) =>
    lines.slice(at, at + FEWEST_HEADERS).every((line) => isDay(textOf(line))),
  );
  if (from < 0 || lines.length - from < FEWEST_HEADERS) return undefined;
  let to = from;
  while (to < lines.length && isDay(textOf(lines[to] ?? NO_LINE))) to += 1;
  const days = to - from;
  for (let leads = 1; leads <= MOST_LEADS; leads += 1)
    // The header of the names may be empty, and is then missing from the lines.
    for (const heads of [leads, 0]) {
      if (heads > from) continue;
      const rows = cut(lines.slice(to), leads + days);
      const areRows = rows?.every(
        (row) =>
          row.slice(0, leads).every((line, at) => isWords(line) || (at > 0 && textOf(line) === '')) &&
          row.slice(leads).every(isShiftCell),
      );
      if (!rows || !areRows || !rows.flat().some((line) => kindOf(line) === 'ranges')) continue;
      const header = lines.slice(from - heads, to);
      const missing = Array.from({ length: leads - heads }, () => '');
      return [
        ...lines.slice(0, from - heads),
        rowOf(header, [...missing, ...header.map(textOf)]),
        ...rows.map((row) => rowOf(row, row.map(textOf))),
      ];
    }
  return undefined;
}

/** Reads headers of a list under one another, if the same columns of each row hold times. */
function listRows(lines: readonly PastedLine[], spoken: PasteLanguage | undefined): PastedLine[] | undefined {
  const from = lines.findIndex((_, at) =>
    lines.slice(at, at + FEWEST_HEADERS).every((line) => isHeaderText(textOf(line), spoken)),
  );
  if (from < 0) return undefined;
  let to = from;
  while (to < lines.length && isHeaderText(textOf(lines[to] ?? NO_LINE), spoken)) to += 1;
  const width = to - from;
  const rows = width < FEWEST_HEADERS ? undefined : cut(lines.slice(to), width);
  if (!rows || rows.length < 2) return undefined;
  const isTimes = (line: PastedLine | undefined) =>
    line !== undefined && ['ranges', 'time'].includes(kindOf(line)) && /[:\-–]/.test(textOf(line));
  const timesIn = (row: readonly PastedLine[]) => row.map((line) => (isTimes(line) ? 'x' : '-')).join('');
  const [first = '', ...more] = rows.map(timesIn);
  if (!first.includes('x') || more.some((times) => times !== first)) return undefined;
  return [
    ...lines.slice(0, from),
    rowOf(lines.slice(from, to), lines.slice(from, to).map(textOf)),
    ...rows.map((row) => rowOf(row, row.map(textOf))),
  ];
}

/** Splits lines into rows of one width. Undefined if lines remain. */
function cut(lines: readonly PastedLine[], width: number): PastedLine[][] | undefined {
  if (lines.length === 0 || lines.length % width !== 0) return undefined;
  return Array.from({ length: lines.length / width }, (_, at) => lines.slice(at * width, (at + 1) * width));
}

function rowOf(lines: readonly PastedLine[], cells: readonly string[]): PastedLine {
  return { line: lines[0]?.line ?? 0, cells };
}

const kindOf = (line: PastedLine) => readCell(textOf(line)).kind;
const isWords = (line: PastedLine) => kindOf(line) === 'words' && !/\d/.test(textOf(line));

function isShiftCell(line: PastedLine): boolean {
  const kind = kindOf(line);
  return kind !== 'words' && kind !== 'time' ? true : textOf(line).length <= LONGEST_CODE;
}
