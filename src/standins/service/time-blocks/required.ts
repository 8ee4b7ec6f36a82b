import type { Behaviour } from '../behaviour';
import { CURRENT, RECURRING } from './schedule';

/** The fields that an item of updateTimeBlocks needs besides Key and KeyVal (section 4.4), read literally. */
export interface UpdateCase {
  readonly scheduleId: number;
  readonly addIfNotFound: boolean;
  /** Whether the item will add a block. */
  readonly adds: boolean;
}

const dayAndTimes = ['StartDayNo', 'StartTime', 'EndTime'];
const dateTimes = ['StartDateTime', 'EndDateTime'];

export function requiredToAdd(scheduleId: number): readonly string[] {
  return ['UserID', ...(scheduleId === RECURRING ? dayAndTimes : dateTimes)];
}

/**
 * A recurring update needs the day number ("for recurring-schedule updates"), and with it both times. In other schedules, the
 * fields that are needed if reqAddifnotfound is 1 are needed whether or not the block is found. The fields without which no
 * block can exist are needed when the block is added.
 */
export function requiredToUpdate(
  { scheduleId, addIfNotFound, adds }: UpdateCase,
  { timesOfUpsert }: Behaviour,
): readonly string[] {
  if (adds && scheduleId !== CURRENT) return requiredToAdd(scheduleId);
  const user = addIfNotFound ? ['UserID'] : [];
  if (scheduleId === RECURRING) return [...user, ...dayAndTimes];
  if (!addIfNotFound || scheduleId !== CURRENT) return user;
  return [...user, ...dateTimes, ...(timesOfUpsert === 'both' ? ['StartTime', 'EndTime'] : [])];
}
