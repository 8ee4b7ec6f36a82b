import type { RuleName } from '../../core/planning/breach';
import type { Why } from '../../core/planning/why';
import type { LeaveCount } from '../../core/shifts/leave-days';
import type { RULES_KINDS } from '../../core/table/settings-sheets';
import type { ChosenRules } from '../memory/planning-rules';
import type { RowLink } from './tables';

export type { RuleName } from '../../core/planning/breach';
export type { PresetName } from '../../core/planning/rules/presets';
export type { ChosenRules };

/** A rule that the plan breaks, for a list. */
export interface BreachView {
  /** What identifies the breach, as long as its shifts stay as they are. */
  readonly id: string;
  readonly rule: RuleName;
  /** The day as text for people, with its name if it is a holiday. */
  readonly day: string;
  readonly sentence: string;
  /** The rows of the sheet on both sides; new shifts have none. At most LINK_LIMIT. */
  readonly rows: readonly RowLink[];
  /** Absent if the rule is about no times. */
  readonly why?: Why;
  /** The note of the person who has accepted the breach, which may be ''; absent if nobody has. */
  readonly note?: string;
  /** The name of that person; absent if it is not known. */
  readonly who?: string;
}

/** A person's breaches, by day. */
export interface PersonBreaches {
  readonly person: string;
  readonly breaches: readonly BreachView[];
}

/** A shift that nobody has. */
export interface OpenShiftView {
  /** The day as text for people. */
  readonly day: string;
  /** The times and the places. */
  readonly shift: string;
  readonly row: RowLink;
}

/** The rules that a week breaks. */
export interface WeekCheck {
  readonly kind: string;
  readonly title: string;
  /** How many weeks after the present one. */
  readonly offset: number;
  /** The seven days as text for people. */
  readonly week: string;
  /** How leave is counted. */
  readonly leave: LeaveCount;
  readonly shifts: number;
  /** The shifts that nobody has, and the first of them by their time, at most MOST_OPEN_SHIFTS. */
  readonly openShifts: { readonly count: number; readonly first: readonly OpenShiftView[] };
  /** The holidays of the week with their shifts, as sentences. */
  readonly holidays: readonly string[];
  /** How many people are needed and are there; undefined if nobody is needed. */
  readonly needs: NeedsView | undefined;
  /** By name. At most MOST_BREACHES breaches in all. */
  readonly people: readonly PersonBreaches[];
  readonly count: number;
  readonly accepted: readonly PersonBreaches[];
  /** People with less than their least hours, as sentences. */
  readonly fewHours: readonly string[];
  /** What is not checked, and why, as sentences. */
  readonly unchecked: readonly string[];
  /** Says that the numbers for rest and hours were never chosen; '' if they were. */
  readonly noNumbers: string;
}

/** The needs of a week for which people are missing, and those with too many. */
export interface NeedsView {
  /** The people who are missing. */
  readonly missing: number;
  /** Those of them for whom there is no open shift. */
  readonly gaps: number;
  /** By day. At most MOST_NEEDS needs in all. */
  readonly short: readonly NeedsOfDay[];
  readonly shortCount: number;
  readonly over: readonly NeedsOfDay[];
  readonly overCount: number;
}

export interface NeedsOfDay {
  readonly day: string;
  /** The people who are missing, by department; a department is '' if the need names none. */
  readonly departments: readonly { readonly department: string; readonly people: number }[];
  readonly needs: readonly NeedView[];
}

interface NeedView {
  readonly id: string;
  /** `Kitchen 9–17: 2 of 3 needed` */
  readonly sentence: string;
  /** The people who are missing and for whom there is no open shift. */
  readonly gaps: number;
}

/** The most needs that a list shows: more would hide the breaches below them. */
export const MOST_NEEDS = 50;

/** The most breaches that a list shows: a pane can't show 10,000. */
export const MOST_BREACHES = 200;

/** The most open shifts that a list shows: more would hide the breaches below them. */
export const MOST_OPEN_SHIFTS = 20;

/** The screen with the rules. */
export interface RulesView {
  readonly chosen: ChosenRules;
  readonly sheets: readonly SettingsSheetView[];
}

/** A settings sheet, or the offer to make one. */
export interface SettingsSheetView {
  readonly kind: (typeof RULES_KINDS)[number];
  readonly isThere: boolean;
  /** The people with limits, or the holidays. */
  readonly count: number;
  /** What can't be read, as sentences: the first MOST_UNREAD. */
  readonly unread: readonly string[];
  readonly unreadCount: number;
}

/** The sheet "Wanted". */
export interface WantedView {
  /** The rows that count. */
  readonly count: number;
  /** What does not count as it is typed, as sentences: the first MOST_UNREAD. */
  readonly unread: readonly string[];
  readonly unreadCount: number;
}

/** The most cells that can't be read, by name: the whole column of a sheet may be unreadable. */
export const MOST_UNREAD = 50;

/** Shifts that are about to be added, and the rules that they would break. */
export interface WarnedShifts {
  readonly kind: string;
  readonly shifts: number;
  readonly people: readonly PersonBreaches[];
  readonly count: number;
}
