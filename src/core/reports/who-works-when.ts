import { shortDay } from '../calendar/day-text';
import { dayOfMinute, daysOfPeriod, minutesOfDays, weeksOf } from '../calendar/days';
import type { Sliced } from '../slices';
import { absenceOf, awayWarnings, leaveBlocks, leaveNotice } from './away';
import {
  chosenShifts,
  clockNotices,
  hourNotices,
  timeOffNotices,
  hoursIn,
  hoursOfParts,
  weekOfShift,
} from './chosen-shifts';
import { partOfWeek, weekColumns } from './columns';
import type { ReportFacts, ReportShift } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import {
  withTotal,
  type ReportContent,
  type ReportKind,
  type ReportRow,
  type ReportSection,
  type RowDays,
} from './report';
import { shiftList } from './shift-list';
import { reportWords } from './words';

/** One person's shifts and time off, in order, with the hours of each week. */
export const whoWorksWhen: ReportKind = {
  id: 'who-works-when',
  name: reportWords.kinds.whoWorksWhen,
  sources: ['shifts', 'leave'],
  hasDays: true,
  saysDays: true,
  options: ['period', 'person', 'marksChanges'],
  orientation: 'portrait',
  content,
};

function* content(facts: ReportFacts, options: ReportOptions): Sliced<ReportContent> {
  const { period, person = '', compare, weekStart = 0 } = options;
  const optionsOfPerson = { period, people: new Set([person]), ...(compare && { compare }) };
  const { work, timeOff } = yield* chosenShifts(facts, optionsOfPerson);
  const absence = absenceOf(facts);
  const leave = leaveBlocks(absence, optionsOfPerson);
  const shifts = [...work, ...timeOff, ...leave.keys()];
  const { columns, lines, sum } = yield* shiftList(shifts, facts, options);
  const span = daysOfPeriod(period);
  const weekOfLine = (at: number) => {
    const shift = lines[at]?.shift;
    return shift && weekOfShift(shift, weekStart);
  };
  const rows = lines.flatMap(({ row: cells, shift }, at): ReportRow[] => {
    const row = { ...cells, days: daysOfLine(shift) };
    const week = weekOfLine(at);
    return week === undefined || week === weekOfLine(at - 1)
      ? [row]
      : [{ role: 'group', cells: [reportMessages.weekOf(shortDay(week), partOfWeek(week, span))] }, row];
  });
  const total = lines.reduce((all, line) => all + line.hours, 0);
  return {
    title: reportMessages.whenWorks(labelOf(facts, person)),
    records: [
      { ...reportWords.records.shifts, counted: [...work, ...timeOff] },
      { ...reportWords.records.transactions, counted: [...new Set([...leave.values()].flat())] },
    ],
    warnings: yield* awayWarnings(work, absence, facts, options),
    notices: [
      ...(leave.size > 0 ? [leaveNotice(facts)] : []),
      ...hourNotices(work, facts, options, reportWords.records.shifts),
      ...timeOffNotices(timeOff),
      ...clockNotices(options),
    ],
    sections: [
      {
        columns,
        rows: withTotal(rows, sum('total', reportWords.columns.total, total)),
        empty: reportMessages.noShifts,
      },
      byWeek(work, options),
    ],
  };
}

/** A shift is in a list once, with the day on which it begins. */
function daysOfLine(shift: ReportShift): RowDays {
  const { personId, person, start } = shift;
  return { personId, person, first: dayOfMinute(start), blocks: [[shift]], isLine: true };
}

/** The hours of each week. A shift over the end of a week counts in the week in which it begins. */
function byWeek(work: readonly ReportShift[], { period, weekStart = 0 }: ReportOptions): ReportSection {
  const span = daysOfPeriod(period);
  const weeks = new Map(weeksOf(span, weekStart).map((week) => [week, 0]));
  for (const shift of work) {
    const [week, hours] = [weekOfShift(shift, weekStart), hoursIn(shift, minutesOfDays(span))];
    if (hours > 0) weeks.set(week, (weeks.get(week) ?? 0) + hours);
  }
  const total = [...weeks.values()].reduce((all, hours) => all + hours, 0);
  const { columns, cellsOf, empty } = weekColumns(span, weekStart);
  return {
    title: reportWords.tables.byWeek,
    columns: [...columns, { header: reportWords.columns.hours, kind: 'hours', width: 9 }],
    rows: [
      ...[...weeks].map(([week, hours]): ReportRow => ({
        role: 'data',
        cells: [...cellsOf(week), hoursOfParts(hours)],
      })),
      { role: 'total', cells: [reportWords.columns.total, ...empty.slice(1), hoursOfParts(total)] },
    ],
    empty: reportMessages.noShifts,
  };
}

function labelOf({ people, shifts }: ReportFacts, person: string): string {
  const known = people.find(({ id }) => id === person)?.label;
  return known ?? shifts.find(({ personId }) => personId === person)?.person ?? person;
}
