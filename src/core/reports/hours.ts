import { chosenShifts, countCut } from './chosen';
import { isoDay, minutesOf, spanOf, weeksOf, type DayNumber } from './days';
import { OPEN_SHIFT, type Facts, type Shift } from './facts';
import type { ReportContent, ReportKind } from './kind';
import { NO_DEPARTMENT, OPEN_SHIFTS, say, SHIFTS } from './messages';
import type { ReportOptions } from './options';
import { compareDepartments, compareNames } from './order';
import type { ReportCell, ReportColumn, ReportRow } from './report';
import { hoursByWeek, hoursOf, type HourParts } from './work-hours';

/** Hours of the schedule, those of them that were typed, and those of the timesheet. */
interface Sums {
  planned: HourParts;
  typed: HourParts;
  worked: HourParts;
}

/** The hours of one person in one week and department. */
interface Entry extends Sums {
  readonly personId: string;
  readonly person: string;
  readonly week: DayNumber;
  readonly department: string;
}

const WEEK: ReportColumn = { header: 'Week of', kind: 'date', width: 14 };
const hoursColumn = (header: string): ReportColumn => ({ header, kind: 'hours', width: 11 });

/** Hours of each person by week and department: planned, overridden, and the timesheet against the plan. */
export const hours: ReportKind = {
  id: 'hours',
  title: 'Hours by week and department',
  about:
    'Each person’s hours by week and department: planned, overridden, and the timesheet against the plan.',
  sources: ['shifts', 'timesheet'],
  called: SHIFTS,
  options: ['period', 'people', 'departments', 'weekStart'],
  orientation: 'portrait',
  content,
};

function content(facts: Facts, options: ReportOptions): ReportContent {
  const plan = chosenShifts(facts, options).work;
  const timesheet = chosenShifts(facts, options, 'timesheet').work;
  const hasTimesheet = facts.sources.timesheet !== undefined;
  const entries = entriesOf(plan, timesheet, options);
  const people = inOrder(
    entries.filter(({ personId }) => personId !== OPEN_SHIFT),
    facts,
    options,
  );
  const open = inOrder(
    entries.filter(({ personId }) => personId === OPEN_SHIFT),
    facts,
    options,
  );
  const measures = [
    hoursColumn('Planned'),
    hoursColumn('Overridden'),
    ...(hasTimesheet ? [hoursColumn('Timesheet'), hoursColumn('Difference')] : []),
  ];
  const cellsOf = (sums: Sums) => measureCells(sums, hasTimesheet);
  const weeks = entries.length === 0 ? [] : weekRows(people, open, options, cellsOf);
  const all = [...plan, ...timesheet];
  return {
    records: all,
    notices: noticesOf(all, options),
    sections: [
      {
        title: 'By week',
        columns: [WEEK, ...measures, hoursColumn(OPEN_SHIFTS)],
        rows: weeks,
        empty: say.noShifts,
        charts:
          weeks.length === 0
            ? []
            : [
                {
                  type: 'column-clustered',
                  title: hasTimesheet ? 'Planned and worked hours by week' : 'Planned hours by week',
                  unit: 'Hours',
                  category: 0,
                  values: hasTimesheet ? [1, 3] : [1],
                  firstRow: 0,
                  lastRow: weeks.length - 2,
                },
              ],
      },
      {
        title: 'By person',
        columns: [
          { header: 'Person', kind: 'text', width: 24 },
          WEEK,
          { header: 'Department', kind: 'text', width: 18 },
          ...measures,
        ],
        rows: entries.length === 0 ? [] : [...personRows(people, cellsOf), ...openRows(open, cellsOf)],
        empty: say.noShifts,
        frozenColumns: 1,
      },
    ],
  };
}

function noticesOf(shifts: readonly Shift[], options: ReportOptions): string[] {
  const cut = countCut(shifts, options);
  return [
    ...(cut > 0 ? [say.onlyInside(cut)] : []),
    ...(shifts.some(({ hoursTyped }) => hoursTyped !== undefined) ? [say.typedHours] : []),
    say.timeOffIsNoWork,
    say.wallClock,
  ];
}

function entriesOf(plan: readonly Shift[], timesheet: readonly Shift[], options: ReportOptions): Entry[] {
  const span = minutesOf(spanOf(options.period));
  const entries = new Map<string, Entry>();
  const add = (shift: Shift, to: (entry: Entry, hours: HourParts) => void) => {
    const { personId, person, department } = shift;
    hoursByWeek(shift, span, options.weekStart ?? 0, (week, hours) => {
      const key = `${week}\n${personId}\n${department}`;
      let entry = entries.get(key);
      if (!entry)
        entries.set(key, (entry = { personId, person, week, department, planned: 0, typed: 0, worked: 0 }));
      to(entry, hours);
    });
  };
  for (const shift of plan)
    add(shift, (entry, hours) => {
      entry.planned += hours;
      if (shift.hoursTyped !== undefined) entry.typed += hours;
    });
  for (const shift of timesheet)
    add(shift, (entry, hours) => {
      entry.worked += hours;
    });
  return [...entries.values()];
}

function inOrder(entries: readonly Entry[], facts: Facts, options: ReportOptions): Entry[] {
  const names = compareNames(options);
  const departments = compareDepartments(facts, names);
  return [...entries].sort(
    (one, other) =>
      names(one.person, other.person) ||
      names(one.personId, other.personId) ||
      one.week - other.week ||
      departments(one.department, other.department),
  );
}

type CellsOf = (sums: Sums) => ReportCell[];

function weekRows(
  people: readonly Entry[],
  open: readonly Entry[],
  { period, weekStart = 0 }: ReportOptions,
  cellsOf: CellsOf,
): ReportRow[] {
  // A week without hours is shown too: the picture's weeks are to be equally far apart.
  const rows = weeksOf(spanOf(period), weekStart).map((week): ReportRow => {
    const of = (entry: Entry) => entry.week === week;
    return {
      role: 'data',
      cells: [isoDay(week), ...cellsOf(sumOf(people.filter(of))), hoursOf(sumOf(open.filter(of)).planned)],
    };
  });
  const total = [...cellsOf(sumOf(people)), hoursOf(sumOf(open).planned)];
  return [...rows, { role: 'total', cells: ['Total', ...total] }];
}

function personRows(entries: readonly Entry[], cellsOf: CellsOf): ReportRow[] {
  const rows: ReportRow[] = [];
  let from = 0;
  entries.forEach((entry, at) => {
    rows.push(entryRow(entry, 'data', cellsOf));
    if (entries[at + 1]?.personId === entry.personId) return;
    // One line is its own sum.
    if (at > from) rows.push(sumRow(entry.person, 'subtotal', entries.slice(from, at + 1), cellsOf));
    from = at + 1;
  });
  return [...rows, sumRow('Total', 'total', entries, cellsOf)];
}

/** Open shifts are nobody's hours: they stand below the people's total, with one of their own. */
function openRows(entries: readonly Entry[], cellsOf: CellsOf): ReportRow[] {
  if (entries.length === 0) return [];
  return [
    ...entries.map((entry) => entryRow({ ...entry, person: OPEN_SHIFTS }, 'band', cellsOf)),
    sumRow(say.totalOf(OPEN_SHIFTS), 'total', entries, cellsOf),
  ];
}

function entryRow(entry: Entry, role: ReportRow['role'], cellsOf: CellsOf): ReportRow {
  const department = entry.department === '' ? NO_DEPARTMENT : entry.department;
  return { role, cells: [entry.person, isoDay(entry.week), department, ...cellsOf(entry)] };
}

function sumRow(
  label: string,
  role: ReportRow['role'],
  entries: readonly Entry[],
  cellsOf: CellsOf,
): ReportRow {
  return { role, cells: [label, undefined, undefined, ...cellsOf(sumOf(entries))] };
}

function sumOf(entries: readonly Sums[]): Sums {
  const sums = { planned: 0, typed: 0, worked: 0 };
  for (const { planned, typed, worked } of entries) {
    sums.planned += planned;
    sums.typed += typed;
    sums.worked += worked;
  }
  return sums;
}

function measureCells({ planned, typed, worked }: Sums, hasTimesheet: boolean): ReportCell[] {
  const plan = [hoursOf(planned), hoursOf(typed)];
  return hasTimesheet ? [...plan, hoursOf(worked), hoursOf(worked - planned)] : plan;
}
