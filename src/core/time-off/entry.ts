/** time-off/: time off as people think of it (who, from when to when, from which account), and the rows that it becomes. */

/** In which sheets the company keeps time off: a transaction of an account, blocks of the schedule, or both. */
export type TimeOffRecords = 'transaction' | 'blocks' | 'both';

/** What a user says about one person's time off. Ids are '' if nothing is chosen. */
export interface TimeOffEntry {
  readonly personId: string;
  /** `yyyy-MM-dd`, or ''. */
  readonly first: string;
  readonly last: string;
  readonly accountId: string;
  readonly reasonId: string;
  /** Whether Saturdays and Sundays count too. */
  readonly weekends: boolean;
  /** The days that the account loses, as typed; '' if they are as many as are counted. */
  readonly amount: string;
  readonly records: TimeOffRecords;
}

export function hasTransaction({ records }: Pick<TimeOffEntry, 'records'>): boolean {
  return records !== 'blocks';
}

export function hasBlocks({ records }: Pick<TimeOffEntry, 'records'>): boolean {
  return records !== 'transaction';
}
