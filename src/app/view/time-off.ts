import type { TimeOffEntry, TimeOffRecords, TimeOffPlan } from '../../core/time-off/plan';
import type { TimeOffOutlook } from '../../core/time-off/outlook';

export type { TimeOffEntry, TimeOffOutlook, TimeOffPlan, TimeOffRecords };

/** A record to choose. */
interface Choice {
  readonly id: string;
  readonly label: string;
}

/** The screen on which a user enters a person's time off. */
export interface TimeOffView {
  readonly people: readonly Choice[];
  readonly accounts: readonly Choice[];
  readonly reasons: readonly Choice[];
  /** What was entered so far. */
  readonly entry: TimeOffEntry;
  /** What the entry takes, and what is wrong with it. */
  readonly plan: TimeOffPlan;
  readonly outlook: TimeOffOutlook;
  /** The names of the sheets with the transactions and with the blocks. */
  readonly sheets: { readonly transactions: string; readonly blocks: string };
  /** Of these sheets, those that the workbook does not have yet. */
  readonly missing: readonly string[];
  /** Rows of Time Off that can't be read and are in no balance. */
  readonly unreadable: number;
}
