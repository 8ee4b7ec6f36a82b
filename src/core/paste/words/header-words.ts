import { LANGUAGES } from './languages';

/** What a pasted column may be beyond a column of the sheet. */
export const SHIFT = 'Shift';
export const FIRST_NAME = 'First name';
export const LAST_NAME = 'Last name';
/** How long a shift lasts: its end, where none is written. */
export const LENGTH = 'Length';
/** Known, and never part of a shift: breaks, sums, numbers of rows. */
export const IGNORED = 'Ignored';

/** Columns that name somebody or some place. */
export const NAMING: ReadonlySet<string> = new Set([
  ...['Person', FIRST_NAME, LAST_NAME, 'Department', 'Area', 'Task'],
]);

/** Columns of the sheet that two pasted columns may hold parts of, and what stands between the parts. */
export const JOINED: ReadonlyMap<string, string> = new Map([
  ...['Department', 'Area', 'Task'].map((target) => [target, ' '] as const),
  ['Notes', '; '],
]);

/** The columns that headers name. Where languages use one word for two of them, the later column has it. */
const COLUMNS = [
  ...['Person', FIRST_NAME, LAST_NAME, 'Date', 'Start', 'End', SHIFT, 'EndDate', 'Hours', LENGTH],
  ...['Department', 'Area', 'Task', 'TimeOfDay', 'TimeOffReason', 'Notes', 'Color', IGNORED],
];

/** Words for columns, in small letters without spaces and signs. */
export const HEADER_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  COLUMNS.map((column) => [column, Object.values(LANGUAGES).flatMap(({ headers }) => headers[column] ?? [])]),
);

/** A header's letters and digits; the number of a repeated column (`In 2`) says nothing. */
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

/** What a pasted column can be matched with: the sheet's fields by their ids, and what stands for several of them. */
export type Targets = ReadonlySet<string> & { readonly headerOf: (target: string) => string };

/** A sheet's own columns by their plain headers. Each sheet's columns are one set, which is looked up for every cell of a text. */
const own = new WeakMap<Targets, ReadonlyMap<string, string>>();

function ownNames(known: Targets): ReadonlyMap<string, string> {
  let names = own.get(known);
  if (!names) {
    names = new Map(
      [...known].reverse().map((target) => [plainHeader(known.headerOf(target)), target] as const),
    );
    own.set(known, names);
  }
  return names;
}

/** Times of something else than the shift. */
const OTHER_TIMES =
  /^(?:break|lunch|meal|pause|birth|hire|creat\p{L}*|modif\p{L}*|updat\p{L}*|print\p{L}*|contract|expir\p{L}*|actual|ist|request\p{L}*|order|invoice|approv\p{L}*|submit\p{L}*|due|travel|last|next|review)(?!\p{L})/iu;

/** `Visit start`, `Guard name`: the last word says what the column is. */
function targetByEnd(text: string): string | undefined {
  const words = text.trim().split(/[\s_-]+/);
  if (words.length < 2 || OTHER_TIMES.test(text.trim())) return undefined;
  const last = plainHeader(words.at(-1) ?? '');
  // `Shift End Date` is the day of the end.
  if (DATES.has(last) && words.slice(0, -1).some((word) => targets.get(plainHeader(word)) === 'End'))
    return 'EndDate';
  if (/^(?:name|names)$/.test(last))
    return targets.get(plainHeader(words.slice(0, -1).join(''))) === 'Person' ? 'Person' : undefined;
  if (words.length > 3 || !BY_END.has(last === 'time' ? plainHeader(words.at(-2) ?? '') : last))
    return undefined;
  return targets.get(last === 'time' ? plainHeader(words.slice(-2).join('')) : last);
}

/** Words that say when, whatever stands before them. */
const BY_END: ReadonlySet<string> = new Set([
  ...['date', 'start', 'end', 'begin', 'finish', 'datum', 'beginn', 'ende', 'début', 'debut', 'fin'],
]);

const DATES: ReadonlySet<string> = new Set(['date', 'day', 'datum', 'jour', 'fecha', 'data']);

/** What a header says its column is; undefined where it is no known word. */
export function targetOfHeader(text: string, known: Targets): string | undefined {
  if (text.length > 40) return undefined;
  const word = plainHeader(text);
  if (word === '') return undefined;
  const target =
    ownNames(known).get(word) ??
    targets.get(word) ??
    targets.get(word.replace(/s$/, '')) ??
    targetByEnd(text);
  return target !== undefined && (known.has(target) || target === IGNORED || target === LENGTH)
    ? target
    : undefined;
}
