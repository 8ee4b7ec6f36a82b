import Papa from 'papaparse';
import { atOnce, takeEach, stage, type Sliced } from '../../slices';
import { byText } from '../by-text';
import { weekdayNamed } from '../days/day-names';
import type { PastedLine } from '../lines';
import { GREETING, GREETING_WITHIN, YOUR_SHIFTS } from '../words/message-words';
import { HOUR_MARK } from '../words/time-words';
import { withPlainHalves } from './day-periods';
import { withJoinedHalves } from './joined-halves';
import { languageIn } from './language';
import { withoutPlainQuotes, withPlainQuotes } from './quotes';

/**
 * The beginning of a message in an exported chat: `[20/11/2026, 14:02] Sam:` or `20/11/2026, 14:02 - Sam:`. Its comma
 * separates no cells.
 */
export const CHAT_SENDER =
  /^(?:\[[^\]]{6,30}\]\s*[^:]{1,40}:\s+|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]m)? - [^:]{1,40}:\s+)/i;

/** A text as lines of cells, and as it was pasted, because sentences have no cells. */
export interface TextGrid {
  readonly lines: readonly PastedLine[];
  /** False if nothing separates cells. */
  readonly hasCells: boolean;
  /** Whether tabs separate the cells, as in text from a sheet. */
  readonly isFromSheet: boolean;
  readonly plain: () => readonly PastedLine[];
  /** The numbers of lines whose cells can't be separated for certain. */
  readonly ragged: ReadonlySet<number>;
}

/**
 * The first of these that separates cells in most lines of a text is its delimiter. The last one is two or more
 * spaces.
 */
const DELIMITERS = ['\t', ';', '|', ',', '  '] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Replaces a run of spaces, so that it can be read like any other delimiter. */
const SPACES = '\u001f';

/** Invisible signs for the direction of text, which web pages put around times and names. */
const DIRECTIONS = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Digits and signs of East Asian width, `０８：００－１６：００`, which are read as plain ones. */
const WIDE = /[\uff05-\uff1e\uff5e]/g;
/** The distance in Unicode from a plain sign to its wide form. */
const WIDE_FROM = 0xfee0;

/** More lines would not change the delimiter. */
const SAMPLE_LINES = 400;

/** A sentence whose comma separates shifts: `Ann: Mon 9-5, Tue 12-8`. */
const LABELLED = /^\W{0,4}[\p{L}][^:;,|\t]{0,40}(?:, \p{L}[^:;,|\t\s]{0,40})? ?:(?!\d)\s*\S/u;

/** A sentence whose comma separates names: `Early 6:00-14:15: Ann, Bo`. */
const TIMED = new RegExp(String.raw`\d\s?(?:[ap]m|${HOUR_MARK})?\s?:\s+\p{L}`, 'iu');

/** A sentence with a bullet, or with a name and a dash before a day or a time: `• Ines – Mon 8-4, Tue 8-4`. */
const BULLETED = /^\s*(?:[•·▪◦]\s*|[*-]\s+)\p{L}|^\s*\p{Lu}[^,;|\t\d]{0,40}\s[–—-]\s\p{L}{2,}\.?\s\d/u;

/** So many characters are separated into cells between two places where the splitting may pause. */
const PIECE = 50_000;

/** Splits a text without a pause. */
export const readGrid = (text: string, piece = PIECE): TextGrid => atOnce(gridInSlices(text, piece));

/**
 * Splits text from a sheet, an e-mail or a web page into lines of cells. Each line has the number of the text's line
 * on which it begins.
 */
export function* gridInSlices(text: string, piece = PIECE): Sliced<TextGrid> {
  const cleaned = withPlainHalves(withoutLineQuotes(text))
    .replace(/\r\n?/g, '\n')
    .replace(DIRECTIONS, '')
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_FROM))
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
  const clean = withoutDateCommas(cleaned);
  const plain = plainLines(clean);
  const sample = clean.split('\n', SAMPLE_LINES).filter((line) => line.trim() !== '');
  const delimiter = DELIMITERS.find((possibleDelimiter) => splits(sample, possibleDelimiter));
  if (delimiter === undefined)
    return {
      lines: yield* parse(clean, '\t', piece),
      hasCells: false,
      isFromSheet: false,
      plain,
      ragged: new Set(),
    };
  if (delimiter === '  ')
    return { hasCells: true, isFromSheet: false, plain, ...(yield* bySpaces(clean, piece)) };
  const split = yield* parse(clean, delimiter, piece);
  const parsed = clean.includes("'") ? withoutApostrophes(split) : split;
  const lines = delimiter === '|' ? withoutFrames(parsed) : parsed;
  return { lines, hasCells: true, isFromSheet: delimiter === '\t', plain, ragged: new Set() };
}

/** The lines of a text as cells of their own, which are made when they are first read: a table seldom needs them. */
function plainLines(text: string): () => readonly PastedLine[] {
  let lines: readonly PastedLine[] | undefined;
  return () => (lines ??= text.split('\n').map((line, at) => ({ line: at + 1, cells: [line] })));
}

/** A line that is quoted as a whole, with its delimiters: `"Ann,23/11/2026,9-17"`. */
const QUOTED_LINE = /^"(?=[^"]*[,;\t])((?:[^"]|"")*)"$/u;

/** Some exports quote each line. Then all lines are one cell, in which quotes are doubled. */
function withoutLineQuotes(text: string): string {
  if (!text.trimStart().startsWith('"')) return text;
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length < 2 || !filled.every((line) => QUOTED_LINE.test(line.trim()))) return text;
  return lines.map((line) => line.trim().replace(QUOTED_LINE, '$1').replaceAll('""', '"')).join('\n');
}

/** A comma behind what may be a weekday, and before a date; or one before a year. */
const DATE_COMMA =
  /(?<![\p{L}\p{N}])(\p{L}{2,12})\.?,[ ]+(?=\d{1,2}(?:[./-]|\.?[ ]?\p{L}{3})|\p{L}{3,10}\.?[ ]\d)|(?<=\p{L}\.?[ ]\d{1,2}),[ ]+(?=20\d\d(?!\d))/gu;

/** A comma within a date separates no cells: `Mon, Feb 8`, `February 8, 2027`. */
function withoutDateCommas(text: string): string {
  if (!text.includes(', ')) return text;
  const { language } = languageIn(text);
  return text.replace(DATE_COMMA, (comma: string, word: string | undefined) =>
    word === undefined ? ' ' : weekdayNamed(word, language) === undefined ? comma : `${word} `,
  );
}

/**
 * Whether a delimiter separates cells. A quarter of the lines must have tabs, because titles have none. Most lines
 * must have any other delimiter.
 */
function splits(sample: readonly string[], delimiter: Delimiter): boolean {
  const split = sample.filter((line) => line.trim().includes(delimiter));
  if (delimiter === '\t') return split.length > 0 && split.length * 4 >= sample.length;
  const isSentence =
    sample.filter((line) => [LABELLED, TIMED, CHAT_SENDER, BULLETED].some((form) => form.test(line))).length *
      2 >=
    sample.length;
  // The commas of a message separate its words.
  const top = sample.slice(0, GREETING_WITHIN);
  const isMessage = top.some((line) => GREETING.test(line)) && top.some((line) => YOUR_SHIFTS.test(line));
  if (isMessage && delimiter !== '|') return false;
  if ((delimiter === ',' || delimiter === ';') && (isSentence || areSpaced(sample))) return false;
  return split.length * 2 > sample.length;
}

/** Fewer cells between wide gaps are no columns. */
const FEWEST_SPACED = 3;

/** Whether wide gaps split every line into the same number of cells. Then a comma within a cell separates names. */
function areSpaced(sample: readonly string[]): boolean {
  const counts = sample
    .map((line) => ({ line, count: line.trim().split(/ {2,}/).length }))
    // Headings between the lines have no gaps: `Thursday 26 November`.
    .filter(({ line, count }) => count > 1 || line.includes(','))
    .map(({ count }) => count);
  const [first = 0, ...more] = counts;
  return first >= FEWEST_SPACED && more.length > 0 && more.every((count) => count === first);
}

function* parse(text: string, delimiter: string, piece: number): Sliced<PastedLine[]> {
  const lines: PastedLine[] = [];
  let line = 1;
  const plain = withoutPlainQuotes(text, delimiter);
  for (const { rows, from, until } of piecesOf(plain, delimiter, piece))
    yield* stage(
      takeEach(rows, (cells) => {
        lines.push({ line, cells: withJoinedHalves(cells.map(plainCell)) });
        line += 1;
        for (const cell of cells) line += breaksIn(cell);
      }),
      from / plain.length,
      until / plain.length,
    );
  return lines;
}

/** Rows of cells, and the characters of the text that they are. */
interface Piece {
  readonly rows: readonly string[][];
  readonly from: number;
  readonly until: number;
}

/** The rows of a text, in pieces of whole rows. A piece is longer if one row between quotation marks is. */
function* piecesOf(text: string, delimiter: string, piece: number): Generator<Piece> {
  const parser = new Papa.Parser({ delimiter, newline: '\n' });
  let [from, size] = [0, piece];
  for (;;) {
    const end = Math.min(text.length, from + size);
    const isLast = end === text.length;
    const { data, meta } = parser.parse(text.slice(from, end), 0, !isLast) as Papa.ParseResult<string[]>;
    const until = isLast ? end : from + meta.cursor;
    yield { rows: data, from, until };
    if (isLast) return;
    [from, size] = [until, data.length === 0 ? size * 2 : piece];
  }
}

function breaksIn(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0;
}

/** Cells with the same text are one string, which is compared and found again faster. */
const plainCell = byText((cell) => withoutMarks(withPlainQuotes(cell).replaceAll(SPACES, '  ')));

/**
 * Exports write an apostrophe before a text that a sheet would take for something else. It is no part of the text if all cells of a column have
 * one, perhaps without the header: a single `'til close` or `'t Hooft` keeps its own.
 */
function withoutApostrophes(lines: readonly PastedLine[]): readonly PastedLine[] {
  const [filled, marked] = [new Map<number, number>(), new Map<number, number>()];
  for (const [row, { cells }] of lines.entries())
    for (const [at, cell] of cells.entries()) {
      const isMarked = cell.startsWith("'");
      if (cell.trim() === '' || (row === 0 && !isMarked)) continue;
      filled.set(at, (filled.get(at) ?? 0) + 1);
      if (isMarked) marked.set(at, (marked.get(at) ?? 0) + 1);
    }
  const columns = new Set(
    [...marked].filter(([at, count]) => count > 1 && count === filled.get(at)).map(([at]) => at),
  );
  if (columns.size === 0) return lines;
  return lines.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => (columns.has(at) ? cell.replace(/^'/, '') : cell)),
  }));
}

/** A cell in marks for bold or italic text: `**Ann**`, `*Ann*`, `_Ann_`. */
const MARKED = /^\s*(\*\*|__|\*|_)(?=[\p{L}\p{N}])([^*_]*[\p{L}\p{N}.)])\1\s*$/u;

function withoutMarks(cell: string): string {
  return MARKED.exec(cell)?.[2] ?? cell;
}

/**
 * Removes the frame of a table from a chat or a web page: bars at both ends and lines of hyphens below the headers.
 */
function withoutFrames(lines: readonly PastedLine[]): PastedLine[] {
  const isFramed = lines.filter(({ cells }) => hasFrame(cells)).length * 2 > lines.length;
  return lines
    .filter(
      ({ cells }) =>
        !cells.every((cell) => /^\s*:?-*:?\s*$/.test(cell)) || cells.every((cell) => cell.trim() === ''),
    )
    .map(({ line, cells }) => ({ line, cells: isFramed ? withoutFrame(cells) : cells }));
}

function hasFrame(cells: readonly string[]): boolean {
  return cells[0]?.trim() === '' && cells.at(-1)?.trim() === '';
}

/** A row of a framed table may lack the bar at one end. The cell there is kept. */
function withoutFrame(cells: readonly string[]): string[] {
  const inner = cells[0]?.trim() === '' ? cells.slice(1) : [...cells];
  return inner.at(-1)?.trim() === '' ? inner.slice(0, -1) : inner;
}

/** The number of columns in Excel. A line with more cells does not come from a sheet. */
export const MOST_CELLS = 16_384;

/** Two times of a shift. */
const TIMES = new RegExp(String.raw`\d\s?(?:[ap]m?|${HOUR_MARK})?\s?[-–—]\s?\d`, 'iu');

/** The largest number of characters in a line that is split by columns under one another. */
const WIDEST_LINE = 2000;

/**
 * Splits lines at two or more spaces. If lines have different numbers of cells, some cells were empty: then each cell
 * belongs to the header above it, and a line whose cells are below no header is ragged.
 */
function* bySpaces(text: string, piece: number): Sliced<Pick<TextGrid, 'lines' | 'ragged'>> {
  const lines = yield* parse(
    text.replace(/ {2,}/g, (run, at: number) => (at === 0 || text[at - 1] === '\n' ? run : SPACES)),
    SPACES,
    piece,
  );
  const counts = lines
    .map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
    .filter((count) => count > 1);
  const ragged = new Set<number>();
  const most = counts.reduce((max, count) => Math.max(max, count), 0);
  if (counts.every((count) => count === most)) return { lines, ragged };
  const raw = text.split('\n');
  if (raw.some((line) => line.length > WIDEST_LINE)) return { lines, ragged };
  // Lines with few cells above the table are titles, even if they have wide gaps.
  const begin = raw.findIndex((line) => line.trim().split(/ {2,}/).length * 2 > most);
  const isTitle = (at: number) => at < begin;
  // Headers and footers of pages have fewer cells than rows and say nothing about the columns.
  const rows = raw.slice(Math.max(0, begin)).filter((line) => widthOf(line) * 2 > most);
  const laid = (cut: readonly number[]) => linesAt(raw, cut, most, isTitle);
  const under = laid(columnsUnderOneAnother(rows));
  if (under.ragged.size === 0) return under;
  // One space may separate two cells. Then the cells begin where those of the widest line do.
  const template = laid(beginsIn(raw.find((line) => widthOf(line) === most) ?? ''));
  return template.ragged.size === 0 ? template : under;
}

const widthOf = (line: string): number => line.trim().split(/ {2,}/).length;

/** Splits lines where columns begin. */
function linesAt(
  raw: readonly string[],
  cut: readonly number[],
  most: number,
  isTitle: (at: number) => boolean,
): Pick<TextGrid, 'lines'> & { ragged: Set<number> } {
  const ragged = new Set<number>();
  const lines = raw.map((line, at) => {
    if (isTitle(at) || widthOf(line) < 2) return { line: at + 1, cells: [line] };
    const cells = cut.map((from, column) => line.slice(from, cut[column + 1]).trim());
    // If a cell was cut in two, or two cells are in one, the line does not fit the columns.
    const isWhole = cells.join('').replace(/\s+/g, '') === line.replace(/\s+/g, '');
    const fits = isWhole && !cells.some((cell) => / {2,}/.test(cell)) && !isCut(line, cut);
    if (!fits && widthOf(line) * 2 <= most && !TIMES.test(line))
      return { line: at + 1, cells: [line.trim()] };
    if (!fits) ragged.add(at + 1);
    return { line: at + 1, cells };
  });
  return { lines, ragged };
}

/** The positions in a line where its cells begin. */
function beginsIn(line: string): number[] {
  const [, ...more] = [...line.matchAll(/(?<=^ *| {2})\S/g)].map(({ index }) => index);
  return [0, ...more];
}

/** The positions where columns begin: after positions that are blank in every line with several cells. */
function columnsUnderOneAnother(raw: readonly string[]): number[] {
  const wide = raw.filter((line) => line.trim().split(/ {2,}/).length >= 2);
  const width = wide.reduce((max, line) => Math.max(max, line.length), 0);
  const filled = new Uint8Array(width + 1);
  for (const line of wide)
    for (let at = 0; at < line.length; at += 1)
      if (line[at] !== ' ' || (line[at + 1] !== ' ' && line[at - 1] !== ' ')) filled[at] = 1;
  const begins: number[] = [];
  for (let at = 0; at < width; at += 1) {
    if (filled[at] === 1 && (at === 0 || filled[at - 1] === 0)) begins.push(at);
  }
  return begins;
}

function isCut(line: string, cut: readonly number[]): boolean {
  return cut.some((at) => at > 0 && /\S/.test(line[at - 1] ?? ' ') && /\S/.test(line[at] ?? ' '));
}
