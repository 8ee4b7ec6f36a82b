import type { StoredCompany } from '../records/company';
import type { User } from '../records/users';

const WEEKS = 4;
const DAYS_A_WEEK = 7;

/** How a department works. A person has one of the shifts for a week, then the next one. */
interface Plan {
  readonly department: string;
  readonly people: number;
  readonly shifts: readonly string[];
  /** Days in a row, of seven; the others are off. With 5 and no weekends, Monday to Friday. */
  readonly daysOn: number;
  readonly hasWeekends: boolean;
}

// prettier-ignore
const PLANS: readonly Plan[] = [
  { department: 'Reception', people: 3, shifts: ['08:00-16:00', '12:00-20:00'], daysOn: 5, hasWeekends: true },
  { department: 'Care', people: 21, shifts: ['07:00-15:00', '14:30-22:30'], daysOn: 5, hasWeekends: true },
  { department: 'Kitchen', people: 7, shifts: ['06:30-14:30', '11:30-19:30'], daysOn: 5, hasWeekends: true },
  { department: 'Housekeeping', people: 6, shifts: ['08:00-14:00'], daysOn: 5, hasWeekends: true },
  { department: 'Night Team', people: 5, shifts: ['22:00-07:15'], daysOn: 4, hasWeekends: true },
  { department: 'Laundry', people: 2, shifts: ['07:00-13:00'], daysOn: 5, hasWeekends: false },
  { department: 'Physiotherapy', people: 2, shifts: ['09:00-17:00'], daysOn: 5, hasWeekends: false },
  { department: 'Maintenance', people: 1, shifts: ['09:00-17:00'], daysOn: 5, hasWeekends: false },
];

/** One person's work on one day: `times` is `07:00-15:00`. */
export interface Work {
  readonly department: string;
  readonly day: string;
  readonly times: string;
}

/** A person, and when the department lets that person work. */
interface Planned {
  readonly user: User;
  readonly department: string;
  /** The times of a day, or ''. `week` is counted from 0. */
  timesOn(this: void, day: string, week: number): string;
}

/** The first 47 people that are scheduled, each in a department. */
export function planned(users: readonly User[]): readonly Planned[] {
  const people = users.filter(({ doNotSchedule }) => !doNotSchedule);
  return PLANS.flatMap((plan) => Array.from({ length: plan.people }, () => plan)).flatMap((plan, at) => {
    const user = people[at];
    return user
      ? [
          {
            user,
            department: plan.department,
            timesOn: (day: string, week: number) => shiftOn(plan, at, day, week),
          },
        ]
      : [];
  });
}

/**
 * A roster of four weeks as text with tabs, as it is copied from a spreadsheet: people down, days across. It begins with the Monday
 * so many weeks after this day's week.
 */
export function sampleRosterText(users: readonly User[], today: string, weeksLater = 0): string {
  const monday = sampleDaysAfter(sampleMonday(today), weeksLater * DAYS_A_WEEK);
  const days = Array.from({ length: WEEKS * DAYS_A_WEEK }, (_, at) => sampleDaysAfter(monday, at));
  const rows = planned(users).map(({ user, department, timesOn }) => {
    const shifts = days.map((day, index) => timesOn(day, Math.floor(index / DAYS_A_WEEK)));
    return [nameAmong(users, user), department, ...shifts];
  });
  return [['Name', 'Department', ...days.map(dayTitle)], ...rows].map((row) => row.join('\t')).join('\n');
}

function shiftOn({ shifts, daysOn, hasWeekends }: Plan, at: number, day: string, week: number): string {
  const weekday = weekdayOf(day);
  const isOn = hasWeekends ? (weekday + at) % DAYS_A_WEEK < daysOn : weekday < daysOn;
  return isOn ? (shifts[(at + week) % shifts.length] ?? '') : '';
}

/** A name that two people have comes with the user name. */
function nameAmong(users: readonly User[], user: User): string {
  const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;
  const isShared = users.filter((other) => nameOf(other) === nameOf(user)).length > 1;
  return isShared ? `${nameOf(user)} (${user.userName})` : nameOf(user);
}

const DAY_MS = 86_400_000;

/** The day (`yyyy-MM-dd`) so many days later. */
export function sampleDaysAfter(day: string, days: number): string {
  return new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the day's week. */
export function sampleMonday(day: string): string {
  return sampleDaysAfter(day, -weekdayOf(day));
}

/** 0 is Monday, 6 is Sunday. */
function weekdayOf(day: string): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

/** As people write it above a roster's column: `Mon 23 Nov 2026`. */
export function dayTitle(day: string): string {
  const [weekday, date, month, year] = new Date(timeOf(day)).toUTCString().replace(',', '').split(' ');
  return `${weekday ?? ''} ${Number(date)} ${month ?? ''} ${year ?? ''}`;
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00Z`);

/** The schedule that people work by; the others are recurring, worked or templates. */
const CURRENT = 1;

/**
 * The stored shifts of the current schedule as text with tabs, one a line, as a company would export them. '' if there are none.
 */
export function sampleShifts({ timeBlocks, users, categoryItems }: StoredCompany): string {
  const blocks = timeBlocks.all().filter(({ scheduleId }) => scheduleId === CURRENT);
  if (blocks.length === 0) return '';
  const nameOf = (id: number | undefined) => (id === undefined ? '' : (categoryItems.get(id)?.name ?? ''));
  const lines = blocks.map((block) => [
    String(block.timeBlockId),
    String(block.externalId ?? ''),
    block.userId === 0 ? 'Open shift' : (users.get(block.userId)?.userName ?? ''),
    block.startDateTime ?? '',
    block.endDateTime ?? '',
    nameOf(block.departmentId),
    nameOf(block.areaId),
    nameOf(block.taskId),
    nameOf(block.timeOfDayId),
    block.notes,
  ]);
  return [HEADERS, ...lines].map((line) => line.join('\t')).join('\n');
}

const HEADERS = [
  'TimeBlockID',
  'ExternalID',
  'Person',
  'StartDateTime',
  'EndDateTime',
  'Department',
  'Area',
  'Task',
  'TimeOfDay',
  'Notes',
];
