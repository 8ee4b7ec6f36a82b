import { byText } from '../by-text';
import type { Draft } from '../draft';
import { type PastedLine, onlyCell } from '../lines';
import type { PastedPage } from '../page';
import { patternOfAll } from '../words/lexicon';

/** A label, a task or a heading that begins with such a word: `On call 18-08`, `STANDBY`, `Rufbereitschaft`. */
const STANDBY = new RegExp(String.raw`^[^\p{L}]*(?:${patternOfAll('standby')})(?!\p{L})`, 'iu');

/** A note that says nothing else. `standby in canteen` is work. */
const ALONE = new RegExp(String.raw`${STANDBY.source}\s*(?:$|[-–—,;:(/])`, 'iu');

const PART = new RegExp(`(?:${patternOfAll('standby')})`, 'iu');
const hasPart = (text: string) => PART.test(text);

const isStandby = byText((text) => STANDBY.test(text));
const isAlone = byText((text) => ALONE.test(text));

/**
 * Asks about shifts on call among other shifts, because perhaps nobody works them. If all shifts of the text are on
 * call, they are read as shifts.
 */
export function askStandby(page: PastedPage, lines: readonly PastedLine[]): void {
  if (!mayHaveStandby(page)) return;
  const below = linesBelow(lines);
  const beside = (line: number) =>
    page.unusedColumns.flatMap(({ cells }) => cells.get(line) ?? []).find((cell) => isAlone(cell));
  const sampleOf = (draft: Draft) => wordIn(draft) ?? below.get(draft.line) ?? beside(draft.line);
  const found = page.drafts.map(sampleOf);
  if (found.every((sample) => sample !== undefined)) return;
  page.drafts = page.drafts.map((draft, at): Draft => {
    const sample = found[at];
    if (sample === undefined) return draft;
    page.guess('against', sample);
    return { ...draft, guesses: [...(draft.guesses ?? []), 'against'] };
  });
}

/** Whether such a word is anywhere in the text, or in what a code means. */
function mayHaveStandby({ overview, codes }: PastedPage): boolean {
  const labels = [...codes.values()].flatMap((code) =>
    code === 'off' ? [] : code.map(({ label }) => label),
  );
  return overview.has(hasPart) || labels.some(hasPart);
}

function wordIn({ ranges, fields: { Notes: notes = '', ...fields } }: Draft): string | undefined {
  const labelled = ranges.find(({ label }) => isStandby(label));
  if (labelled) return labelled.label;
  return Object.values(fields).find((text) => isStandby(text)) ?? (isAlone(notes) ? notes : undefined);
}

/** The lines below a heading such as `Standby`, until the next line of one cell. */
function linesBelow(lines: readonly PastedLine[]): ReadonlyMap<number, string> {
  const below = new Map<number, string>();
  let heading: string | undefined;
  for (const { line, cells } of lines) {
    const only = onlyCell(cells);
    if (only !== undefined && !/\d/.test(only)) heading = isStandby(only) ? only : undefined;
    else if (heading !== undefined) below.set(line, heading);
  }
  return below;
}
