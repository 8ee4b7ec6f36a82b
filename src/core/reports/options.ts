import type { Period } from '../calendar/days';
/** The user's choices. A report reads the options that it names (ReportKind.options) and ignores the others. */
export interface ReportOptions {
  readonly period: Period;
  /** Ids of people (facts.ts); absent means everybody. OPEN_SHIFT means open shifts. */
  readonly people?: ReadonlySet<string>;
  /** IDs; '' is No department. Absent means all. */
  readonly departments?: ReadonlySet<string>;
  /** IDs of time-off accounts; '' is No account. Absent means all. */
  readonly accounts?: ReadonlySet<string>;
  /** The person, for a report about one person. */
  readonly person?: string;
  /** The first day of a week: 0 is Monday, 6 Sunday. Absent means Monday. */
  readonly weekStart?: number;
  /** For the staff room: without notes and numbers, and time off without its reason. */
  readonly staffCopy?: boolean;
  /** The clocks change within the period; absent means no. */
  readonly clocksChange?: boolean;
  /** The order of names; absent means the order of order.ts. */
  readonly compare?: (one: string, other: string) => number;
}

/** What the user chooses. */
export type OptionName = Exclude<keyof ReportOptions, 'compare' | 'clocksChange'>;
