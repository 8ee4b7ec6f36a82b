import type { PastedLine } from '../draft';
import type { Code } from '../page';
import { isShiftName } from '../words/shift-words';
import { LONGEST_LEGEND_CELL, MOST_LEGEND_CELLS } from './legend-limits';

/** A shift's name with its times: `Early 06:00-14:00`, `Late = 2pm-10pm`, `Spätdienst (14-22)`. */
const DEFINITION = /^(\p{L}[\p{L} -]{1,20}?)\s*[=:(–-]?\s*(\d[^()]*)\)?$/u;
const BETWEEN = /\s*(?:[;\n|]|,(?!\d)|\s\/\s|\s{2,}|\sund\s|\sand\s)\s*(?=\p{L})/u;
/** The largest number of characters in a shift's name. Longer cells are not searched for one. */
const LONGEST_NAME = 40;

/**
 * Names of shifts that a text explains in separate lines, and these lines (rule 37). A line counts only if it holds
 * nothing else, and if another line has one of its names alone in a cell.
 */
export function shiftLegend(
  lines: readonly PastedLine[],
  rangesIn: (text: string) => Code | undefined,
): { codes: ReadonlyMap<string, Code>; lines: ReadonlySet<number> } {
  const codes = new Map<string, Code>();
  const found = new Set<number>();
  const alone = new Map<string, number>();
  for (const { line, cells } of lines)
    for (const cell of cells)
      if (cell.length <= LONGEST_NAME && isShiftName(cell)) alone.set(keyOf(cell), line);
  if (alone.size === 0) return { codes, lines: found };
  for (const { line, cells } of lines) {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    if (
      filled.length === 0 ||
      filled.length > MOST_LEGEND_CELLS ||
      filled.some(({ length }) => length > LONGEST_LEGEND_CELL)
    )
      continue;
    const defined = filled
      .flatMap((cell) => cell.split(BETWEEN))
      .map((part) => {
        const [, name = '', times = ''] = DEFINITION.exec(part.trim()) ?? [];
        const ranges = isShiftName(name) ? rangesIn(times) : undefined;
        return ranges ? { name: keyOf(name), ranges } : undefined;
      });
    const isUsed = defined.some((each) => each !== undefined && (alone.get(each.name) ?? line) !== line);
    if (!isUsed || defined.includes(undefined)) continue;
    for (const each of defined) if (each && !codes.has(each.name)) codes.set(each.name, each.ranges);
    found.add(line);
  }
  return { codes, lines: found };
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
