import { dayOfMinute, dayOfSerial, daysOfPeriod, minutesOfDays, MINUTES_A_DAY } from '../calendar/days';
import { timeOfMinute } from '../calendar/short-clock';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { mapped, sorted, type Sliced } from '../slices';
import {
  compareBlocks,
  hoursIn,
  hoursOfParts,
  type HourParts,
  chosenShifts,
  clockNotices,
  hourNotices,
} from './chosen-shifts';
import { nameColumn } from './columns';
import { isTimeOffBlock, type ReportFacts, type ReportShift } from './facts';
import { reportMessages, countedNoun } from './messages';
import type { ReportOptions } from './options';
import {
  withTotal,
  type ReportCell,
  type ReportColumn,
  type ReportRow,
  type ReportContent,
  type ReportKind,
} from './report';
import { reportWords } from './words';

/** A column of a list with one block a line. */
interface ListColumn extends ReportColumn {
  readonly cellOf: (shift: ReportShift, hours: HourParts) => ReportCell;
  /** Whether the list has the column for these blocks; absent means always. */
  readonly when?: (shifts: readonly ReportShift[]) => boolean;
}

/** `10:30 PM`, with room at both edges: Excel shows signs in place of a time that does not fit. */
const TIME_WIDTH = 10;

const listColumns = (): readonly ListColumn[] => [
  {
    header: reportWords.columns.date,
    kind: 'weekday-date',
    width: 17,
    cellOf: ({ start }) => dayOfSerial(dayOfMinute(start)),
  },
  {
    header: reportWords.columns.start,
    kind: 'time',
    width: TIME_WIDTH,
    cellOf: ({ start }) => timeOfMinute(start),
  },
  {
    header: reportWords.columns.end,
    kind: 'time',
    width: TIME_WIDTH,
    cellOf: ({ end }) => timeOfMinute(end),
  },
  {
    header: reportWords.columns.endDate,
    kind: 'weekday-date',
    width: 17,
    cellOf: (shift) => (isLong(shift) ? dayOfSerial(dayOfMinute(shift.end)) : undefined),
    when: (shifts) => shifts.some(isLong),
  },
  {
    header: reportWords.columns.hours,
    kind: 'hours',
    width: 9,
    cellOf: (shift, hours) => (isTimeOffBlock(shift) ? undefined : hoursOfParts(hours)),
  },
  {
    ...nameColumn(reportWords.columns.department, 18),
    cellOf: (shift) => shift.department || (isTimeOffBlock(shift) ? undefined : reportWords.none.department),
  },
  { ...nameColumn(reportWords.columns.area, 14), cellOf: ({ area }) => area || undefined },
  { ...nameColumn(reportWords.columns.task, 14), cellOf: ({ task }) => task || undefined },
  {
    ...nameColumn(reportWords.columns.timeOff, 14),
    cellOf: ({ timeOffReason, timeOffAccount, leave }) =>
      leave
        ? `${reportMessages.onLeave[leave]} ${timeOffAccount}`.trim()
        : timeOffReason || timeOffAccount || undefined,
    when: (shifts) => shifts.some(isTimeOffBlock),
  },
  {
    header: reportWords.columns.notes,
    kind: 'text',
    width: 30,
    wrap: true,
    cellOf: ({ notes }) => notes || undefined,
  },
];

/** Blocks as lines, sorted by start; hours are those inside the period. */
interface ShiftList {
  readonly columns: readonly ReportColumn[];
  /** One for each block, in order. */
  readonly lines: readonly {
    readonly shift: ReportShift;
    readonly hours: HourParts;
    readonly row: ReportRow;
  }[];
  /** A row of sums, with the hours below the hours of the lines. */
  readonly sum: (role: 'subtotal' | 'total', label: string, hours: HourParts) => ReportRow;
}

export function* shiftList(
  shifts: readonly ReportShift[],
  facts: ReportFacts,
  options: ReportOptions,
): Sliced<ShiftList> {
  const span = minutesOfDays(daysOfPeriod(options.period));
  const used = listColumns().filter(({ when }) => when?.(shifts) ?? true);
  const inOrder = yield* sorted(shifts, compareBlocks(facts, options));
  return {
    columns: used.map(({ cellOf: _cellOf, when: _when, ...column }) => column),
    lines: yield* mapped(inOrder, (shift) => {
      const hours = isTimeOffBlock(shift) ? 0 : hoursIn(shift, span);
      return { shift, hours, row: { role: 'data', cells: used.map(({ cellOf }) => cellOf(shift, hours)) } };
    }),
    sum: (role, label, hours) => ({
      role,
      cells: used.map(({ kind }, at) =>
        at === 0 ? label : kind === 'hours' ? hoursOfParts(hours) : undefined,
      ),
    }),
  };
}

/**
 * Whether a block is longer than a day: only then its last day must be shown, because an end at or before the start is on
 * the next day.
 */
function isLong({ start, end }: ReportShift): boolean {
  return end - start > MINUTES_A_DAY;
}

/** The shifts that nobody has yet, by day. */
export const openShifts: ReportKind = {
  id: 'open-shifts',
  name: reportWords.kinds.openShifts,
  sources: ['shifts'],
  options: ['period', 'departments'],
  orientation: 'landscape',
  content,
};

function* content(facts: ReportFacts, options: ReportOptions): Sliced<ReportContent> {
  const open = (yield* chosenShifts(facts, { ...options, people: new Set([OPEN_SHIFT]) })).work;
  const { columns, lines, sum } = yield* shiftList(open, facts, options);
  const hours = lines.reduce((all, line) => all + line.hours, 0);
  const openWords = reportWords.records.openShifts;
  return {
    records: [{ ...reportWords.records.shifts, counted: open }],
    notices: [...hourNotices(open, facts, options, reportWords.records.shifts), ...clockNotices(options)],
    sections: [
      {
        columns,
        rows: withTotal(
          lines.map(({ row }) => row),
          sum('total', countedNoun(lines.length, openWords.one, openWords.many), hours),
        ),
        empty: reportMessages.noOpenShifts,
      },
    ],
  };
}
