import type { Company } from '../company/company';
import { ItemRefused, itemCode } from '../error-codes';
import { dateTime, time } from '../items/dates-and-times';
import { clearable, field, readFields, type Fields, type Reader } from '../items/fields';
import { categoryItemReference, userReference } from '../items/references';
import { isGiven, type TextItem } from '../items/text-item';
import { boolean, colour, decimal, externalId, identifier, text } from '../items/values';
import { RECURRING } from './schedule';
import type { TimeBlock } from './time-block';

const dayNumber = identifier(itemCode.badInteger);

/** Times of a block in the recurring schedule. */
const recurringTimes: Fields<TimeBlock> = {
  StartDayNo: field('startDayNo', dayNumber),
  StartTime: field('startTime', time),
  EndTime: field('endTime', time),
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

function fieldsOfAnySchedule(company: Company): Fields<TimeBlock> {
  const reference = (type: Parameters<typeof categoryItemReference>[1]) =>
    categoryItemReference(company, type);
  return {
    UserID: field('userId', userOrOpen(company)),
    ExternalID: clearable('externalId', externalId, undefined),
    OverrideNumHours: field('overrideNumHours', boolean),
    NumHours: clearable('numHours', decimal, undefined),
    Notes: clearable('notes', text, ''),
    Color: clearable('color', colour, ''),
    DepartmentID: clearable('departmentId', reference('Department'), undefined),
    AreaID: clearable('areaId', reference('Area'), undefined),
    TaskID: clearable('taskId', reference('Task'), undefined),
    TimeOfDayID: clearable('timeOfDayId', reference('TimeOfDay'), undefined),
    TimeOffReasonID: clearable('timeOffReasonId', reference('TimeOffReason'), undefined),
    TimeOffAccountID: clearable('timeOffAccountId', reference('TimeOffAccount'), undefined),
  };
}

/** UserID 0 means an open block; there is no such user. */
function userOrOpen(company: Company): Reader<number> {
  const user = userReference(company);
  return (name, sent) => (/^0+$/.test(sent) ? 0 : user(name, sent));
}

/** The names of all fields that an item may have, in any schedule. */
export function fieldNames(company: Company): readonly string[] {
  return Object.keys({ ...fieldsOfAnySchedule(company), ...recurringTimes, ...datedTimes });
}

/** Returns a function that reads the item's fields in the form of this schedule. That function throws ItemRefused. */
export function blockReader(
  company: Company,
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
  if (isGiven(item, 'NumHours') && item['OverrideNumHours'] !== '1')
    throw new ItemRefused(itemCode.hoursNotOverridden, 'NumHours is taken only with OverrideNumHours 1');
}
