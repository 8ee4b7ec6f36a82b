import type { Facts, Source } from './facts';
import type { OptionName, ReportOptions } from './options';
import type { ReportId, ReportSection } from './report';

/** One report: what the pane must know to offer it, and how it is made. Each has a file of its own. */
export interface ReportKind {
  readonly id: ReportId;
  readonly title: string;
  /** What its worksheet is called at first. */
  readonly sheet: string;
  /** What it tells, for whoever chooses among reports. */
  readonly about: string;
  readonly sources: readonly Source[];
  /** What its records are called, where it counts any that are not pushed. */
  readonly called: { readonly one: string; readonly many: string };
  /** The options that it reads; `period` and `person` can't be left out where they are among them. */
  readonly options: readonly OptionName[];
  /** The longest period that it can show; absent means MOST_DAYS (registry.ts). */
  readonly mostDays?: number;
  readonly orientation: 'portrait' | 'landscape';
  content(facts: Facts, options: ReportOptions): ReportContent;
}

export interface ReportContent {
  /** In place of the kind's own, where the report is about one person. */
  readonly title?: string;
  /** The records that are in it: how many of them the service does not hold yet is said above the report. */
  readonly records: readonly { readonly isPushed: boolean }[];
  /** What else must be known, most important first. */
  readonly notices: readonly string[];
  /** The main table first: its headers stay in sight and are repeated on later pages. Sums of it, and pictures, after it. */
  readonly sections: readonly ReportSection[];
}
