import type { PastedPage } from '../page';
import { cleanLabel, doubtIn, type CellText } from '../times/cell';
import { objectionIn } from '../words/absence';

/** The largest number of characters in a cell that may be a code with words. */
const LONGEST_CODE_WITH_WORDS = 40;

/**
 * Reads a known code with words beside it, in a cell below a day: `O/T E`, `L (till)`. The words become a
 * note, as words beside times do. Undefined for two codes, numbers, and words of doubt or absence.
 */
export function codeWithWords(page: PastedPage, cell: string): CellText | undefined {
  if (cell.length > LONGEST_CODE_WITH_WORDS || !/\s|\(/.test(cell.trim()) || page.cell(cell).kind !== 'words')
    return undefined;
  const words = cell.split(/[\s()[\]]+/).filter((word) => word !== '');
  // A code is in capitals and the words of a remark are not: `A late` has no code.
  const codes = words.filter(
    (word) => word === word.toUpperCase() && /\p{L}/u.test(word) && page.isCode(word),
  );
  const [code, second] = codes;
  if (code === undefined || second !== undefined) return undefined;
  const read = page.cell(code);
  const at =
    new RegExp(String.raw`(?<![^\s()[\]])${escaped(code)}(?![^\s()[\]])`, 'u').exec(cell)?.index ?? 0;
  const rest = `${cell.slice(0, at)} ${cell.slice(at + code.length)}`;
  const isDoubtful = doubtIn(rest, 1) !== undefined || objectionIn(rest) !== undefined || /\d/.test(rest);
  if (read.kind !== 'ranges' || isDoubtful) return undefined;
  const label = cleanLabel(rest.replace(/\s+/g, ' '));
  return {
    kind: 'ranges',
    ranges: read.ranges.map((range) => ({
      ...range,
      label: [range.label, label].filter((part) => part !== '').join(' '),
    })),
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
