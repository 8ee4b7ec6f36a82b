import type { ExcelRun, ServiceCall } from '../ports';
import { jobsOf } from './jobs';
import { ago, amount, duration, line, word } from './lines';
import type { RecordedEvent } from './recorder';

/** As many as a text of a few dozen lines can show. */
const MOST_JOBS = 8;

/** The last jobs, the newest first, and the work between jobs. */
export function jobLines(events: readonly RecordedEvent[], now: number): string[] {
  const { jobs, betweenJobs } = jobsOf(events);
  const newest = [...jobs].reverse().slice(0, MOST_JOBS);
  return [
    ...newest.flatMap(({ name, began, ended, events: own }, index) => {
      const key = `job.${index + 1}`;
      const took = ended === undefined ? 'still running' : `took ${duration(ended - began)}`;
      return [line(key, `${word(name)}, began ${ago(now - began)}, ${took}`), ...workLines(key, own)];
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
    `${amount(runs.length, 'run')} in ${duration(sum(runs.map(({ ms }) => ms)))}`,
    `longest ${duration(longest(runs.map(({ ms }) => ms)))}`,
    amount(trips.length, 'round trip'),
    `longest ${duration(longest(trips))}`,
  ].join(', ');
}

function callWords(calls: readonly ServiceCall[]): string {
  return [
    amount(calls.length, 'call'),
    `longest ${duration(longest(calls.map(({ ms }) => ms)))}`,
    `${sum(calls.map(({ sent }) => sent))} characters sent`,
    `${sum(calls.map(({ received }) => received))} received`,
  ].join(', ');
}

function sum(all: readonly number[]): number {
  return all.reduce((total, each) => total + each, 0);
}

function longest(all: readonly number[]): number {
  return Math.max(0, ...all);
}
