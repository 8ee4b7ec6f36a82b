import { contentOf } from './columns';
import { sideOf } from './day-header';
import type { PastedLine } from './draft';
import type { Page } from './page';
import { isShiftName, PLACE_WORDS, ROLE_WORDS } from './words';

/** Rows that are looked at. */
const LOOKED_AT = 60;
/** So many of a column's cells hold what the column is taken for. */
const MOSTLY = 0.6;
/** Surnames repeat now and then; of a column of places at most so many values differ. */
const FEW_DIFFER = 0.5;

/** The column that names the people of a roster, where its headers do not say it; `isSure` is false where another column may do so. */
export interface NamesColumn {
  readonly at: number;
  readonly isSure: boolean;
  /** The columns that may name the people. */
  readonly among: readonly number[];
}

/**
 * Chooses among the columns of texts before the days: roles and places repeat and people do not, roles have their own
 * words, and `Denise P` is a person. It is sure only where one column may name people and each of the others can't.
 */
export function namesColumn(
  page: Page,
  body: readonly PastedLine[],
  free: readonly number[],
): NamesColumn | undefined {
  const texts = free.filter((at) => contentOf(page, at, body) === 'text');
  const [first, second] = texts;
  if (first === undefined) return undefined;
  if (second === undefined) return { at: first, isSure: true, among: [first] };
  const columns = texts.map((at) => lookedAt(body, at));
  const possible = columns.filter(mayBePeople);
  const marked = possible.filter(({ cells }) => isMostly(cells, hasInitial));
  const [only, other] = marked.length === 1 ? marked : possible;
  if (!only) return { at: first, isSure: false, among: texts };
  const isSure = other === undefined && columns.every((each) => each === only || isNoName(each, only));
  return { at: only.at, isSure, among: texts };
}

interface Column {
  readonly at: number;
  readonly cells: readonly string[];
  /** Rows of the roster, also those in which the column is empty. */
  readonly rows: number;
}

function lookedAt(body: readonly PastedLine[], at: number): Column {
  const rows = body.slice(0, LOOKED_AT);
  const cells = rows.map(({ cells: all }) => (all[at] ?? '').trim()).filter((cell) => cell !== '');
  return { at, cells, rows: rows.length };
}

/** A column in which nobody stands twice, and which holds words of names. */
function mayBePeople({ cells }: Column): boolean {
  return differing(cells) === cells.length && isMostly(cells, isNameLike) && !isMostly(cells, isNoPerson);
}

/** Whether a column holds roles, places or something else beside a column of names. */
function isNoName({ cells }: Column, names: Column): boolean {
  if (!isMostly(cells, isNameLike) || isMostly(cells, isNoPerson)) return true;
  if (isMostly(names.cells, hasInitial) && !cells.some(hasInitial)) return true;
  // `Smith | Ann` and `Smith | Bo` are two people of one surname.
  const areParts = isMostly(names.cells, isOneWord) && isMostly(cells, isOneWord);
  const mayRepeat = areParts ? cells.length * FEW_DIFFER : cells.length - 1;
  return differing(cells) <= mayRepeat;
}

function differing(cells: readonly string[]): number {
  return new Set(cells.map((cell) => cell.toLowerCase())).size;
}

function isMostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.filter(is).length >= Math.max(1, cells.length * MOSTLY);
}

/** `Ann Lee`, `دنا`, `O’Neil-Smith`: words without digits that begin like names. */
function isNameLike(cell: string): boolean {
  return /^[\p{Lu}\p{Lo}][^\d@]*$/u.test(cell);
}

/** `Denise P`, `A. Lee`, `Garcia, Maria`: forms that only people have. */
function hasInitial(cell: string): boolean {
  return /^\p{Lu}\p{Ll}+,?\s\p{Lu}\.?$|^(?:\p{Lu}\.\s?)+\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+,\s\p{Lu}\p{Ll}+/u.test(
    cell,
  );
}

function isOneWord(cell: string): boolean {
  return !/\s/.test(cell);
}

/** A role, a place, a part of the day, or a mark of In and Out. */
function isNoPerson(cell: string): boolean {
  const plain = cell.toLowerCase().replace(/[.:]$/, '');
  if (isShiftName(plain) || sideOf(plain) !== undefined) return true;
  const words = plain.match(/[\p{L}]+/gu) ?? [];
  return PLACE_WORDS.includes(plain) || words.some((word) => ROLE_WORDS.has(word));
}
