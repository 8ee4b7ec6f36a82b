import { minutesOfTime } from '../calendar/clock';
import { type DayNumber, type DaySpan, type WallMinute, MINUTES_A_DAY, serialOfDay } from '../calendar/days';
import type { Holidays } from '../calendar/holidays';
import type { Wanted } from '../need/need';
import type { LeaveCounting } from '../shifts/leave-days';
import type { Shift } from '../shifts/shift';
import type { RowId } from '../table/layout';
import type { LogLine } from '../table/push-log';

/** A time block on a day of the calendar. Texts are the labels of the sheet; '' if there is none. */
export interface ReportShift extends Pick<Shift, 'personId' | 'person' | 'start' | 'end'> {
  /** A department's ID; '' if there is none. A department that is no record has an id made of its name. */
  readonly departmentId: string;
  readonly department: string;
  readonly area: string;
  readonly task: string;
  /** A block with a reason or an account is time off, and has no hours of work. */
  readonly timeOffReason: string;
  readonly timeOffAccountId: string;
  readonly timeOffAccount: string;
  readonly notes: string;
  /** `RRGGBB`, or ''. */
  readonly color: string;
  /** Typed hours (NumHours with OverrideNumHours). They count instead of the computed ones, with at most four decimals. */
  readonly hoursTyped: number | undefined;
  /** The hidden id of its row; absent if it has none. */
  readonly row?: RowId;
  /** Recurring blocks are left out, because they have day numbers and no dates. So are blocks of templates. */
  readonly schedule: 'current' | 'timesheet';
  /** Whether the service has the row as it is in the sheet. */
  readonly isPushed: boolean;
  /** A day that a transaction takes (away.ts): for certain, or only by one way of counting. Absent means a block of the sheet. */
  readonly leave?: 'certain' | 'probable';
}

/** A person and an account of time off. */
export interface Owner {
  readonly personId: string;
  readonly person: string;
  readonly accountId: string;
  readonly account: string;
}

/** What a balance is the sum of. */
export interface Transaction extends Owner {
  /** `yyyy-MM-dd`; '' if it has none. */
  readonly effectiveDate: string;
  /** Whole days; below zero takes days off the account. */
  readonly amount: number;
}

/** A time-off transaction as the sheet has it. */
export interface Leave extends Transaction {
  /** The hidden id of its row; absent if it has none. */
  readonly row?: RowId;
  readonly description: string;
  readonly isPushed: boolean;
  /** If the row was edited, the transaction as the service has it; absent if the service has none. */
  readonly stored?: Transaction;
}

export interface QualificationFact {
  readonly personId: string;
  readonly person: string;
  readonly itemId: string;
  readonly item: string;
  readonly category: string;
  readonly rank: number | undefined;
  readonly rate: number | undefined;
  readonly isPushed: boolean;
}

/** A rule for planning that the shifts of the current schedule break. */
export interface PlanWarning {
  readonly personId: string;
  readonly person: string;
  readonly day: DayNumber;
  readonly sentence: string;
  /** The note with which somebody has accepted it, which may be ''; undefined if nobody has. */
  readonly note: string | undefined;
  /** The name of that person; '' or absent if it is not known. */
  readonly who?: string;
}

/** A record to which others refer by name: a person, a department, an account. */
export interface NamedRecord {
  readonly id: string;
  readonly label: string;
}

/** The sources of a report's data. */
export type Source = 'shifts' | 'timesheet' | 'leave' | 'qualifications' | 'changes';

interface SourceState {
  /** The sheet's name, which the user may have changed. */
  readonly sheet: string;
  /** When it was last read from the service, `yyyy-MM-ddTHH:mm`; absent if the service can't list the records. */
  readonly asOf?: string;
  /** Rows that are not empty and can't be counted: no day, no times, no person, or hours that are no number. */
  readonly unreadable: number;
  /** Rows that were deleted from the sheet although the service still has them; absent means none. */
  readonly deleted?: number;
}

/** The workbook's data, read once for a report. */
export interface ReportFacts {
  /** When the data was read: the user's own day and time, `yyyy-MM-ddTHH:mm`. */
  readonly readAt: string;
  /** The sheets that exist. If one is missing, the report says so: it does not count as empty. */
  readonly sources: Readonly<Partial<Record<Source, SourceState>>>;
  readonly people: readonly NamedRecord[];
  /** In the service's own order. */
  readonly departments: readonly NamedRecord[];
  readonly accounts: readonly NamedRecord[];
  readonly shifts: readonly ReportShift[];
  readonly leave: readonly Leave[];
  readonly counting: LeaveCounting;
  readonly qualifications: readonly QualificationFact[];
  /** Absent means none. */
  readonly holidays?: Holidays;
  /** How many people are wanted; absent means that nobody says. */
  readonly wanted?: Wanted;
  readonly changes: readonly LogLine[];
  /** What the rules do not look at in a period beside missing sheets, in sentences. Absent means nothing, or a report without rules. */
  readonly unchecked?: (period: DaySpan) => readonly string[];
  /** Finds the rules for planning that the shifts break; absent if there are no shifts. */
  readonly warnings?: () => readonly PlanWarning[];
  /** Colours (`RRGGBB`) as the service has them, by the label of the department, task or account. Absent means none. */
  readonly colours?: Readonly<Partial<Record<Coloured, ReadonlyMap<string, string>>>>;
}

/** The records whose colours a report shows. */
type Coloured = 'departments' | 'tasks' | 'time-off-accounts';

/** A day and time of day (`yyyy-MM-dd`, `HH:mm`) as a moment of the wall clock; undefined if Excel has no such day. */
export function wallMinute(day: string, time: string): WallMinute | undefined {
  const serial = serialOfDay(day);
  return serial === undefined ? undefined : serial * MINUTES_A_DAY + minutesOfTime(time);
}

/** Whether a block is time off: it shows who is away, and its hours do not count. */
export function isTimeOffBlock({ timeOffReason, timeOffAccount, leave }: ReportShift): boolean {
  return timeOffReason !== '' || timeOffAccount !== '' || leave !== undefined;
}

/** What people are planned to work, with the open shifts. */
export const plannedWork = (shifts: readonly ReportShift[]): readonly ReportShift[] =>
  shifts.filter((shift) => shift.schedule === 'current' && !isTimeOffBlock(shift));
