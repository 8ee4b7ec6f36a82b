/** time-blocks: shifts of users and open shifts, in the current, the recurring and other schedules. */
import type { Behaviour } from '../behaviour';
import { ItemRefused, itemCode, CallRefused, callCode } from '../error-codes';
import {
  findKeyed,
  keyNumber,
  dateTime,
  timeReader,
  booleanReader,
  colourReader,
  decimalReader,
  externalIdReader,
  identifier,
  textReader,
  type Finders,
  requireFields,
  textItem,
  clearable,
  field,
  readFields,
  isGivenField,
  type Fields,
  type ItemReader,
  type TextItem,
} from '../items';
import type { CategoryType } from '../records/categories';
import type { StoredCompany } from '../records/company';
import { emptyBlock, type TimeBlock, type TimeBlockTable } from '../records/time-blocks';
import {
  booleanParameter,
  type Operation,
  type Parameters,
  categoryItemReference,
  userReference,
} from './operation';

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

const dayNumber = identifier(itemCode.badInteger);

/** Times of a block in the recurring schedule. */
const recurringTimes: Fields<TimeBlock> = {
  StartDayNo: field('startDayNo', dayNumber),
  StartTime: field('startTime', timeReader),
  EndTime: field('endTime', timeReader),
};

/** Times of a block in every other schedule. */
const datedTimes: Fields<TimeBlock> = {
  StartDateTime: field('startDateTime', dateTime),
  EndDateTime: field('endDateTime', dateTime),
};

/**
 * In updateTimeBlocks StartTime and EndTime may be datetimes (section 4.4). They then mean the same as StartDateTime and
 * EndDateTime.
 */
const datedTimesOfUpdate: Fields<TimeBlock> = {
  StartTime: field('startDateTime', dateTime),
  EndTime: field('endDateTime', dateTime),
  ...datedTimes,
};

function fieldsOfAnySchedule(company: StoredCompany): Fields<TimeBlock> {
  const reference = (type: CategoryType) => categoryItemReference(company, type);
  return {
    UserID: field('userId', userOrOpen(company)),
    ExternalID: clearable('externalId', externalIdReader, undefined),
    OverrideNumHours: field('overrideNumHours', booleanReader),
    NumHours: clearable('numHours', decimalReader, undefined),
    Notes: clearable('notes', textReader, ''),
    Color: clearable('color', colourReader, ''),
    DepartmentID: clearable('departmentId', reference('Department'), undefined),
    AreaID: clearable('areaId', reference('Area'), undefined),
    TaskID: clearable('taskId', reference('Task'), undefined),
    TimeOfDayID: clearable('timeOfDayId', reference('TimeOfDay'), undefined),
    TimeOffReasonID: clearable('timeOffReasonId', reference('TimeOffReason'), undefined),
    TimeOffAccountID: clearable('timeOffAccountId', reference('TimeOffAccount'), undefined),
  };
}

/** UserID 0 means an open block; there is no such user. */
function userOrOpen(company: StoredCompany): ItemReader<number> {
  const user = userReference(company);
  return (name, sent) => (/^0+$/.test(sent) ? 0 : user(name, sent));
}

/** The names of all fields that an item may have, in any schedule. */
function fieldNames(company: StoredCompany): readonly string[] {
  return Object.keys({ ...fieldsOfAnySchedule(company), ...recurringTimes, ...datedTimes });
}

/** Returns a function that reads the item's fields in the form of this schedule. That function throws ItemRefused. */
function blockReader(
  company: StoredCompany,
  scheduleId: number,
  operation: 'add' | 'update',
): (item: TextItem) => Partial<TimeBlock> {
  const dated = operation === 'add' ? datedTimes : datedTimesOfUpdate;
  const fields = {
    ...fieldsOfAnySchedule(company),
    ...(scheduleId === RECURRING ? recurringTimes : dated),
  };
  const elsewhere = fieldNames(company).filter((name) => !(name in fields));
  return (item) => {
    const misplaced = elsewhere.find((name) => item[name] !== undefined);
    if (misplaced !== undefined) {
      throw new ItemRefused(
        itemCode.notInThisSchedule,
        `${misplaced} is no field of schedule ${scheduleId} here`,
      );
    }
    if (scheduleId !== RECURRING) refuseTwoTimes(item);
    refuseHoursNotOverridden(item);
    return readFields(item, fields);
  };
}

/** Throws ItemRefused if StartTime and StartDateTime differ, or EndTime and EndDateTime. */
function refuseTwoTimes(item: TextItem): void {
  for (const [one, other] of [
    ['StartTime', 'StartDateTime'],
    ['EndTime', 'EndDateTime'],
  ] as const) {
    const [time, dated] = [item[one], item[other]];
    if (time === undefined || dated === undefined) continue;
    if (dateTime(one, time) !== dateTime(other, dated))
      throw new ItemRefused(itemCode.timesDisagree, `${one} and ${other} are not the same`);
  }
}

/** NumHours is accepted only if OverrideNumHours is present and true. */
function refuseHoursNotOverridden(item: TextItem): void {
  if (isGivenField(item, 'NumHours') && item['OverrideNumHours'] !== '1')
    throw new ItemRefused(itemCode.hoursNotOverridden, 'NumHours is taken only with OverrideNumHours 1');
}

/** The ScheduleIDs of section 4.4 that are not templates. */
const CURRENT = 1;
const RECURRING = 2;
const TIMESHEET = 7;
const FIRST_TEMPLATE = 1000;

/**
 * ScheduleID: 1, 2, 7, or the number of a template. Any template's number is accepted, because no operation lists templates.
 * Throws CallRefused.
 */
function scheduleOf(parameters: Parameters): number {
  const text = parameters['ScheduleID'] ?? '';
  const scheduleId = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (![CURRENT, RECURRING, TIMESHEET].includes(scheduleId) && !(scheduleId >= FIRST_TEMPLATE))
    throw new CallRefused(callCode.parameterWrong, 'ScheduleID must be 1, 2, 7, or 1000 or more');
  return scheduleId;
}
