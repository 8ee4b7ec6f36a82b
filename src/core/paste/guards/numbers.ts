import { type PastedLine, shortened } from '../lines';
import type { Resolving } from '../read-shift';
import { cleanLabel, LONGEST_CELL, plainText, rangesIn, type FoundRange } from '../times/cell';
import { ends } from '../words/lexicon';
import type { Doubt, ReadResult } from './doubt';

/** Two numbers without minutes or am and pm: they may be the number of a place. */
export const BARE = /^\d{1,2}\s?-\s?\d{1,2}$/;

/** A time that is surely one. */
const CLOCK = /\d[:.h]\d\d|\d\s?[ap]\.?m/i;

/** The largest number of characters in a sentence. */
const LONGEST_LINE = 400;

/** A cell with several ranges, or a sentence with them. */
interface Several {
  readonly text: string;
  readonly isSentence: boolean;
  readonly found: readonly FoundRange[];
}

function severalIn({ cells }: PastedLine): readonly Several[] {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const isSentence = filled.length === 1;
  return filled.flatMap((cell) => {
    if (cell.length > (isSentence ? LONGEST_LINE : LONGEST_CELL)) return [];
    const text = plainText(cell);
    const found = rangesIn(text);
    return found.length < 2 ? [] : [{ text, isSentence, found }];
  });
}

/** Whether a range of bare numbers among other ranges is perhaps no shift. */
function isOther({ draft, range: { form } }: Resolving, { text, isSentence, found }: Several): boolean {
  const at = found.findIndex(({ range }) => range.form === form);
  const shiftRange = found[at];
  if (!shiftRange) return false;
  const before = text.slice(0, shiftRange.at);
  if (ends(before.trim(), 'numberedPlaces')) return true;
  const isInBrackets = (other: FoundRange) => /\([^()]*$/.test(text.slice(0, other.at));
  if (isInBrackets(shiftRange) && !found.every(isInBrackets)) return true;
  // In a sentence the words before a range name its person.
  const previous = found[at - 1];
  if (isSentence || !previous || draft.ranges.length < 2) return false;
  const between = cleanLabel(text.slice(previous.at + previous.length, shiftRange.at));
  return (
    /\p{L}/u.test(between) && found.every((other) => other === shiftRange || CLOCK.test(other.range.form))
  );
}

/**
 * `Ann 16:00-19:00 (ages 5-7)`, `15:00-23:00 Cabins 2-6`: behind the times of a cell or a sentence two numbers may
 * say something else. Only the shift of these numbers is doubted.
 */
export function otherNumbers({ page, shifts }: ReadResult): Doubt | undefined {
  const bare = shifts.filter(({ range }) => BARE.test(range.form));
  const lines = new Set(bare.map(({ shift }) => shift.line));
  const several = new Map(
    page.lines.flatMap((pastedLine) =>
      lines.has(pastedLine.line) ? [[pastedLine.line, severalIn(pastedLine)] as const] : [],
    ),
  );
  const doubted = new Set<Resolving>();
  let sample: string | undefined;
  for (const foundShift of bare) {
    const found = several.get(foundShift.shift.line)?.find((cell) => isOther(foundShift, cell));
    if (!found) continue;
    sample ??= shortened(found.text);
    doubted.add(foundShift);
  }
  return sample === undefined ? undefined : { sample, doubted };
}
