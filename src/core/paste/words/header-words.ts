import { PLACE_COLUMNS } from '../place-columns';
import { LANGUAGES } from './languages';

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

/** Words in headers by target, in lower case without spaces and signs. */
export const HEADER_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  TARGETS.map((column) => [column, Object.values(LANGUAGES).flatMap(({ headers }) => headers[column] ?? [])]),
);

/** The letters and digits of a header. The number of a repeated column (`In 2`) is removed. */
export function plainHeader(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=\p{L})\d$/u, '');
}

const targets = new Map(
  Object.entries(HEADER_WORDS).flatMap(([target, words]) => words.map((word) => [word, target] as const)),
);

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

/** Headers of other times than the shift's. */
const OTHER_TIMES =
  /^(?:break|lunch|meal|pause|birth|hire|creat\p{L}*|modif\p{L}*|updat\p{L}*|print\p{L}*|contract|expir\p{L}*|actual|ist|request\p{L}*|order|invoice|approv\p{L}*|submit\p{L}*|due|travel|last|next|review|original|initial|rounded|rest)(?!\p{L})/iu;

/** The target by the header's last word: `Visit start`, `Guard name`, `POSITION_NAME`, `Employee comment`. */
function targetByLastWord(text: string): string | undefined {
  const words = text.trim().split(/[\s_-]+/);
  if (words.length < 2 || OTHER_TIMES.test(text.trim())) return undefined;
  const last = plainHeader(words.at(-1) ?? '');
  // `Shift End Date` is the day of the end.
  if (DATE_WORDS.has(last) && words.slice(0, -1).some((word) => targets.get(plainHeader(word)) === 'End'))
    return 'EndDate';
  if (/^(?:name|names)$/.test(last)) {
    const named = targets.get(plainHeader(words.slice(0, -1).join('')));
    return named !== undefined && NAME_TARGETS.has(named) ? named : undefined;
  }
  if (words.length <= 3 && targets.get(last) === 'Notes') return 'Notes';
  if (words.length > 3 || !LAST_WORDS.has(last === 'time' ? plainHeader(words.at(-2) ?? '') : last))
    return undefined;
  return targets.get(last === 'time' ? plainHeader(words.slice(-2).join('')) : last);
}

/** Last words for a day or a time. The words before them do not matter. */
const LAST_WORDS: ReadonlySet<string> = new Set([
  ...['date', 'start', 'end', 'begin', 'finish', 'datum', 'beginn', 'ende', 'début', 'debut', 'fin'],
]);

const DATE_WORDS: ReadonlySet<string> = new Set(['date', 'day', 'datum', 'jour', 'fecha', 'data']);

/** The target that a header names. Undefined if no word of it is known. */
export function targetOfHeader(text: string, known: Targets): string | undefined {
  if (text.length > 40) return undefined;
  const word = plainHeader(text);
  if (word === '') return undefined;
  const target =
    headersOfSheet(known).get(word) ??
    targets.get(word) ??
    targets.get(word.replace(/s$/, '')) ??
    targetByLastWord(text);
  return target !== undefined && (known.has(target) || target === IGNORED || target === LENGTH)
    ? target
    : undefined;
}

/** Headers of people who receive the service and do not work the shift, and of kinds of work: `Client`, `Support type`. */
export const NO_WORKER_HEADER =
  /^(?:clients?|customers?|participants?|consumers?|service users?|patients?|residents?|pupils?|students?|guests?|kund\p{L}*|klient\p{L}*|patient\p{L}*|bewohner\p{L}*|schüler\p{L}*|teilnehm\p{L}*|gast|gäste|élèves?|usagers?|bénéficiaires?)(?!\p{L})|(?:^|\s)(?:type|category|kind)$/iu;
