/**
 * The cells of one sheet in memory: values, formulas, formats and looks by row, with defaults for whole columns. A row
 * that was never used takes no memory. Formulas, formats and looks take memory only in rows that have some. Formats and
 * looks are in sheet-formats.ts, moves of columns in column-moves.ts.
 */
import type { Area, GridCell, Scalar, Look } from '../grid';

export class SheetCells {
  readonly rows: (GridRow | undefined)[] = [];
  readonly columns: (ColumnDefaults | undefined)[] = [];
  frozen = { rows: 0, columns: 0 };
  /** True after a formula was written. Until then no search for formulas is needed. */
  hasFormulas = false;

  /** A copy of the cells: writing to one does not change the other. */
  copy(): SheetCells {
    const copy = new SheetCells();
    for (const row of this.rows) copy.rows.push(row && copyOf(row));
    for (const column of this.columns) copy.columns.push(column && { ...column });
    copy.frozen = { ...this.frozen };
    copy.hasFormulas = this.hasFormulas;
    return copy;
  }

  used(): Area | undefined {
    let [top, bottom, left, right] = [-1, -1, Infinity, -1];
    for (let index = 0; index < this.rows.length; index++) {
      const row = this.rows[index];
      if (!row) continue;
      let last = row.values.length - 1;
      while (last >= 0 && isEmpty(row, last)) last--;
      if (last < 0) continue;
      let first = 0;
      while (isEmpty(row, first)) first++;
      if (top < 0) top = index;
      bottom = index;
      left = Math.min(left, first);
      right = Math.max(right, last);
    }
    return top < 0
      ? undefined
      : { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }

  cell(row: number, column: number): GridCell {
    const stored = this.rows[row];
    const formula = stored?.formulas?.[column];
    const value = stored?.values[column] ?? '';
    return formula === undefined ? { value } : { value, formula };
  }

  /** Values, with null for empty cells. */
  valuesOf(area: Area): (Scalar | null)[][] {
    const lines: (Scalar | null)[][] = [];
    for (let row = area.row; row < area.row + area.rows; row++) {
      const stored = this.rows[row];
      const line: (Scalar | null)[] = [];
      for (let column = area.column; column < area.column + area.columns; column++) {
        const value = stored?.values[column];
        line.push(value === '' && stored?.formulas?.[column] === undefined ? null : (value ?? null));
      }
      lines.push(line);
    }
    return lines;
  }

  setCell(row: number, column: number, cell: GridCell): void {
    const stored = this.touch(row);
    // Rows are filled from the left so that their arrays stay dense, which keeps large sheets small and fast.
    while (stored.values.length < column) stored.values.push('');
    stored.values[column] = cell.value;
    if (cell.formula !== undefined) this.setFormula(row, column, cell.formula);
    else if (stored.formulas) stored.formulas[column] = undefined;
  }

  /** Changes the formula of a cell that has a value. */
  setFormula(row: number, column: number, formula: string): void {
    (this.touch(row).formulas ??= [])[column] = formula;
    this.hasFormulas = true;
  }

  column(column: number): ColumnDefaults {
    return (this.columns[column] ??= {});
  }

  part(row: number, column: number, columns: number): RowPart {
    const stored = this.rows[row];
    const end = column + columns;
    return {
      values: stored?.values.slice(column, end) ?? [],
      formulas: stored?.formulas?.slice(column, end) ?? [],
      formats: stored?.formats?.slice(column, end) ?? [],
      looks: stored?.looks?.slice(column, end) ?? [],
    };
  }

  setPart(row: number, column: number, columns: number, part: RowPart): void {
    const stored = this.touch(row);
    while (stored.values.length < column) stored.values.push('');
    for (let index = 0; index < columns; index++) {
      stored.values[column + index] = part.values[index] ?? '';
      const formula = part.formulas[index];
      if (formula !== undefined) this.setFormula(row, column + index, formula);
      else if (stored.formulas) stored.formulas[column + index] = undefined;
      if (stored.formats || part.formats.length > 0)
        (stored.formats ??= [])[column + index] = part.formats[index];
      if (stored.looks || part.looks.length > 0) (stored.looks ??= [])[column + index] = part.looks[index];
    }
  }

  insertRows(at: number, rows: readonly (GridRow | undefined)[]): void {
    // New rows directly below a span belong to it, as a new row looks like the row above it.
    this.moveSpans((edge, isEnd) => (edge > at || (isEnd && edge === at) ? edge + rows.length : edge));
    if (at < this.rows.length) this.rows.splice(at, 0, ...rows);
    else rows.forEach((row, index) => row && (this.rows[at + index] = row));
  }

  deleteRows(at: number, count: number): (GridRow | undefined)[] {
    this.moveSpans((edge) => (edge > at ? Math.max(at, edge - count) : edge));
    const gone = this.rows.splice(at, count);
    while (gone.length < count) gone.push(undefined);
    return gone;
  }

  private moveSpans(moved: (edge: number, isEnd: boolean) => number): void {
    for (const column of this.columns)
      if (column?.spans)
        column.spans = column.spans.map(({ from, to, format }) => ({
          from: moved(from, false),
          to: moved(to, true),
          format,
        }));
  }

  touch(row: number): GridRow {
    return (this.rows[row] ??= { values: [] });
  }
}

/** A cell with a formula is in use even if its value is an empty text. */
function isEmpty({ values, formulas }: GridRow, column: number): boolean {
  const value = values[column];
  return (value === undefined || value === '') && formulas?.[column] === undefined;
}

export interface GridRow {
  readonly values: Scalar[];
  formulas?: (string | undefined)[];
  formats?: (string | undefined)[];
  looks?: (Look | undefined)[];
  /** Hidden by a filter or by hand. */
  hidden?: boolean;
  /** In pixels. */
  height?: number;
}

/** The table's part of a row, which moves as a whole when rows are sorted. */
export interface RowPart {
  readonly values: readonly (Scalar | undefined)[];
  readonly formulas: readonly (string | undefined)[];
  readonly formats: readonly (string | undefined)[];
  readonly looks: readonly (Look | undefined)[];
}

/** The rows from `from` up to, but without, `to` have this number format. */
interface FormatSpan {
  readonly from: number;
  readonly to: number;
  readonly format: string;
}

export interface ColumnDefaults {
  format?: string;
  /** Formats of many rows at once. A later span has precedence over an earlier one; cells' own formats over all. */
  spans?: readonly FormatSpan[];
  look?: Look;
  width?: number;
  hidden?: boolean;
}

/** A copy of the row: writing to one does not change the other. */
function copyOf({ values, formulas, formats, looks, ...rest }: GridRow): GridRow {
  return {
    ...rest,
    values: [...values],
    ...(formulas && { formulas: [...formulas] }),
    ...(formats && { formats: [...formats] }),
    ...(looks && { looks: [...looks] }),
  };
}
