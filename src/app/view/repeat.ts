import type { LeavePolicy } from '../../core/shifts/new-shifts';
import type { PatternEntry } from '../../core/shifts/patterns';
import type { RecurringEntry } from '../../core/shifts/recurring';
import type { OfferedName } from '../../core/values/name-list';

export type { LeavePolicy, PatternEntry, RecurringEntry };

/** The screen on which a user copies weeks, and makes shifts from a pattern or from recurring ones. */
export interface RepeatView {
  /** The sheets of shifts with dates that get the new shifts: those of the workbook, or the one that is made. */
  readonly sheets: readonly { readonly kind: string; readonly title: string; readonly isFilled: boolean }[];
  readonly people: readonly OfferedName[];
  readonly departments: readonly OfferedName[];
  readonly areas: readonly OfferedName[];
  readonly tasks: readonly OfferedName[];
  /** The weekday with which weeks begin: 0 is Monday. */
  readonly weekStart: number;
  /** The sheet of recurring shifts. `cycle`: the fewest whole weeks that have all its day numbers, in days. */
  readonly recurring: { readonly title: string; readonly rows: number; readonly cycle: number };
}
