import { patternOfAll } from './languages';

/** Words for breaks in a title, whose times are no shift. */
export const BREAK_WORDS = new RegExp(String.raw`(?<!\p{L})(?:${patternOfAll('breaks')})(?!\p{L})`, 'iu');

/** Words that make a cell with several ranges doubtful: one of the ranges may be a break. */
export const BREAK_AMONG_RANGES: ReadonlySet<string> = new Set(['break', 'lunch', 'pause']);

/** A break in brackets in a sentence, `(1hr lunch)`. */
export const BREAK_IN_BRACKETS =
  /\([^()]*(?<!\p{L})(?:lunch|break|pause|mittag|repas|déjeuner)(?!\p{L})[^()]*\)/giu;

/** The header of a column whose people have a break at the row's times, and do not work. */
export const BREAK_HEADER =
  /^(?:(?:(?:lunch|meal|tea|mittags?)[\s-]?)?(?:breaks?|pausen?|pauses?)|lunch|meal|rest|repos)$/iu;
