import {
  type ReportFacts,
  type Leave,
  type NamedRecord,
  type QualificationFact,
  type ReportShift,
  wallMinute,
} from '../../src/core/reports/facts';
/** Facts of a made-up company with four weeks of shifts: enough of everything that a report can show. */
import { USUAL_COUNTING } from '../../src/core/shifts/leave-days';

const MONDAY = '2026-11-16';
const WEEKS = 4;
const DAY_MS = 86_400_000;

const PEOPLE = named([
  'Ingrid Solberg',
  'Amara Osei',
  'Bartholomäus von Hohenstein-Oberwiesenthal',
  'Cleo Marchetti',
  'Dana Cohen (dcohen)',
  'Dana Cohen (dcohen2)',
  'دنيا حداد',
  'Emeka Obi',
  'Fiona Gallagher',
  'Goran Petrović',
  'Hana Kim',
  'Ivo van ’t Hooft',
  '山田 花子',
  'Jürgen Müller',
  'Kai Lindqvist',
  'Lucía Fernández',
]);
const DEPARTMENTS = named(['Care', 'Kitchen', 'Night Team', 'Reception and Administration']);
const ACCOUNTS = named(['Vacation', 'Sickness', 'Overtime taken as time off']);
const TIMES = [
  ['09:00', '17:00'],
  ['07:00', '15:00'],
  ['15:00', '23:00'],
  ['22:00', '06:00'],
] as const;
const TASKS = ['Medication round', 'Front desk', '', 'Breakfast', ''];

function named(labels: readonly string[]): NamedRecord[] {
  return labels.map((label, at) => ({ id: String(at + 1), label }));
}

const at = <Each>(list: readonly Each[], place: number): Each => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

function dayAfter(days: number): string {
  return new Date(Date.parse(MONDAY) + days * DAY_MS).toISOString().slice(0, 10);
}

function shift(
  who: NamedRecord,
  days: number,
  [from, until]: readonly [string, string],
  more: Partial<ReportShift>,
): ReportShift {
  const start = wallMinute(dayAfter(days), from) ?? 0;
  const end = wallMinute(dayAfter(until > from ? days : days + 1), until) ?? 0;
  return {
    personId: who.id,
    person: who.label,
    start,
    end,
    departmentId: '',
    department: '',
    area: '',
    task: '',
    timeOffReason: '',
    timeOffAccountId: '',
    timeOffAccount: '',
    notes: '',
    color: '',
    hoursTyped: undefined,
    schedule: 'current',
    isPushed: true,
    ...more,
  };
}

function shifts(): ReportShift[] {
  const all: ReportShift[] = [];
  const nobody = { id: '0', label: 'Open shift' };
  for (let days = 0; days < WEEKS * 7; days += 1) {
    for (const [place, who] of PEOPLE.entries()) {
      const turn = days + place;
      if (turn % 7 > 4) continue;
      const { id: departmentId, label: department } = at(DEPARTMENTS, place);
      if (turn % 23 === 0) {
        const { id, label } = at(ACCOUNTS, turn);
        const off = { timeOffReason: 'Family matters', timeOffAccountId: id, timeOffAccount: label };
        all.push(shift(who, days, ['09:00', '17:00'], off));
        continue;
      }
      const times = at(TIMES, place + Math.floor(days / 7));
      all.push(
        shift(who, days, times, {
          departmentId,
          department,
          task: at(TASKS, turn),
          notes: turn % 9 === 0 ? 'Takes the keys from reception' : '',
          color: turn % 6 === 0 ? 'F4B183' : turn % 11 === 0 ? '1F4E79' : '',
          isPushed: turn % 13 !== 0,
          hoursTyped: turn % 11 === 0 ? 7.5 : undefined,
        }),
      );
      if (days < 7) all.push(shift(who, days, times, { departmentId, department, schedule: 'timesheet' }));
      // Some people have a second shift that begins before the first one ends.
      if (turn % 37 === 0) all.push(shift(who, days, ['12:00', '20:30'], { departmentId, department }));
    }
    const { id: departmentId, label: department } = at(DEPARTMENTS, days);
    all.push(shift(nobody, days, ['17:00', '22:00'], { departmentId, department, task: 'Late cover' }));
  }
  return all;
}

function leave(): Leave[] {
  return PEOPLE.flatMap((who, place) =>
    ACCOUNTS.flatMap((account, of) => {
      const base = { personId: who.id, person: who.label, accountId: account.id, account: account.label };
      const line = (days: number, amount: number): Leave => ({
        ...base,
        effectiveDate: dayAfter(days),
        amount,
        description: '',
        isPushed: place % 5 !== 0,
      });
      return [line(-300, 25 - of * 10), line((place * 3) % 28, -1.5)];
    }),
  );
}

function qualifications(): QualificationFact[] {
  const items = [
    'First aid',
    'Medication round',
    'Fire warden',
    'Food hygiene level 2',
    'Driver',
    'Team lead',
  ];
  return PEOPLE.flatMap((who, place) =>
    items.flatMap((item, of) =>
      (place + of) % 3 === 0
        ? []
        : {
            personId: who.id,
            person: who.label,
            itemId: String(of),
            item,
            category: of < 4 ? 'Certificates' : 'Roles',
            rank: (place + of) % 4 === 0 ? undefined : (place % 5) + 1,
            rate: of % 2 === 0 ? 14.25 + of : undefined,
            isPushed: true,
          },
    ),
  );
}

function changes(): ReportFacts['changes'] {
  return Array.from({ length: 60 }, (_, line) => ({
    when: `${dayAfter(line % 14)}T0${line % 10}:15`,
    service: 'example',
    sp: '',
    sheet: line % 3 === 0 ? 'Users' : 'Time Blocks',
    record: at(PEOPLE, line).label,
    key: String(line),
    field: at(['Start', 'End', 'Notes', 'E-Mail'], line),
    old: line % 4 === 2 ? 'Opens up; asks reception for the keys and hands them back at noon' : '9:00 AM',
    new: line % 4 === 2 ? '' : '10:30 AM',
    result: line % 8 === 7 ? 'Refused' : 'Stored',
    code: '',
    message: line % 8 === 7 ? 'The service refused the value: the shift would end before it begins.' : '',
    who: '',
    note: '',
  }));
}

export const sampleFacts: ReportFacts = {
  readAt: '2026-11-21T14:05',
  sources: {
    shifts: { sheet: 'Time Blocks', unreadable: 2 },
    timesheet: { sheet: 'Timesheet', unreadable: 0 },
    leave: { sheet: 'Time Off', unreadable: 0, asOf: '2026-11-20T08:00' },
    qualifications: { sheet: 'Qualifications', unreadable: 0, asOf: '2026-11-20T08:00' },
    changes: { sheet: 'Push Log', unreadable: 0 },
  },
  people: PEOPLE,
  departments: DEPARTMENTS,
  accounts: ACCOUNTS,
  shifts: shifts(),
  leave: leave(),
  counting: USUAL_COUNTING,
  qualifications: qualifications(),
  changes: changes(),
};

export const WEEK = { from: MONDAY, to: dayAfter(6) };
export const MONTH = { from: dayAfter(-2), to: dayAfter(WEEKS * 7) };
