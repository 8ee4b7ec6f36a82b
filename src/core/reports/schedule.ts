import { spanOf, daysOf, minutesOf, type DaySpan, type DayNumber } from '../calendar/days';
import { OPEN_SHIFT } from '../shifts/shift';
import { absenceOf, awayWarnings, leaveBlocks, leaveNotice } from './away';
import {
  daysOfBlock,
  timeText,
  chosenShifts,
  clockNotices,
  hourNotices,
  timeOffNotices,
  compareBlocks,
  compareDepartments,
  compareNames,
  type Compare,
  hoursIn,
  hoursOf,
  type HourParts,
} from './chosen-shifts';
import { dayColumn, dayWidth, FEW_DAYS, personColumn } from './columns';
import { doubleBookings, doubleBookingWarnings } from './double-bookings';
import { isTimeOff, type Facts, type ReportShift } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import type { ReportContent, ReportKind, ReportCell, ReportRow } from './report';
import { ShiftColours } from './shift-colours';
import { reportWords } from './words';

/** Two months: more days do not fit on a page with readable letters. */
const MOST_DAYS = 62;

/**
 * A row of a sheet is at most 409 points high (Excel's limits): about 27 lines. If a day has more open shifts, they continue
 * in further rows.
 */
const MOST_LINES = 12;

/** Characters of a block's notes that are shown: the sheet of time blocks has the rest. */
const MAX_NOTES_LENGTH = 60;

/** People of each department by day, for the wall. */
export const schedule: ReportKind = {
  id: 'schedule',
  name: reportWords.kinds.schedule,
  sources: ['shifts', 'leave'],
  hasDays: true,
  saysDays: true,
  options: ['period', 'people', 'departments', 'staffCopy', 'departmentsApart', 'marksChanges'],
  mostDays: MOST_DAYS,
  orientation: 'landscape',
  content,
};

/** What one person does in one department. */
interface Line {
  readonly person: string;
  readonly blocks: ReportShift[];
}

interface Department {
  readonly id: string;
  readonly label: string;
  /** By the person's id. */
  readonly people: Map<string, Line>;
  readonly open: ReportShift[];
}

/** The options by which blocks are written and counted in this schedule. */
interface Sheet {
  readonly span: DaySpan;
  readonly staffCopy: boolean;
  readonly names: Compare;
  readonly colours: ShiftColours;
  readonly blockOrder: (one: ReportShift, other: ReportShift) => number;
}

function content(facts: Facts, options: ReportOptions): ReportContent {
  const { work, timeOff: blocks } = chosenShifts(facts, options);
  const span = spanOf(options.period);
  const absence = absenceOf(facts);
  const leave = leaveBlocks(absence, options);
  const timeOff = [...blocks, ...leave.keys()];
  const days = daysOf(span);
  const { staffCopy = false, departmentsApart = false } = options;
  const names = compareNames(options);
  const colours = new ShiftColours(facts.colours ?? {}, work);
  const sheet: Sheet = { span, staffCopy, names, colours, blockOrder: compareBlocks(facts, options) };
  const departments = departmentsOf(work, timeOff, options);
  const ordered = [...departments.values()].sort(byDepartment(facts, names));
  const width = dayWidth(days.length);
  const rows = [
    ...ordered.flatMap((department, at) =>
      departmentRows(department, departmentsApart && at > 0, sheet, facts),
    ),
    ...totalRows(ordered, sheet),
  ];
  const { legend } = colours;
  const shown = [...written(ordered)];
  const transactions = [...new Set(shown.flatMap((block) => leave.get(block) ?? []))];
  return {
    records: [
      { ...reportWords.records.shifts, of: shown.filter((block) => block.leave === undefined) },
      { ...reportWords.records.transactions, of: transactions },
    ],
    warnings: [
      ...doubleBookingWarnings(doubleBookings(work, facts, options)),
      ...awayWarnings(work, absence, facts, options),
    ],
    notices: [
      ...(transactions.length > 0 ? [leaveNotice(facts)] : []),
      ...(staffCopy
        ? []
        : [
            ...hourNotices(work, facts, options, reportWords.records.shifts),
            ...timeOffNotices(timeOff),
            ...clockNotices(options),
            ...(legend.length > 0 && facts.colours ? [reportMessages.colourRule] : []),
          ]),
    ],
    legend,
    sections: [
      {
        columns: [
          personColumn(),
          ...days.map((day) => ({
            ...dayColumn(day, width, options, facts),
            ...(days.length <= FEW_DAYS && { isLarge: true }),
          })),
          ...(staffCopy ? [] : [{ header: reportWords.columns.hours, kind: 'hours' as const, width: 8 }]),
        ],
        rows,
        empty: reportMessages.noShifts,
        frozenColumns: 1,
      },
    ],
  };
}

function departmentsOf(
  work: readonly ReportShift[],
  timeOff: readonly ReportShift[],
  { departments: chosen }: ReportOptions,
): Map<string, Department> {
  const departments = new Map<string, Department>();
  const departmentOf = ({ departmentId: id, department: label }: ReportShift) => {
    let department = departments.get(id);
    if (!department) departments.set(id, (department = { id, label, people: new Map(), open: [] }));
    return department;
  };
  const lineOf = ({ people }: Department, { personId, person }: ReportShift) => {
    let line = people.get(personId);
    if (!line) people.set(personId, (line = { person, blocks: [] }));
    return line;
  };
  for (const shift of work) {
    const department = departmentOf(shift);
    if (shift.personId === OPEN_SHIFT) department.open.push(shift);
    else lineOf(department, shift).blocks.push(shift);
  }
  // A person's time off is shown in each department that plans with the person; if none does, in the department of the
  // time-off block.
  const planned = new Map<string, Line[]>();
  for (const { people } of departments.values())
    for (const [id, line] of people) planned.set(id, [...(planned.get(id) ?? []), line]);
  for (const block of timeOff) {
    const lines = planned.get(block.personId);
    if (lines) for (const line of lines) line.blocks.push(block);
    else if (!chosen || chosen.has(block.departmentId)) lineOf(departmentOf(block), block).blocks.push(block);
  }
  return departments;
}

/** Each block that is in the schedule, once, even if it is in several departments. */
function written(departments: readonly Department[]): Set<ReportShift> {
  const lines = departments.flatMap(({ people, open }) => [...people.values(), { blocks: open }]);
  return new Set(lines.flatMap(({ blocks }) => blocks));
}

function byDepartment(facts: Facts, names: Compare) {
  const compare = compareDepartments(facts, names);
  return (one: Department, other: Department) =>
    compare(one.label, other.label) || (one.id < other.id ? -1 : 1);
}

function departmentRows(
  { label, people, open }: Department,
  breakBefore: boolean,
  sheet: Sheet,
  { colours }: Facts,
): ReportRow[] {
  const name = label || reportWords.none.department;
  const colour = colours?.departments?.get(label);
  const lines = [...people].sort(
    ([oneId, one], [otherId, other]) => sheet.names(one.person, other.person) || sheet.names(oneId, otherId),
  );
  return [
    {
      role: 'group',
      cells: [name],
      ...(breakBefore && { breakBefore }),
      ...(colour !== undefined && { fills: { 0: colour } }),
    },
    ...lines.map(([personId, { person, blocks }]): ReportRow => {
      const byDay = blocksByDay(blocks, sheet);
      const cells = byDay.map((of, at) => textOfDay(of, at, sheet));
      return {
        role: 'data',
        cells: [person, ...cells, ...hoursCell(blocks, sheet)],
        ...fillsOf(byDay, sheet),
        days: { personId, person, first: sheet.span.first, blocks: byDay },
      };
    }),
    ...openRows(open, sheet),
    ...(sheet.staffCopy || lines.length === 0
      ? []
      : [sumRow('subtotal', reportMessages.totalOf(name), [...people], open, sheet)]),
  ];
}

/** The sums of all departments; none if there is only one, because its own row has them. */
function totalRows(departments: readonly Department[], sheet: Sheet): ReportRow[] {
  if (sheet.staffCopy || departments.length < 2) return [];
  const people = departments.flatMap((department) => [...department.people]);
  const open = departments.flatMap((department) => department.open);
  return [sumRow('total', reportMessages.allDepartments, people, open, sheet)];
}

/** How many people work on each day, how many shifts are open, and the hours of the people. */
export function sumRow(
  role: 'subtotal' | 'total',
  label: string,
  people: readonly (readonly [id: string, line: { readonly blocks: readonly ReportShift[] }])[],
  open: readonly ReportShift[],
  sheet: Pick<Sheet, 'span' | 'staffCopy'>,
): ReportRow {
  const heads = daysOf(sheet.span).map(() => new Set<string>());
  const work = people.flatMap(([id, { blocks }]) => {
    const own = blocks.filter((block) => !isTimeOff(block));
    countedByDay(own, sheet).forEach((of, at) => void (of.length > 0 && heads[at]?.add(id)));
    return own;
  });
  const openByDay = countedByDay(open, sheet).map(({ length }) => length);
  const cells = heads.map(({ size }, at): ReportCell => {
    const vacant = openByDay[at] ?? 0;
    return size + vacant === 0 ? undefined : reportMessages.headsOn(size, vacant);
  });
  return { role, cells: [label, ...cells, ...hoursCell(work, sheet)] };
}

/** Open shifts of a department: as many rows as the fullest day needs. Their hours are in the first row. */
function openRows(open: readonly ReportShift[], sheet: Sheet): ReportRow[] {
  const byDay = blocksByDay(open, sheet);
  const fullest = Math.max(0, ...byDay.map(({ length }) => length));
  return Array.from({ length: Math.ceil(fullest / MOST_LINES) }, (_, at): ReportRow => {
    const part = byDay.map((of) => of.slice(at * MOST_LINES, (at + 1) * MOST_LINES));
    const cells = part.map((of, day) => textOfDay(of, day, sheet));
    return {
      role: 'band',
      cells: [reportWords.none.person, ...cells, ...(at === 0 ? hoursCell(open, sheet) : [])],
      ...fillsOf(part, sheet),
      days: { personId: OPEN_SHIFT, person: '', first: sheet.span.first, blocks: part },
    };
  });
}

/** The blocks written on each day shown, sorted by their times. */
function blocksByDay(blocks: readonly ReportShift[], { span, blockOrder }: Sheet): ReportShift[][] {
  return byDay([...blocks].sort(blockOrder), span, span.first);
}

/**
 * The blocks that count on each day shown. The end of a night that began on the day before the first day is written on the first
 * day and does not count there: a day has the same number in every period.
 */
function countedByDay(blocks: readonly ReportShift[], { span }: Pick<Sheet, 'span'>): ReportShift[][] {
  return byDay(blocks, span);
}

function byDay(blocks: readonly ReportShift[], span: DaySpan, firstShown?: DayNumber): ReportShift[][] {
  const days = daysOf(span).map((): ReportShift[] => []);
  for (const block of blocks)
    for (const day of daysOfBlock(block, firstShown)) days[day - span.first]?.push(block);
  return days;
}

function textOfDay(blocks: readonly ReportShift[], at: number, sheet: Sheet): ReportCell {
  const texts = blocks.map((block) => textOf(block, sheet.span.first + at, sheet));
  return texts.length === 0 ? undefined : texts.join('\n');
}

/** `9–17 Bar`. A staff copy does not show the reason of time off. */
function textOf(block: ReportShift, day: DayNumber, { staffCopy }: Sheet): string {
  const { task, area, timeOffReason, timeOffAccount } = block;
  if (block.leave) return joined(reportMessages.onLeave[block.leave], staffCopy ? '' : timeOffAccount);
  const time = timeText(block, day);
  const notes = staffCopy ? '' : shortNotes(block.notes);
  if (isTimeOff(block))
    return joined(time, staffCopy ? reportMessages.off : timeOffReason || timeOffAccount, notes);
  return joined(
    time || reportMessages.allDay,
    [task, area].filter((label) => label !== '').join(', '),
    notes,
  );
}

function shortNotes(notes: string): string {
  const letters = [...notes.trim().replace(/\s+/g, ' ')];
  if (letters.length === 0) return '';
  return `(${letters.slice(0, MAX_NOTES_LENGTH).join('')}${letters.length > MAX_NOTES_LENGTH ? '…' : ''})`;
}

function joined(...of: readonly string[]): string {
  return of.filter((word) => word !== '').join(' ');
}

function fillsOf(byDay: readonly (readonly ReportShift[])[], { colours }: Sheet): Pick<ReportRow, 'fills'> {
  const fills: Record<number, string> = {};
  byDay.forEach((blocks, at) => {
    const fill = colours.fillOf(blocks);
    if (fill !== undefined) fills[at + 1] = fill;
  });
  return Object.keys(fills).length === 0 ? {} : { fills };
}

function hoursCell(
  blocks: readonly ReportShift[],
  { span, staffCopy }: Pick<Sheet, 'span' | 'staffCopy'>,
): ReportCell[] {
  if (staffCopy) return [];
  const hours = blocks.reduce(
    (sum, block): HourParts => (isTimeOff(block) ? sum : sum + hoursIn(block, minutesOf(span))),
    0,
  );
  return [hoursOf(hours)];
}
