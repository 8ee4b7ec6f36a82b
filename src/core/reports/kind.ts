import type { Facts, Shift, Source } from './facts';
import type { OptionName, ReportOptions } from './options';
import type { LegendEntry, ReportSection } from './report';
import type { ReportName } from './words';

/** One report: what the pane needs to offer it, and how it is made. Each has a file of its own. */
export interface ReportKind {
  /** Its name in code and memory. It stays the same from version to version, and no two reports have the same. */
  readonly id: string;
  /** Its `sheet` is the first name of its worksheet. */
  readonly name: ReportName;
  readonly sources: readonly Source[];
  /** Which blocks of the schedule it shows; absent means all. A report without rows then names the nearest day that has some. */
  readonly shows?: (shift: Shift) => boolean;
  /** The options that it reads. If `period` or `person` are among them, the user must give them. */
  readonly options: readonly OptionName[];
  /** The period that is offered first; absent means this week, or the one that was used last. */
  readonly usualPeriod?: UsualPeriod;
  /** The longest period in days; absent means MOST_DAYS (registry.ts). */
  readonly mostDays?: number;
  readonly orientation: 'portrait' | 'landscape';
  content(facts: Facts, options: ReportOptions): ReportContent;
}

/** Periods by their names, counted from today. */
export type UsualPeriod = 'last7Days' | 'thisYear';

/** The words for records in a sentence that counts them. */
export interface RecordWords {
  readonly one: string;
  readonly many: string;
}

/** The records of one sort that are in a report. */
interface Counted extends RecordWords {
  readonly of: readonly { readonly isPushed: boolean }[];
}

export interface ReportContent {
  /** Used instead of the kind's own title, if the report is about one person. */
  readonly title?: string;
  /** The records in the report. A sentence above the report says how many of each sort are not pushed yet. */
  readonly records: readonly Counted[];
  /**
   * Sentences that the planner must check. A staff copy leaves them out, and the pane shows them to the person who makes the
   * copy.
   */
  readonly warnings?: readonly string[];
  /** Other sentences for the reader, the most important first. */
  readonly notices: readonly string[];
  /** What the colours in the tables mean; absent if they mean nothing. */
  readonly legend?: readonly LegendEntry[];
  /** The main table first: its headers stay visible and are repeated on later pages. Sums and charts come after it. */
  readonly sections: readonly ReportSection[];
}
