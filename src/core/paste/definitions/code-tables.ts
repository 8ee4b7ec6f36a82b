import type { Sliced } from '../../slices';
import { byText } from '../by-text';
import { writtenDay } from '../days/days';
import type { PastedLine } from '../lines';
import type { Overview } from '../overview';
import { timesToRange } from '../times/cell';
import { shiftEndIn } from '../words/header-texts';
import type { PasteLanguage } from '../words/languages';
import { isWordFor } from '../words/lexicon';
import { possibleCode, NUMBER_CODE, type Code } from './codes';
import { codeTimes } from './meanings';

/** The largest number of cells in a line of a table of codes, and of characters in a header. */
const MOST_CELLS = 16;
const LONGEST_HEAD = 40;

interface Row {
  readonly defined: [string, Code];
  /** The line of the headers. */
  readonly head: number;
}

/** The rows of tables of codes below the headers `Code | Start | End`, perhaps with a second start and end, by line. */
export function codeTables(lines: readonly PastedLine[]): ReadonlyMap<number, Row> {
  const rows = new Map<number, Row>();
  let head: { line: number; pairs: [number, number][] } | undefined;
  for (const { line, cells } of lines) {
    const pairs = pairsOf(cells);
    if (pairs) head = { line, pairs };
    else if (head) {
      const defined = definedBelow(head.pairs, cells);
      if (defined) rows.set(line, { defined, head: head.line });
      else head = undefined;
    }
  }
  return rows;
}

/** The columns of each start and its end. Undefined if the line has no headers of codes. */
function pairsOf(cells: readonly string[]): [number, number][] | undefined {
  if (!isCodeHeader(cells.find((cell) => cell.trim() !== '') ?? '')) return undefined;
  if (cells.length > MOST_CELLS || cells.some((cell) => cell.length > LONGEST_HEAD)) return undefined;
  const placesOf = (side: 'in' | 'out') =>
    cells.flatMap((cell, at) => (shiftEndIn(cell) === side ? [at] : []));
  const [starts, ends] = [placesOf('in'), placesOf('out')];
  const pairs = starts.flatMap((start, at): [number, number][] => {
    const end = ends[at];
    return end !== undefined && end > start ? [[start, end]] : [];
  });
  const isPaired = pairs.length > 0 && pairs.length === starts.length && starts.length === ends.length;
  return isPaired ? pairs : undefined;
}

const isCodeHeader = byText((text) => isWordFor(text.trim().toLowerCase().replace(/\.$/, ''), 'codeHeaders'));

/** Reads a row below these headers. Other columns, such as the break, do not belong to the times. */
function definedBelow(
  pairs: readonly (readonly [number, number])[],
  cells: readonly string[],
): [string, Code] | undefined {
  const text = (cells.find((cell) => cell.trim() !== '') ?? '').trim();
  const code = possibleCode(text) ?? (NUMBER_CODE.test(text) ? text : undefined);
  const filled = pairs.filter((pair) => pair.some((at) => (cells[at] ?? '').trim() !== ''));
  const ranges = filled.flatMap(
    ([start, end]) => timesToRange(cells[start] ?? '', cells[end] ?? '', '') ?? [],
  );
  const isWhole = ranges.length > 0 && ranges.length === filled.length;
  return code !== undefined && isWhole ? [code.toLowerCase(), ranges] : undefined;
}

/** A legend in columns beside a table: its codes, its first column and the column after its last. */
export interface SideLegend {
  readonly codes: ReadonlyMap<string, Code>;
  readonly from: number;
  readonly until: number;
}

/** A legend beside a table has at least this many codes with times under one another. */
const FEWEST_CODES = 2;
/** Of wide texts, this many columns are searched. */
const MOST_COLUMNS = 64;

const isTimes = (text: string) => codeTimes(text) !== undefined;

/** Finds two neighbouring columns with codes and their times, if other columns use the codes. */
export function* sideLegend(
  lines: readonly PastedLine[],
  overview: Overview,
  language: PasteLanguage,
): Sliced<SideLegend | undefined> {
  if (!overview.has(isTimes)) return undefined;
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const isDay = (text = '') => writtenDay(text, language) !== undefined || /^\d{1,2}\.?$/.test(text.trim());
  for (let at = 1; at + 1 < width && at < MOST_COLUMNS; at += 1) {
    yield at / width;
    const codes = codesBeside(lines, at);
    if (!codes || codes.size < FEWEST_CODES) continue;
    // Codes and times below days are shifts of these days.
    if (lines.some(({ cells }) => isDay(cells[at]) || isDay(cells[at + 1]))) continue;
    const isUsed = lines.some(({ cells }) =>
      cells.some((cell, place) => (place < at || place > at + 1) && codes.has(cell.trim().toLowerCase())),
    );
    if (isUsed) return { codes, from: at, until: at + 2 };
  }
  return undefined;
}

/** The codes of a column with their times in the next one. Undefined if other texts stand before times too. */
function codesBeside(lines: readonly PastedLine[], at: number): Map<string, Code> | undefined {
  const codes = new Map<string, Code>();
  for (const { cells } of lines) {
    const ranges = codeTimes(cells[at + 1] ?? '');
    if (!ranges) continue;
    const code = possibleCode(cells[at] ?? '');
    if (code === undefined) return undefined;
    codes.set(code.toLowerCase(), ranges);
  }
  return codes;
}
