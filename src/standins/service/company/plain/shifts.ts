import type { CategoryItem } from '../../records/category-items';
import type { Qualification } from '../../records/qualifications';
import { emptyBlock, type TimeBlock } from '../../records/time-blocks';
import type { TimeOffTransaction } from '../../records/time-off-transactions';
import type { User } from '../../records/users';
import { catNo } from '../categories';
import { daysAfter, mondayOf } from '../days';
import { planned, type Work } from '../roster';

/** What the people of a department do, where, and what they are qualified for. */
interface Duty {
  readonly tasks: readonly string[];
  readonly areas: readonly string[];
  readonly skills: readonly string[];
}

const DUTIES: Readonly<Record<string, Duty>> = {
  Reception: { tasks: ['Front desk'], areas: ['Entrance Hall'], skills: ['Fire warden'] },
  Care: {
    tasks: ['Medication round', 'Activities', 'Handover'],
    areas: ['North Wing', 'South Wing', 'Garden Wing'],
    skills: ['First aid', 'Medication', 'Moving and handling'],
  },
  Kitchen: {
    tasks: ['Breakfast', 'Lunch', 'Dinner'],
    areas: ['Main Kitchen'],
    skills: ['Food hygiene'],
  },
  Housekeeping: { tasks: ['Room cleaning'], areas: ['North Wing', 'South Wing'], skills: ['Fire warden'] },
  'Night Team': {
    tasks: ['Medication round', 'Handover'],
    areas: ['North Wing', 'South Wing'],
    skills: ['First aid', 'Medication'],
  },
  Laundry: { tasks: ['Room cleaning'], areas: ['Garden Wing'], skills: [] },
  Physiotherapy: { tasks: ['Activities'], areas: ['Garden Wing'], skills: ['Moving and handling'] },
  Maintenance: { tasks: ['Shopping trip'], areas: ['Entrance Hall'], skills: ['Minibus driver'] },
};

const LANGUAGES = ['German', 'Spanish', 'Arabic', 'British Sign Language'];
const DAYS_A_WEEK = 7;
/** The shifts begin with last week, and end with next week. */
const WEEKS = { before: 1, all: 3 };
const FIRST_BLOCK_ID = 90_001;
const FIRST_EXTERNAL_ID = 800_001;

/** Each person is qualified for the tasks and skills of the own department; every sixth one speaks a further language. */
export function plainQualifications(
  users: readonly User[],
  items: readonly CategoryItem[],
): readonly Qualification[] {
  const idOf = idsOf(items);
  return planned(users).flatMap(({ user, department }, at) => {
    const { tasks = [], skills = [] } = DUTIES[department] ?? {};
    const named = [
      ...tasks.map((name) => ({ catNo: catNo.tasks, name })),
      ...skills.map((name) => ({ catNo: catNo.skills, name })),
      ...(at % 6 === 0
        ? [{ catNo: catNo.languages, name: LANGUAGES[(at / 6) % LANGUAGES.length] ?? '' }]
        : []),
    ];
    return named.flatMap((item, place): Qualification[] => {
      const catItemId = idOf(item.catNo, item.name);
      const isSkill = item.catNo === catNo.skills;
      return catItemId === undefined
        ? []
        : [
            {
              userId: user.userId,
              catItemId,
              catNo: item.catNo,
              rank: isSkill ? ((at + place) % 3) + 1 : undefined,
              payRate: isSkill && place === 0 ? 12 + (at % 7) : undefined,
            },
          ];
    });
  });
}

/**
 * The shifts of last week, this week and the next one. Nobody works in a week of leave. Next week has one double booking and one
 * open shift, for the tour.
 */
export function plainShifts(
  users: readonly User[],
  items: readonly CategoryItem[],
  leave: readonly TimeOffTransaction[],
  today: string,
): readonly TimeBlock[] {
  const first = daysAfter(mondayOf(today), -DAYS_A_WEEK * WEEKS.before);
  const idOf = idsOf(items);
  const away = new Set(
    leave
      .filter(({ amount }) => amount < 0)
      .map(({ userId, effectiveDate }) => `${userId} ${mondayOf(effectiveDate)}`),
  );
  const shift = (
    work: Pick<Work, 'department' | 'day' | 'times'>,
    at: number,
  ): Omit<TimeBlock, 'timeBlockId' | 'scheduleId' | 'externalId'> => {
    const { department, day, times } = work;
    const [start = '', end = ''] = times.split('-');
    const { tasks = [], areas = [] } = DUTIES[department] ?? {};
    const timeOfDay = items.find(({ startTime, endTime }) => startTime === start && endTime === end);
    return {
      ...emptyBlock,
      startDateTime: `${day}T${start}`,
      endDateTime: `${end <= start ? daysAfter(day, 1) : day}T${end}`,
      departmentId: idOf(catNo.departments, department),
      areaId: idOf(catNo.areas, areas[at % Math.max(1, areas.length)]),
      taskId: idOf(catNo.tasks, tasks[at % Math.max(1, tasks.length)]),
      timeOfDayId: timeOfDay?.catItemId,
    };
  };
  const worked = planned(users).flatMap((person, at) =>
    Array.from({ length: WEEKS.all * DAYS_A_WEEK }, (_, index) => {
      const day = daysAfter(first, index);
      const times = person.timesOn(day, Math.floor(index / DAYS_A_WEEK));
      if (times === '' || away.has(`${person.user.userId} ${mondayOf(day)}`)) return [];
      return [{ ...shift({ department: person.department, day, times }, at), userId: person.user.userId }];
    }).flat(),
  );
  const wednesday = daysAfter(first, (WEEKS.all - 1) * DAYS_A_WEEK + 2);
  const twice = worked.find(({ startDateTime }) => startDateTime?.startsWith(wednesday) === true);
  const saturday = daysAfter(wednesday, 3);
  const planted = [
    ...(twice
      ? [{ ...shift({ department: 'Care', day: wednesday, times: '13:00-17:00' }, 0), userId: twice.userId }]
      : []),
    ...(worked.length > 0 ? [shift({ department: 'Care', day: saturday, times: '14:30-22:30' }, 1)] : []),
  ];
  return [...worked, ...planted].map((block, at) => ({
    ...block,
    timeBlockId: FIRST_BLOCK_ID + at,
    externalId: FIRST_EXTERNAL_ID + at,
    scheduleId: 1,
  }));
}

function idsOf(items: readonly CategoryItem[]) {
  return (no: number, name: string | undefined) =>
    items.find((item) => item.catNo === no && item.name === name)?.catItemId;
}
