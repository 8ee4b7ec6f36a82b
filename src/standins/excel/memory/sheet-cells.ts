/**
 * The cells of one sheet in memory: values, formulas, formats and looks by row, with defaults for whole columns. A row
 * that was never touched costs nothing; formulas, formats and looks cost only where there are any.
 */
import { SHEET_ROWS, type Area, type GridCell, type Look, type Scalar } from '../grid';

export interface Row {
  readonly values: Scalar[];
  formulas?: (string | undefined)[];
  formats?: (string | undefined)[];
  looks?: (Look | undefined)[];
  /** Hidden by a filter or by hand. */
  hidden?: boolean;
  /** In pixels. */
  height?: number;
}

/** What stands in the table's part of a row and moves with it when rows are sorted. */
export interface RowPart {
  readonly values: readonly (Scalar | undefined)[];
  readonly formulas: readonly (string | undefined)[];
  readonly formats: readonly (string | undefined)[];
  readonly looks: readonly (Look | undefined)[];
}

export interface ColumnDefaults {
  format?: string;
  look?: Look;
  width?: number;
  hidden?: boolean;
}

const GENERAL = 'General';
const NO_LOOK: Look = {};

/** Adds to looks; cells that looked alike share one object afterwards, too, as large sheets have few looks. */
function changer(look: Look): (before: Look | undefined) => Look {
  const known = new Map<Look | undefined, Look>();
  return (before) => {
    let after = known.get(before);
    if (!after) known.set(before, (after = { ...before, ...look }));
    return after;
  };
}

const columnsOf = ({ column, columns }: Area): number[] =>
  Array.from({ length: columns }, (_, index) => column + index);

export class SheetCells {
  readonly rows: (Row | undefined)[] = [];
  readonly columns: (ColumnDefaults | undefined)[] = [];
  frozen = { rows: 0, columns: 0 };
  /** True once a formula was written: until then nobody needs to look for any. */
  hasFormulas = false;

  /** The same cells once more: what is written to one is not in the other. */
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

  /** Values with null for empty cells; formulas have theirs from `calculated`. */
  valuesOf(area: Area, calculated: (row: number, column: number) => Scalar): (Scalar | null)[][] {
    const lines: (Scalar | null)[][] = [];
    for (let row = area.row; row < area.row + area.rows; row++) {
      const stored = this.rows[row];
      const line: (Scalar | null)[] = [];
      for (let column = area.column; column < area.column + area.columns; column++) {
        if (stored?.formulas?.[column] !== undefined) line.push(calculated(row, column));
        else line.push(stored?.values[column] === '' ? null : (stored?.values[column] ?? null));
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

  /** The cells of an area that have formulas, by row and column. */
  *formulasIn({ row, column, rows, columns }: Area): Generator<readonly [number, number]> {
    if (!this.hasFormulas) return;
    for (let at = row; at < Math.min(row + rows, this.rows.length); at++) {
      const formulas = this.rows[at]?.formulas;
      if (!formulas) continue;
      for (let index = column; index < Math.min(column + columns, formulas.length); index++) {
        if (formulas[index] !== undefined) yield [at, index];
      }
    }
  }

  format(row: number, column: number): string {
    return this.rows[row]?.formats?.[column] ?? this.columns[column]?.format ?? GENERAL;
  }

  look(row: number, column: number): Look {
    const [whole, own] = [this.columns[column]?.look, this.rows[row]?.looks?.[column]];
    if (!whole || !own) return own ?? whole ?? NO_LOOK;
    return { ...whole, ...own };
  }

  setFormat(area: Area, format: string): void {
    if (area.rows === SHEET_ROWS) {
      for (const column of columnsOf(area)) this.column(column).format = format;
      for (const row of this.rows) {
        const end = Math.min(area.column + area.columns, row?.formats?.length ?? 0);
        for (let column = area.column; column < end; column++)
          if (row?.formats) row.formats[column] = undefined;
      }
      return;
    }
    for (let row = area.row; row < area.row + area.rows; row++) {
      const formats = (this.touch(row).formats ??= []);
      for (let column = area.column; column < area.column + area.columns; column++) formats[column] = format;
    }
  }

  setLook(area: Area, look: Look): void {
    const changed = changer(look);
    if (area.rows === SHEET_ROWS) {
      for (const column of columnsOf(area)) {
        const defaults = this.column(column);
        defaults.look = changed(defaults.look);
      }
      for (const row of this.rows) {
        const end = Math.min(area.column + area.columns, row?.looks?.length ?? 0);
        for (let column = area.column; column < end; column++) {
          const own = row?.looks?.[column];
          if (row?.looks && own) row.looks[column] = changed(own);
        }
      }
      return;
    }
    for (let row = area.row; row < area.row + area.rows; row++) {
      const looks = (this.touch(row).looks ??= []);
      for (let column = area.column; column < area.column + area.columns; column++)
        looks[column] = changed(looks[column]);
    }
  }

  /** Keeps the formats and looks of an area as they are and returns the work that puts them back. */
  keepFormats(area: Area): () => void {
    const { column, columns } = area;
    const rows = this.rows.length;
    const end = area.rows === SHEET_ROWS ? rows : Math.min(area.row + area.rows, rows);
    const defaults = Array.from({ length: columns }, (_, index) => ({ ...this.columns[column + index] }));
    const formats: (string | undefined)[][] = [];
    const looks: (Look | undefined)[][] = [];
    for (let row = area.row; row < end; row++) {
      formats.push(this.rows[row]?.formats?.slice(column, column + columns) ?? []);
      looks.push(this.rows[row]?.looks?.slice(column, column + columns) ?? []);
    }
    return () => {
      if (area.rows === SHEET_ROWS) defaults.forEach((each, index) => (this.columns[column + index] = each));
      for (let row = area.row; row < Math.min(area.row + area.rows, this.rows.length); row++) {
        const stored = this.rows[row];
        const longest = Math.max(stored?.formats?.length ?? 0, stored?.looks?.length ?? 0);
        for (let index = 0; index < Math.min(columns, longest - column); index++) {
          if (stored?.formats) stored.formats[column + index] = formats[row - area.row]?.[index];
          if (stored?.looks) stored.looks[column + index] = looks[row - area.row]?.[index];
        }
      }
    };
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

  insertRows(at: number, rows: readonly (Row | undefined)[]): void {
    if (at < this.rows.length) this.rows.splice(at, 0, ...rows);
    else rows.forEach((row, index) => row && (this.rows[at + index] = row));
  }

  deleteRows(at: number, count: number): (Row | undefined)[] {
    const gone = this.rows.splice(at, count);
    while (gone.length < count) gone.push(undefined);
    return gone;
  }

  /** Inserts whole columns; `kept` gives back what deleteColumns took. */
  insertColumns(at: number, count: number, kept?: DeletedColumns): void {
    spliceColumns(this.columns, at, 0, kept?.defaults ?? Array.from({ length: count }, () => undefined));
    this.rows.forEach((row, index) => {
      if (!row) return;
      const part = kept?.parts[index];
      if (row.values.length > at || part) spliceColumns(row.values, at, 0, fill(part?.values, count, ''));
      for (const name of ['formulas', 'formats', 'looks'] as const) {
        const list = row[name];
        if (list) spliceColumns<unknown>(list, at, 0, fill<unknown>(part?.[name], count, undefined));
      }
    });
  }

  deleteColumns(at: number, count: number): DeletedColumns {
    const parts = this.rows.map((row, index) => row && this.part(index, at, count));
    const defaults = Array.from({ length: count }, (_, index) => this.columns[at + index]);
    spliceColumns(this.columns, at, count, []);
    for (const row of this.rows) {
      if (!row) continue;
      row.values.splice(at, count);
      row.formulas?.splice(at, count);
      row.formats?.splice(at, count);
      row.looks?.splice(at, count);
    }
    return { defaults, parts };
  }

  touch(row: number): Row {
    return (this.rows[row] ??= { values: [] });
  }
}

export interface DeletedColumns {
  readonly defaults: readonly (ColumnDefaults | undefined)[];
  readonly parts: readonly (RowPart | undefined)[];
}

function copyOf({ values, formulas, formats, looks, ...rest }: Row): Row {
  return {
    ...rest,
    values: [...values],
    ...(formulas && { formulas: [...formulas] }),
    ...(formats && { formats: [...formats] }),
    ...(looks && { looks: [...looks] }),
  };
}

/** A formula is in use even where it comes to a text without letters. */
function isEmpty({ values, formulas }: Row, column: number): boolean {
  const value = values[column];
  return (value === undefined || value === '') && formulas?.[column] === undefined;
}

/** Array.splice that also works beyond the array's end, where a sheet's lists simply stop. */
function spliceColumns<T>(list: (T | undefined)[], at: number, count: number, added: readonly T[]): void {
  if (added.length > 0) while (list.length < at) list.push(undefined);
  list.splice(at, count, ...added);
}

function fill<T>(part: readonly (T | undefined)[] | undefined, count: number, empty: T): T[] {
  return Array.from({ length: count }, (_, index) => part?.[index] ?? empty);
}
