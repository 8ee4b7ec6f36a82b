import { DAYS_A_WEEK } from '../../calendar/days';
import type { HeaderDays } from '../days/day-items';
import { letterDays } from '../days/letter-days';
import type { PastedPage } from '../page';
import { calendarOf } from '../words/calendar-names';
import { isHeaderText } from '../words/header-texts';
import { MAIN_LANGUAGES, WEEKDAY_LETTERS } from '../words/languages';
import { runOf, shortDates, type DayTextReader } from './day-runs';

/**
 * The days of a header that are so short that only their order shows that they are days: `23/11`, `23`, `L 23`,
 * `M T W T F S S`.
 */
export function shortDays(page: PastedPage, cells: readonly string[]): HeaderDays | undefined {
  return (
    runOf(page, cells, shortDates) ??
    numbersOf(page, cells) ??
    letterHeader(page, cells) ??
    weekdayLetters(cells)
  );
}

/** The days of a month. If all numbers are codes, they are a person's shifts. */
function numbersOf(page: PastedPage, cells: readonly string[]): HeaderDays | undefined {
  const run = runOf(page, cells, dayNumbers);
  return run && [...run.values()].every(({ text }) => page.isCode(text)) ? undefined : run;
}

const dayNumbers: DayTextReader = (text) => {
  const number = /^(\d{1,2})\.?$/.exec(text)?.[1];
  return number !== undefined && Number(number) >= 1 && Number(number) <= 31 ? [{ day: Number(number) }] : [];
};

/** This many letters with numbers that follow one another are days, whatever is beside them. */
const SURELY_LETTER_DAYS = 5;

/** Reads `L 23 | M 24 | M 25`. A few of them beside other texts than headers may be a row of codes. */
function letterHeader(page: PastedPage, cells: readonly string[]): HeaderDays | undefined {
  const days = letterDays(cells);
  const areHeaders = cells.every(
    (cell, at) => days?.has(at) === true || cell.trim() === '' || isHeaderText(cell, page.spoken),
  );
  return days && (days.size >= SURELY_LETTER_DAYS || areHeaders) ? days : undefined;
}

/**
 * Reads weekday letters in their order: seven or more of M T W T F S S, or five if some have two letters
 * (`M Tu W Th F`).
 */
export function weekdayLetters(cells: readonly string[]): HeaderDays | undefined {
  const days = [...cells.entries()].flatMap(([at, cell]) => {
    const word = SHORT_DAY.exec(cell.trim())?.[1]?.toLowerCase();
    return word === undefined ? [] : [{ at, text: cell.trim(), word }];
  });
  const isMixed = days.some(({ word }) => word.length > 1) && days.some(({ word }) => word.length === 1);
  if (days.length < (isMixed ? FEWEST_MIXED : DAYS_A_WEEK)) return undefined;
  for (const isDay of DAY_LETTERS)
    for (let first = 0; first < DAYS_A_WEEK; first += 1) {
      if (!days.every(({ word }, place) => isDay(word, (first + place) % DAYS_A_WEEK))) continue;
      return new Map(
        days.map(({ at, text }, place) => [
          at,
          { text, written: { kind: 'clear', parts: { weekday: (first + place) % DAYS_A_WEEK } } },
        ]),
      );
    }
  return undefined;
}

/** One or two letters that may be a weekday. */
const SHORT_DAY = /^(\p{L}{1,2})\.?$/u;
/** Five weekdays are enough only if some have two letters and others one. Fewer may be codes. */
const FEWEST_MIXED = 5;

/** For each language, whether a word is a weekday's letter or the beginning of its name. */
const DAY_LETTERS: readonly ((word: string, weekday: number) => boolean)[] = [
  ...WEEKDAY_LETTERS.map((week) => (word: string, weekday: number) => word === week[weekday]),
  ...MAIN_LANGUAGES.map(
    (language) => (word: string, weekday: number) =>
      calendarOf(language).weekdays[weekday]?.startsWith(word) === true,
  ),
];
