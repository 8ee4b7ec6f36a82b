import type { Layout } from '../../core/table/layout';
import { WorkbookProblem } from '../failures';
import type { Workbook } from '../ports';

/** Shows colours as fills. Fills are not necessary: a sheet that can't be painted (it is protected) is used as it is. */
export async function paint(workbook: Workbook, layout: Layout): Promise<void> {
  try {
    await workbook.paint(layout);
  } catch (error) {
    if (!(error instanceof WorkbookProblem)) throw error;
  }
}
