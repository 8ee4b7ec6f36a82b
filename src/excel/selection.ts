import { ROW_COLUMN, type Cell, type RowId } from '../core/table/sheet';
import type { Found } from './table-finder';

/**
 * The ids of the table's rows that the selection touches, top to bottom, without those that a filter hides; none where
 * something else is selected. Excel's own error says it where several separate parts are.
 */
export async function selectedRows(context: Excel.RequestContext, found: Found): Promise<RowId[]> {
  const { table, body, columns, firstRow } = found;
  const selected = context.workbook.getSelectedRange();
  const { worksheet: sheet } = selected;
  sheet.load('id');
  table.worksheet.load('id');
  await context.sync();
  if (sheet.id !== table.worksheet.id) return [];
  const part = body.getIntersectionOrNullObject(selected.getEntireRow());
  part.load(['rowIndex', 'rowCount', 'rowHidden']);
  const ids = body.getColumn(columns.indexOf(ROW_COLUMN));
  ids.load('values');
  await context.sync();
  if (part.isNullObject) return [];
  const hidden = await hiddenRows(context, part);
  const first = part.rowIndex - firstRow;
  return (ids.values as Cell[][])
    .slice(first, first + part.rowCount)
    .flatMap(([id = ''], index) => (hidden[index] === true ? [] : [String(id)]));
}

/** Row by row only where some are hidden and some are not, which Excel says with null. */
async function hiddenRows(context: Excel.RequestContext, part: Excel.Range): Promise<boolean[]> {
  const all = part.rowHidden as boolean | null;
  if (all !== null) return Array.from({ length: part.rowCount }, () => all);
  const rows = Array.from({ length: part.rowCount }, (_, index) => part.getRow(index));
  for (const row of rows) row.load('rowHidden');
  await context.sync();
  return rows.map((row) => row.rowHidden);
}
