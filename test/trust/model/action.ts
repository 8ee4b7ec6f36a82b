/** An action of the product as the ledger sees it, and what rows and records say in it. */
import { type Cell, type Fields, type Records, type Row } from './records';

export interface Seen {
  readonly rows: readonly Row[];
  readonly records: Records;
}

/** An action of the product, with the state before and after. Nobody else changed anything, except for `typed`. */
export interface ProductAction {
  readonly name: string;
  readonly before: Seen;
  readonly after: Seen;
  /** Every row's Status has been written. */
  readonly hasStatuses: boolean;
  /** The whole list was read and merged into the sheet. */
  readonly merged: boolean;
  /** A list that was read may not have shown yet what is stored. */
  readonly isLate?: boolean;
  /** The person chose their side's values, for conflicts of this row (its id), or of 'all'. */
  readonly theirs?: string;
  /** The last push is undone. */
  readonly takesBack?: boolean;
  /** The person saw a preview before the rows were sent. */
  readonly looked?: boolean;
  /** A cell in which the person typed meanwhile, and what it showed at that moment. */
  readonly typed?:
    | { readonly index: number; readonly column: string; readonly cell: Cell; readonly over: Cell }
    | undefined;
}

/** Statuses which say that the service has what the row shows. */
export const STORED: readonly unknown[] = ['', '0'];
/**
 * Statuses after which a field with the same value on both sides is agreed: the product has compared the whole row with a
 * list.
 */
export const COMPARED: readonly unknown[] = [...STORED, 'Conflict'];
/** Statuses that wait for a read or a person, and say nothing about the service. */
export const OPEN: readonly unknown[] = ['Unknown', 'Fix', 'Conflict'];

export function at(cells: Readonly<Record<string, Cell>>, column: string): Cell {
  return cells[column] ?? '';
}

export function isPerson(row: Row, fields: Fields): boolean {
  const [shown, name] = [String(row['Person']), String(fields['Person'])];
  return shown.startsWith(name) || shown === fields['UserName'];
}

export function words(cells: Readonly<Record<string, Cell>>): string {
  return Object.entries(cells)
    .filter(([, cell]) => cell !== '')
    .map(([name, cell]) => `${name}=${String(cell)}`)
    .join(' ');
}
