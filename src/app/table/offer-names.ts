import { WorkbookProblem } from '../failures';
import type { JobContext } from '../job-context';

/**
 * Keeps the names that some kinds' references show, and fills their dropdowns of some kinds' references. They advise and no more: a workbook that can't take them (its structure is
 * protected) is used without, and says so where a sheet is to be added to it.
 */
export async function offerNames(work: JobContext, kinds: readonly string[]): Promise<void> {
  await work.names.keep(kinds);
  const lists = work.names.toOffer(kinds);
  if (lists.size === 0) return;
  try {
    await work.ports.workbook.offer(lists);
    work.names.offered(lists.keys());
  } catch (error) {
    if (!(error instanceof WorkbookProblem)) throw error;
  }
}
