import { takeEach, type Sliced } from '../../slices';
import { byText } from '../by-text';
import { weekdaysNamed } from '../days/weekday-sets';
import { type PastedLine, filledCells } from '../lines';
import { alternatives, isShiftName, isWordFor } from '../words/lexicon';
import { possibleCode } from './codes';

/** What a text says about a word, a number or a mark: `E = 7-15`, `AB: Anna Bell`, `Late (14-22)`, `✓ = 9-17`. */
export interface Definition {
  /** The word that is explained, as it is written. */
  readonly term: string;
  /** The same in lower case, to find it in cells. */
  readonly key: string;
  /** What joins both: a sign, a space, or nothing because they stand in cells of their own. */
  readonly sign: '=' | ':' | '-' | ' ' | '|';
  readonly means: string;
}

/** A line with its definitions. A part that is no definition is undefined. */
export interface DefiningLine extends PastedLine {
  readonly filled: readonly string[];
  readonly parts: readonly (Definition | undefined)[];
}

/** The largest number of filled cells in a line of a legend, and of characters in one of them. */
const MOST_CELLS = 16;
const LONGEST_CELL = 300;
/** A code, its name and its times in cells of their own are at most this many cells. */
const MOST_CELLS_OF_ONE = 5;

const WORD = String.raw`\p{L}[\p{L}\p{N}]{0,9}`;
const MARK = String.raw`[✓✔☑√✅]️?`;
/** `E = 7-15`, `Early (E): 7-15`, `AL annual leave`. */
const DEFINITION = new RegExp(
  String.raw`^[^\p{L}\p{N}✓✔☑√✅]{0,3}(?:\p{L}[\p{L} ]{0,24}\((\p{L}{1,4})\)|(${WORD}|\d{1,2}(?=\s?=)|${MARK}))(\s*[=:→]\s*|\s+[-–—]\s+|[-–—]|\s+)(\S.*)$`,
  'su',
);
/** A shift's name with its times: `Early shift 06:00-14:00`, `Spätdienst (14-22)`. */
const SHIFT = /^(\p{L}[\p{L} -]{1,20}?)\s*([=:(–-]?)\s*(\d[^()]*)\)?$/u;
/** A new definition begins behind one of these. */
const BETWEEN = new RegExp(
  [
    String.raw`\s*(?:[;\n|]|!+|[,.](?=\s*(?:\p{L}|-\s?=)))\s*`,
    String.raw`\s+\/\s+(?=\p{L})`,
    String.raw`\s+[-–—]\s+(?=\p{L}[\p{L}\p{N}]{0,3}\s?[:=])`,
    String.raw`,?\s+(?=\S{1,12}\s?=)`,
    String.raw`\s{2,}(?=\p{L}[\p{L} ]{0,20}\s?[:=(\d])`,
    String.raw`\s(?:${alternatives('and')})\s(?=\p{L}[\p{L} ]{0,20}\s?[:=(\d])`,
  ].join('|'),
  'u',
);

/**
 * Reads the definitions of the lines that may explain anything: those of one cell, those that are definitions as a whole, and those that
 * explain what is used. Lines that are too long for a legend have no definitions.
 */
export function* definingLines(
  lines: readonly PastedLine[],
  /** Whether a cell explains what is used. */
  isExplaining: (cell: string) => boolean = () => false,
  isOfTable: (line: number) => boolean = () => false,
): Sliced<DefiningLine[]> {
  const defining: DefiningLine[] = [];
  yield* takeEach(lines, ({ line, cells }) => {
    const filled = filledCells(cells);
    if (filled.length === 0) return;
    const isLegend = filled.length <= MOST_CELLS && filled.every(({ length }) => length <= LONGEST_CELL);
    const explains = filled.length === 1 || (isLegend && mayExplain(filled, isExplaining));
    if (explains || isOfTable(line))
      defining.push({ line, cells, filled, parts: isLegend ? partsOf(filled) : [] });
  });
  return defining;
}

/** Whether cells are definitions as a whole, or one of them explains what is used. The rows of a table do neither. */
function mayExplain(filled: readonly string[], isExplaining: (cell: string) => boolean): boolean {
  const [first = ''] = filled;
  if (possibleCode(first) !== undefined || withoutTitle(first) === '') return true;
  return (
    filled.every((cell) => definitionsIn(cell).every((part) => part !== undefined)) ||
    filled.some((cell) => isExplaining(cell))
  );
}

function partsOf(filled: readonly string[]): (Definition | undefined)[] {
  // In `Codes | M | 7-15` the legend's title is beside its first code.
  const cells = filled[0] !== undefined && withoutTitle(filled[0]) === '' ? filled.slice(1) : filled;
  const [term = '', ...rest] = cells;
  const parts: (Definition | undefined)[] = [];
  for (const cell of cells) for (const part of definitionsIn(cell)) parts.push(part);
  const isSigned = parts.some((part) => part !== undefined && part.sign !== ' ');
  const isOne = rest.length > 0 && rest.length < MOST_CELLS_OF_ONE && possibleCode(term) !== undefined;
  return isOne && !isSigned ? [{ term, key: wordKey(term), sign: '|', means: rest.join('\t') }] : parts;
}

/** The definitions of one cell: `E=7-15, L=14-22; N=22-6`. */
export const definitionsIn = byText((cell: string): (Definition | undefined)[] => {
  const parts: string[] = [];
  if (cell.length > LONGEST_CELL) return [];
  for (const part of withoutTitle(cell).split(BETWEEN)) {
    // Times that begin with weekdays belong to the code before them: `E: weekdays 7-15, weekends 9-14`.
    const isMore = parts.length > 0 && weekdaysNamed(part.split(/\d/)[0] ?? '');
    if (isMore) parts.push(`${parts.pop() ?? ''}, ${part}`);
    else if (part !== '') parts.push(part);
  }
  return parts.map(definitionIn);
});

/** Removes the legend's title: `Codes: E = 7-15`. A title that is alone has no sign. */
const withoutTitle = byText((cell) => {
  const [whole, title = ''] = /^([^:=-]{1,20}?)\s*(?:[:=-]\s*|$)/.exec(cell) ?? [''];
  return isWordFor(title.toLowerCase(), 'legendTitles') ? cell.slice(whole.length) : cell;
});

/** A shift's name, its code and its times: `Früh = F (06:00-14:00, 30 min Pause)`. */
const NAMED_CODE = /^\p{L}[\p{L} -]{1,20}\s*=\s*(\p{L}[\p{L}\p{N}]{0,3})\s*\(([^(),]+)(?:,[^()]*)?\)$/u;

function definitionIn(part: string): Definition | undefined {
  const [, code = '', hours = ''] = NAMED_CODE.exec(part) ?? [];
  if (code !== '') return { term: code, key: wordKey(code), sign: '=', means: hours };
  const [, name = '', joined = '', times = ''] = SHIFT.exec(part) ?? [];
  if (name !== '' && isShiftName(name)) {
    return { term: name, key: wordKey(name), sign: signOf(joined), means: times.trim() };
  }
  const [, inBrackets, word = '', sign = '', means = ''] = DEFINITION.exec(part) ?? [];
  const term = inBrackets ?? word;
  return term === ''
    ? undefined
    : { term, key: wordKey(term), sign: inBrackets === undefined ? signOf(sign) : '=', means };
}

function signOf(written: string): Definition['sign'] {
  const sign = written.trim();
  if (sign === '=' || sign === ':') return sign;
  return sign === '' ? ' ' : sign === '→' ? '=' : '-';
}

/** A word or a mark as its uses are compared. */
export function wordKey(text: string): string {
  return text.trim().toLowerCase().replace('\u{fe0f}', '');
}
