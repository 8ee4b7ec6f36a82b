import { wordsIn, type Language } from './languages';

/** How a language writes weekdays and months. */
export interface CalendarNames {
  /** Monday to Sunday. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly months: readonly string[];
  /** Other forms of months, with the month's number from 0. */
  readonly oddMonths: ReadonlyMap<string, number>;
  /** Words that may be beside a date and have no meaning there. */
  readonly fillers: readonly string[];
}

const known = new Map<Language, CalendarNames>();

/** The names of a language: from its file of words, or from the runtime (Unicode CLDR). */
export function calendarOf(language: Language): CalendarNames {
  let names = known.get(language);
  if (!names) {
    names = namesIn(language);
    known.set(language, names);
  }
  return names;
}

/** A word in lower case without accents and points: `Śr.` becomes `sr`. */
export function foldedName(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.ʼ’']/gu, '')
    .replace(/ı/g, 'i');
}

function namesIn(language: Language): CalendarNames {
  const words = wordsIn(language);
  if (words && words.weekdays.length > 0) {
    const { weekdays, shortWeekdays, months, oddMonths, fillers } = words;
    return { weekdays, shortWeekdays, months, oddMonths: new Map(Object.entries(oddMonths)), fillers };
  }
  const months = range(MONTHS).map((at) => monthIn(language, at, { month: 'long' }));
  const odd = range(MONTHS).flatMap((at) =>
    MONTH_FORMS.flatMap((form): [string, number][] => {
      const name = monthIn(language, at, form);
      return name.length > 1 && /\p{L}/u.test(name) ? [[name, at]] : [];
    }),
  );
  return {
    weekdays: range(WEEKDAYS).map((at) => weekdayIn(language, at, 'long')),
    shortWeekdays: range(WEEKDAYS).map((at) => weekdayIn(language, at, 'short')),
    months,
    oddMonths: new Map(odd),
    fillers: words?.fillers ?? [],
  };
}

const WEEKDAYS = 7;
const MONTHS = 12;
/** In many languages a month's name has another form after a number: `listopad`, `23 listopada`. */
const MONTH_FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];
/** 1 January 2024 is a Monday. */
const YEAR = 2024;

function range(length: number): number[] {
  return Array.from({ length }, (_, at) => at);
}

/** `segunda-feira` is also written `segunda`, so the part before the hyphen is the name. */
function weekdayIn(language: Language, at: number, weekday: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return foldedName(format.format(new Date(Date.UTC(YEAR, 0, at + 1))).split('-')[0] ?? '');
}

function monthIn(language: Language, at: number, form: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
  const parts = format.formatToParts(new Date(Date.UTC(YEAR, at, 2)));
  return foldedName(parts.find(({ type }) => type === 'month')?.value ?? '');
}
