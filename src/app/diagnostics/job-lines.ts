import type { ExcelRun } from '../ports/excel-workbook';
import type { ServiceCall } from '../ports/service';
import { ago, countedLine, duration, line, word } from './lines';
import type { RecordedEvent } from './recorder';

/** As many as a text of a few dozen lines can show. */
const MOST_JOBS = 8;

/** The last jobs, the newest first, and the work between jobs. */
export function jobLines(events: readonly RecordedEvent[], now: number): string[] {
  const { jobs, betweenJobs } = jobsOf(events);
  const newest = [...jobs].reverse().slice(0, MOST_JOBS);
  return [
    ...newest.flatMap(({ name, began, ended, events: eventsOfJob }, index) => {
      const key = `job.${index + 1}`;
      const took = ended === undefined ? 'still running' : `took ${duration(ended - began)}`;
      return [line(key, `${word(name)}, began ${ago(now - began)}, ${took}`), ...workLines(key, eventsOfJob)];
    }),
    ...workLines('between-jobs', betweenJobs),
  ];
}

function workLines(key: string, events: readonly RecordedEvent[]): string[] {
  const runs = events.flatMap(({ run }) => run ?? []);
  const calls = events.flatMap(({ call }) => call ?? []);
  const methods = [...new Set(calls.map(({ method }) => method))];
  return [
    ...(runs.length === 0 ? [] : [line(`${key}.excel`, excelWords(runs))]),
    ...methods.map((method) =>
      line(`${key}.${word(method)}`, callWords(calls.filter((call) => call.method === method))),
    ),
  ];
}

function excelWords(runs: readonly ExcelRun[]): string {
  const trips = runs.flatMap((run) => run.trips);
  return [
    `${countedLine(runs.length, 'run')} in ${duration(sum(runs.map(({ ms }) => ms)))}`,
    `longest ${duration(longest(runs.map(({ ms }) => ms)))}`,
    countedLine(trips.length, 'round trip'),
    `longest ${duration(longest(trips))}`,
  ].join(', ');
}

function callWords(calls: readonly ServiceCall[]): string {
  return [
    countedLine(calls.length, 'call'),
    `longest ${duration(longest(calls.map(({ ms }) => ms)))}`,
    `${sum(calls.map(({ sent }) => sent))} characters sent`,
    `${sum(calls.map(({ received }) => received))} received`,
  ].join(', ');
}

function sum(all: readonly number[]): number {
  return all.reduce((total, amount) => total + amount, 0);
}

function longest(all: readonly number[]): number {
  return Math.max(0, ...all);
}

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
function jobsOf(events: readonly RecordedEvent[]): Jobs {
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
