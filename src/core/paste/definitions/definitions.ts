import { stage, type Sliced } from '../../slices';
import { isDayInMainLanguage } from '../days/days';
import { filledCells, type PastedLine } from '../lines';
import { isSome, type Overview } from '../overview';
import { isPersonName } from '../people/names';
import { asWritten } from '../times/am-pm';
import { isFree, isOff, rangesIn, readCell, type WrittenRange } from '../times/cell';
import { objectionIn } from '../words/absence';
import { isShiftName, isWordFor } from '../words/lexicon';
import { codeTables } from './code-tables';
import { possibleCode, usesOf, type Code, type Uses, type Explanation } from './codes';
import { definingLines, definitionsIn, wordKey, type DefiningLine, type Definition } from './definition';
import { codeTimes } from './meanings';

/** Everything that a text explains, and the lines that hold only explanations. */
export interface Definitions {
  /** Codes with times, and codes that a legend calls days off. */
  readonly codes: ReadonlyMap<string, Code>;
  /** Codes that are explained by words. */
  readonly explained: ReadonlyMap<string, Explanation>;
  /** Full names by their initials in lower case: `AB = Anna Bell`. */
  readonly names: ReadonlyMap<string, string>;
  readonly lines: ReadonlyMap<number, 'legend' | 'initials'>;
}

/** One definition may explain anything, so a key of initials and a legend of numbers have at least two. */
const FEWEST = 2;

/** Reads what the text explains. `plain` are the lines as sentences, if the text has no cells. */
export function* definitionsOf(
  lines: readonly PastedLine[],
  plain: readonly PastedLine[],
  { texts }: Overview,
): Sliced<Definitions> {
  const uses = yield* stage(
    usesOf(lines, lines === plain ? texts : lines.flatMap(({ cells }) => cells)),
    0,
    0.3,
  );
  const tables = codeTables(lines);
  yield 0.3;
  const isUsed = (key: string) => uses.has(key);
  const explains = explaining(lines === plain ? texts : undefined, isUsed);
  yield 0.3;
  const read = yield* stage(
    definingLines(lines, explains, (line) => tables.has(line)),
    0.3,
    0.8,
  );
  const codes = new Map<string, Code>();
  const found = new Map<number, 'legend' | 'initials'>();
  for (const legend of [
    numbersOf(read, lines),
    shiftsOf(read, lines),
    phrasesOf(read, lines),
    codesOf(read, tables, uses),
  ]) {
    for (const [code, means] of legend.codes) codes.set(code, oneOf(codes.get(code), means));
    for (const line of legend.lines) found.set(line, 'legend');
  }
  const explained = explainedIn(read, isUsed);
  for (const line of explained.lines) found.set(line, 'legend');
  const initials = initialsIn(lines === plain ? read : yield* stage(definingLines(plain), 0.8, 1));
  for (const line of initials.lines) if (!found.has(line)) found.set(line, 'initials');
  return { codes, explained: explained.meanings, names: initials.names, lines: found };
}

/** Whether a cell explains what is used. `texts` are all cells of the text, if they are known. */
function explaining(
  texts: ReadonlySet<string> | undefined,
  isUsed: (key: string) => boolean,
): (cell: string) => boolean {
  const test = (cell: string) => definitionsIn(cell.trim()).some((part) => part && isUsed(part.key));
  return texts && !isSome(texts, test) ? () => false : test;
}

interface Found {
  readonly codes: ReadonlyMap<string, Code>;
  readonly lines: ReadonlySet<number>;
}

const NOTHING: Found = { codes: new Map(), lines: new Set() };

/** The lines that hold only definitions which `means` accepts, with these definitions. */
function wholeLines<Means>(
  read: readonly DefiningLine[],
  means: (definition: Definition) => Means | undefined,
): { line: number; defined: [string, Means][] }[] {
  return read.flatMap(({ line, parts }) => {
    if (parts.length === 0 || parts.includes(undefined)) return [];
    const defined = parts.flatMap((part): [string, Means][] => {
      const meaning = part && means(part);
      return part === undefined || meaning === undefined ? [] : [[part.key, meaning]];
    });
    return defined.length > 0 && defined.length === parts.length ? [{ line, defined }] : [];
  });
}

function firstMeanings<Means>(lines: readonly { defined: [string, Means][] }[]): Map<string, Means> {
  return new Map(lines.flatMap(({ defined }) => defined).reverse());
}

/** Numbers are codes if the sign = explains them, and if a column holds them and holds no other numbers. */
function numbersOf(read: readonly DefiningLine[], all: readonly PastedLine[]): Found {
  const whole = wholeLines(read, ({ key, sign, means }) =>
    /^\d{1,2}$/.test(key) && sign === '=' ? (codeTimes(means) ?? offIn(means)) : undefined,
  );
  const [codes, lines] = [firstMeanings(whole), new Set(whole.map(({ line }) => line))];
  if (codes.size < FEWEST) return NOTHING;
  const body = all.filter(({ line, cells }) => !lines.has(line) && !areDays(filledCells(cells), codes));
  const [using, mixed] = [new Set<number>(), new Set<number>()];
  for (const { cells } of body)
    for (const [at, cell] of cells.entries()) {
      // The first column may hold the numbers of the rows.
      if (at > 0 && /^\s*\d{1,2}\s*$/.test(cell)) (codes.has(cell.trim()) ? using : mixed).add(at);
    }
  const areCodes = using.size > 0 && ![...using].some((at) => mixed.has(at));
  return areCodes ? { codes, lines } : NOTHING;
}

/** This many numbers that follow one another are the days of a month. */
const DAYS_IN_ROW = 5;

/** Whether a line holds the days of a month: `1`, `2`, `3` and so on, of which not all are codes. */
function areDays(filled: readonly string[], codes: ReadonlyMap<string, Code>): boolean {
  const texts = filled.filter((cell) => /^\d{1,2}$/.test(cell));
  if (texts.every((text) => codes.has(text))) return false;
  const steps = texts.filter((text, at) => at > 0 && Number(text) === Number(texts[at - 1]) + 1);
  return steps.length + 1 >= DAYS_IN_ROW && steps.length * 2 > texts.length;
}

/** Names of shifts count if another line has one of them alone in a cell. */
function shiftsOf(read: readonly DefiningLine[], all: readonly PastedLine[]): Found {
  const named = wholeLines(read, ({ term, means }) => (isShiftName(term) ? codeTimes(means) : undefined));
  if (named.length === 0) return NOTHING;
  const alone = new Map(
    all.flatMap(({ line, cells }) =>
      filledCells(cells)
        .filter(isShiftName)
        .map((cell) => [wordKey(cell), line]),
    ),
  );
  const whole = named.filter(({ line, defined }) =>
    defined.some(([name]) => (alone.get(name) ?? line) !== line),
  );
  return { codes: firstMeanings(whole), lines: new Set(whole.map(({ line }) => line)) };
}

/** The largest number of characters in words that are explained, and in a line of their legend. */
const LONGEST_PHRASE = 30;
const LONGEST_LINE = 300;
const PHRASE = /^(\p{L}[\p{L}'’.]*(?:[ -][\p{L}'’.]+){0,2})\s*([=:])\s*(\d[^=]*)$/u;
const BETWEEN_PHRASES = /\s*(?:[;\n]|,(?=\s*\p{L}))\s*/u;

/**
 * Words of any length with their times count if cells of other lines, not in the column of names, hold nothing else:
 * `Late turn: 13:30-21:30`. If all of them look like names, they may be people with their times.
 */
function phrasesOf(read: readonly DefiningLine[], all: readonly PastedLine[]): Found {
  let uses: ReadonlyMap<string, number> | undefined;
  let areNames = true;
  const whole = read.flatMap(({ line, filled }) => {
    const [only = '', more] = filled;
    if (only.length > LONGEST_LINE || more !== undefined) return [];
    const parts = only.split(BETWEEN_PHRASES).map((part) => phraseIn(part));
    const defined = parts.flatMap((phrase) => (phrase ? [phrase] : []));
    if (defined.length < parts.length) return [];
    const lastUses = (uses ??= lastUsesIn(all));
    if (!defined.every(({ term }) => (lastUses.get(wordKey(term)) ?? line) !== line)) return [];
    areNames &&= defined.every(({ term, sign }) => sign === ':' && isPersonName(term));
    return [{ line, defined: defined.map(({ term, ranges }): [string, Code] => [wordKey(term), ranges]) }];
  });
  const codes = new Map<string, Code>();
  for (const [code, means] of whole.flatMap(({ defined }) => defined))
    codes.set(code, oneOf(codes.get(code), means));
  return areNames ? NOTHING : { codes, lines: new Set(whole.map(({ line }) => line)) };
}

/** The last line in which a cell behind the first one holds a text. */
function lastUsesIn(all: readonly PastedLine[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { line, cells } of all) for (const cell of cells.slice(1)) uses.set(wordKey(cell), line);
  return uses;
}

function phraseIn(part: string): { term: string; sign: string; ranges: Code } | undefined {
  const [, term = '', sign = '', means = ''] = PHRASE.exec(part) ?? [];
  const ranges = term === '' || term.length > LONGEST_PHRASE ? undefined : codeTimes(means);
  return ranges && { term, sign, ranges };
}

/** Codes of letters count if a cell of another line uses them. */
function codesOf(read: readonly DefiningLine[], tables: ReturnType<typeof codeTables>, uses: Uses): Found {
  const codes = new Map<string, Code>();
  const lines = new Set<number>();
  let last: number | undefined;
  for (const { line, cells, parts } of read) {
    const inTable = tables.get(line);
    if (!inTable && !parts.some((part) => part && uses.has(part.key))) continue;
    const first = cells.findIndex((cell) => cell.trim() !== '');
    const defined = inTable ? [inTable.defined] : parts.flatMap(codeIn);
    // If codes are directly below other codes of a legend, uses in the legend's own column count too, because this
    // column may also be a day's.
    const isNext = last === line - 1;
    const isUsed = (code: string) =>
      uses.get(code)?.some((use) => use.line !== line && (isNext || use.at !== first)) === true;
    const used = defined.filter(([code]) => isUsed(code));
    if (used.length === 0 || used.length < defined.length / 2) continue;
    for (const [code, meaning] of defined) codes.set(code, oneOf(codes.get(code), meaning));
    for (const legendLine of inTable ? [line, inTable.head] : [line]) lines.add(legendLine);
    last = line;
  }
  return { codes, lines };
}

function codeIn(part: Definition | undefined): [string, Code][] {
  if (!part || possibleCode(part.term) === undefined) return [];
  const { term, key, sign, means } = part;
  const ranges = codeTimes(means);
  // `Mon: Bo 9-17` is a sentence about a day. Without a sign between the words, `Bo 9-17` is a person, and so is
  // `Ann | 9-17`.
  const isSentence = isDayInMainLanguage(key) && hasLabel(means);
  const isPerson =
    (sign === ' ' && !/^\p{Lu}{1,3}\d?$/u.test(term)) || (sign === '|' && /^\p{Lu}\p{Ll}{2}/u.test(term));
  if (ranges) return isSentence || isPerson ? [] : [[key, ranges]];
  const off = sign === ' ' ? undefined : offIn(means);
  return off ? [[key, off]] : [];
}

function hasLabel(text: string): boolean {
  const read = readCell(text);
  return read.kind === 'ranges' && read.ranges.some(({ label }) => label !== '');
}

function offIn(means: string): 'off' | undefined {
  return isOff(means) && /\p{L}{3}/u.test(means) ? 'off' : undefined;
}

/** The first meaning of a code. If a second one has other times, the first is marked, so that a guard asks. */
function oneOf(known: Code | undefined, other: Code): Code {
  if (known === undefined) return other;
  if (timesIn(known) === timesIn(other) || known === 'off') return known;
  return known.map((range) => ({ ...range, isContradicted: true }));
}

function timesIn(code: Code): string {
  const times = (range: WrittenRange) => {
    const read = asWritten(range, 'clock');
    return read ? [read.start, read.end] : [range.form];
  };
  return code === 'off' ? code : JSON.stringify(code.map(times));
}

/** Codes that words explain. `isUsed` says whether a cell of the text is such a code, in lower case. */
function explainedIn(read: readonly DefiningLine[], isUsed: (code: string) => boolean) {
  const meanings = new Map<string, Explanation>();
  const lines = new Set<number>();
  for (const { line, filled, parts } of read) {
    if (filled.length > FEWEST) continue;
    const known = parts.filter((part) => part && isUsed(part.key) && explanationOf(part));
    for (const part of known) {
      // A code with two meanings is not certainly a day off.
      const means = part && explanationOf(part);
      if (means) meanings.set(part.key, meanings.get(part.key) === 'else' ? 'else' : means);
    }
    if (known.length > 0 && known.length === parts.length) lines.add(line);
  }
  return { meanings, lines };
}

function explanationOf({ term, sign, means }: Definition): Explanation | undefined {
  const words = means.trim().toLowerCase();
  if (
    possibleCode(term) === undefined ||
    term !== term.toUpperCase() ||
    !/^\p{L}[\p{L} '’/-]{2,40}$/u.test(words)
  )
    return undefined;
  const last = words.split(/\s+/).at(-1) ?? '';
  const isAbsence = isOff(words) || objectionIn(words) === 'away' || isWordFor(last, 'offEnds');
  // Without a sign between the words, `Bo new` is a person with a remark.
  if (!isAbsence) return (sign === '=' || sign === ':') && rangesIn(means).length === 0 ? 'else' : undefined;
  return isFree(words) ? 'off' : 'away';
}

/** The people in a key of initials. Initials that stand for two names make the key unusable. */
function initialsIn(read: readonly DefiningLine[]) {
  const whole = wholeLines(read, ({ term, sign, means }) =>
    (sign === '=' || sign === ':') && areInitials(term, means) ? means : undefined,
  );
  const names = firstMeanings(whole);
  const isUnsure = whole.some(({ defined }) =>
    defined.some(([initials, name]) => names.get(initials) !== name),
  );
  return isUnsure || names.size < FEWEST
    ? { names: new Map<string, string>(), lines: [] }
    : { names, lines: whole.map(({ line }) => line) };
}

/**
 * Whether each letter begins a word of a name with at least two words. `SL = Sick Leave` and `T = Training` are no
 * initials.
 */
function areInitials(initials: string, name: string): boolean {
  const words = name.split(/[\s-]+/);
  if (words.length < 2 || !isPersonName(name) || isOff(name) || objectionIn(name) !== undefined) return false;
  return words.map((word) => word[0]?.toUpperCase() ?? '').join('') === initials;
}
