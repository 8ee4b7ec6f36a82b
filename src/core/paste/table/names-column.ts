import { type PastedLine, sampleCells, sampleRows } from '../lines';
import type { PastedPage } from '../page';
import { holdsNames } from '../people/cell-names';
import { isRole } from '../people/roles';
import { shiftEndIn } from '../words/header-texts';
import { IGNORED, PERSON_TARGETS } from '../words/header-words';
import { isShiftName } from '../words/lexicon';
import { columnContent, widthOf } from './columns';

/** If at least this share of a column's cells are of one kind, the column is of this kind. */
const KIND_SHARE = 0.6;
/** In a column of places, at most this share of the cells differ. Last names seldom repeat. */
const MOST_DIFFERENT_PLACES = 0.5;

/** The column that names the people of a roster. */
export interface NamesColumn {
  readonly at: number;
  /** False if another column may name them too. */
  readonly isSure: boolean;
  /** The columns of texts from which it was chosen. */
  readonly among: readonly number[];
}

/**
 * Finds the column that names the people of a roster: by its header, otherwise by the texts that look most like
 * names.
 */
export function findNameColumn(
  page: PastedPage,
  headers: readonly PastedLine[],
  body: readonly PastedLine[],
  taken: ReadonlySet<number>,
  roles: ReadonlyMap<number, string>,
): NamesColumn | undefined {
  const personRole = [...roles].find(([, target]) => PERSON_TARGETS.has(target));
  const [first, last] = [Math.min(...taken), Math.max(...taken)];
  if (personRole && personRole[0] < last) return { at: personRole[0], isSure: true, among: [personRole[0]] };
  const width = widthOf([...headers, ...sampleRows(body)]);
  const all = Array.from({ length: width }, (_, at) => at).filter((at) => !taken.has(at));
  const free = all.filter((at) => !roles.has(at));
  // Columns after the days hold remarks.
  const before = free.filter((at) => at < first);
  if (personRole) {
    // If there are names before the days too, names after the days belong to another table, such as a list of
    // telephones.
    const left = namesColumn(page, body, before);
    return left?.isSure === true && holdsNames(page, body, left.at)
      ? left
      : { at: personRole[0], isSure: true, among: [personRole[0]] };
  }
  const choices = [before, free, all.filter((at) => !roles.has(at) || roles.get(at) === IGNORED)];
  return choices.map((choice) => namesColumn(page, body, choice)).find((found) => found !== undefined);
}

/**
 * Chooses among columns of texts. Roles and places repeat and names do not, roles have their own words, and
 * `Denise P` is a person. The choice is sure only if no other column may name people.
 */
function namesColumn(
  page: PastedPage,
  body: readonly PastedLine[],
  free: readonly number[],
): NamesColumn | undefined {
  const among = free.filter((at) => columnContent(page, at, body) === 'text');
  const [first, second] = among;
  if (first === undefined) return undefined;
  if (second === undefined) return { at: first, isSure: true, among };
  const columns = among.map((at) => columnOf(page, body, at));
  const people = columns.filter(({ cells, isKnown }) => isMostly(cells, isKnown));
  const [known, other] = people;
  if (known && !other) return { at: known.at, isSure: true, among };
  const possible = columns.filter((column) => !isOfRoles(page, column) && !isOfNumbers(column));
  const different = possible.filter(allDiffer);
  const marked = different.filter(({ cells }) => isMostly(cells, isPersonForm));
  const only = [marked, different, possible].find((found) => found.length === 1)?.[0];
  if (!only) return { at: (possible[0] ?? columns[0])?.at ?? first, isSure: false, among };
  return {
    at: only.at,
    isSure: columns.every((column) => column === only || namesNoPeople(page, column, only)),
    among,
  };
}

/** The cells of a column. Names of the company's people are names, whatever they look like. */
interface Column {
  readonly at: number;
  readonly cells: readonly string[];
  readonly isKnown: (cell: string) => boolean;
}

function columnOf(page: PastedPage, body: readonly PastedLine[], at: number): Column {
  const cells = sampleCells(body, at);
  return { at, cells, isKnown: (cell) => page.isPerson(cell) };
}

/** Whether a column surely holds roles, places or numbers, if another column may hold the names. */
function namesNoPeople(page: PastedPage, column: Column, names: Column): boolean {
  if (isOfRoles(page, column)) return true;
  if (!allDiffer(names)) return false;
  const { cells } = column;
  if (isOfNumbers(column)) return true;
  if (isMostly(names.cells, isPersonForm) && !cells.some(isPersonForm)) return true;
  // `Smith | Ann` and `Smith | Bo` are two people with one last name.
  const areParts = isMostly(names.cells, isOneWord) && isMostly(cells, isOneWord);
  return differing(cells) <= (areParts ? cells.length * MOST_DIFFERENT_PLACES : cells.length - 1);
}

function allDiffer({ cells }: Column): boolean {
  return differing(cells) === cells.length;
}

function differing(cells: readonly string[]): number {
  return new Set(cells.map((cell) => cell.toLowerCase())).size;
}

function isMostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.filter(is).length >= cells.length * KIND_SHARE;
}

/** Whether a text has a form that only names of people have: `Denise P`, `A. Lee`, `Garcia, Maria`. */
function isPersonForm(cell: string): boolean {
  return /^\p{Lu}\p{Ll}+,?\s\p{Lu}\.?$|^(?:\p{Lu}\.\s?)+\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+,\s\p{Lu}\p{Ll}+/u.test(
    cell,
  );
}

function isOneWord(cell: string): boolean {
  return !/\s/.test(cell);
}

function isOfNumbers({ cells }: Column): boolean {
  return isMostly(cells, (cell) => /[\d@]/.test(cell));
}

/** Whether a column has mostly roles, places, parts of the day or sides: `Kitchen Porter`, `Band 6`, `Late`, `In`. */
function isOfRoles(page: PastedPage, { cells, isKnown }: Column): boolean {
  return isMostly(
    cells,
    (cell) => !isKnown(cell) && (isRole(page, cell) || isShiftName(cell) || shiftEndIn(cell) !== undefined),
  );
}
