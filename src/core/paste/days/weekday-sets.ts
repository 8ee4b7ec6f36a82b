import { DAYS_A_WEEK } from '../../calendar/days';
import { plainText } from '../times/cell';
import { MAIN_LANGUAGES, type PasteLanguage } from '../words/languages';
import { isAll, isWordFor } from '../words/lexicon';
import { weekdayNamed } from './day-names';

/** The largest number of characters in a text that names weekdays. */
const LONGEST_WEEKDAYS = 60;
const FRIDAY = 4;

/** The weekdays, from 0 (Monday), of a text that names only weekdays: `Mon-Fri`, `Sat & Sun`, `weekends`. */
export function weekdaysNamed(text: string): ReadonlySet<number> | undefined {
  if (text.length > LONGEST_WEEKDAYS) return undefined;
  return MAIN_LANGUAGES.map((language) => namedIn(text, language)).find((days) => days !== undefined);
}

function namedIn(text: string, language: PasteLanguage): ReadonlySet<number> | undefined {
  const words = plainText(text)
    .toLowerCase()
    .replace(/[()[\]]/g, ' ')
    .split(/\s*[,;/+&]\s*|\s+/)
    .filter((word) => word !== '' && !isWordFor(word, 'and'));
  const found = words
    .join(' ')
    .replace(/\s?-\s?/g, '-')
    .split(' ')
    .map((word) => weekdaysIn(word, language));
  const all = found.flatMap((days) => days ?? []);
  return found.length > 0 && found.every((days) => days !== undefined) ? new Set(all) : undefined;
}

function weekdaysIn(word: string, language: PasteLanguage): readonly number[] | undefined {
  if (isAll(word, 'weekends')) return [FRIDAY + 1, FRIDAY + 2];
  if (isAll(word, 'workdays')) return Array.from({ length: FRIDAY + 1 }, (_, day) => day);
  const [first = '', last = first, more] = word.split('-').map((part) => part.replace(/\.$/, ''));
  const [from, to] = [weekdayNamed(first, language), weekdayNamed(last, language)];
  if (from === undefined || to === undefined || more !== undefined) return undefined;
  const length = ((to - from + DAYS_A_WEEK) % DAYS_A_WEEK) + 1;
  return Array.from({ length }, (_, day) => (from + day) % DAYS_A_WEEK);
}
