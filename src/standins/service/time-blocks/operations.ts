/** time-blocks: shifts of users and open shifts, in the current, the recurring and other schedules. */
import { ItemRefused, itemCode } from '../error-codes';
import { findKeyed, keyNumber, type Finders } from '../items/keyed';
import { requireFields, textItem } from '../items/text-item';
import { booleanParameter, type Operation } from '../operation';
import { blockReader, fieldNames } from './block-fields';
import { scheduleOf, CURRENT, RECURRING } from './schedule';
import { emptyBlock, type TimeBlock, type TimeBlockTable } from './time-block';
import type { Behaviour } from '../behaviour';

/** The fields that an item of updateTimeBlocks needs besides Key and KeyVal (section 4.4), read literally. */
interface UpdateCase {
  readonly scheduleId: number;
  readonly addIfNotFound: boolean;
  /** Whether the item will add a block. */
  readonly adds: boolean;
  /** The fields that the item has. */
  readonly given: readonly string[];
}

const dayAndTimes = ['StartDayNo', 'StartTime', 'EndTime'];
const dateTimes = ['StartDateTime', 'EndDateTime'];

function requiredToAdd(scheduleId: number): readonly string[] {
  return ['UserID', ...(scheduleId === RECURRING ? dayAndTimes : dateTimes)];
}

/**
 * A recurring update with a day number or a time needs the day number ("for recurring-schedule updates") and both times; one of
 * another field alone needs none of them. In other schedules, the
 * fields that are needed if reqAddifnotfound is 1 are needed whether or not the block is found. The fields without which no
 * block can exist are needed when the block is added.
 */
function requiredToUpdate(
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

/** addTimeBlocks and updateTimeBlocks (specification, section 4.4). */
export const timeBlockOperations: Readonly<Record<string, Operation>> = {
  addTimeBlocks: {
    kind: 'write',
    parameters: ['ScheduleID'],
    write: (company, parameters) => {
      const scheduleId = scheduleOf(parameters);
      const { timeBlocks } = company;
      const read = blockReader(company, scheduleId, 'add');
      const itemFields = fieldNames(company);
      return (sent) => {
        const item = textItem(sent, itemFields);
        requireFields(item, requiredToAdd(scheduleId));
        put(timeBlocks, {
          ...emptyBlock,
          ...read(item),
          timeBlockId: timeBlocks.nextNumber(),
          scheduleId,
        });
        return 'stored';
      };
    },
  },
  updateTimeBlocks: {
    kind: 'write',
    parameters: ['reqAddifnotfound', 'ScheduleID'],
    write: (company, parameters, behaviour) => {
      const scheduleId = scheduleOf(parameters);
      const addIfNotFound = booleanParameter(parameters, 'reqAddifnotfound');
      const { timeBlocks } = company;
      const read = blockReader(company, scheduleId, 'update');
      const itemFields = ['Key', 'KeyVal', ...fieldNames(company)];
      return (sent) => {
        const item = textItem(sent, itemFields);
        const found = findKeyed(item, findBlock(timeBlocks, scheduleId));
        const adds = found === undefined && addIfNotFound;
        const given = Object.keys(item);
        requireFields(item, requiredToUpdate({ scheduleId, addIfNotFound, adds, given }, behaviour));
        const changes = read(item);
        if (found !== undefined) put(timeBlocks, { ...found, ...changes });
        else if (adds)
          put(timeBlocks, { ...emptyBlock, ...changes, timeBlockId: timeBlocks.nextNumber(), scheduleId });
        else return 'ignored';
        return 'stored';
      };
    },
  },
};

/** A block of another schedule is not found, because the call is about one schedule. */
function findBlock(blocks: TimeBlockTable, scheduleId: number): Finders<TimeBlock | undefined> {
  const here = (block: TimeBlock | undefined) => (block?.scheduleId === scheduleId ? block : undefined);
  return {
    TimeBlockID: (value) => here(blocks.get(keyNumber(value))),
    ExternalID: (value) => here(blocks.find('ExternalID', keyNumber(value))),
  };
}

/** Throws ItemRefused if the block ends before it starts. Between two times of day, the end is on the next day. */
function put(blocks: TimeBlockTable, block: TimeBlock): void {
  const { startDateTime = '', endDateTime = '' } = block;
  if (startDateTime !== '' && endDateTime <= startDateTime)
    throw new ItemRefused(itemCode.endNotAfterStart, 'EndDateTime must be after StartDateTime');
  // Hours that are no longer overridden are computed by the service.
  blocks.put(block.overrideNumHours ? block : { ...block, numHours: undefined });
}
