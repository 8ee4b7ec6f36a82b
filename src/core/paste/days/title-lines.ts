import { type PastedLine, filledCells } from '../lines';
import type { PasteLanguage } from '../words/languages';
import { hasWord, isWordFor } from '../words/lexicon';
import type { HeaderDays, WeekHint } from './day-items';
import { weekHintIn } from './titles';

/**
 * The week that a line between the rows of a roster names. The line has one cell, or two cells of which the first is
 * a title. `until 7 Dec` beside a name is a cell of that person's row.
 */
export function titleBetween({ cells }: PastedLine, language: PasteLanguage): WeekHint | undefined {
  const filled = filledCells(cells);
  const [first = ''] = filled;
  if (filled.length > 2 || (filled.length === 2 && !isTitleText(first))) return undefined;
  const hint = weekHintIn(filled.join(' | '), language);
  if (hint?.day === undefined || hint.day.until !== undefined || filled.length === 2) return hint;
  // One date beside other words than those of titles is a remark about a person: `Bo (until 7 Dec)`.
  const words = first.replace(hint.day.text, ' ').match(/\p{L}{2,}/gu) ?? [];
  return words.length === 0 || isTitleText(first) ? hint : { ...hint, isUnsure: true };
}

/** Whether a line may name the week of the days below it: `W/C 7 December`, `Woche vom 7.12.`. */
function isTitleText(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    hasWord(text, 'week', 'weekMarks', 'calendarWeek', 'period') ||
    words.some((word) => isWordFor(word, 'titles') && word.length > 2)
  );
}

/** Whether a title gives the week of days that have no dates. */
export function saysWeek({ day, number, isUnsure }: WeekHint): boolean {
  return (day !== undefined || number !== undefined) && isUnsure !== true;
}

/** Whether a header names weekdays alone, so that its week is unknown. */
export function areBareDays(days: HeaderDays): boolean {
  return [...days.values()].every(
    ({ written }) =>
      written.kind === 'clear' && written.parts.month === undefined && written.parts.day === undefined,
  );
}

/** Whether a title names only a month, without a year. */
export function isOfMonthOnly({ month, year, day, number }: WeekHint): boolean {
  return month !== undefined && year === undefined && day === undefined && number === undefined;
}

/** Whether a text is in capitals, as titles of sections and some names are: `CARE`, `FRONT OF HOUSE`. */
export function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}
