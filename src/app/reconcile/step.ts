import type { RowId } from '../../core/table/sheet';
import { errorSentence } from '../store';
import type { TableRead } from '../table/table-read';
import { writeStatuses } from './write-statuses';
import type { JobContext } from '../job-context';
import { stoppedBy, type RowResult, type Step } from './row-results';

/** Writes what rows came to into the sheet. A sheet that can't be written ends the push. */
export async function written(
  work: JobContext,
  read: TableRead,
  results: ReadonlyMap<RowId, RowResult>,
): Promise<Step> {
  const reason = await writeStatuses(work, read, results).then(
    () => undefined,
    (error: unknown) => errorSentence(error),
  );
  return { results, ...stoppedBy(reason) };
}

/** The next step, with what was found out before it. If the step fails, that is why the push ends; nothing found out is lost. */
export async function after({ results }: Step, next: () => Promise<Step>): Promise<Step> {
  if (results.size === 0) return next();
  const step = await next().catch((error: unknown): Step => ({
    results: new Map(),
    stoppedBy: errorSentence(error),
  }));
  return { ...step, results: new Map([...results, ...step.results]) };
}
