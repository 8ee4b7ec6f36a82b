import type { Behaviour } from '../behaviour';
import { CURRENT, RECURRING } from './schedule';

/** The fields that an item of updateTimeBlocks needs besides Key and KeyVal (section 4.4), read literally. */
export interface UpdateCase {
  readonly scheduleId: number;
  readonly addIfNotFound: boolean;
  /** Whether the item will add a block. */
  readonly adds: boolean;
  /** The fields that the item has. */
  readonly given: readonly string[];
}

const dayAndTimes = ['StartDayNo', 'StartTime', 'EndTime'];
const dateTimes = ['StartDateTime', 'EndDateTime'];

export function requiredToAdd(scheduleId: number): readonly string[] {
  return ['UserID', ...(scheduleId === RECURRING ? dayAndTimes : dateTimes)];
}

/**
 * A recurring update with a day number or a time needs the day number ("for recurring-schedule updates") and both times; one of
 * another field alone needs none of them. In other schedules, the
 * fields that are needed if reqAddifnotfound is 1 are needed whether or not the block is found. The fields without which no
 * block can exist are needed when the block is added.
 */
export function requiredToUpdate(
  { scheduleId, addIfNotFound, adds, given }: UpdateCase,
  { timesOfUpsert }: Behaviour,
): readonly string[] {
  if (adds && scheduleId !== CURRENT) return requiredToAdd(scheduleId);
  const user = addIfNotFound ? ['UserID'] : [];
  if (scheduleId === RECURRING)
    return dayAndTimes.some((name) => given.includes(name)) ? [...user, ...dayAndTimes] : user;
  if (!addIfNotFound || scheduleId !== CURRENT) return user;
  return [...user, ...dateTimes, ...(timesOfUpsert === 'both' ? ['StartTime', 'EndTime'] : [])];
}
