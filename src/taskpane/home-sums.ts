/** What Home says of all tables together, and of one. */
import type { TableCounts, TableView } from '../app/view';
import { homeText } from './home-messages';

export interface HomeSum {
  /** Rows that a push would send and that nobody has refused. */
  readonly ready: number;
  /** Rows that need the user: a push would leave them out, or the service has refused them. */
  readonly attention: number;
  readonly warned: number;
  /** Sheets that can't be read. */
  readonly broken: number;
  /** The parts of the bar. ready + attention = their sum, if no row is held back because of a warning. */
  readonly parts: Readonly<Record<'added' | 'edited' | 'unknown' | 'wrong', number>>;
}

export function homeSum(tables: readonly TableView[], excludesWarned: boolean): HomeSum {
  const sum = (of: (counts: TableCounts) => number) =>
    tables.reduce((total, { counts }) => total + of(counts), 0);
  const added = sum((counts) => unrefused(counts).added);
  const edited = sum((counts) => unrefused(counts).edited);
  const warned = sum((counts) => counts.warned);
  const unknown = sum((counts) => counts.unknown);
  const wrong = sum(({ fix, refused }) => fix + refused) - unknown;
  return {
    ready: Math.max(0, added + edited - (excludesWarned ? warned : 0)),
    attention: wrong + unknown,
    warned,
    broken: tables.filter(({ state }) => state === 'broken').length,
    parts: { added, edited, unknown, wrong },
  };
}

/** The new and edited rows without the refused ones. */
export function unrefused({ added, edited, refused, refusedNew }: TableCounts): {
  readonly added: number;
  readonly edited: number;
} {
  return { added: added - refusedNew, edited: edited - (refused - refusedNew) };
}

/** What is new, edited or wrong in a table, in one line; '' if nothing is. */
export function changesOf({ counts, rowsBelow }: TableView): string {
  return homeText.table.changes({ ...counts, ...unrefused(counts), rowsBelow });
}

/** Whether a table has something to push, to fix or to decide. */
export function isChanged(table: TableView): boolean {
  return table.state === 'broken' || changesOf(table) !== '';
}

/** A table in one line: `48 users, 1 to fix, 2 edited`. */
export function stateOf(table: TableView): string {
  const words = homeText.table;
  if (table.state === 'broken') return words.needsLook;
  const { counts, one, many } = table;
  return words.state(words.total(counts.rows, one, many), changesOf(table));
}
