import type { HeaderDays } from '../draft';
import { letterDays } from '../days/letter-days';
import type { Page } from '../page';
import { runOf, shortDates, type Reader } from './day-runs';
import { isHeadText } from './header-texts';
import { WEEKDAY_LETTERS } from '../words/languages';

const LETTERS = 7;

/** The days of a header that are written so shortly that only their run tells: `23/11`, `23`, `L 23`, `M T W T F S S`. */
export function shortDays(page: Page, cells: readonly string[]): HeaderDays | undefined {
  return runOf(cells, shortDates) ?? numbersOf(page, cells) ?? letterHeader(cells) ?? letters(cells);
}

/** A month's days; numbers that are codes all of them are somebody's shifts. */
function numbersOf(page: Page, cells: readonly string[]): HeaderDays | undefined {
  const run = runOf(cells, dayNumbers);
  return run && [...run.values()].every(({ text }) => page.isCode(text)) ? undefined : run;
}

const dayNumbers: Reader = (text) => {
  const number = /^(\d{1,2})\.?$/.exec(text)?.[1];
  return number !== undefined && Number(number) >= 1 && Number(number) <= 31 ? [{ day: Number(number) }] : [];
};

/** So many letters with numbers that follow one another are days, whatever stands beside them. */
const SURELY_LETTER_DAYS = 5;

/** `L 23 | M 24 | M 25`; fewer of them beside anything but headers may be a row of codes. */
function letterHeader(cells: readonly string[]): HeaderDays | undefined {
  const days = letterDays(cells);
  const areHeaders = cells.every(
    (cell, at) => days?.has(at) === true || cell.trim() === '' || isHeadText(cell),
  );
  return days && (days.size >= SURELY_LETTER_DAYS || areHeaders) ? days : undefined;
}

/** M T W T F S S: seven or more letters in their order. */
function letters(cells: readonly string[]): HeaderDays | undefined {
  const singles = [...cells.entries()].filter(([, cell]) => /^\p{L}\.?$/u.test(cell.trim()));
  if (singles.length < LETTERS) return undefined;
  const word = singles.map(([, cell]) => cell.trim().charAt(0).toLowerCase()).join('');
  for (const week of WEEKDAY_LETTERS) {
    for (let first = 0; first < LETTERS; first += 1) {
      const expected = Array.from({ length: word.length }, (_, at) => week[(first + at) % LETTERS]).join('');
      if (word !== expected) continue;
      return new Map(
        singles.map(([at, cell], place) => [
          at,
          { text: cell.trim(), written: { kind: 'clear', parts: { weekday: (first + place) % LETTERS } } },
        ]),
      );
    }
  }
  return undefined;
}
