import { EmptyList, NoCategory } from '../list-failures';
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
  Unreadable,
} from '../call-failures';
import {
  AddressProblem,
  Cancelled,
  ExcelSilent,
  LockLost,
  WorkbookProblem,
  WrittenElsewhere,
} from '../failures';
import type { FailureClass } from '../ports';

/** The built pane shortens the names of its classes, so they are listed here. A class is before those that it extends. */
const NAMES: readonly (readonly [kind: FailureClass, name: string])[] = [
  [NotSent, 'not-sent'],
  [Unreachable, 'unreachable'],
  [TimedOut, 'timed-out'],
  [TooLong, 'too-long'],
  [Refused, 'refused'],
  [Redirected, 'redirected'],
  [Unreadable, 'unreadable'],
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

/** The name of a failure in the diagnostics; for errors of the browser and of the bundler `own`, such as `TypeError`. */
export function failureName(kind: FailureClass, own = kind.name): string {
  const found = NAMES.find(([known]) => kind === known || kind.prototype instanceof known);
  return found?.[1] ?? own;
}
