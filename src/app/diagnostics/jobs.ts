import type { RecordedEvent } from './recorder';

interface RecordedJob {
  /** The name of the command. */
  readonly name: string;
  readonly began: number;
  /** Undefined while the job runs. */
  readonly ended: number | undefined;
  readonly events: readonly RecordedEvent[];
}

/** What the pane did, by the jobs in which it did it. */
interface Jobs {
  /** The oldest first. */
  readonly jobs: readonly RecordedJob[];
  /** Reading the workbook at the start, live counts, and commands that are no jobs. */
  readonly betweenJobs: readonly RecordedEvent[];
}

/** Only one job runs at a time. Of a job whose beginning is no longer recorded, the events count as between jobs. */
export function jobsOf(events: readonly RecordedEvent[]): Jobs {
  const jobs: RecordedJob[] = [];
  const betweenJobs: RecordedEvent[] = [];
  let open: { readonly name: string; readonly began: number; readonly events: RecordedEvent[] } | undefined;
  const close = (ended: number | undefined) => {
    if (open) jobs.push({ ...open, ended });
    open = undefined;
  };
  for (const event of events) {
    if (event.began !== undefined) {
      close(undefined);
      open = { name: event.began, began: event.at, events: [] };
    } else if (event.ended) close(event.at);
    else (open?.events ?? betweenJobs).push(event);
  }
  close(undefined);
  return { jobs, betweenJobs };
}
