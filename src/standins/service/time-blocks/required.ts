import type { Behaviour } from '../behaviour';
import { CURRENT, RECURRING } from './schedule';

/** What an item of updateTimeBlocks needs besides Key and KeyVal (section 4.4), read to the letter. */
export interface UpdateCase {
  readonly scheduleId: number;
  readonly addIfNotFound: boolean;
  /** Will the item add a block? */
  readonly adds: boolean;
}

const dayAndTimes = ['StartDayNo', 'StartTime', 'EndTime'];
const dateTimes = ['StartDateTime', 'EndDateTime'];

export function requiredToAdd(scheduleId: number): readonly string[] {
  return ['UserID', ...(scheduleId === RECURRING ? dayAndTimes : dateTimes)];
}

/**
 * A recurring update needs the day number ("for recurring-schedule updates"), and with it both times. Else what is
 * needed where reqAddifnotfound is 1 is needed whether or not the block is found; what a block can't be without, when
 * it is added.
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
