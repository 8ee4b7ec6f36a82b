import type { Facts, Source } from './facts';
import type { OptionName, ReportOptions } from './options';
import type { ReportId, ReportSection } from './report';

/** One report: what the pane must know to offer it, and how it is made. Each has a file of its own. */
export interface ReportKind {
  readonly id: ReportId;
  readonly title: string;
  /** What its worksheet is called at first. */
  readonly sheet: string;
  /** What it shows, for whoever chooses among reports. */
  readonly about: string;
  readonly sources: readonly Source[];
  /** The options that it reads; `period` and `person` can't be left out where they are among them. */
  readonly options: readonly OptionName[];
  /** The longest period that it can show; absent means MOST_DAYS (registry.ts). */
  readonly mostDays?: number;
  readonly orientation: 'portrait' | 'landscape';
  content(facts: Facts, options: ReportOptions): ReportContent;
}

/** What records are called in a sentence that counts them. */
export interface Called {
  readonly one: string;
  readonly many: string;
}

/** The records of one sort that are in a report. */
interface Counted extends Called {
  readonly of: readonly { readonly isPushed: boolean }[];
}

export interface ReportContent {
  /** In place of the kind's own, where the report is about one person. */
  readonly title?: string;
  /** What is in it: how many of each sort the service does not hold yet is said above the report. */
  readonly records: readonly Counted[];
  /** What the planner has to look at. A staff copy leaves it out: the pane says it to whoever makes the copy. */
  readonly warnings?: readonly string[];
  /** What else must be known, most important first. */
  readonly notices: readonly string[];
  /** The main table first: its headers stay in sight and are repeated on later pages. Sums of it, and pictures, after it. */
  readonly sections: readonly ReportSection[];
}
