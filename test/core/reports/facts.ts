import {
  wallMinute,
  type ReportFacts,
  type NamedRecord,
  type ReportShift,
} from '../../../src/core/reports/facts';
import { USUAL_COUNTING } from '../../../src/core/shifts/leave-days';

/** Facts of a workbook that has only what is given. */
export function facts(of: Partial<ReportFacts> = {}): ReportFacts {
  const state = { sheet: 'Some Sheet', unreadable: 0 };
  return {
    readAt: '2026-11-21T14:05',
    sources: {
      shifts: { ...state, sheet: 'Time Blocks' },
      timesheet: { ...state, sheet: 'Timesheet' },
      leave: { ...state, sheet: 'Time Off', asOf: '2026-11-20T08:00' },
      qualifications: { ...state, sheet: 'Qualifications' },
      changes: { ...state, sheet: 'Push Log' },
    },
    people: [],
    departments: [],
    accounts: [],
    shifts: [],
    leave: [],
    counting: USUAL_COUNTING,
    qualifications: [],
    changes: [],
    ...of,
  };
}

/** Records with these names, each with the ID that `shift` uses for it. */
export function named(...labels: readonly string[]): NamedRecord[] {
  return labels.map((label) => ({ id: idOf(label), label }));
}

/** A pushed shift without a department; `from` and `until` as `yyyy-MM-dd HH:mm`. */
export function shift(
  person: string,
  from: string,
  until: string,
  more: Partial<ReportShift> = {},
): ReportShift {
  return {
    personId: person === 'Open shift' ? '0' : idOf(person),
    person,
    start: minute(from),
    end: minute(until),
    departmentId: idOf(more.department),
    department: '',
    area: '',
    task: '',
    timeOffReason: '',
    timeOffAccountId: idOf(more.timeOffAccount),
    timeOffAccount: '',
    notes: '',
    color: '',
    hoursTyped: undefined,
    schedule: 'current',
    isPushed: true,
    ...more,
  };
}

function idOf(label = ''): string {
  return label === '' ? '' : `id of ${label}`;
}

function minute(text: string): number {
  const found = wallMinute(text.slice(0, 10), text.slice(11));
  if (found === undefined) throw new Error(`${text} is no moment`);
  return found;
}
