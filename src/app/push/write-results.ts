import type { JobContext } from '../job-context';
import { writeStatuses } from '../reconcile/write-statuses';
import type { TableRead } from '../table/table-read';
import type { StopReason } from './stop-reason';
import type { RowResults } from './table-push';

/** Writes the results of rows into the sheet. If the sheet can't be written, returns why the push ends. */
export async function writeResults(
  work: JobContext,
  read: TableRead,
  results: RowResults,
): Promise<readonly StopReason[]> {
  try {
    await writeStatuses(work, read, results);
    return [];
  } catch (error) {
    return [{ code: 'failed', error }];
  }
}
