import { needsFront } from './in-front';
import { untracked } from './untracked';
import { bodyOf, type Found } from './table-finder';
import { withoutTotals } from './totals-row';

/** Removes all rows of a table except a blank one, which Excel requires; cells beside or below the table stay. */
export async function emptyTable(context: Excel.RequestContext, found: Found): Promise<void> {
  const { table, firstRow, firstColumn, columns } = found;
  const empty = async () => {
    table.clearFilters();
    bodyOf(table).clear('Contents');
    table.resize(untracked(table.worksheet.getRangeByIndexes(firstRow - 1, firstColumn, 2, columns.length)));
    await context.sync().catch(needsFront);
  };
  await (found.hasTotals ? withoutTotals(context, table, empty) : empty());
}
