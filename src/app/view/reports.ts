import type { DayNumber } from '../../core/calendar/days';
import type { OptionName } from '../../core/reports/options';
import type { UsualPeriod, Report } from '../../core/reports/report';
import type { Span } from '../../core/shifts/shift';
import type { RowId } from '../../core/table/layout';
import type { TimeOffOutlook } from '../../core/time-off/outlook';
import type { TimeOffEntry, TimeOffRecords, TimeOffPlan } from '../../core/time-off/plan';
import type { OfferedName } from '../../core/values/name-list';
import type { MadeReport } from '../memory/made-reports';
import type { RowLink } from './tables';
import type { WhoCan } from './who';

/** The reports that can be made from the workbook, and those that were made. */
export interface ReportsView {
  readonly offers: readonly ReportOffer[];
  /** The people, departments and accounts that a report may be narrowed to, by the names that the workbook knows. */
  readonly choices: {
    readonly people: readonly OfferedName[];
    readonly departments: readonly OfferedName[];
    readonly accounts: readonly OfferedName[];
  };
  /** The weekday with which weeks begin: 0 is Monday. */
  readonly weekStart: number;
  /** Reports whose worksheet is still there, the newest first. */
  readonly made: readonly (MadeReport & {
    readonly sheet: string;
    /** When it was given out, `yyyy-MM-ddTHH:mm`; absent if it was not. */
    readonly givenOut?: string;
  })[];
  /** Reports that this pane has made and can export, the newest first. */
  readonly ready: readonly ReadyReport[];
}

/** A report as it was made. */
interface ReadyReport {
  readonly key: string;
  readonly report: Report;
  readonly leftOut: readonly LeftOutRows[];
}

/** Rows of a sheet that a report had to leave out. */
export interface LeftOutRows {
  /** The sheet's name as the user has it. */
  readonly sheet: string;
  readonly count: number;
  /** The first of them, at most LINK_LIMIT. */
  readonly rows: readonly RowLink[];
}

interface ReportOffer {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** The options that it asks for. */
  readonly options: readonly OptionName[];
  readonly usualPeriod?: UsualPeriod;
  /** Whether it can be given out, and then marks what has changed since. */
  readonly saysDays?: true;
}

export type { TimeOffEntry, TimeOffPlan, TimeOffRecords };

/** A record to choose. */
/** The screen on which a user enters a person's time off. */
/** A shift of somebody who is away. */
export interface CoverView {
  /** Distinguishes the shifts of the screen: the row's id, or another text. */
  readonly row: RowId;
  /** The whole shift, or the part of it in which the person is away. */
  readonly shift: Span;
  readonly places: readonly string[];
  /** What the person still works. */
  readonly keeps: readonly Span[];
  /** The first who can work it. */
  readonly first: readonly WhoCan[];
  /** Who gets it; '' if it becomes open. */
  readonly given: string;
}

export interface AwayView {
  readonly day: string;
  readonly people: readonly string[];
}

export interface TimeOffView {
  readonly people: readonly OfferedName[];
  readonly accounts: readonly OfferedName[];
  readonly reasons: readonly OfferedName[];
  /** What was entered so far. */
  readonly entry: TimeOffEntry;
  /** What the entry takes, and what is wrong with it. */
  readonly plan: TimeOffPlan;
  readonly outlook: Omit<TimeOffOutlook, 'shifts'> & { readonly shifts: readonly Span[] };
  /** Whether the form was opened for somebody who is ill. */
  readonly isIll: boolean;
  /** Whether the person has shifts in these days that can be covered; and if they become open, each with its first people. */
  readonly canCover: boolean;
  readonly covers: readonly CoverView[];
  /** Who else is away, by day. */
  readonly away: readonly AwayView[];
  /** How the needs are met for which the person's shifts count: with these shifts, and without them. */
  readonly needs: readonly string[];
  /** The names of the sheets with the transactions and with the blocks. */
  readonly sheets: { readonly transactions: string; readonly blocks: string };
  /** Of these sheets, those that the workbook does not have yet. */
  readonly missing: readonly string[];
  /** The days of the entry that are holidays, with their names. */
  readonly holidays: readonly (readonly [day: DayNumber, name: string])[];
  /** Rows of Time Off that can't be read and are in no balance. */
  readonly unreadable: number;
}
