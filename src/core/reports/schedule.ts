import { daysOfPeriod, daysOf, minutesOfDays, type DaySpan, type DayNumber } from '../calendar/days';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { takeEach, mapped, sorted, type Sliced } from '../slices';
import { groupingBy } from '../table/group-by';
import { absenceOf, awayWarnings, leaveBlocks, leaveNotice } from './away';
import {
  daysOfBlock,
  timeText,
  chosenShifts,
  shiftsByPerson,
  clockNotices,
  hourNotices,
  timeOffNotices,
  compareBlocks,
  compareDepartments,
  compareNames,
  ranksOf,
  type Compare,
  hoursIn,
  hoursOfParts,
  type HourParts,
} from './chosen-shifts';
import { dayColumn, dayWidth, FEW_DAYS, personColumn } from './columns';
import { doubleBookings, doubleBookingWarnings } from './double-bookings';
import { isTimeOffBlock, type ReportFacts, type ReportShift } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import type { ReportContent, ReportKind, ReportCell, ReportRow, RowDays } from './report';
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

type PersonLine = readonly [id: string, line: Line];

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
  readonly personOrder: (one: PersonLine, other: PersonLine) => number;
  readonly colours: ShiftColours;
  readonly blockOrder: (one: ReportShift, other: ReportShift) => number;
}

function* content(facts: ReportFacts, options: ReportOptions): Sliced<ReportContent> {
  const { work, timeOff: blocks } = yield* chosenShifts(facts, options);
  const span = daysOfPeriod(options.period);
  const absence = absenceOf(facts);
  const leave = leaveBlocks(absence, options);
  const timeOff = [...blocks, ...leave.keys()];
  const days = daysOf(span);
  const { staffCopy = false, departmentsApart = false } = options;
  const names = compareNames(options);
  const colours = new ShiftColours(facts.colours ?? {}, work);
  const { departments, shownTimeOff } = yield* departmentsOf(work, timeOff, options);
  const ordered = [...departments].sort(byDepartment(facts, names));
  const blockOrder = compareBlocks(facts, options);
  const personOrder = yield* byPerson(ordered, names);
  const sheet: Sheet = { span, staffCopy, personOrder, colours, blockOrder };
  const width = dayWidth(days.length);
  const rows: ReportRow[] = [];
  for (const department of ordered) {
    const addedRows = yield* departmentRows(department, departmentsApart && rows.length > 0, sheet, facts);
    for (const row of addedRows) rows.push(row);
  }
  rows.push(...(yield* totalRows(ordered, sheet)));
  const { legend } = colours;
  const transactions = [...new Set(shownTimeOff.flatMap((block) => leave.get(block) ?? []))];
  return {
    records: [
      { ...reportWords.records.shifts, counted: [...work, ...shownTimeOff.filter((block) => !block.leave)] },
      { ...reportWords.records.transactions, counted: transactions },
    ],
    warnings: [
      ...doubleBookingWarnings(yield* doubleBookings(yield* shiftsByPerson(work, facts, options), options)),
      ...(yield* awayWarnings(work, absence, facts, options)),
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

/** The departments, and the time off that is shown in at least one of them. */
function* departmentsOf(
  work: readonly ReportShift[],
  timeOff: readonly ReportShift[],
  { departments: chosen }: ReportOptions,
): Sliced<{ departments: Iterable<Department>; shownTimeOff: ReportShift[] }> {
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
  yield* takeEach(work, (shift) => {
    const department = departmentOf(shift);
    if (shift.personId === OPEN_SHIFT) department.open.push(shift);
    else lineOf(department, shift).blocks.push(shift);
  });
  // A person's time off is shown in each department that plans with the person; if none does, in the department of the
  // time-off block.
  const planned = yield* groupingBy(
    [...departments.values()].flatMap(({ people }) => [...people]),
    ([id]) => id,
  );
  const shownTimeOff = timeOff.filter(
    ({ personId, departmentId }) => planned.has(personId) || (chosen?.has(departmentId) ?? true),
  );
  yield* takeEach(shownTimeOff, (block) => {
    const lines = planned.get(block.personId);
    if (lines) for (const [, line] of lines) line.blocks.push(block);
    else lineOf(departmentOf(block), block).blocks.push(block);
  });
  return { departments: departments.values(), shownTimeOff };
}

/** By name, then by ID. Names have numbers, because a person has a line in each of many departments. */
function* byPerson(departments: readonly Department[], names: Compare): Sliced<Sheet['personOrder']> {
  const lines = departments.flatMap(({ people }) => [...people.values()]);
  const ranks = yield* ranksOf(
    lines.map(({ person }) => person),
    names,
  );
  const rankOf = ({ person }: Line) => ranks.get(person) ?? 0;
  return ([oneId, one], [otherId, other]) => rankOf(one) - rankOf(other) || names(oneId, otherId);
}

function byDepartment(facts: ReportFacts, names: Compare) {
  const compare = compareDepartments(facts, names);
  return (one: Department, other: Department) =>
    compare(one.label, other.label) || (one.id < other.id ? -1 : 1);
}

function* departmentRows(
  { label, people, open }: Department,
  breakBefore: boolean,
  sheet: Sheet,
  { colours }: ReportFacts,
): Sliced<ReportRow[]> {
  const name = label || reportWords.none.department;
  const colour = colours?.departments?.get(label);
  const lines = yield* sorted([...people], sheet.personOrder);
  return [
    {
      role: 'group',
      cells: [name],
      ...(breakBefore && { breakBefore }),
      ...(colour !== undefined && { fills: { 0: colour } }),
    },
    ...(yield* mapped(lines, ([personId, { person, blocks }]) =>
      dayRow('data', { personId, person }, blocksByDay(blocks, sheet), hoursCell([blocks], sheet), sheet),
    )),
    ...openRows(open, sheet),
    ...(sheet.staffCopy || lines.length === 0
      ? []
      : [yield* sumRow('subtotal', reportMessages.totalOf(name), [...people], open, sheet)]),
  ];
}

/** The sums of all departments; none if there is only one, because its own row has them. */
function* totalRows(departments: readonly Department[], sheet: Sheet): Sliced<ReportRow[]> {
  if (sheet.staffCopy || departments.length < 2) return [];
  const people = departments.flatMap((department) => [...department.people]);
  const open = departments.flatMap((department) => department.open);
  return [yield* sumRow('total', reportMessages.allDepartments, people, open, sheet)];
}

/**
 * How many people work on each day, how many shifts are open, and the hours of the people. The end of a night that began on the day
 * before the first day is written on the first day and does not count there: a day has the same number in every period.
 */
export function* sumRow(
  role: 'subtotal' | 'total',
  label: string,
  people: readonly (readonly [id: string, line: { readonly blocks: readonly ReportShift[] }])[],
  open: readonly ReportShift[],
  sheet: Pick<Sheet, 'span' | 'staffCopy'>,
): Sliced<ReportRow> {
  const { first, after } = sheet.span;
  const heads = daysOf(sheet.span).map(() => 0);
  // A person counts once a day: of each day, the lines of the person who was counted last.
  const counted: (typeof people)[] = [];
  const byPerson = yield* groupingBy(people, ([id]) => id);
  yield* takeEach([...byPerson.values()], (lines) => {
    for (const [, { blocks }] of lines)
      for (const block of blocks) {
        if (isTimeOffBlock(block)) continue;
        for (const day of daysOfBlock(block)) {
          if (day < first || day >= after || counted[day - first] === lines) continue;
          counted[day - first] = lines;
          heads[day - first] = (heads[day - first] ?? 0) + 1;
        }
      }
  });
  const openByDay = byDay(open, sheet.span);
  const cells = heads.map((count, at): ReportCell => {
    const vacant = openByDay[at]?.length ?? 0;
    return count + vacant === 0 ? undefined : reportMessages.headsOn(count, vacant);
  });
  const lists = people.map(([, { blocks }]) => blocks);
  return { role, cells: [label, ...cells, ...hoursCell(lists, sheet)] };
}

/** Open shifts of a department: as many rows as the fullest day needs. Their hours are in the first row. */
function openRows(open: readonly ReportShift[], sheet: Sheet): ReportRow[] {
  const byDay = blocksByDay(open, sheet);
  const fullest = Math.max(0, ...byDay.map((blocksOfDay) => blocksOfDay?.length ?? 0));
  return Array.from({ length: Math.ceil(fullest / MOST_LINES) }, (_, at) => {
    const part = byDay.map((blocksOfDay) => blocksOfDay?.slice(at * MOST_LINES, (at + 1) * MOST_LINES));
    const hours = at === 0 ? hoursCell([open], sheet) : [];
    return dayRow('band', { personId: OPEN_SHIFT, person: '' }, part, hours, sheet);
  });
}

/** A row with the blocks of each day and their colour: of a person, or of open shifts. */
function dayRow(
  role: ReportRow['role'],
  { personId, person }: Pick<RowDays, 'personId' | 'person'>,
  byDay: BlocksByDay,
  hours: readonly ReportCell[],
  sheet: Sheet,
): ReportRow {
  // A list that has its length at once: most of its cells stay empty.
  const cells = new Array<ReportCell>(1 + byDay.length + hours.length).fill(undefined);
  cells[0] = person || reportWords.none.person;
  const fills: Record<number, string> = {};
  for (let at = 0; at < byDay.length; at += 1) {
    const blocks = byDay[at];
    if (!blocks) continue;
    cells[at + 1] = textOfDay(blocks, sheet.span.first + at, sheet);
    const fill = sheet.colours.fillOf(blocks);
    if (fill !== undefined) fills[at + 1] = fill;
  }
  if (hours.length > 0) cells[1 + byDay.length] = hours[0];
  const days = { personId, person, first: sheet.span.first, blocks: byDay };
  return Object.keys(fills).length === 0 ? { role, cells, days } : { role, cells, fills, days };
}

/** The blocks written on each day shown, sorted by their times. */
function blocksByDay(blocks: readonly ReportShift[], { span, blockOrder }: Sheet): BlocksByDay {
  return byDay([...blocks].sort(blockOrder), span, span.first);
}

/** The blocks on each day shown. Most days of a line are empty: a list for each of them would be slow. */
type BlocksByDay = readonly (ReportShift[] | undefined)[];

function byDay(
  blocks: readonly ReportShift[],
  { first, after }: DaySpan,
  firstShown?: DayNumber,
): BlocksByDay {
  const days = new Array<ReportShift[] | undefined>(after - first).fill(undefined);
  for (const block of blocks)
    for (const day of daysOfBlock(block, firstShown)) {
      if (day < first || day >= after) continue;
      const blocksOfDay = days[day - first];
      if (blocksOfDay) blocksOfDay.push(block);
      else days[day - first] = [block];
    }
  return days;
}

function textOfDay(blocks: readonly ReportShift[], day: DayNumber, sheet: Sheet): ReportCell {
  const [first] = blocks;
  if (!first || blocks.length > 1)
    return first && blocks.map((block) => textOf(block, day, sheet)).join('\n');
  return textOf(first, day, sheet);
}

/** `9–17 Bar`. A staff copy does not show the reason of time off. */
function textOf(block: ReportShift, day: DayNumber, { staffCopy }: Sheet): string {
  const { task, area, timeOffReason, timeOffAccount } = block;
  if (block.leave) return joined(reportMessages.onLeave[block.leave], staffCopy ? '' : timeOffAccount);
  const time = timeText(block, day);
  const notes = staffCopy ? '' : shortNotes(block.notes);
  if (isTimeOffBlock(block))
    return joined(time, staffCopy ? reportMessages.off : timeOffReason || timeOffAccount, notes);
  const place = task !== '' && area !== '' ? `${task}, ${area}` : task || area;
  return joined(time || reportMessages.allDay, place, notes);
}

function shortNotes(notes: string): string {
  if (notes === '') return '';
  const letters = [...notes.trim().replace(/\s+/g, ' ')];
  if (letters.length === 0) return '';
  return `(${letters.slice(0, MAX_NOTES_LENGTH).join('')}${letters.length > MAX_NOTES_LENGTH ? '…' : ''})`;
}

function joined(one: string, other: string, last = ''): string {
  const pair = one && other ? `${one} ${other}` : one || other;
  return pair && last ? `${pair} ${last}` : pair || last;
}

function hoursCell(
  lists: readonly (readonly ReportShift[])[],
  { span, staffCopy }: Pick<Sheet, 'span' | 'staffCopy'>,
): ReportCell[] {
  if (staffCopy) return [];
  const within = minutesOfDays(span);
  let hours: HourParts = 0;
  for (const blocks of lists)
    for (const block of blocks) if (!isTimeOffBlock(block)) hours += hoursIn(block, within);
  return [hoursOfParts(hours)];
}
