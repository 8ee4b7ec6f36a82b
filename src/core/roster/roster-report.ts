import {
  daysOf,
  minutesOfDays,
  daysOfPeriod,
  type DayNumber,
  type DaySpan,
  type Period,
} from '../calendar/days';
import type { NeedCount } from '../need/count-needs';
import { inDepartment } from '../need/need-text';
import { absenceOf, awayWarnings, leaveNotice } from '../reports/away';
import { hourNotices, hoursIn, hoursOfParts, shiftsByPerson } from '../reports/chosen-shifts';
import { dayColumn, dayWidth, personColumn } from '../reports/columns';
import { doubleBookings, doubleBookingWarnings } from '../reports/double-bookings';
import type { ReportFacts, PlanWarning, ReportShift } from '../reports/facts';
import { reportMessages } from '../reports/messages';
import { needFill, needLegend } from '../reports/need-colours';
import type {
  ReportCell,
  ReportColumn,
  ReportContent,
  ReportKind,
  ReportRow,
  RowDays,
} from '../reports/report';
import { sumRow } from '../reports/schedule';
import { ShiftColours } from '../reports/shift-colours';
import { reportWords } from '../reports/words';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { mapped, type Sliced } from '../slices';
import { countBy, groupBy } from '../table/group-by';
import type { FilledRow, MadeRoster, RosterGroup, RosterOptions } from './make-roster';
import { rosterMessages } from './messages';
import { MORE } from './roster';
import { cornerOf, IDS } from './typed-roster';

/** Five weeks and a bit: a month with the weeks at its ends. */
const MOST_DAYS = 42;

/** What a roster shows beside its cells. */
export interface RosterExtras {
  /** A new text each time that the roster is made. */
  readonly made: string;
  /** The hours a week that people have at most, by their IDs. */
  readonly weekHours: ReadonlyMap<string, number>;
}

/** A roster as a report of its own kind: it is drawn as reports are, with hidden ids of its rows and columns. */
export function rosterKind(roster: MadeRoster, extras: RosterExtras): ReportKind {
  return {
    id: 'roster',
    name: rosterMessages.kind,
    sources: ['shifts', 'leave'],
    showsBreaches: true,
    hasDays: true,
    saysDays: true,
    options: ['period', 'people', 'departments', 'marksChanges'],
    mostDays: MOST_DAYS,
    orientation: 'landscape',
    content: (facts, options) => contentOf(roster, extras, facts, options),
  };
}

function* contentOf(
  { roster, groups, needs }: MadeRoster,
  { made, weekHours }: RosterExtras,
  facts: ReportFacts,
  options: RosterOptions,
): Sliced<ReportContent> {
  const span = daysOfPeriod(options.period);
  const days = daysOf(span);
  const work = groups.flatMap(({ people, open }) => [...people, open].flatMap((filledRow) => filledRow.work));
  const colours = new ShiftColours(facts.colours ?? {}, work);
  const warnings = warningsOf(facts, span);
  const counts = countBy(warnings, ({ personId }) => personId);
  const width = dayWidth(days.length);
  const hasHours = weekHours.size > 0;
  const atEnd = ({ row, work: shifts }: FilledRow): ReportCell[] => [
    rowHours(shifts, options.period),
    ...(hasHours ? [weekHours.get(row.personId)] : []),
    counts.get(row.personId),
    row.id,
  ];
  const rowOf = (role: 'data' | 'band', filled: FilledRow): ReportRow => {
    const { row, onDay } = filled;
    const fills = days.flatMap((day, at) => {
      const fill = colours.fillOf(onDay.get(day) ?? []);
      return fill === undefined ? [] : [[at + 1, fill] as const];
    });
    const cells = roster.days.map(({ date }) => row.cells.get(date)?.text);
    return {
      role,
      cells: [row.name, ...cells, ...atEnd(filled)],
      ...(fills.length > 0 && { fills: Object.fromEntries(fills) }),
      days: rosterDays(filled, span),
    };
  };
  function* groupRows({
    departmentId,
    department,
    people,
    open,
    needs: needsOfGroup,
  }: RosterGroup): Sliced<ReportRow[]> {
    const name = department || reportWords.none.department;
    const colour = facts.colours?.departments?.get(department);
    return [
      { role: 'group', cells: [name], ...(colour !== undefined && { fills: { 0: colour } }) },
      ...(yield* mapped(people, (person) => rowOf('data', person))),
      rowOf('band', open),
      yield* sums('subtotal', reportMessages.totalOf(name), [{ people, open }]),
      ...needRows(rosterMessages.shortOrOver, departmentId, needsOfGroup),
    ];
  }
  const sums = (
    role: 'subtotal' | 'total',
    label: string,
    summedGroups: readonly Pick<RosterGroup, 'people' | 'open'>[],
  ): Sliced<ReportRow> =>
    sumRow(
      role,
      label,
      summedGroups.flatMap(({ people }) =>
        people.map(({ row, work: blocks }) => [row.personId, { blocks }] as const),
      ),
      summedGroups.flatMap(({ open }) => open.work),
      { span, staffCopy: false },
    );
  /** The row that says on each day which needs are not met exactly; none if there are no needs. */
  const needRows = (label: string, departmentId: string, needCounts: readonly NeedCount[]): ReportRow[] => {
    if (needCounts.length === 0) return [];
    const cells = needCells(needCounts, days);
    const fills = cells.flatMap(({ fill }, at) => (fill === undefined ? [] : [[at + 1, fill] as const]));
    const between = hasHours ? [undefined, undefined, undefined] : [undefined, undefined];
    return [
      {
        role: 'needs',
        cells: [label, ...cells.map(({ text }) => text), ...between, `${IDS.needs}${departmentId}`],
        ...(fills.length > 0 && { fills: Object.fromEntries(fills) }),
      },
    ];
  };
  const grouped: ReportRow[] = [];
  for (const group of groups) grouped.push(...(yield* groupRows(group)));
  const rows = [
    ...grouped,
    ...(groups.length > 1 ? [yield* sums('total', reportMessages.allDepartments, groups)] : []),
    ...needRows(rosterMessages.shortOrOverAnywhere, '', needs),
  ];
  const hasNeeds = rows.some(({ role }) => role === 'needs');
  const hasMore = roster.rows.some(({ cells }) =>
    [...cells.values()].some(({ text }) => text.includes(MORE)),
  );
  const { legend } = colours;
  return {
    records: [{ ...reportWords.records.shifts, counted: work }],
    warnings: [
      ...doubleBookingWarnings(yield* doubleBookings(yield* shiftsByPerson(work, facts, options), options)),
      ...(yield* awayWarnings(work, absenceOf(facts), facts, options)),
      ...warnings.slice(0, MOST_WARNINGS).map(({ person, sentence }) => `${person}: ${sentence}`),
    ],
    notices: [
      rosterMessages.howTo,
      ...(hasMore ? [rosterMessages.more(MORE)] : []),
      ...(hasNeeds ? [rosterMessages.shortOrOverMeans] : []),
      ...(facts.leave.length > 0 ? [leaveNotice(facts)] : []),
      ...hourNotices(work, facts, options, reportWords.records.shifts),
      ...(legend.length > 0 && facts.colours ? [reportMessages.colourRule] : []),
    ],
    legend: [...legend, ...(hasNeeds ? needLegend() : [])],
    sections: [
      {
        columns: [
          { ...personColumn(), over: IDS.name },
          ...days.map((day, at): ReportColumn => ({
            ...dayColumn(day, width, options, facts),
            kind: 'typed',
            over: roster.days[at]?.date ?? '',
          })),
          { header: reportWords.columns.hours, kind: 'hours', width: 8, over: IDS.hours },
          ...(hasHours
            ? [{ header: rosterMessages.weekHours, kind: 'number' as const, width: 7, over: 'most' }]
            : []),
          { header: rosterMessages.warnings, kind: 'integer', width: 9, over: 'warnings' },
          { header: IDS.header, kind: 'text', width: 2, over: cornerOf(made), isHidden: true },
        ],
        rows,
        empty: rosterMessages.nobody,
        frozenColumns: 1,
        hidesOver: true,
      },
    ],
  };
}

/** The days of a row, with their shifts and time off. */
export function rosterDays({ row, onDay }: FilledRow, span: DaySpan): RowDays {
  return {
    personId: row.personId === '' ? OPEN_SHIFT : row.personId,
    person: row.name,
    first: span.first,
    blocks: daysOf(span).map((day) => onDay.get(day) ?? []),
  };
}

/** What a need row says on a day: undefined if all needs are met exactly. The fill is `RRGGBB`. */
interface NeedCell {
  readonly text: string | undefined;
  readonly fill: string | undefined;
}

/** The cells of these needs on each day: who is missing first, then who is too many. */
export function needCells(needs: readonly NeedCount[], days: readonly DayNumber[]): NeedCell[] {
  const onDay = groupBy(needs, ({ day }) => day);
  return days.map((day) => {
    const needsOfDay = onDay.get(day) ?? [];
    const [missing, tooMany] = [
      needsOfDay.filter(({ short }) => short > 0),
      needsOfDay.filter(({ over }) => over > 0),
    ];
    const lines = [...missing, ...tooMany].map(needLine);
    return {
      text: lines.length === 0 ? undefined : lines.join('\n'),
      fill: needFill(missing.length > 0, tooMany.length > 0),
    };
  });
}

/** `-1 (9–17)`, `-2 (22–6 Terrace), 1 open` or `+1 (17–22)`. */
const needLine = ({ need, short, over, open }: NeedCount): string =>
  rosterMessages.shortOrOverBy(over - short, inDepartment(need), open);

/** The hours of a row's shifts. */
export function rowHours(work: readonly ReportShift[], period: Period): number {
  const span = minutesOfDays(daysOfPeriod(period));
  return hoursOfParts(work.reduce((sum, shift) => sum + hoursIn(shift, span), 0));
}

/** More sentences would fill the page: the pane and "Plan warnings" have all. */
const MOST_WARNINGS = 12;

/** The warnings of a period that nobody has accepted. */
function warningsOf(
  { warnings }: ReportFacts,
  { first, after }: ReturnType<typeof daysOfPeriod>,
): PlanWarning[] {
  return (warnings?.() ?? []).filter(({ day, note }) => note === undefined && day >= first && day < after);
}
