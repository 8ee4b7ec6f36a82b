import type { Ports } from '../ports';
import type { WorkbookState } from '../job-context';
import { describe } from './describe';

/**
 * Adds columns without cells at the table's end. First removes their fields from the baseline: if the pane closes in between,
 * no cell looks cleared.
 */
export async function addColumns(
  { workbook }: Pick<Ports, 'workbook'>,
  known: WorkbookState,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { layout } = describe(known, kind);
  await known.sync.commit({ type: 'columns-added', kind, fields: ids });
  await workbook.memory.flush();
  await workbook.addColumns(layout, ids);
}
