import type { PastedPage } from '../page';

/** The number of a day alone in a line. */
const NUMBER = /^\d{1,2}\.?$/;
/** Fewer numbers above months or weekdays may be anything. */
const FEWEST_DATES = 2;

/**
 * The indexes of lines that hold the number of a day whose month and weekday are in the next line: `23`, and below it `Nov, Mon`.
 */
export function splitDates(page: PastedPage, texts: readonly string[]): readonly number[] {
  const found = texts.flatMap((text, at) => {
    const next = texts[at + 1] ?? '';
    if (!NUMBER.test(text) || next === '' || /\d/.test(next) || !page.days(`${text} ${next}`)) return [];
    return [at];
  });
  return found.length >= FEWEST_DATES ? found : [];
}
