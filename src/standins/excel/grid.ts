/**
 * The Grid port: what the stand-in host needs of a spreadsheet. Two grids implement it: one in memory (unit tests,
 * command line) and one over Univer (workbench). One contract suite runs on both
 * (test/standins/excel/grid-contract.ts).
 *
 * The grid owns cells, number formats, looks, rows and columns, table ranges, filters, selection and undo. The host
 * (the rest of this folder) owns names, settings, XML parts, validation rules, visibility and Office.js's events, and
 * decides what a written value becomes (src/standins/excel/values/coercion.ts). A grid stores exactly what it is given, and
 * moves the references of its formulas with their cells. The grid in memory keeps the value that is given with a formula. The
 * grid over Univer calculates formulas; if a change gives formulas elsewhere new values, it reports only the change, as
 * Excel's onChanged does.
 */

/** A cell's value as Excel stores it; '' is an empty cell. Dates are serial numbers. */
export type Scalar = string | number | boolean;

/** The content of a cell: its value and, if it is calculated, its formula (with the leading '='). */
export interface GridCell {
  readonly value: Scalar;
  readonly formula?: string;
}

/** A block of cells; all four are zero-based counts of whole rows and columns. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface GridSheet {
  readonly id: string;
  readonly name: string;
}

/** A table (ListObject). `area` includes the header row; column names are the header cells' texts. */
export interface GridTable {
  readonly id: string;
  readonly name: string;
  readonly sheet: string;
  readonly area: Area;
}

/** Looks of cells. A property that is left out stays unchanged, null removes it. Colours are `#RRGGBB`. */
export interface Look {
  readonly fill?: string | null;
  readonly color?: string | null;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strikethrough?: boolean;
  readonly underline?: Underline | null;
  /** The font's name; null is the workbook's own. */
  readonly font?: string | null;
  /** In points; null is the workbook's own. */
  readonly size?: number | null;
  readonly wrap?: boolean;
  readonly horizontal?: HorizontalAlignment | null;
  readonly vertical?: VerticalAlignment | null;
  /** Steps of indentation, 0 to 250. */
  readonly indent?: number;
  /** Degrees from -90 to 90, or 180 for letters one below the other. */
  readonly orientation?: number;
  readonly borderTop?: Border | null;
  readonly borderBottom?: Border | null;
  readonly borderLeft?: Border | null;
  readonly borderRight?: Border | null;
}

export type Underline = 'Single' | 'Double';

/** A line along one side of a cell, in Excel's words. */
export interface Border {
  readonly style: BorderStyle;
  readonly weight: BorderWeight;
  readonly color: string;
}
type BorderStyle = 'Continuous' | 'Dash' | 'DashDot' | 'DashDotDot' | 'Dot' | 'Double' | 'SlantDashDot';
type BorderWeight = 'Hairline' | 'Thin' | 'Medium' | 'Thick';

/** Removes every look. */
export const PLAIN_LOOK: Look = {
  fill: null,
  color: null,
  bold: false,
  italic: false,
  strikethrough: false,
  underline: null,
  font: null,
  size: null,
  wrap: false,
  horizontal: null,
  vertical: null,
  indent: 0,
  orientation: 0,
  borderTop: null,
  borderBottom: null,
  borderLeft: null,
  borderRight: null,
};

type HorizontalAlignment = 'Left' | 'Center' | 'Right';
type VerticalAlignment = 'Top' | 'Center' | 'Bottom';

/**
 * One change of the grid, reported right after it. `by` says whether the host wrote or the user acted
 * (typing, paste, sort, undo): Excel raises events for both. A change by undo is reported like any other change by the user.
 */
export type GridChange = {
  readonly by: 'user' | 'host';
  readonly sheet: string;
} & (
  | { readonly kind: 'cells'; readonly area: Area }
  | { readonly kind: 'rows-inserted' | 'rows-deleted'; readonly row: number; readonly count: number }
  | { readonly kind: 'columns-inserted' | 'columns-deleted'; readonly column: number; readonly count: number }
  | { readonly kind: 'sorted' | 'filtered'; readonly area: Area }
  | { readonly kind: 'table-deleted'; readonly table: string }
  | { readonly kind: 'sheet-added' | 'sheet-deleted' | 'sheet-renamed' | 'sheet-activated' }
  | { readonly kind: 'selected'; readonly area: Area }
);

/** Excel's sheet size. An area with `rows: SHEET_ROWS` means whole columns (formats below the used range included). */
export const GRID_ROWS = 1_048_576;
export const GRID_COLUMNS = 16_384;

export interface Grid {
  sheets(): readonly GridSheet[];
  /** Adds an empty sheet at the end and returns its id. Names are checked by the host. */
  addSheet(name: string): string;
  /** Moves a sheet to another position, which is counted from 0 without the sheet. */
  moveSheet(sheet: string, position: number): void;
  renameSheet(sheet: string, name: string): void;
  deleteSheet(sheet: string): void;
  hideSheet(sheet: string, hidden: boolean): void;
  activeSheet(): string;
  activateSheet(sheet: string): void;

  /** The smallest area that holds every cell that is not empty; undefined for an empty sheet. */
  used(sheet: string): Area | undefined;
  read(sheet: string, area: Area): GridCell[][];
  /** The values that `read` returns, also of formulas; null for empty cells. For grids that can read them faster. */
  values?(sheet: string, area: Area): (Scalar | null)[][];
  /** Stores cells exactly as given; undefined leaves a cell as it is. `by` is passed on in the change. */
  write(
    sheet: string,
    area: Area,
    cells: readonly (readonly (GridCell | undefined)[])[],
    by: GridChange['by'],
  ): void;
  /** The displayed texts (numbers in their format). */
  texts(sheet: string, area: Area): string[][];

  formats(sheet: string, area: Area): string[][];
  /** One format code for the whole area ('General', '@', 'dd mmm yyyy', ...); whole columns keep it for new rows. */
  setFormat(sheet: string, area: Area, format: string): void;
  look(sheet: string, row: number, column: number): Look;
  setLook(sheet: string, area: Area, look: Look): void;
  /** Width in pixels. */
  setColumnWidth(sheet: string, column: number, pixels: number): void;
  columnWidth(sheet: string, column: number): number;
  /** Height in pixels. */
  setRowHeight(sheet: string, row: number, pixels: number): void;
  rowHeight(sheet: string, row: number): number;
  setColumnsHidden(sheet: string, column: number, count: number, hidden: boolean): void;
  columnHidden(sheet: string, column: number): boolean;
  /** Rows hidden by a filter or by the user. */
  rowHidden(sheet: string, row: number): boolean;
  /** Hides or shows rows by hand. A filter that is set later shows the rows that pass it. */
  setRowsHidden(sheet: string, row: number, count: number, hidden: boolean): void;
  freeze(sheet: string, rows: number, columns: number): void;
  frozen(sheet: string): { rows: number; columns: number };

  /**
   * Rows and columns that are inserted inside a table (below its header, not after its end) make it larger; before it,
   * they move it. Deleted ones make it smaller. A table whose header row or every cell is deleted is removed
   * ('table-deleted'). Inserted rows have the formats and looks of the row above; if that is a header, those of the row
   * below.
   */
  insertRows(sheet: string, row: number, count: number, by: GridChange['by']): void;
  deleteRows(sheet: string, row: number, count: number, by: GridChange['by']): void;
  insertColumns(sheet: string, column: number, count: number, by: GridChange['by']): void;
  deleteColumns(sheet: string, column: number, count: number, by: GridChange['by']): void;

  tables(): readonly GridTable[];
  /** Makes a table of an area whose first row has the headers; `id` is given by the host and never changes. */
  addTable(id: string, name: string, sheet: string, area: Area): void;
  renameTable(table: string, name: string): void;
  resizeTable(table: string, area: Area): void;
  /** Removes the table and leaves its cells (Excel's "convert to range"). */
  removeTable(table: string, by: GridChange['by']): void;
  /**
   * Sorts the table's body rows by one of its columns (zero-based), whole table rows with formulas, formats and looks.
   * Excel's order: numbers, texts (case ignored), FALSE, TRUE; empty cells last either way. Equal rows keep their order.
   * Rows hidden by a filter stay where they are.
   */
  sortTable(table: string, column: number, ascending: boolean, by: GridChange['by']): void;
  /** Shows only rows whose displayed text in the column is among `texts`; undefined removes the filter. */
  filterTable(
    table: string,
    column: number,
    texts: readonly string[] | undefined,
    by: GridChange['by'],
  ): void;

  selection(): { sheet: string; area: Area };
  select(sheet: string, area: Area): void;

  /** Everything that `work` writes is one step for undo. Steps nest. If `work` changes nothing, there is no step. */
  step<T>(work: () => T): T;
  /**
   * Undoes the last step, of the host or of the user: Ctrl+Z does not distinguish them. False if there is none. Cells,
   * formats, looks, rows, columns, tables and filters are restored. Sheets that were added, renamed, hidden or deleted
   * are not (a deleted sheet ends the history, as in Excel).
   */
  undo(): boolean;
  /** Forgets all steps: nothing that was done so far can be undone. */
  endHistory(): void;

  onChange(listener: (change: GridChange) => void): () => void;
}
