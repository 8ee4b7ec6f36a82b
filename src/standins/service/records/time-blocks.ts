import { itemCode } from '../error-codes';
import { Table } from '../table';

/**
 * A time block as the sandbox stores it (specification, section 2.3). No operation reads time blocks: they are only visible in
 * the sandbox's own state.
 */
export interface TimeBlock {
  readonly timeBlockId: number;
  readonly scheduleId: number;
  readonly externalId: number | undefined;
  /** 0 for an open block. */
  readonly userId: number;
  /** `2026-11-21T09:00`; not in the recurring schedule. */
  readonly startDateTime: string | undefined;
  readonly endDateTime: string | undefined;
  /** Only in the recurring schedule, like the two times, which are `09:00`. */
  readonly startDayNo: number | undefined;
  readonly startTime: string | undefined;
  readonly endTime: string | undefined;
  readonly overrideNumHours: boolean;
  readonly numHours: number | undefined;
  readonly notes: string;
  readonly color: string;
  readonly departmentId: number | undefined;
  readonly areaId: number | undefined;
  readonly taskId: number | undefined;
  readonly timeOfDayId: number | undefined;
  readonly timeOffReasonId: number | undefined;
  readonly timeOffAccountId: number | undefined;
}

/** An open block with default values, without a schedule. */
export const emptyBlock: Omit<TimeBlock, 'timeBlockId' | 'scheduleId'> = {
  externalId: undefined,
  userId: 0,
  startDateTime: undefined,
  endDateTime: undefined,
  startDayNo: undefined,
  startTime: undefined,
  endTime: undefined,
  overrideNumHours: false,
  numHours: undefined,
  notes: '',
  color: '',
  departmentId: undefined,
  areaId: undefined,
  taskId: undefined,
  timeOfDayId: undefined,
  timeOffReasonId: undefined,
  timeOffAccountId: undefined,
};

export type TimeBlockTable = Table<TimeBlock, 'ExternalID'>;

/** TimeBlockIDs and ExternalIDs are unique across all schedules. */
export function timeBlockTable(blocks: readonly TimeBlock[]): TimeBlockTable {
  return new Table(
    {
      key: (block) => block.timeBlockId,
      unique: {
        ExternalID: {
          read: (block) => block.externalId,
          code: itemCode.externalIdTaken,
          taken: (block) => `ExternalID ${block.externalId} is already in use`,
        },
      },
    },
    blocks,
  );
}
