import { type PastedLine, sampleCells, sampleRows } from '../lines';
import type { PastedPage } from '../page';
import { holdsNames, namesIn } from '../people/cell-names';
import { placeColumn } from '../people/company';
import { isPersonName } from '../people/names';
import { isRole } from '../people/roles';
import { SHIFT, type Targets } from '../words/header-words';
import { columnContent, isWrittenDay, widthOf, type ColumnContent } from './columns';

/** Guesses the targets of columns without headers from their contents. The user confirms them. */
export function guessColumns(
  page: PastedPage,
  lines: readonly PastedLine[],
  targets: Targets,
): Map<number, string> {
  // Lines of one cell are titles and say nothing about the columns.
  const several = lines.filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const body = several.length > 0 ? several : lines;
  const width = widthOf(sampleRows(body));
  const guessed = new Map<number, string>();
  const free = ['Person', 'Department', 'Notes'].filter((name) => targets.has(name));
  const plain = Array.from({ length: width }, (_, at) => columnContent(page, at, body));
  const places = placeColumns(page, plain, body);
  const contents = plain.map((content, at) => (places.has(at) ? 'empty' : content));
  const hasShifts = contents.includes('shift');
  const texts = contents.flatMap((content, at) => (content === 'text' ? [at] : []));
  // Columns of places may be before the names.
  const possible = texts.filter((at) => holdsNames(page, body, at));
  // In `Tech | Ann Lee, Bo Cole` first and last names are the people, and the words beside them are their task.
  const named =
    possible.find((at) => holdsWholeNames(body, at)) ??
    possible[0] ??
    texts.find((at) => !holdsRoles(page, body, at));
  const names = named ?? texts[0];
  // A column of roles alone names nobody.
  if (named === undefined && names !== undefined && targets.has('Task')) free.splice(0, 1, 'Task');
  const [first] = free;
  if (names !== undefined && (first === 'Person' || first === 'Task')) {
    free.shift();
    guessed.set(names, first);
  }
  for (const [at, target] of places) if (targets.has(target)) guessed.set(at, target);
  let days = 0;
  let times = 0;
  for (const [at, content] of contents.entries()) {
    if (content === 'day') {
      const written = sampleCells(body, at).some((cell) => isWrittenDay(page, cell));
      // A number of five digits beside a written day is a person's number.
      if (!written && contents.filter((otherContent) => otherContent === 'day').length > 1) continue;
      guessed.set(
        at,
        days === 1 && !isWeekdays(page, at, body) && !wasWeekdays(page, guessed, body) ? 'EndDate' : 'Date',
      );
      days += 1;
    } else if (content === 'shift') guessed.set(at, SHIFT);
    else if (content === 'time' && !hasShifts) {
      guessed.set(at, times % 2 === 0 ? 'Start' : 'End');
      times += 1;
    } else if (content === 'text' && at !== names) {
      const target = free.shift();
      if (target !== undefined) guessed.set(at, target);
    }
  }
  if (!hasShifts && times === 0) guessNumbers(page, contents, body, guessed);
  return guessed;
}

/** Whether most cells of a column hold one or several people with first and last names. */
function holdsWholeNames(body: readonly PastedLine[], at: number): boolean {
  const cells = sampleCells(body, at);
  const isWhole = (part: string) => isPersonName(part) && part.includes(' ');
  return cells.filter((cell) => namesIn(cell).flat().every(isWhole)).length * 2 > cells.length;
}

/** Whether a column holds only roles and places: `Cashier`, `Cook`. */
function holdsRoles(page: PastedPage, body: readonly PastedLine[], at: number): boolean {
  return sampleCells(body, at).every((cell) => isRole(page, cell));
}

/** Columns of ranges such as `1-2` that are names of the company's places, if other columns have the times. */
function placeColumns(
  page: PastedPage,
  contents: readonly ColumnContent[],
  body: readonly PastedLine[],
): ReadonlyMap<number, string> {
  const hasTimes = (but: number) =>
    contents.some((content, at) => content === 'shift' && at !== but) ||
    contents.filter((content) => content === 'time').length > 1;
  return new Map(
    contents.flatMap((content, at): (readonly [number, string])[] => {
      if (content !== 'shift' || !hasTimes(at)) return [];
      const found = new Set(sampleCells(body, at).map((cell) => placeColumn(page.company, cell)));
      const [only] = found;
      return found.size === 1 && only !== undefined ? [[at, only]] : [];
    }),
  );
}

function isWeekdays(page: PastedPage, at: number, body: readonly PastedLine[]): boolean {
  return sampleCells(body, at).every((cell) => {
    const written = page.day(cell);
    return (
      written === undefined ||
      (written.kind === 'clear' && written.parts.weekday !== undefined && written.parts.day === undefined)
    );
  });
}

function wasWeekdays(
  page: PastedPage,
  guessed: ReadonlyMap<number, string>,
  body: readonly PastedLine[],
): boolean {
  return [...guessed].some(([at, target]) => target === 'Date' && isWeekdays(page, at, body));
}

/** Two neighbouring columns of hours (9, 17) are times, if no other column has times. */
function guessNumbers(
  page: PastedPage,
  contents: readonly ColumnContent[],
  body: readonly PastedLine[],
  guessed: Map<number, string>,
): void {
  const areHours = (at: number) =>
    sampleCells(body, at).every(
      (cell) =>
        page.cell(cell).kind === 'time' && (/[.,:]/.test(cell) || Number(cell) <= 24 || /^\d{4}$/.test(cell)),
    );
  const at = contents.findIndex(
    (content, place) =>
      content === 'number' && contents[place + 1] === 'number' && areHours(place) && areHours(place + 1),
  );
  if (at < 0) return;
  guessed.set(at, 'Start');
  guessed.set(at + 1, 'End');
}
