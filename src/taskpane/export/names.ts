import { exportText } from '../report-messages';

/**
 * Characters of a title in a file's name. With four bytes each, the date and the ending, the name has fewer than the 255 bytes
 * of file systems.
 */
const FILE_TITLE_LIMIT = 50;

/** Excel's limit. */
const SHEET_NAME_LIMIT = 31;

/**
 * Windows allows none of the first characters in a name. The others could reverse the ending on screen (`fdp.exe` for
 * `exe.pdf`).
 */
const NOT_IN_FILES = /[\\/:*?"<>|\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const NOT_IN_SHEETS = /[[\]:*?/\\\p{Cc}]+/gu;

/**
 * A file name that every system accepts: `Hours 2026-11-21.csv`. Letters of all scripts are kept.
 *
 * @param day `yyyy-MM-dd`
 */
export function fileNameOf(title: string, day: string, ending: 'csv' | 'xlsx' | 'ics'): string {
  const letters = [...title.replace(NOT_IN_FILES, ' ').replace(/\s+/g, ' ').trim()];
  const name = letters.slice(0, FILE_TITLE_LIMIT).join('').trim();
  return `${name || exportText.nameless} ${day}.${ending}`;
}

/** A worksheet's name that Excel accepts. Excel counts UTF-16 units, and no letter is cut in two. */
function sheetNameOf(title: string): string {
  let name = '';
  for (const letter of title
    .replace(NOT_IN_SHEETS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[' ]+/, '')) {
    if (name.length + letter.length > SHEET_NAME_LIMIT) break;
    name += letter;
  }
  return name.replace(/[' ]+$/, '') || exportText.nameless;
}

/** Names of worksheets in one file: a title that comes again gets a number, because Excel compares names without case. */
export function sheetNamesOf(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const name = sheetNameOf(title);
    let freeName = name;
    for (let copy = 2; taken.has(freeName.toLowerCase()); copy += 1) freeName = numbered(name, copy);
    taken.add(freeName.toLowerCase());
    return freeName;
  });
}

function numbered(name: string, copy: number): string {
  const mark = ` (${copy})`;
  return `${name.slice(0, SHEET_NAME_LIMIT - mark.length).replace(/[\uD800-\uDBFF]$/, '')}${mark}`;
}
