/** Days of the calendar, `yyyy-MM-dd`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** What the user chose. A report reads those that it names (registry.ts) and passes over the others. */
export interface ReportOptions {
  readonly period: Period;
  /** Ids of people (facts.ts); absent means everybody. Open shifts are of OPEN_SHIFT. */
  readonly people?: ReadonlySet<string>;
  /** IDs; '' is No department. Absent means all. */
  readonly departments?: ReadonlySet<string>;
  /** IDs of time-off accounts; '' is No account. Absent means all. */
  readonly accounts?: ReadonlySet<string>;
  /** The one person of a report about one. */
  readonly person?: string;
  /** The first day of a week: 0 is Monday, 6 Sunday. Absent means Monday. */
  readonly weekStart?: number;
  /** For the staff room: no notes, no numbers, and time off without its reason. */
  readonly staffCopy?: boolean;
  /** The order of names; absent means order.ts's own. */
  readonly compare?: (one: string, other: string) => number;
}

export type OptionName = Exclude<keyof ReportOptions, 'compare'>;
