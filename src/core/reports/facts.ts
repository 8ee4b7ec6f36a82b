import type { LogLine } from '../push/push-log';
import { MINUTES_A_DAY, minutesOfTime, serialOfDay } from '../values/serial';

/** The person of a time block that nobody has yet (specification, section 2.2). */
export const OPEN_SHIFT = '0';

/**
 * A moment of the company's wall clock: minutes since the midnight with which day 0 of Excel's day numbers begins. Two of
 * them are as far apart as clocks show, also in the nights when clocks change. Times 1440 it is a day number.
 */
export type WallMinute = number;

/** A time block with a place in the calendar. Texts are the labels of the sheet, '' where there is none. */
export interface Shift {
  /** UserID, or whatever distinguishes two people where the person is no user; OPEN_SHIFT for nobody. */
  readonly personId: string;
  /** The person's label; no two people have the same. */
  readonly person: string;
  readonly start: WallMinute;
  /** After the start. */
  readonly end: WallMinute;
  /** A department's ID, '' where there is none; one that is no record is a name of its own. */
  readonly departmentId: string;
  readonly department: string;
  readonly area: string;
  readonly task: string;
  /** A block with a reason or an account is time off, and no hours worked. */
  readonly timeOffReason: string;
  readonly timeOffAccountId: string;
  readonly timeOffAccount: string;
  readonly notes: string;
  /** `RRGGBB`, or ''. */
  readonly color: string;
  /** Typed hours (NumHours with OverrideNumHours), which count in place of the computed ones; at most four decimals count. */
  readonly hoursTyped: number | undefined;
  /** Recurring blocks have day numbers and no days: they are no shifts of a period. Nor are those of templates. */
  readonly schedule: 'current' | 'timesheet';
  /** Whether the service holds the row as it stands. */
  readonly isPushed: boolean;
}

/** What a balance is summed of. */
export interface Transaction {
  readonly personId: string;
  readonly person: string;
  readonly accountId: string;
  readonly account: string;
  /** `yyyy-MM-dd`; '' where it has none. */
  readonly effectiveDate: string;
  /** Whole days; below zero takes days off the account. */
  readonly amount: number;
}

/** A time-off transaction as the sheet has it. */
export interface Leave extends Transaction {
  readonly description: string;
  readonly isPushed: boolean;
  /** What the service holds in place of an edited one; absent where it holds none. */
  readonly stored?: Transaction;
}

export interface Qualification {
  readonly personId: string;
  readonly person: string;
  readonly itemId: string;
  readonly item: string;
  readonly category: string;
  readonly rank: number | undefined;
  readonly rate: number | undefined;
  readonly isPushed: boolean;
}

/** A record that others name: a person, a department, an account. */
export interface Named {
  readonly id: string;
  readonly label: string;
}

/** What a report is made of. */
export type Source = 'shifts' | 'timesheet' | 'leave' | 'qualifications' | 'changes';

interface SourceState {
  /** The sheet's name as the user has it. */
  readonly sheet: string;
  /** When it was last read from the service, `yyyy-MM-ddTHH:mm`; absent where the service can't list the records. */
  readonly asOf?: string;
  /** Rows that hold something and yet can't be counted: no day, no times, no person, hours that are no number. */
  readonly unreadable: number;
  /** Rows that were deleted from the sheet while the service still holds them; absent means none. */
  readonly deleted?: number;
}

/** What the workbook knows, read once for a report. */
export interface Facts {
  /** When it was read: the user's own day and time, `yyyy-MM-ddTHH:mm`. */
  readonly readAt: string;
  /** The sheets that are there; for one that is missing the report says so: it does not count as empty. */
  readonly sources: Readonly<Partial<Record<Source, SourceState>>>;
  readonly people: readonly Named[];
  /** In the service's own order. */
  readonly departments: readonly Named[];
  readonly accounts: readonly Named[];
  readonly shifts: readonly Shift[];
  readonly leave: readonly Leave[];
  readonly qualifications: readonly Qualification[];
  readonly changes: readonly LogLine[];
}

/** A day and time of day (`yyyy-MM-dd`, `HH:mm`) as a moment of the wall clock; undefined where Excel knows no such day. */
export function wallMinute(day: string, time: string): WallMinute | undefined {
  const serial = serialOfDay(day);
  return serial === undefined ? undefined : serial * MINUTES_A_DAY + minutesOfTime(time);
}

/** Whether a block is time off: it shows who is away, and counts as no hours. */
export function isTimeOff({ timeOffReason, timeOffAccount }: Shift): boolean {
  return timeOffReason !== '' || timeOffAccount !== '';
}
