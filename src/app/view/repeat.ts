import type { LeavePolicy } from '../../core/shifts/new-shifts';
import type { PatternEntry } from '../../core/shifts/patterns';
import type { RecurringEntry } from '../../core/shifts/recurring';

export type { LeavePolicy, PatternEntry, RecurringEntry };

/** A record to choose. */
interface Choice {
  readonly id: string;
  readonly label: string;
}

/** The screen on which a user copies weeks, and makes shifts from a pattern or from recurring ones. */
export interface RepeatView {
  /** The sheets of shifts with dates that get the new shifts: those of the workbook, or the one that is made. */
  readonly sheets: readonly { readonly kind: string; readonly title: string; readonly isFilled: boolean }[];
  readonly people: readonly Choice[];
  readonly departments: readonly Choice[];
  readonly areas: readonly Choice[];
  readonly tasks: readonly Choice[];
  /** The weekday with which weeks begin: 0 is Monday. */
  readonly weekStart: number;
  /** The sheet of recurring shifts. `cycle`: the fewest whole weeks that have all its day numbers, in days. */
  readonly recurring: { readonly title: string; readonly rows: number; readonly cycle: number };
}
