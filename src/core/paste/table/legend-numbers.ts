import type { PastedLine } from '../draft';
import type { Code } from '../page';
import { isOff } from '../times/cell';
import { LONGEST_LEGEND_CELL, MOST_LEGEND_CELLS } from './legend-limits';

/** Only the sign = makes a number a code: `1 = 06:00-14:00`. */
const DEFINITION = /^(\d{1,2})\s*=\s*(\S.*)$/su;
const NUMBER = /^\d{1,2}$/;
/** A legend has at least this many definitions. */
const FEWEST_DEFINITIONS = 2;
/** This many numbers that follow one another are the days of a month. */
const DAYS_IN_ROW = 5;

/**
 * Numbers that a text explains as codes, and the lines that explain them. They count only if a column holds them and
 * holds no other numbers.
 */
export function numberLegend(
  lines: readonly PastedLine[],
  rangesIn: (text: string) => Code | undefined,
): { codes: ReadonlyMap<string, Code>; lines: ReadonlySet<number> } {
  const codes = new Map<string, Code>();
  const found = new Set<number>();
  for (const { line, cells } of lines) {
    if (cells.length > MOST_LEGEND_CELLS || cells.some((cell) => cell.length > LONGEST_LEGEND_CELL)) continue;
    const filled = cells.filter((cell) => cell.trim() !== '');
    const own = filled.flatMap(partsOf).map((part) => defined(part, rangesIn));
    if (own.length === 0 || own.some((each) => each === undefined)) continue;
    for (const each of own) if (each && !codes.has(each[0])) codes.set(...each);
    found.add(line);
  }
  if (codes.size < FEWEST_DEFINITIONS) return { codes: new Map(), lines: new Set() };
  const isUsed = usesOnly(
    lines.filter(({ line, cells }) => !found.has(line) && !areDays(cells, codes)),
    codes,
  );
  return isUsed ? { codes, lines: found } : { codes: new Map(), lines: new Set() };
}

/** Splits several definitions in one cell: `1 = 6-14, 2 = 14-22`. */
function partsOf(cell: string): string[] {
  return cell
    .trim()
    .split(/\s*(?:[;\n|]|,)\s*(?=\d{1,2}\s*=)|\s+(?=\d{1,2}\s*=)/u)
    .filter((part) => part !== '');
}

function defined(part: string, rangesIn: (text: string) => Code | undefined): [string, Code] | undefined {
  const [, number = '', meaning = ''] = DEFINITION.exec(part) ?? [];
  if (number === '') return undefined;
  const ranges = rangesIn(meaning);
  if (ranges) return [number, ranges];
  return isOff(meaning) && /\p{L}{3}/u.test(meaning) ? [number, 'off'] : undefined;
}

/** Whether a line holds the days of a month: `1`, `2`, `3` and so on, of which not all are codes. */
function areDays(cells: readonly string[], codes: ReadonlyMap<string, Code>): boolean {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => NUMBER.test(cell));
  if (texts.every((text) => codes.has(text))) return false;
  const numbers = texts.map(Number);
  const steps = numbers.filter((number, at) => at > 0 && number === (numbers[at - 1] ?? 0) + 1);
  return steps.length + 1 >= DAYS_IN_ROW && steps.length * 2 > numbers.length;
}

function usesOnly(body: readonly PastedLine[], codes: ReadonlyMap<string, Code>): boolean {
  const [using, mixed] = [new Set<number>(), new Set<number>()];
  for (const { cells } of body)
    for (const [at, cell] of cells.entries()) {
      // The first column may hold the numbers of the rows.
      if (at === 0 || !NUMBER.test(cell.trim())) continue;
      (codes.has(cell.trim()) ? using : mixed).add(at);
    }
  return using.size > 0 && ![...using].some((at) => mixed.has(at));
}
