/** Rewrites the formulas of all sheets when cells that they refer to move, or when sheets, tables or columns are renamed. */
import { afterDelete, afterInsert, contains, intersection, lastRow } from '../../../area';
import type { Area, GridTable } from '../../../grid';
import { sameName, uniqueHeaders } from '../../../names';
import { formatReference } from '../references';
import { withReferences, withTable } from '../rewrite';
import type { StructuredReference } from '../structured';
import { textOf } from '../values';
import type { Run } from '../../../memory/moved-tables';
import type { SheetCells } from '../../../memory/sheet-cells';

export interface NamedCells {
  readonly id: string;
  readonly name: string;
  readonly cells: SheetCells;
}

export interface FormulaCell {
  readonly sheet: NamedCells;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** Gives each formula its new text. Returns a function that restores the old texts. */
export function rewriteFormulas(
  sheets: readonly NamedCells[],
  change: (cell: FormulaCell) => string,
): (() => void) | undefined {
  const before: FormulaCell[] = [];
  for (const sheet of sheets) {
    if (!sheet.cells.hasFormulas) continue;
    sheet.cells.rows.forEach((stored, row) => {
      stored?.formulas?.forEach((formula, column) => {
        if (formula === undefined) return;
        const cell = { sheet, row, column, formula };
        const next = change(cell);
        if (next === formula) return;
        before.push(cell);
        sheet.cells.setFormula(row, column, next);
      });
    });
  }
  if (before.length === 0) return undefined;
  return () => {
    for (const { sheet, row, column, formula } of before) sheet.cells.setFormula(row, column, formula);
  };
}

/** A formula after rows or columns of a sheet were inserted or deleted. */
export function movedFormula(
  { formula, sheet }: FormulaCell,
  run: Run,
  isInsertion: boolean,
  movedSheet: string,
): string {
  return withReferences(formula, (reference) => {
    const isThere =
      reference.sheet === undefined ? sheet.id === run.sheet : sameName(reference.sheet, movedSheet);
    if (!isThere) return reference;
    const move = isInsertion ? afterInsert : afterDelete;
    const area = move(reference.area, run.axis, run.at, run.count);
    if (area === reference.area) return reference;
    return area && { ...reference, area };
  });
}

/** A formula after a table got more rows: references to all body cells of its columns grow with it. */
export function grownFormula(
  { formula, sheet }: FormulaCell,
  table: GridTable,
  { row, rows }: Area,
  tableSheet: string,
): string {
  const body = { ...table.area, row: table.area.row + 1, rows: table.area.rows - 1 };
  if (row !== table.area.row || rows <= table.area.rows) return formula;
  return withReferences(formula, (reference) => {
    const isThere =
      reference.sheet === undefined ? sheet.id === table.sheet : sameName(reference.sheet, tableSheet);
    const { area, isRange } = reference;
    const isBody = isRange && area.row === body.row && area.rows === body.rows && contains(body, area);
    return isThere && isBody ? { ...reference, area: { ...area, rows: rows - 1 } } : reference;
  });
}

/** The names of a table's columns after Excel has corrected those that `changed` left empty or made equal to others. */
export function columnNames({ area }: GridTable, cells: SheetCells, changed: Area | undefined): string[] {
  const texts = cells.part(area.row, area.column, area.columns).values.map((value) => textOf(value ?? null));
  while (texts.length < area.columns) texts.push('');
  return uniqueHeaders(texts, (index) => {
    const cell = { row: area.row, column: area.column + index, rows: 1, columns: 1 };
    return changed !== undefined && intersection(changed, cell) !== undefined;
  });
}

/**
 * A formula in which structured references to a table are replaced by other references, or by texts of their present
 * meaning.
 */
export const withTableReferences = (
  { formula, sheet, row, column }: FormulaCell,
  table: GridTable,
  change: (reference: StructuredReference) => StructuredReference | string,
): string =>
  withTable(
    formula,
    table.name,
    sheet.id === table.sheet && contains(table.area, { row, column, rows: 1, columns: 1 }),
    change,
  );

/** The reference after columns were renamed. `after` has null for deleted columns. */
export function withColumns(
  reference: StructuredReference,
  before: readonly string[],
  after: readonly (string | null)[],
): StructuredReference | string {
  if (!reference.columns) return reference;
  const places = reference.columns.map((name) => before.findIndex((each) => sameName(each, name)));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  if (from < 0) return reference;
  const left = after.slice(from, to + 1).filter((name) => name !== null);
  const [first, last = first] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined) return '#REF!';
  const isSame = first === before[from] && last === before[to];
  return isSame ? reference : { ...reference, columns: [first, last] };
}

/** The cells that a structured reference names, for a table that becomes plain cells. */
export function asCells(
  reference: StructuredReference,
  { row }: FormulaCell,
  { area }: GridTable,
  { names, sheet }: { readonly names: readonly string[]; readonly sheet: string },
): string {
  const places = reference.columns?.map((name) => names.findIndex((each) => sameName(each, name)));
  if (places?.some((place) => place < 0)) return '#REF!';
  const [from, to] = places ? [Math.min(...places), Math.max(...places)] : [0, area.columns - 1];
  const has = (part: StructuredReference['parts'][number]): boolean => reference.parts.includes(part);
  const isThisRow = has('This Row');
  if (isThisRow && (row <= area.row || row > lastRow(area))) return '#VALUE!';
  if (has('Totals') && reference.parts.length === 1) return '#REF!';
  const isHeaderOnly = has('Headers') && !has('Data');
  const top = isThisRow ? row : has('All') || has('Headers') ? area.row : area.row + 1;
  const bottom = isThisRow ? row : isHeaderOnly ? area.row : lastRow(area);
  const fixed = { row: !isThisRow, column: true };
  return formatReference({
    sheet,
    area: { row: top, column: area.column + from, rows: bottom - top + 1, columns: to - from + 1 },
    first: fixed,
    last: fixed,
    isRange: from !== to || top !== bottom,
  });
}

/** The names, with null for the columns that are deleted. */
export const columnsLeft = (names: readonly string[], { area }: GridTable, run: Run): (string | null)[] =>
  names.map((name, index) => {
    const column = area.column + index;
    const isGone = run.axis === 'columns' && column >= run.at && column < run.at + run.count;
    return isGone ? null : name;
  });
