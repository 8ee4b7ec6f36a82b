/** What a file or sheet is called when its title has no letter that may stand in a name. */
const NAMELESS = 'Report';

/** Characters of a title in a file's name: with four bytes each, date and ending, below the 255 bytes of file systems. */
const FILE_TITLE_LIMIT = 50;

/** Excel's own. */
const SHEET_NAME_LIMIT = 31;

/** Windows allows none of these in a name; the others could turn the ending around on screen (`fdp.exe` for `exe.pdf`). */
const NOT_IN_FILES = /[\\/:*?"<>|\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const NOT_IN_SHEETS = /[[\]:*?/\\\p{Cc}]+/gu;

/**
 * A file's name that every system takes: `Hours 2026-11-21.csv`. Letters of all scripts stay.
 * @param day `yyyy-MM-dd`
 */
export function fileNameOf(title: string, day: string, ending: 'csv' | 'xlsx'): string {
  const letters = [...title.replace(NOT_IN_FILES, ' ').replace(/\s+/g, ' ').trim()];
  const name = letters.slice(0, FILE_TITLE_LIMIT).join('').trim();
  return `${name || NAMELESS} ${day}.${ending}`;
}

/** A worksheet's name that Excel takes: it counts UTF-16 units, and a letter is not cut in two. */
export function sheetNameOf(title: string): string {
  let name = '';
  for (const letter of title
    .replace(NOT_IN_SHEETS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[' ]+/, '')) {
    if (name.length + letter.length > SHEET_NAME_LIMIT) break;
    name += letter;
  }
  return name.replace(/[' ]+$/, '') || NAMELESS;
}
