import type { Layout } from '../../core/table/layout';
import { ifPossible } from '../failures';
import type { Workbook } from '../ports';

/** Shows colours as fills. Fills are not necessary: a sheet that can't be painted (it is protected) is used as it is. */
export async function paint(workbook: Workbook, layout: Layout): Promise<void> {
  await ifPossible(workbook.paint(layout));
}
