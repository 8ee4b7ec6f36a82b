import Papa from 'papaparse';
import type { PastedLine } from '../core/schedule/pasted-columns';

/** A text's cells are told apart by the first of these that does so in most of its lines; the last is two or more spaces. */
const DELIMITERS = ['\t', ';', '|', ',', '  '] as const;

/** Stands for a run of spaces, so that these can be read like any other delimiter. */
const SPACES = '\u001f';

/** Invisible signs that web pages put around times and names to say which way they run. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Looking further would not change what the delimiter is. */
const LOOKED_AT = 200;

/**
 * Text from a sheet, an e-mail or a web page as lines of cells; each line has the number of the line of text on which it
 * begins. Cells in quotes may hold delimiters and line breaks.
 */
export function pastedLines(text: string): PastedLine[] {
  const clean = text.replace(/\r\n?/g, '\n').replace(DIRECTIONS, '');
  const delimiter = DELIMITERS.find((each) => splitsMost(clean, each));
  if (delimiter === '  ') return parse(clean.replace(/[ \u00a0]{2,}/g, SPACES), SPACES);
  return parse(clean, delimiter ?? '\t');
}

function splitsMost(text: string, delimiter: string): boolean {
  const filled = text.split('\n', LOOKED_AT).filter((line) => line.trim() !== '');
  const split = filled.filter((line) =>
    line
      .trim()
      .replace(/\u00a0/g, ' ')
      .includes(delimiter),
  );
  return split.length * 2 > filled.length;
}

function parse(text: string, delimiter: string): PastedLine[] {
  const quoted = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  // A lone quotation mark is part of a text: read as the beginning of a quoted cell it would swallow the lines below.
  const { data } = quoted.errors.some(({ type }) => type === 'Quotes')
    ? Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '\0' })
    : quoted;
  let line = 1;
  return data.map((cells) => {
    const begins = line;
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    return { line: begins, cells };
  });
}
