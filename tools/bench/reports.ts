import type { ReportFacts, ReportShift } from '../../src/core/reports/facts';
import { makeReport, reportKinds } from '../../src/core/reports/registry';
import { USUAL_COUNTING } from '../../src/core/shifts/leave-days';
import type { Line } from './line';
import { compare, RUNS, side } from './measure';

const SIZES = { shifts: 100_000, people: 1000, runs: RUNS };
/** The reports that go through all shifts, and their aim. */
const AIMED = new Set(['hours', 'schedule', 'coverage']);
const AIM = 10;
const DEPARTMENTS = 20;
const DAYS = 62;
const MINUTES_A_DAY = 1440;
/** Sunday 1 November 2026, as Excel numbers days. */
const FIRST_DAY = 46_327;
const PERIOD = { from: '2026-11-01', to: '2027-01-01' };

/** Each report of many shifts. The floor is a bare loop that adds up the same minutes by person. */
export async function benchReports({ shifts, people, runs } = SIZES): Promise<Line[]> {
  const facts = manyShifts(shifts, people);
  const lines: Line[] = [];
  for (const kind of reportKinds.filter(({ sources }) => sources.includes('shifts'))) {
    const { oursMs, floorMs } = await compare(
      side(() => makeReport(kind, facts, { period: PERIOD, person: 'id1' })),
      side(() => bareLoop(facts.shifts)),
      runs,
    );
    const name = `report ${kind.id} of ${shifts.toLocaleString('en')} shifts`;
    const aim = AIMED.has(kind.id) ? AIM : undefined;
    lines.push({ name, ours: oursMs, floor: floorMs, unit: 'ms', ...(aim !== undefined && { aim }) });
  }
  return lines;
}

function bareLoop(shifts: readonly ReportShift[]): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const { personId, start, end } of shifts)
    minutes.set(personId, (minutes.get(personId) ?? 0) + end - start);
  return minutes;
}

/**
 * Shifts spread with fixed steps, so that each run has the same ones: at every hour of the day, some over midnight, some open.
 */
function manyShifts(count: number, people: number): ReportFacts {
  const shifts = Array.from({ length: count }, (_, at): ReportShift => {
    const person = (at * 7) % people;
    const start = (FIRST_DAY + ((at * 13) % DAYS)) * MINUTES_A_DAY + ((at * 11) % 96) * 15;
    const department = `Department ${(at + Math.floor(at / people)) % DEPARTMENTS}`;
    return {
      personId: person === 0 ? '0' : `id${person}`,
      person: person === 0 ? 'Open shift' : `Person ${person}`,
      start,
      end: start + 240 + (at % 5) * 60,
      departmentId: `id of ${department}`,
      department,
      area: '',
      task: `Task ${at % 9}`,
      timeOffReason: at % 50 === 0 ? 'Holiday' : '',
      timeOffAccountId: '',
      timeOffAccount: '',
      notes: '',
      color: '',
      hoursTyped: at % 10 === 0 ? 7.5 : undefined,
      schedule: at % 4 === 0 ? 'timesheet' : 'current',
      isPushed: true,
    };
  });
  return {
    readAt: '2026-11-21T14:05',
    sources: {
      shifts: { sheet: 'Time Blocks', unreadable: 0 },
      timesheet: { sheet: 'Timesheet', unreadable: 0 },
    },
    people: [],
    departments: [],
    accounts: [],
    shifts,
    leave: [],
    counting: USUAL_COUNTING,
    qualifications: [],
    changes: [],
  };
}
