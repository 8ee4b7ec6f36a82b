import { calendarOf, foldedName } from './calendar-names';
import type { PasteWords } from './language-words';
import { LANGUAGES, wordsIn, type PasteLanguage } from './languages';
import { begins, ends, isWordFor, wordList } from './lexicon';

/** Columns for the place or task of a shift. A word beside a shift may belong to one of them. */
export const PLACE_COLUMNS = ['Department', 'Area', 'Task'] as const;

/** Targets of pasted columns that are no columns of the sheet. */
export const SHIFT = 'Shift';
export const FIRST_NAME = 'First name';
export const LAST_NAME = 'Last name';
/** The length of a shift, which gives its end if no end is written. */
export const LENGTH = 'Length';
/** Known columns that are never part of a shift: breaks, sums, numbers of rows. */
export const IGNORED = 'Ignored';

/** Targets that name people. */
export const PERSON_TARGETS: ReadonlySet<string> = new Set(['Person', FIRST_NAME, LAST_NAME]);

/** Targets that name people or places. */
export const NAME_TARGETS: ReadonlySet<string> = new Set([...PERSON_TARGETS, ...PLACE_COLUMNS]);

/** Targets for the days and the times of shifts. */
export const WHEN_TARGETS: ReadonlySet<string> = new Set([SHIFT, 'Start', 'End', 'Date', 'EndDate']);

/** Columns of the sheet that several pasted columns may hold parts of, with the text between the parts. */
export const JOINED: ReadonlyMap<string, string> = new Map([
  ...PLACE_COLUMNS.map((target) => [target, ' '] as const),
  ['Notes', '; '],
]);

/** The targets that headers name. If languages use one word for two targets, the word means the later one. */
const TARGETS = [
  ...[...PERSON_TARGETS, 'Date', 'Start', 'End', SHIFT, 'EndDate', 'Hours', LENGTH],
  ...[...PLACE_COLUMNS, 'TimeOfDay', 'TimeOffReason', 'Notes', 'Color', IGNORED],
];

/** The letters and digits of a header. The number of a repeated column (`In 2`) is removed. */
export function plainHeader(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=\p{L})\d$/u, '');
}

/** What the words of headers name: the targets of each word. Of several targets, the last counts for a column. */
type HeaderWords = ReadonlyMap<string, readonly string[]>;

const headerWords = new Map<PasteLanguage | undefined, HeaderWords>();

/**
 * The words of headers in a text of a language. A word of another language is none if it is a common word of the text's
 * language: Polish `do` is the end of a shift, and in German a Thursday.
 */
function headerWordsIn(language: PasteLanguage | undefined): HeaderWords {
  let words = headerWords.get(language);
  if (!words) {
    const wordsOfLanguage = Object.values((language && wordsIn(language)?.headers) ?? {}).flatMap(wordList);
    const common = new Set(language && commonWords(language));
    const isHeader = (word: string) => wordsOfLanguage.includes(word) || !common.has(foldedName(word));
    const found = new Map<string, string[]>();
    for (const target of TARGETS)
      for (const { headers } of Object.values<PasteWords>(LANGUAGES))
        for (const word of wordList(headers?.[target]).filter(isHeader))
          found.set(word, [...(found.get(word) ?? []), target]);
    headerWords.set(language, (words = found));
  }
  return words;
}

/** The weekdays, months, conjunctions, units and absences of a language, written as words of headers. */
function commonWords(language: PasteLanguage): readonly string[] {
  const { weekdays, shortWeekdays, months, oddMonths } = calendarOf(language);
  const words = COMMON.flatMap((sense) => wordList(wordsIn(language)?.[sense]));
  const names = [weekdays, shortWeekdays, months, [...oddMonths.keys()], words];
  return names.flat().map((word) => foldedName(plainHeader(word)));
}

const COMMON = ['and', 'hourMarks', 'hourWords', 'lengthHours', 'lengthMinutes', 'off', 'away'] as const;

/** Whether a header names one of the targets. Without a language, the words of all languages count. */
export function namesTarget(
  text: string,
  language: PasteLanguage | undefined,
  ...names: readonly string[]
): boolean {
  const targets = headerWordsIn(language).get(plainHeader(text)) ?? [];
  return targets.some((target) => names.length === 0 || names.includes(target));
}

function targetOfWord(word: string, language: PasteLanguage | undefined): string | undefined {
  return headerWordsIn(language).get(word)?.at(-1);
}

/** The targets that pasted columns can have: the ids of the sheet's fields, and names for several fields together. */
export type Targets = ReadonlySet<string> & { readonly headerOf: (target: string) => string };

/**
 * The headers of a sheet's own columns in plain form. A sheet's targets are one set, which is used for every cell of
 * a text.
 */
const sheetHeaders = new WeakMap<Targets, ReadonlyMap<string, string>>();

function headersOfSheet(targets: Targets): ReadonlyMap<string, string> {
  let names = sheetHeaders.get(targets);
  if (!names) {
    names = new Map(
      [...targets].reverse().map((target) => [plainHeader(targets.headerOf(target)), target] as const),
    );
    sheetHeaders.set(targets, names);
  }
  return names;
}

/** The target by the header's last word: `Visit start`, `Guard name`, `POSITION_NAME`, `Employee comment`. */
function targetByLastWord(text: string, language: PasteLanguage | undefined): string | undefined {
  const words = text.trim().split(/[\s_-]+/);
  if (words.length < 2 || begins(text.trim(), 'otherTimeHeaders')) return undefined;
  const last = plainHeader(words.at(-1) ?? '');
  // `Shift End Date` is the day of the end.
  if (
    targetOfWord(last, language) === 'Date' &&
    words.slice(0, -1).some((word) => targetOfWord(plainHeader(word), language) === 'End')
  )
    return 'EndDate';
  if (isWordFor(last, 'nameHeaders')) {
    const named = targetOfWord(plainHeader(words.slice(0, -1).join('')), language);
    return named !== undefined && NAME_TARGETS.has(named) ? named : undefined;
  }
  if (words.length <= 3 && targetOfWord(last, language) === 'Notes') return 'Notes';
  if (
    words.length > 3 ||
    !isWordFor(last === 'time' ? plainHeader(words.at(-2) ?? '') : last, 'lastHeaderWords')
  )
    return undefined;
  return targetOfWord(last === 'time' ? plainHeader(words.slice(-2).join('')) : last, language);
}

/** The target that a header names. Undefined if no word of it is known. */
export function targetOfHeader(text: string, known: Targets, language?: PasteLanguage): string | undefined {
  if (text.length > 40) return undefined;
  const word = plainHeader(text);
  if (word === '') return undefined;
  const target =
    headersOfSheet(known).get(word) ??
    targetOfWord(word, language) ??
    targetOfWord(word.replace(/s$/, ''), language) ??
    targetByLastWord(text, language);
  return target !== undefined && (known.has(target) || target === IGNORED || target === LENGTH)
    ? target
    : undefined;
}

/** Whether a header is above people who do not work the shift, or above kinds of work: `Client`, `Support type`. */
export function namesNoWorker(header: string): boolean {
  return begins(header, 'served') || ends(header, 'kindsOfWork');
}
