import { chosenShifts } from './chosen';
import { spanOf, weeksOf, type DaySpan } from './days';
import { OPEN_SHIFT, type Facts } from './facts';
import { hourNotices } from './hour-notices';
import {
  hoursOfPeople,
  noHours,
  sumOf,
  sumsByWeek,
  type PersonSums,
  type Sums,
  type WeekSums,
} from './hour-sums';
import type { ReportContent, ReportKind } from './kind';
import { NO_DEPARTMENT, OPEN_SHIFTS, say, SHIFTS } from './messages';
import { nameColumn, PERSON } from './name-column';
import type { ReportOptions } from './options';
import { weekCell, weekColumn, weekNotices } from './part-weeks';
import type { ReportCell, ReportColumn, ReportRow } from './report';
import { hoursOf } from './work-hours';

const hoursColumn = (header: string): ReportColumn => ({ header, kind: 'hours', width: 13 });

/** Hours of each person by week and department: planned, overridden, and the timesheet against the plan. */
export const hours: ReportKind = {
  id: 'hours',
  title: 'Hours by week and department',
  sheet: 'Hours',
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
  const all = hoursOfPeople(plan, timesheet, facts, options);
  const people = all.filter(({ personId }) => personId !== OPEN_SHIFT);
  const open = all.filter(({ personId }) => personId === OPEN_SHIFT);
  const measures = [
    hoursColumn('Planned'),
    hoursColumn('Overridden'),
    ...(hasTimesheet ? [hoursColumn('Timesheet'), hoursColumn('Difference')] : []),
  ];
  const cellsOf = (sums: Sums) => measureCells(sums, hasTimesheet);
  const { weekStart = 0 } = options;
  const span = spanOf(options.period);
  const week = weekColumn(span, weekStart);
  const weeks = all.length === 0 ? [] : weekRows(people, open, options, cellsOf);
  const records = [...plan, ...timesheet];
  return {
    records,
    notices: [
      ...hourNotices(records, options),
      ...(weeks.length > 0 ? weekNotices(span, weekStart) : []),
      say.timeOffIsNoWork,
      say.wallClock,
    ],
    sections: [
      {
        title: 'By person',
        columns: [PERSON, week, nameColumn('Department', 18), ...measures],
        rows:
          all.length === 0 ? [] : [...personRows(people, span, cellsOf), ...openRows(open, span, cellsOf)],
        empty: say.noShifts,
        frozenColumns: 1,
      },
      {
        title: 'By week',
        columns: [week, ...measures, hoursColumn(OPEN_SHIFTS)],
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
    ],
  };
}

type CellsOf = (sums: Sums) => ReportCell[];

function weekRows(
  people: readonly PersonSums[],
  open: readonly PersonSums[],
  { period, weekStart = 0 }: ReportOptions,
  cellsOf: CellsOf,
): ReportRow[] {
  const [taken, untaken] = [sumsByWeek(people), sumsByWeek(open)];
  // A week without hours is shown too: the picture's weeks are to be equally far apart.
  const span = spanOf(period);
  const rows = weeksOf(span, weekStart).map((week): ReportRow => {
    const { planned } = untaken.get(week) ?? noHours();
    return {
      role: 'data',
      cells: [weekCell(week, span), ...cellsOf(taken.get(week) ?? noHours()), hoursOf(planned)],
    };
  });
  const total = [...cellsOf(sumOf(taken.values())), hoursOf(sumOf(untaken.values()).planned)];
  return [...rows, { role: 'total', cells: ['Total', ...total] }];
}

function personRows(people: readonly PersonSums[], span: DaySpan, cellsOf: CellsOf): ReportRow[] {
  const rows = people.flatMap(({ person, weeks }) => {
    const own = weeks.map((entry) => entryRow('data', person, entry, span, cellsOf));
    // One line is its own sum.
    return own.length > 1 ? [...own, sumRow('subtotal', person, weeks, cellsOf)] : own;
  });
  const all = people.flatMap(({ weeks }) => weeks);
  return [...rows, sumRow('total', 'Total', all, cellsOf)];
}

/** Open shifts are nobody's hours: they stand below the people's total, with one of their own. */
function openRows(open: readonly PersonSums[], span: DaySpan, cellsOf: CellsOf): ReportRow[] {
  const weeks = open.flatMap((each) => each.weeks);
  if (weeks.length === 0) return [];
  return [
    ...weeks.map((entry) => entryRow('band', OPEN_SHIFTS, entry, span, cellsOf)),
    sumRow('total', say.totalOf(OPEN_SHIFTS), weeks, cellsOf),
  ];
}

function entryRow(
  role: ReportRow['role'],
  label: string,
  entry: WeekSums,
  span: DaySpan,
  cellsOf: CellsOf,
): ReportRow {
  const { week, department } = entry;
  return { role, cells: [label, weekCell(week, span), department || NO_DEPARTMENT, ...cellsOf(entry)] };
}

function sumRow(
  role: ReportRow['role'],
  label: string,
  weeks: readonly WeekSums[],
  cellsOf: CellsOf,
): ReportRow {
  return { role, cells: [label, undefined, undefined, ...cellsOf(sumOf(weeks))] };
}

function measureCells({ planned, typed, worked }: Sums, hasTimesheet: boolean): ReportCell[] {
  const plan = [hoursOf(planned), hoursOf(typed)];
  return hasTimesheet ? [...plan, hoursOf(worked), hoursOf(worked - planned)] : plan;
}
