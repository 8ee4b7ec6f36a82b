import { ifPossible } from '../failures';
import type { JobContext } from '../job-context';

/**
 * Stores the names that some kinds' references show, and fills the dropdowns of those references. Dropdowns only help with
 * typing. A workbook that can't have them (its structure is protected) is used without them. The user gets a message when a
 * sheet must be added to such a workbook.
 */
export async function offerNames(
  work: Pick<JobContext, 'names' | 'ports'>,
  kinds: readonly string[],
): Promise<void> {
  await work.names.save(kinds);
  const lists = work.names.toOffer(kinds);
  if (lists.size === 0) return;
  const offer = async () => {
    await work.ports.workbook.offer(lists);
    work.names.offered(lists.keys());
  };
  await ifPossible(offer());
}
