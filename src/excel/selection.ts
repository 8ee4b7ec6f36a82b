import { ROW_COLUMN, type Cell, type RowId } from '../core/table/sheet';
import { untracked } from './untracked';
import { bodyOf, type Found } from './table-finder';

/**
 * The ids of the table's rows that the selection touches, top to bottom, without rows that a filter hides; none if the
 * selection is outside the table. If several separate parts are selected, Excel's own error is thrown.
 */
export async function selectedRows(context: Excel.RequestContext, found: Found): Promise<RowId[]> {
  const { table, columns, firstRow, sheetId } = found;
  const sheet = untracked(context.workbook.getSelectedRange()).worksheet;
  sheet.load('id');
  await context.sync();
  if (sheet.id !== sheetId) return [];
  const part = selectedPart(context, table);
  part.load(['rowIndex', 'rowCount', 'rowHidden']);
  const ids = untracked(bodyOf(table).getColumn(columns.indexOf(ROW_COLUMN)));
  ids.load('values');
  await context.sync();
  if (part.isNullObject) return [];
  const hidden = await hiddenRows(context, table, part);
  const first = part.rowIndex - firstRow;
  return (ids.values as Cell[][])
    .slice(first, first + part.rowCount)
    .flatMap(([id = ''], index) => (hidden[index] === true ? [] : [String(id)]));
}

function selectedPart(context: Excel.RequestContext, table: Excel.Table): Excel.Range {
  const rows = untracked(untracked(context.workbook.getSelectedRange()).getEntireRow());
  return untracked(bodyOf(table).getIntersectionOrNullObject(rows));
}

/** Reads row by row only if some rows are hidden and some are not, for which Excel returns null. */
async function hiddenRows(
  context: Excel.RequestContext,
  table: Excel.Table,
  part: Excel.Range,
): Promise<boolean[]> {
  const all = part.rowHidden as boolean | null;
  if (all !== null) return Array.from({ length: part.rowCount }, () => all);
  const now = selectedPart(context, table);
  const rows = Array.from({ length: part.rowCount }, (_, index) => untracked(now.getRow(index)));
  for (const row of rows) row.load('rowHidden');
  await context.sync();
  return rows.map((row) => row.rowHidden);
}
