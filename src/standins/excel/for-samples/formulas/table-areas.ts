/** The cells that structured references refer to. */
import { contains, lastRow } from '../../area';
import type { Area } from '../../grid';
import { BeyondFormulas } from './beyond';
import type { Place } from '../../formulas';
import type { FormulaBook, FormulaTable, Operand, Surroundings } from './operand';
import type { StructuredReference } from './structured';
import { textOf } from './values';

/** @throws BeyondFormulas if the table or a column is unknown: Excel refuses the formula. */
export function resolveStructured(reference: StructuredReference, { book, place }: Surroundings): Operand {
  const own = ownTable(book, place);
  const table =
    reference.table === undefined
      ? own
      : book.tables().find((each) => each.name.toLowerCase() === reference.table?.toLowerCase());
  if (!table)
    throw new BeyondFormulas(`references to the table "${reference.table ?? 'around the formula'}"`);
  const columns = columnsOf(table, reference, book);
  const rows = rowsOf(table, reference, place);
  if (typeof rows === 'string') return rows;
  const isOwnColumn = table.id === own?.id && isBody(reference) && isInBody(table, place);
  return { kind: 'reference', sheet: table.sheet, area: { ...columns, ...rows }, isOwnColumn };
}

const ownTable = (book: FormulaBook, { sheet, row, column }: Place): FormulaTable | undefined =>
  book
    .tables()
    .find((each) => each.sheet === sheet && contains(each.area, { row, column, rows: 1, columns: 1 }));

const isBody = ({ parts, columns }: StructuredReference): boolean =>
  columns !== undefined && parts.every((part) => part === 'Data');

function isInBody({ area, sheet }: FormulaTable, place: Place): boolean {
  return sheet === place.sheet && place.row > area.row && place.row <= lastRow(area);
}

function columnsOf(
  { area, sheet }: FormulaTable,
  { columns }: StructuredReference,
  book: FormulaBook,
): Pick<Area, 'column' | 'columns'> {
  if (!columns) return { column: area.column, columns: area.columns };
  const headers = book.block(sheet, { ...area, rows: 1 })[0] ?? [];
  const [one, other] = columns.map((name) => {
    const index = headers.findIndex((header) => textOf(header).toLowerCase() === name.toLowerCase());
    if (index < 0) throw new BeyondFormulas(`references to the table column "${name}"`);
    return area.column + index;
  }) as [number, number];
  return { column: Math.min(one, other), columns: Math.abs(other - one) + 1 };
}

/** An error if the table has no such rows. */
function rowsOf(
  table: FormulaTable,
  { parts }: StructuredReference,
  place: Place,
): Pick<Area, 'row' | 'rows'> | string {
  const { row, rows } = table.area;
  const has = (part: StructuredReference['parts'][number]): boolean => parts.includes(part);
  if (has('This Row')) return isInBody(table, place) ? { row: place.row, rows: 1 } : '#VALUE!';
  if (has('All')) return { row, rows };
  // The totals row is below the grid's table, and the grid does not know whether it is shown.
  if (has('Totals')) throw new BeyondFormulas('references to the totals row of a table');
  if (has('Headers')) return has('Data') ? { row, rows } : { row, rows: 1 };
  return { row: row + 1, rows: rows - 1 };
}
