import { minutesOfTime } from '../calendar/clock';
import { daysAfter, serialOfDay } from '../calendar/days';
import { midnights } from '../calendar/midnights';
import { FORMATS } from '../calendar/region-format';
import { date, datetime, time } from '../values/dates-and-times';
import { unbound } from '../values/name-list';
import { decimal, integer, withoutDates } from '../values/numbers';
import { colour, text } from '../values/text';
import { externalId } from './category-items';
import type { BlockColumns, Composed, Entity, Field, RowRule } from './entity';

/** Time blocks can't be read (specification, section 4.4): the sheet has only what was pushed from it. */
const never = { read: 'never', access: 'edit' } as const;

function refers(id: string, wire: string, list: string, width: number): Field {
  return { ...never, id, wire, refers: list, valueKind: unbound, width };
}

const person = refers('Person', 'UserID', 'people', 170);

const start: Field = { ...never, id: 'Start', valueKind: time, width: 80 };
const end: Field = { ...start, id: 'End' };
const day: Field = { ...never, id: 'Date', valueKind: { ...date, format: FORMATS.weekday }, width: 130 };

/** Day and times as people type them. Each is a part of a wire field. */
const dated: readonly Field[] = [
  day,
  start,
  end,
  { ...day, id: 'EndDate', header: 'End date', formerHeaders: ['End Date'] },
];

const byDayNumber: readonly Field[] = [
  {
    ...never,
    id: 'DayNo',
    header: 'Day number',
    formerHeaders: ['Day No'],
    wire: 'StartDayNo',
    valueKind: integer,
    width: 65,
  },
  { ...start, wire: 'StartTime' },
  { ...end, wire: 'EndTime' },
];

const hours: Field = { ...never, id: 'Hours', valueKind: withoutDates(decimal), width: 65 };

const others: readonly Field[] = [
  refers('Department', 'DepartmentID', 'departments', 130),
  refers('Area', 'AreaID', 'areas', 110),
  refers('Task', 'TaskID', 'tasks', 130),
  {
    ...refers('TimeOfDay', 'TimeOfDayID', 'times-of-day', 110),
    header: 'Time of day',
    formerHeaders: ['Time of Day'],
  },
  {
    ...refers('TimeOffReason', 'TimeOffReasonID', 'time-off-reasons', 125),
    header: 'Time-off reason',
    formerHeaders: ['Time-Off Reason'],
  },
  {
    ...refers('TimeOffAccount', 'TimeOffAccountID', 'time-off-accounts', 130),
    header: 'Time-off account',
    formerHeaders: ['Time-Off Account'],
  },
  { ...never, id: 'Notes', valueKind: text, width: 180 },
  { ...never, id: 'Color', valueKind: colour, width: 80 },
  externalId,
  { ...externalId, id: 'TimeBlockID', header: 'Time block ID', access: 'once' },
];

const overridden: readonly Composed[] = [
  {
    wire: 'OverrideNumHours',
    from: ['Hours'],
    compose: ([typed]) => (typed === undefined ? '0' : '1'),
  },
  {
    wire: 'NumHours',
    from: ['Hours'],
    compose: ([typed]) => (typed === undefined ? undefined : decimal.toWire(Number(typed))),
  },
];

const ends = ['Date', 'Start', 'End', 'EndDate'];

const datedWires: readonly Composed[] = [
  {
    wire: 'StartDateTime',
    from: ends,
    owners: ['Date', 'Start'],
    compose: ([day, from]) => (day && from ? datetime.toWire(`${day}T${from}`) : undefined),
  },
  {
    wire: 'EndDateTime',
    from: ends,
    owners: ['End', 'EndDate'],
    compose: ([day, from, until, lastDay]) =>
      day && from && until ? datetime.toWire(`${lastDayOf(day, from, until, lastDay)}T${until}`) : undefined,
  },
];

/** The day on which a block ends: as typed, else as its times say. */
function lastDayOf(day: string, from: string, until: string, lastDay: string | undefined): string {
  return lastDay ?? daysAfter(day, midnights(from, until));
}

const endsAfterStart: RowRule = {
  code: 'ends-before-start',
  severity: 'error',
  field: 'EndDate',
  from: ends,
  broken: ([day, from, until, lastDay]) =>
    day && from && until && lastDay && `${lastDay}T${until}` <= `${day}T${from}` ? {} : undefined,
};

/**
 * A row with a typed TimeBlockID changes only the filled fields. The times must be filled all or none, because each is sent
 * with its day.
 */
const timesTogether: RowRule = {
  code: 'times-incomplete',
  severity: 'error',
  field: 'Date',
  from: ends,
  broken: ([day, from, until, lastDay]) => {
    const given = [day, from, until, lastDay].filter((part) => part !== undefined);
    return given.length === 0 || (day && from && until) ? undefined : {};
  },
};

const hoursCount: RowRule = {
  code: 'below-zero',
  severity: 'error',
  field: 'Hours',
  from: ['Hours'],
  broken: ([typed]) => (typed !== undefined && Number(typed) < 0 ? {} : undefined),
};

/** A typed time such as 7:30 is a part of a day for Excel: 0.3125. Blocks of less than an hour may have such hours. */
const timeAsHours: RowRule = {
  code: 'time-as-hours',
  severity: 'warning',
  field: 'Hours',
  from: ['Hours', 'Start', 'End'],
  broken: ([typed, from, until]) => {
    const hours = Number(typed ?? 0);
    if (hours <= 0 || hours >= 1) return undefined;
    const minutes = from && until ? minutesOfTime(until) - minutesOfTime(from) : 0;
    if (minutes > 0 && minutes < 60) return undefined;
    return { hours: Math.round(hours * 10_000) / 10_000, meant: Math.round(hours * 24 * 100) / 100 };
  },
};

/** A block with one of these is time off. */
export const TIME_OFF_COLUMNS = ['TimeOffReason', 'TimeOffAccount'];

const HOURS_A_DAY = 24;

/**
 * More hours than the shift lasts, or none of them: such as 75, where somebody typed 7,5 into an Excel that writes 7.5. Fewer hours are
 * usual, because a break may be taken off. Time off has no hours of work.
 */
const hoursBeyond = (dates: readonly string[]): RowRule => ({
  code: 'hours-beyond',
  severity: 'warning',
  field: 'Hours',
  from: ['Hours', 'Start', 'End', ...TIME_OFF_COLUMNS, ...dates],
  broken: ([typed, from, until, reason, account, day, lastDay]) => {
    const hours = Number(typed ?? -1);
    if (hours < 0 || reason !== undefined || account !== undefined) return undefined;
    const length = lengthOf(from, until, day, lastDay);
    const isBeyond = hours === 0 ? length !== undefined : hours > (length ?? HOURS_A_DAY) + ROUNDED;
    return isBeyond ? { hours, length } : undefined;
  },
});

/** 20 minutes are 0.3333 hours, which somebody may have typed as 0.34. */
const ROUNDED = 0.01;

/** The hours from Start to End; undefined if one of them is missing. */
function lengthOf(from?: string, until?: string, day?: string, lastDay?: string): number | undefined {
  if (from === undefined || until === undefined) return undefined;
  const days =
    day !== undefined && lastDay !== undefined
      ? (serialOfDay(lastDay) ?? 0) - (serialOfDay(day) ?? 0)
      : midnights(from, until);
  const hours = days * HOURS_A_DAY + (minutesOfTime(until) - minutesOfTime(from)) / 60;
  return Math.round(hours * 100) / 100;
}

const block: Omit<BlockColumns, 'takesPlace'> = {
  person: 'Person',
  day: 'Date',
  start: 'Start',
  end: 'End',
  lastDay: 'EndDate',
  hours: 'Hours',
  timeOff: TIME_OFF_COLUMNS,
  places: { departments: 'Department', areas: 'Area', tasks: 'Task' },
};

/** Schedules from this number on are templates (specification, section 4.4). */
const FIRST_TEMPLATE = 1000;

interface Schedule {
  readonly kind: string;
  readonly many: string;
  readonly sheet: string;
  readonly table: string;
  /** ScheduleID: 1 current, 2 recurring, 7 timesheet, 1000 and more templates. */
  readonly id: string;
  readonly recurring?: boolean;
}

/** Time blocks of a schedule: specification, sections 2.3 and 4.4. */
function timeBlocksOf({ kind, many, sheet, table, id, recurring = false }: Schedule): Entity {
  const when = recurring ? byDayNumber : dated;
  const fields = [person, ...when, hours, ...others];
  const sent = fields.map((field) => field.id).filter((name) => name !== 'TimeBlockID');
  const needed = recurring ? ['DayNo', 'Start', 'End'] : ['Date', 'Start', 'End'];
  return {
    kind,
    one: 'shift',
    many,
    sheet,
    table,
    key: ['ExternalID'],
    frozenThrough: 'Person',
    freezesStatusOnly: true,
    fields,
    composed: recurring ? overridden : [...datedWires, ...overridden],
    ...(recurring ? {} : { block: { ...block, takesPlace: Number(id) < FIRST_TEMPLATE } }),
    timesFrom: { field: 'TimeOfDay', start: 'Start', end: 'End' },
    rules: [
      ...(recurring ? [] : [timesTogether, endsAfterStart]),
      hoursCount,
      timeAsHours,
      hoursBeyond(recurring ? [] : ['Date', 'EndDate']),
    ],
    add: {
      method: 'addTimeBlocks',
      query: { ScheduleID: id },
      fields: sent,
      required: ['Person', ...needed],
      numbered: 'ExternalID',
      identity: { exact: ['ExternalID'], loose: ['ExternalID'] },
      retryPolicy: 'idempotent',
    },
    update: {
      method: 'updateTimeBlocks',
      query: { ScheduleID: id, reqAddifnotfound: '0' },
      fields: sent,
      alwaysSent: [],
      // An update of the day number needs both times, and an update of a recurring block's times needs the day
      // (specification, section 4.4).
      ...(recurring ? { together: needed } : {}),
      typedKey: 'TimeBlockID',
    },
    labels: [['Person', recurring ? 'DayNo' : 'Date', 'Start'], ['Notes']],
  };
}

export const timeBlocks: Entity = {
  ...timeBlocksOf({
    kind: 'time-blocks',
    many: 'shifts',
    sheet: 'Time Blocks',
    table: 'TimeBlocks',
    id: '1',
  }),
  opensFirst: 2,
};

export const recurringBlocks = timeBlocksOf({
  kind: 'recurring-blocks',
  many: 'recurring shifts',
  sheet: 'Recurring Blocks',
  table: 'RecurringBlocks',
  id: '2',
  recurring: true,
});

export const timesheet = timeBlocksOf({
  kind: 'timesheet',
  many: 'worked shifts',
  sheet: 'Timesheet',
  table: 'Timesheet',
  id: '7',
});

/**
 * A template's schedule (specification, section 4.4: 1000 and more). Its blocks have dates, as those of the current
 * schedule.
 */
export function templateBlocks(number: string): Entity {
  return timeBlocksOf({
    kind: `template-${number}`,
    many: 'template shifts',
    sheet: `Template ${number}`,
    table: `Template${number}`,
    id: number,
  });
}
