import { DAYS_A_WEEK } from '../../calendar/days';
import { wordsIn, type PasteLanguage } from './languages';
import { wordList } from './lexicon';

/** How a language writes weekdays and months. */
export interface CalendarNames {
  /** Monday to Sunday. */
  readonly weekdays: readonly string[];
  /** The same in short, perhaps in two forms one after the other: `pon` and `pn`. */
  readonly shortWeekdays: readonly string[];
  readonly months: readonly string[];
  /** Other forms of months, with the month's number from 0. */
  readonly oddMonths: ReadonlyMap<string, number>;
  /** Words that may be beside a date and have no meaning there. */
  readonly fillers: readonly string[];
}

const known = new Map<PasteLanguage, CalendarNames>();

/** The names of a language: from its file of words, or from the runtime (Unicode CLDR). */
export function calendarOf(language: PasteLanguage): CalendarNames {
  let names = known.get(language);
  if (!names) known.set(language, (names = namesIn(language)));
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

function namesIn(language: PasteLanguage): CalendarNames {
  const words = wordsIn(language);
  const hasNames = words?.weekdays !== undefined;
  const runtimeMonths = (form: Intl.DateTimeFormatOptions) =>
    range(MONTHS).map((at): [string, number] => [monthIn(language, at, form), at]);
  const weekdays = (form: 'long' | 'short') => range(DAYS_A_WEEK).map((at) => weekdayIn(language, at, form));
  const odd = hasNames
    ? Object.entries(words.oddMonths ?? {})
    : MONTH_FORMS.flatMap(runtimeMonths).filter(([name]) => name.length > 1 && /\p{L}/u.test(name));
  return {
    weekdays: hasNames ? wordList(words.weekdays) : weekdays('long'),
    shortWeekdays: hasNames
      ? wordList(words.shortWeekdays)
      : [...weekdays('short'), ...wordList(words?.shortWeekdays).map(foldedName)],
    months: hasNames ? wordList(words.months) : runtimeMonths({ month: 'long' }).map(([name]) => name),
    oddMonths: new Map(odd),
    fillers: wordList(words?.fillers),
  };
}

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
function weekdayIn(language: PasteLanguage, at: number, weekday: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return foldedName(format.format(new Date(Date.UTC(YEAR, 0, at + 1))).split('-')[0] ?? '');
}

function monthIn(language: PasteLanguage, at: number, form: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
  const parts = format.formatToParts(new Date(Date.UTC(YEAR, at, 2)));
  return foldedName(parts.find(({ type }) => type === 'month')?.value ?? '');
}
