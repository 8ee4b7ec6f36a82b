/** time-blocks: shifts of users and open shifts, in the current, the recurring and other schedules. */
import { ItemRefused, itemCode } from '../error-codes';
import { findKeyed, keyNumber, type Finders } from '../items/keyed';
import { requireFields, textItem } from '../items/text-item';
import { booleanParameter, type Operation } from '../operation';
import { blockReader, fieldNames } from './block-fields';
import { requiredToAdd, requiredToUpdate } from './required';
import { scheduleOf } from './schedule';
import { emptyBlock, type TimeBlock, type TimeBlockTable } from './time-block';

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
