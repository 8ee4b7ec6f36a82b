import type { Book } from '../../excel/book/book';
import type { Grid, GridTable } from '../../excel/grid';
import type { SeenWorkbook } from './steps';

/** What the tour needs to know of the workbook. */
export function lookAt(book: Book): SeenWorkbook {
  const { grid } = book;
  const tables = grid.tables();
  const sheets = grid.sheets();
  const nameOf = new Map(sheets.map(({ id, name }) => [id, name]));
  return {
    statuses: Object.fromEntries(
      tables.map((table) => [nameOf.get(table.sheet) ?? '', statusesOf(grid, table)]),
    ),
    // Only the add-in sets a print area: nobody can set one in the grid, and a sheet of records has none.
    reports: sheets
      .filter(({ id }) => (book.pageSetups.get(id)?.printArea.length ?? 0) > 0)
      .map(({ name }) => name),
  };
}

function statusesOf(grid: Grid, { sheet, area }: GridTable): string[] {
  const [headers = []] = grid.read(sheet, { ...area, rows: 1 });
  const at = headers.findIndex(({ value }) => value === 'Status');
  if (at < 0) return [];
  const cells = { row: area.row + 1, column: area.column + at, rows: area.rows - 1, columns: 1 };
  const own = { ...cells, column: area.column, columns: area.columns };
  // A table without records has one blank row.
  if (area.rows === 2 && grid.read(sheet, own)[0]?.every(({ value }) => value === '')) return [];
  return grid.read(sheet, cells).map(([cell]) => String(cell?.value ?? ''));
}
