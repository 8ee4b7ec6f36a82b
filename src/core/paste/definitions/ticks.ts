import { type PastedLine, filledCells } from '../lines';
import type { Overview } from '../overview';
import { LONGEST_CELL, rangesIn, type WrittenRange } from '../times/cell';
import { hasWord } from '../words/lexicon';
import { definitionsIn, wordKey } from './definition';
import { codeTimes } from './meanings';

/** Marks below days for people who work, and the times that the text names for them. */
export interface Ticks {
  readonly marks: ReadonlyMap<string, readonly WrittenRange[]>;
  /**
   * The text explains the marks (`✓ = 9-17`). If this is false, the marks mean the usual times of the text, and the
   * user is asked.
   */
  readonly isExplained: boolean;
  /** A mark with its times, as the question shows them: `✓ = 9-17`. */
  readonly sample: string;
  /** A cross may also mean that somebody does not work, so its shifts wait for the user's answer. */
  readonly isCross: boolean;
}

/** A check mark, perhaps with the sign that makes it a picture. */
const LONGEST_MARK = 2;
const CHECK_MARK = /^[✓✔☑√✅]️?$/u;
/** A single mark may be a note. */
const FEWEST_MARKS = 2;

/** Whether a cell is a check mark, which means that somebody works. */
export function isCheckMark(text: string): boolean {
  return CHECK_MARK.test(text.trim());
}

/**
 * The marks that the text explains. In a table without times and explanations: the one mark, with the one range that
 * titles or the legend name.
 */
export function ticksIn(lines: readonly PastedLine[], overview: Overview): Ticks | undefined {
  if (!overview.has(isMark)) return undefined;
  const texts = lines.map(({ cells }) => filledCells(cells));
  const rows = lines.filter((_, at) => (texts[at]?.length ?? 0) > 1).map(({ cells }) => cells.slice(1));
  const used = rows.flat().filter(isMark);
  const [mark = ''] = used;
  if (used.length < FEWEST_MARKS) return undefined;
  const alone = texts.flatMap((cells) => (cells.length === 1 ? cells : []));
  const [explanation, second] = alone.flatMap(explained);
  if (explanation && !second)
    return {
      marks: new Map([[explanation.mark, [explanation.range]]]),
      isExplained: true,
      sample: '',
      isCross: false,
    };
  const hasTimes = rows.some((cells) =>
    cells.some((cell) => rangesIn(cell.slice(0, LONGEST_CELL)).length > 0),
  );
  const usual = new Map(alone.flatMap(usualTimes).map((range) => [range.form, range]));
  const [range] = usual.values();
  const marks = new Set(used.map(wordKey));
  if (hasTimes || range === undefined || usual.size > 1 || marks.size > 1) return undefined;
  const sample = `${mark.trim()} = ${range.form}`;
  return {
    marks: new Map([[wordKey(mark), [range]]]),
    isExplained: false,
    sample,
    isCross: /^x$/i.test(mark.trim()),
  };
}

/** What one cell says about a mark: `✓ = 9-17`. */
function explained(text: string): { mark: string; range: WrittenRange }[] {
  const [only, more] = definitionsIn(text);
  const [range, second] = (only && !more && isMark(only.term) && codeTimes(only.means)) || [];
  return only && range && !second ? [{ mark: only.key, range }] : [];
}

/** Whether a cell may be a mark for somebody who works. A cross may also mean a day off. */
export function isMark(cell: string): boolean {
  const text = cell.trim();
  return text.length <= LONGEST_MARK && (CHECK_MARK.test(text) || /^[x1]$/i.test(text));
}

/** The ranges of a title: `Everyone works 9-16`. Breaks and opening hours are no times of shifts. */
function usualTimes(text: string): WrittenRange[] {
  if (text.length > LONGEST_CELL || hasWord(text, 'noShiftsTitle', 'breaks')) return [];
  return rangesIn(text).map(({ range }) => range);
}
