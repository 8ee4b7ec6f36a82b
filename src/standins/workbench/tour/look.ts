import type { Book } from '../../excel/book';
import type { Grid, GridTable } from '../../excel/grid';
import type { SeenWorkbook } from './steps';

/** The sheet that a new workbook has. */
const FIRST_SHEET = 'Sheet1';

/** What the tour needs to know of the workbook. */
export function lookAt(book: Book): SeenWorkbook {
  const { grid } = book;
  const tables = grid.tables();
  const withTable = new Set(tables.map(({ sheet }) => sheet));
  const sheets = grid.sheets();
  const nameOf = new Map(sheets.map(({ id, name }) => [id, name]));
  return {
    statuses: Object.fromEntries(
      tables.map((table) => [nameOf.get(table.sheet) ?? '', statusesOf(grid, table)]),
    ),
    reports: sheets
      .filter(
        ({ id, name }) =>
          book.sheetInfo(id).visibility === 'Visible' && !withTable.has(id) && name !== FIRST_SHEET,
      )
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
