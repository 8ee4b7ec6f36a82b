import type { CategoryItem } from '../records/category-items';
import type { Qualification } from '../records/qualifications';
import { emptyBlock, type TimeBlock } from '../records/time-blocks';
import type { TimeOffTransaction } from '../records/time-off-transactions';
import type { User } from '../records/users';
import { catNo } from './categories';
import { person, type Entries, type Occasion, type Occasions } from './entries';
import { sampleDaysAfter, sampleMonday, planned, type Work } from './roster';

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
  const first = sampleDaysAfter(sampleMonday(today), -DAYS_A_WEEK * WEEKS.before);
  const idOf = idsOf(items);
  const away = new Set(
    leave
      .filter(({ amount }) => amount < 0)
      .map(({ userId, effectiveDate }) => `${userId} ${sampleMonday(effectiveDate)}`),
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
      endDateTime: `${end <= start ? sampleDaysAfter(day, 1) : day}T${end}`,
      departmentId: idOf(catNo.departments, department),
      areaId: idOf(catNo.areas, areas[at % Math.max(1, areas.length)]),
      taskId: idOf(catNo.tasks, tasks[at % Math.max(1, tasks.length)]),
      timeOfDayId: timeOfDay?.catItemId,
    };
  };
  const worked = planned(users).flatMap((person, at) =>
    Array.from({ length: WEEKS.all * DAYS_A_WEEK }, (_, index) => {
      const day = sampleDaysAfter(first, index);
      const times = person.timesOn(day, Math.floor(index / DAYS_A_WEEK));
      if (times === '' || away.has(`${person.user.userId} ${sampleMonday(day)}`)) return [];
      return [{ ...shift({ department: person.department, day, times }, at), userId: person.user.userId }];
    }).flat(),
  );
  const wednesday = sampleDaysAfter(first, (WEEKS.all - 1) * DAYS_A_WEEK + 2);
  const twice = worked.find(({ startDateTime }) => startDateTime?.startsWith(wednesday) === true);
  const saturday = sampleDaysAfter(wednesday, 3);
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

/** The 48 people of Harbour Light, a care home, as such a company has them. One person a line. */
// prettier-ignore
export const plainStaff = [
  person('Ingrid', 'Solberg', 'isolberg', 'A', { externalId: 5001, workPhone: '020 7946 0100', cellPhone: '07700 900100', yearHired: '2009', dob: '04-12-1971' }),
  person('Kwame', 'Mensah', 'kwamemensah', 'A', { externalId: 5002, workPhone: '020 7946 0101', cellPhone: '07700 900101', yearHired: '2012', dob: '09-03-1980' }),
  person('Maria', 'Garcia', 'mgarcia1', 'M', { externalId: 5003, workPhone: '020 7946 0102', cellPhone: '07700 900102', yearHired: '2011', dob: '11-02-1978' }),
  person('Maria', 'Garcia', 'mgarcia2', 'E', { externalId: 5004, cellPhone: '07700 900103', yearHired: '2021', dob: '02-11-1996' }),
  person('Siobhán', "O'Connor", 'soconnor', 'M', { externalId: 5005, workPhone: '020 7946 0104', cellPhone: '07700 900104', yearHired: '2013', dob: '01-25-1984' }),
  person('Ruud', "'t Hooft", 'rthooft', 'E', { externalId: 5006, cellPhone: '07700 900105', yearHired: '2018', dob: '07-30-1989' }),
  person('Jürgen', 'Müller', 'jmueller', 'E', { externalId: 5007, cellPhone: '07700 900106', yearHired: '2015', dob: '12-01-1980' }),
  person('Zoë', 'van der Berg', 'zvanderberg', 'E', { externalId: 5008, cellPhone: '07700 900107', yearHired: '2022', dob: '08-19-1998' }),
  person('Yusuf', 'Haddad', 'yhaddad', 'E', { externalId: 5009, cellPhone: '07700 900108', yearHired: '2019', dob: '05-06-1990' }),
  person('Noa', 'Levi', 'noalevi', 'E', { externalId: 5010, cellPhone: '07700 900109', yearHired: '2020', dob: '06-05-1993' }),
  person('Helen', 'Carter', 'hcarter1', 'E', { externalId: 5011, cellPhone: '07700 900110', yearHired: '2014', dob: '10-22-1977' }),
  person('Hong', 'Nguyen', 'hongnguyen', 'E', { externalId: 5012, cellPhone: '07700 900111', yearHired: '2020', dob: '01-31-1995' }),
  person('Łukasz', 'Wiśniewski', 'lwisniewski', 'E', { externalId: 5013, cellPhone: '07700 900112', yearHired: '2017', dob: '03-14-1987' }),
  person('José María', 'Núñez', 'jmnunez', 'E', { externalId: 5014, cellPhone: '07700 900113', yearHired: '2016', dob: '08-08-1985' }),
  person('Aoife', "D'Arcy", 'adarcy01', 'E', { externalId: 5015, cellPhone: '07700 900114', yearHired: '2023', dob: '05-27-2000' }),
  person('Chidinma', 'Okonkwo', 'cokonkwo', 'E', { externalId: 5016, cellPhone: '07700 900115', yearHired: '2018', dob: '03-03-1992' }),
  person('Søren', 'Holm', 'sorenholm', 'E', { externalId: 5017, cellPhone: '07700 900116', yearHired: '2010', dob: '10-17-1968' }),
  person('Jennifer', 'Hughes', 'jhughes1', 'E', { externalId: 5018, cellPhone: '07700 900117', yearHired: '2014', dob: '12-09-1983' }),
  person('Kenji', 'Nakamura', 'knakamura', 'E', { externalId: 5019, cellPhone: '07700 900118', yearHired: '2024', dob: '04-18-1999' }),
  person('April', 'Morgan', 'aprilmorgan', 'E', { externalId: 5020, cellPhone: '07700 900119', yearHired: '2019', dob: '04-01-1999' }),
  person('Björk', 'Jónsdóttir', 'bjonsdottir', 'E', { externalId: 5021, cellPhone: '07700 900120', yearHired: '2021', dob: '02-16-1994' }),
  person('Dmitri', 'Sokolov', 'dsokolov', 'E', { externalId: 5022, cellPhone: '07700 900121', yearHired: '2015', dob: '09-09-1979' }),
  person('Misaki', 'Tanaka', 'mtanaka', 'E', { externalId: 5023, cellPhone: '07700 900122', yearHired: '2020', dob: '12-12-1994' }),
  person('Anne-Marie', 'Lécuyer', 'amlecuyer', 'M', { externalId: 5024, workPhone: '020 7946 0123', cellPhone: '07700 900123', yearHired: '2010', dob: '06-30-1976' }),
  person('Tariq', 'Al-Farsi', 'talfarsi', 'E', { externalId: 5025, cellPhone: '07700 900124', yearHired: '2022', dob: '07-04-1997' }),
  person('Olena', 'Shevchenko', 'oshevchenko', 'E', { externalId: 5026, cellPhone: '07700 900125', yearHired: '2022', dob: '11-11-1991' }),
  person('Keala', 'Kealoha', 'kkealoha', 'E', { externalId: 5027, cellPhone: '07700 900126', yearHired: '2013', dob: '01-07-1984' }),
  person('Priya', 'Ramanathan', 'pramanathan', 'E', { externalId: 5028, cellPhone: '07700 900127', yearHired: '2019', dob: '05-15-1990' }),
  person('İbrahim', 'Yıldız', 'iyildiz', 'E', { externalId: 5029, cellPhone: '07700 900128', yearHired: '2018', dob: '05-19-1988' }),
  person('Thandiwe', 'Nkosi', 'tnkosi01', 'E', { externalId: 5030, cellPhone: '07700 900129', yearHired: '2016', dob: '09-24-1986' }),
  person('Gwenllian', 'Rhys', 'gwenrhys', 'E', { externalId: 5031, cellPhone: '07700 900130', yearHired: '2012', dob: '03-01-1975' }),
  person('Xóchitl', 'Hernández', 'xhernandez', 'E', { externalId: 5032, cellPhone: '07700 900131', yearHired: '2023', dob: '10-05-1998' }),
  person('Seo-yeon', 'Lee', 'seoyeonlee', 'E', { externalId: 5033, cellPhone: '07700 900132', yearHired: '2020', dob: '02-28-1996' }),
  person('Noah', 'Smith', 'noahsmith', 'E', { externalId: 5034, cellPhone: '07700 900133', yearHired: '2024', dob: '02-29-2004' }),
  person('Grace', 'Smith-Adeyemi', 'gsmithade', 'E', { externalId: 5035, cellPhone: '07700 900134', yearHired: '2017', dob: '08-21-1989' }),
  person('Mia', 'Fischer', 'miafischer', 'E', { externalId: 5036, cellPhone: '07700 900135', yearHired: '2025', dob: '07-09-2003' }),
  person('Fernando', 'da Silva', 'fdasilva', 'E', { externalId: 5037, cellPhone: '07700 900136', yearHired: '2014', dob: '06-10-1983' }),
  person('Çiğdem', 'Öztürk', 'cozturk', 'E', { externalId: 5038, cellPhone: '07700 900137', yearHired: '2021', dob: '01-13-1993' }),
  person('Ayumi', 'Watanabe', 'awatanabe', 'E', { externalId: 5039, cellPhone: '07700 900138', yearHired: '2015', dob: '11-23-1987' }),
  person('Hannah', 'Abbott', 'habbott', 'E', { externalId: 5040, cellPhone: '07700 900139', yearHired: '2022', dob: '04-29-1997' }),
  person('Peter', 'Novak', 'pnovak01', 'E', { externalId: 5041, cellPhone: '07700 900140', yearHired: '2011', dob: '03-21-1969' }),
  person('Amara', 'Diallo', 'amaradiallo', 'E', { externalId: 5042, cellPhone: '07700 900141', yearHired: '2023', dob: '08-15-2001' }),
  person('William', 'Brown', 'wbrown99', 'E', { externalId: 5043, cellPhone: '07700 900142', yearHired: '1999', dob: '02-02-1961', doNotSchedule: true }),
  person('Eleni', 'Papadopoulou', 'epapado', 'E', { externalId: 5044, cellPhone: '07700 900143', yearHired: '2018', dob: '12-20-1991' }),
  person('Samir', 'Desai', 'sdesai45', 'M', { externalId: 5045, workPhone: '020 7946 0144', cellPhone: '07700 900144', yearHired: '2015', dob: '10-10-1982' }),
  person('Rosa', 'Martínez', 'rosamart', 'E', { externalId: 5046, cellPhone: '07700 900145', yearHired: '2024', dob: '09-17-2002' }),
  person('Ola', 'Nordmann', 'olanordmann', 'R', { externalId: 5047, cellPhone: '07700 900146', yearHired: '2024', dob: '05-17-1985' }),
  person('Charlotte', 'Dubois', 'cdubois', 'E', { externalId: 5048, cellPhone: '07700 900147', yearHired: '2020', dob: '07-14-1991' }),
];

/** What a care home has: its departments with their colours, tasks, wings, shifts, accounts and skills. */
// prettier-ignore
export const plainItems: Entries = {
  departments: [
    ['Care', { externalId: 301, color: '2E7D32' }], ['Kitchen', { externalId: 302, color: 'EF6C00' }], ['Housekeeping', { externalId: 303, color: '0288D1' }], ['Reception', { externalId: 304, color: '6A1B9A' }],
    ['Night Team', { externalId: 305, color: '283593' }], ['Laundry', { externalId: 306, color: '00838F' }], ['Physiotherapy', { externalId: 307, color: 'AD1457' }], ['Maintenance', { externalId: 308, color: '5D4037' }],
  ],
  tasks: [
    ['Medication round', { externalId: 401, color: 'D81B60' }], ['Breakfast', { externalId: 402 }], ['Lunch', { externalId: 403 }], ['Dinner', { externalId: 404 }], ['Handover', { externalId: 405 }],
    ['Activities', { externalId: 406, color: '7CB342' }], ['Front desk', { externalId: 407 }], ['Room cleaning', { externalId: 408 }], ['Shopping trip', { externalId: 409 }], ['Training', { externalId: 410 }],
  ],
  areas: [
    ['North Wing', { externalId: 501 }], ['South Wing', { externalId: 502 }], ['Garden Wing', { externalId: 503 }], ['Main Kitchen', { externalId: 504 }], ['Entrance Hall', { externalId: 505 }],
  ],
  timesOfDay: [
    ['Early', { externalId: 601, startTime: '07:00', endTime: '15:00', color: 'FFF176' }], ['Late', { externalId: 602, startTime: '14:30', endTime: '22:30', color: 'FFB74D' }], ['Night', { externalId: 603, startTime: '22:00', endTime: '07:15', color: '3949AB' }],
    ['Day', { externalId: 604, startTime: '09:00', endTime: '17:00', color: '81C784' }],
  ],
  timeOffAccounts: [
    ['Vacation', { externalId: 701, color: '43A047' }], ['Sick', { externalId: 702, color: 'E53935' }], ['Comp. time', { externalId: 703, color: '1E88E5' }], ['Study', { externalId: 704, notes: 'Two days a year', color: '8E24AA' }],
  ],
  timeOffReasons: [['Holiday', { color: '43A047' }], ['Illness', { color: 'E53935' }], ['Training', { color: '8E24AA' }], ['Family', { color: '1E88E5' }]],
  skills: [['First aid', { color: 'E53935', notes: 'Certificate runs two years' }], ['Fire warden', {}], ['Minibus driver', {}], ['Medication', {}], ['Moving and handling', {}], ['Food hygiene', {}]],
  languages: [['German', {}], ['Spanish', {}], ['Arabic', {}], ['British Sign Language', {}]],
};

/** What people of a care home have booked this year, seen from a day (`yyyy-MM-dd`): past leave, and leave in the next weeks. */
export function plainOccasions(today: string): Occasions {
  const year = today.slice(0, 4);
  const monday = (weeks: number) => sampleDaysAfter(sampleMonday(today), 7 * weeks);
  const taken = (
    account: string,
    description: string,
    amount: number,
    effectiveDate: string,
    canEdit = true,
  ): Occasion => [account, { description, amount, effectiveDate, canEdit }];
  return (position) => [
    taken('Vacation', `Entitlement ${year}`, 25, `${year}-01-01`, false),
    ...(position % 2 === 0 ? [taken('Vacation', 'Summer holiday', -10, `${year}-07-13`)] : []),
    ...(position % 5 === 1 ? [taken('Sick', '', -2, `${year}-02-11`, false)] : []),
    ...(position % 6 === 2 ? [taken('Comp. time', 'Worked on a bank holiday', 1, `${year}-05-04`)] : []),
    ...(position % 7 === 3 ? [taken('Study', 'First aid course', -1, monday(2))] : []),
    ...(position % 8 === 4 ? [taken('Vacation', 'A few days off', -3, monday(1))] : []),
    ...(position % 9 === 5 ? [taken('Vacation', 'Family visit', -5, monday(3))] : []),
  ];
}
