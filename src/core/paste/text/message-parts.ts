import type { PastedLine } from '../lines';
import type { PastedPage } from '../page';
import { namesPerson } from '../people/names';
import { rangesIn } from '../times/cell';

/** Fewer lines with a day, a name and times may be a notice: `Reception Mon-Fri 8-18`. */
const FEWEST_SENTENCES = 2;
/** The largest number of characters in a line that is checked. */
const LONGEST_LINE = 400;

/**
 * Paragraphs of a table's text that are messages: lines of one cell, of which at least two have a day,
 * names and times (`Wed 25: Dee 17:00-23:30`). Empty if no other line has cells with times.
 */
export function messageParts(
  page: PastedPage,
  lines: readonly PastedLine[],
): readonly (readonly PastedLine[])[] {
  if (page.overview.alone.length < FEWEST_SENTENCES) return [];
  const runs: PastedLine[][] = [];
  let run: PastedLine[] = [];
  for (const line of lines) {
    const filled = line.cells.filter((cell) => cell.trim() !== '');
    const isAlone = filled.length === 1 && line.cells[0]?.trim() !== '';
    if (isAlone) run.push(line);
    else {
      if (run.length > 0) runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  const messages = runs.filter(
    (possibleMessage) => possibleMessage.filter((line) => isSentence(page, line)).length >= FEWEST_SENTENCES,
  );
  return messages.length > 0 && lines.some((line) => hasTimes(page, line)) ? messages : [];
}

/** Whether one of the line's several cells has times. */
function hasTimes(page: PastedPage, { cells }: PastedLine): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 1 && filled.some((cell) => page.cell(cell).kind === 'ranges');
}

/** Whether a line has a day, a colon or a dash, and names with their times. */
function isSentence(page: PastedPage, { cells }: PastedLine): boolean {
  const text = (cells[0] ?? '').trim();
  const [, day = '', rest = ''] =
    text.length > LONGEST_LINE ? [] : (/^([^:]{2,40}?)\s*(?::|\s[-–—]\s)\s+(.*)$/su.exec(text) ?? []);
  if (day === '' || !page.days(day)) return false;
  const [first] = rangesIn(rest);
  if (!first) return false;
  const name = rest.slice(0, first.at).trim();
  return namesPerson(page, name.replace(/[:,–-]+$/, ''));
}
