import { takeEach, type Sliced } from '../../slices';
import { byText } from '../by-text';
import type { PastedLine } from '../lines';
import type { WrittenRange } from '../times/cell';
import { writtenTime } from '../times/clock';
import { isSideLine } from '../words/header-texts';

/** The meaning of a known code. */
export type Code = readonly WrittenRange[] | 'off';

/**
 * What the text says about a code without times: that somebody has no shift, is away for a reason that may be time off
 * (`U = Urlaub`), or something else.
 */
export type Explanation = 'off' | 'away' | 'else';

interface Use {
  readonly line: number;
  readonly at: number;
}

/** The cells that hold codes, by the code in lower case. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** The number of a service in a table of services. */
export const NUMBER_CODE = /^\d{2,4}$/;
/** This many uses of each code are remembered. More uses prove nothing. */
const MOST_USES = 20;

/**
 * The largest number of characters in a code. Longer words are names or remarks, unless they stand in several cells or
 * the user said that they are codes.
 */
const LONGEST_CODE = 4;

/**
 * Returns a cell that may be a code: one short word, perhaps with signs in it. Undefined if the cell is a time or
 * another text.
 */
export const possibleCode = byText((text: string): string | undefined => {
  const plain = text.trim();
  if (plain.length > LONGEST_CODE || !/^\p{L}[\p{L}\p{N}+/*#-]*$/u.test(plain)) return undefined;
  return writtenTime(plain) ? undefined : plain.replace(/[*#!]+$/, '');
});

/** The code or the number of a service in a cell. */
function useIn(cell: string): string | undefined {
  const code = possibleCode(cell)?.toLowerCase();
  return code ?? (NUMBER_CODE.test(cell.trim()) ? cell.trim() : undefined);
}

/** The cells that hold codes, by the code in lower case. `In` and `Out` in a line below the days are no codes. */
export function* usesOf(lines: readonly PastedLine[], texts: Iterable<string>): Sliced<Uses> {
  const uses = new Map<string, Use[]>();
  const codes = new Map<string, string>();
  for (const text of texts) {
    const code = useIn(text);
    if (code !== undefined) codes.set(text, code);
  }
  if (codes.size === 0) return uses;
  yield* takeEach(lines, (row) => {
    const { line, cells } = row;
    let isSide: boolean | undefined;
    for (const [at, cell] of cells.entries()) {
      const code = at === 0 ? undefined : codes.get(cell);
      if (code === undefined) continue;
      const known = uses.get(code);
      if (known !== undefined && known.length >= MOST_USES) continue;
      if ((isSide ??= isSideLine(row))) return;
      if (known) known.push({ line, at });
      else uses.set(code, [{ line, at }]);
    }
  });
  return uses;
}
