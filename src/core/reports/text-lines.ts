/**
 * Computes how many lines a text takes in a column. Spreadsheets break lines at spaces and hyphens, and a longer word at the
 * column's end.
 */

/**
 * Widths of letters in Calibri, the font of a new workbook, as parts of a digit's width; all other letters count as wide as
 * a digit.
 */
const WIDTHS: readonly { readonly letters: RegExp; readonly width: number }[] = [
  {
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u,
    width: 2,
  },
  { letters: /[ijl'’.,:;|!]/, width: 0.5 },
  { letters: /[ft()-]/, width: 0.65 },
  { letters: /[rs"/]/, width: 0.77 },
  { letters: /[ckvxyz]/, width: 0.9 },
  { letters: /[mw%]/, width: 1.6 },
  { letters: /[MW@]/, width: 1.75 },
  { letters: /[EFLST]/, width: 0.95 },
  { letters: /\p{Lu}/u, width: 1.2 },
];

/** The width of the space between two words. */
const SPACE = 0.45;

/** The most lines of a row: Excel shows at most 409 points. */
const MOST_LINES = 25;

/** The lines of a text as a row of a sheet shows them. `width` as in linesOfText. */
export function linesOfRow(text: string, width: number): number {
  return Math.min(MOST_LINES, linesOfText(text, width));
}

/** @param width in characters of the sheet's standard font */
export function linesOfText(text: string, width: number): number {
  const room = Math.max(1, width);
  return text.split('\n').reduce((sum, line) => sum + linesOfLine(line, room), 0);
}

function linesOfLine(line: string, room: number): number {
  let lines = 1;
  let used = 0;
  for (const { word, gap } of wordsOf(line)) {
    const length = widthOf(word);
    const before = used === 0 ? 0 : gap;
    if (used + before + length <= room) {
      used += before + length;
      continue;
    }
    if (used > 0) lines += 1;
    const full = Math.max(0, Math.ceil(length / room) - 1);
    lines += full;
    used = length - full * room;
  }
  return lines;
}

/** Words, each with the gap before it. A hyphen ends a word, and the next word follows without a gap. */
function wordsOf(line: string): { readonly word: string; readonly gap: number }[] {
  return line
    .split(' ')
    .flatMap((part) =>
      part.split(/(?<=\p{L}-)(?=\p{L})/u).map((word, at) => ({ word, gap: at === 0 ? SPACE : 0 })),
    );
}

function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) width += WIDTHS.find(({ letters }) => letters.test(letter))?.width ?? 1;
  return width;
}
