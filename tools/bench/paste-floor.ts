import Papa from 'papaparse';

/** Invisible signs for the direction of text, and signs of East Asian width. */
const DIRECTIONS = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const WIDE = /[\uff05-\uff1e\uff5e]/g;
const WIDE_FROM = 0xfee0;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const MARKED = /^\s*(\*\*|__|\*|_)(?=[\p{L}\p{N}])([^*_]*[\p{L}\p{N}.)])\1\s*$/u;

/**
 * The floor of reading: text of a sheet is split into lines of cells, as Shiftsheet did at the end of November 2026. It stays as it is, so
 * that the ratios of later versions can be compared.
 */
export function cellsOf(text: string): { readonly line: number; readonly cells: readonly string[] }[] {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(DIRECTIONS, '')
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_FROM))
    .replace(SPACES, ' ');
  const { data } = Papa.parse<string[]>(clean, { delimiter: '\t', newline: '\n' });
  let line = 1;
  return data.map((cells) => {
    const begins = line;
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    return { line: begins, cells: cells.map((cell) => MARKED.exec(cell)?.[2] ?? cell) };
  });
}
