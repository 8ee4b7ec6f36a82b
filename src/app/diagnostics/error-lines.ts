import {
  NotSent,
  Redirected,
  Refused,
  Rejected,
  SessionEnded,
  SessionRenewed,
  TimedOut,
  TooLong,
  Unreachable,
  UnreadableAnswer,
} from '../call-failures';
import {
  Cancelled,
  AddressProblem,
  ExcelSilent,
  LockLost,
  WorkbookProblem,
  WrittenElsewhere,
} from '../failures';
import { EmptyList, NoCategory } from '../list-failures';
import type { FailureClass } from '../ports/excel-workbook';
import type { ServiceCall } from '../ports/service';
import { ago, countedLine, line, word } from './lines';
import type { RecordedEvent } from './recorder';

/** The built pane shortens the names of its classes, so they are listed here. A class is before those that it extends. */
const NAMES: readonly (readonly [kind: FailureClass, name: string])[] = [
  [NotSent, 'not-sent'],
  [Unreachable, 'unreachable'],
  [TimedOut, 'timed-out'],
  [TooLong, 'too-long'],
  [Refused, 'refused'],
  [Redirected, 'redirected'],
  [UnreadableAnswer, 'unreadable'],
  [SessionEnded, 'session-ended'],
  [SessionRenewed, 'session-renewed'],
  [Rejected, 'rejected'],
  [AddressProblem, 'address'],
  [WrittenElsewhere, 'written-elsewhere'],
  [LockLost, 'lock-lost'],
  [ExcelSilent, 'excel-silent'],
  [WorkbookProblem, 'workbook'],
  [NoCategory, 'no-category'],
  [EmptyList, 'empty-list'],
  [Cancelled, 'cancelled'],
];

/** The name of a failure in the diagnostics; for errors of the browser and of the bundler `ownName`, such as `TypeError`. */
function failureName(kind: FailureClass, ownName = kind.name): string {
  const found = NAMES.find(([known]) => kind === known || kind.prototype instanceof known);
  return found?.[1] ?? ownName;
}

/** As many as a text of a few dozen lines can show. */
const MOST_ERRORS = 20;

const BETWEEN_JOBS = 'between jobs';

/**
 * The last errors, the newest first. Equal errors are one line, with the time of the newest, and the id under which the web server of the
 * pane has logged it.
 */
export function errorLines(events: readonly RecordedEvent[], now: number): string[] {
  const errors = errorsOf(events);
  const times = new Map<string, number[]>();
  const ids = new Map<string, string>();
  for (const { event, job } of errors) {
    const text = [job, ...errorWords(event)].join(', ');
    times.set(text, [...(times.get(text) ?? []), event.at]);
    const id = event.call?.id;
    if (id !== undefined && !ids.has(text)) ids.set(text, `logged as ${word(id)}`);
  }
  return [
    line('errors', String(errors.length)),
    ...[...times].slice(0, MOST_ERRORS).map(([text, [newest = now, ...older]], index) => {
      const often = older.length === 0 ? [] : [countedLine(older.length + 1, 'time')];
      return line(
        `error.${index + 1}`,
        [ago(now - newest), text, ...often, ids.get(text) ?? []].flat().join(', '),
      );
    }),
  ];
}

/** The errors, the newest first, with the job in which each came. */
function errorsOf(events: readonly RecordedEvent[]) {
  let job = BETWEEN_JOBS;
  const errors: { readonly event: RecordedEvent; readonly job: string }[] = [];
  for (const event of events) {
    if (event.began !== undefined) job = `job ${word(event.began)}`;
    if (event.ended) job = BETWEEN_JOBS;
    if (isError(event)) errors.unshift({ event, job });
  }
  return errors;
}

function isError({ run, call, failure }: RecordedEvent): boolean {
  if (call?.failure === Cancelled) return false;
  return [run?.code, call?.failure, call?.codes[0], failure].some((found) => found !== undefined);
}

function errorWords({ run, call, failure, name }: RecordedEvent): string[] {
  if (run)
    return ['Excel', word(run.code ?? ''), ...(run.member === undefined ? [] : [`at ${word(run.member)}`])];
  if (!call) return ['shown in the pane', failure ? word(failureName(failure, name)) : 'not known'];
  const http = call.status === undefined ? 'no answer' : `HTTP ${call.status}`;
  return [
    word(call.method),
    ...(call.failure === undefined ? [] : [word(failureName(call.failure))]),
    http,
    ...codeWords(call),
  ];
}

/** `ErrorCode 17 (3 times)`. */
function codeWords({ codes }: ServiceCall): string[] {
  return [...new Set(codes)].map((code) => {
    const times = codes.filter((codeOfCall) => codeOfCall === code).length;
    return `ErrorCode ${word(code)} (${countedLine(times, 'time')})`;
  });
}
