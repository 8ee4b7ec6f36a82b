import type { Cell } from '../core/values/cell';
import type { LearnedOfExcel } from './column-formats';

/** A cell of a body: row and column counted from 0. */
export interface PlacedCell {
  readonly index: number;
  readonly at: number;
  readonly cell: Cell;
}

/** Where cells are written: a table's body, or another block. Each call returns a range for the batch that calls. */
export interface WrittenPlace {
  readonly body: () => Excel.Range;
  /** How many rows the body had when it was last read. */
  readonly rows: number;
  /** A table's header row, and its texts at the time when the positions of columns were read. */
  readonly header?: { readonly range: () => Excel.Range; readonly texts: readonly string[] };
  /** True if rows of the body were hidden when it was last read. */
  readonly hidesRows?: boolean;
  /** The bytes of the longest cell of each column, if the cells were read. */
  readonly longest?: readonly number[] | undefined;
  /** What the pane has learned of this Excel: it is used, and added to. */
  readonly excel?: LearnedOfExcel | undefined;
}

/** A cell of the body to write. */
export interface Target extends PlacedCell {
  /** The cell is written only if it still shows this value. */
  readonly was?: Cell;
}

/**
 * The expected values of the guard columns, by column position: the writes go to the right rows only if these rows are
 * unchanged in them.
 */
export type Guards = ReadonlyMap<number, readonly Cell[]>;
