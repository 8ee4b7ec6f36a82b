import { shortDay } from '../../core/calendar/day-text';
import type { DayNumber } from '../../core/calendar/days';
import type { Holidays } from '../../core/calendar/holidays';
import { entityOf } from '../../core/entities/registry';
import { timeBlocks } from '../../core/entities/time-blocks';
import { timeOff } from '../../core/entities/time-off';
import { placed, type PlacedShift } from '../../core/need/count-needs';
import type { Wanted } from '../../core/need/need';
import { needChanges } from '../../core/need/need-changes';
import { changeSentence } from '../../core/need/need-text';
import type { BreachIndex } from '../../core/planning/breach-index';
import { datedLeave } from '../../core/reports/away';
import { leaveOf } from '../../core/reports/from-rows';
import { Absence } from '../../core/shifts/absence';
import { awayDays } from '../../core/shifts/away-days';
import type { LeaveCounting } from '../../core/shifts/leave-days';
import { OPEN_SHIFT } from '../../core/shifts/open-shift';
import { readShifts, type Shift } from '../../core/shifts/shift';
import { atOnce } from '../../core/slices';
import { groupBy } from '../../core/table/group-by';
import type { RowId } from '../../core/table/layout';
import { awaySpan, shiftsToCover, type ShiftToCover } from '../../core/time-off/cover';
import type { TimeOffFacts } from '../../core/time-off/outlook';
import type { TimeOffEntry, TimeOffPlan } from '../../core/time-off/plan';
import { byAlphabet } from '../../core/values/alphabet';
import type { WorkbookState } from '../job-context';
import { work } from '../planning/needs';
import { noticeSources, sourceLayouts } from '../planning/notice-sources';
import type { Ports } from '../ports/ports';
import { describe } from '../table/columns';
import { takeInTable } from '../table/take-in-table';
import type { AwayView, TimeOffView } from '../view';
import { coverKey, CoverFinder } from './cover-shifts';

/** The sheets that time off is written into, in this order. */
export const KINDS = [timeOff.kind, timeBlocks.kind] as const;

type Names = Pick<TimeOffView, 'people' | 'accounts' | 'reasons' | 'sheets' | 'missing' | 'unreadable'>;

/** What the form for time off looks at, as the sheets were when it was opened. */
export interface TimeOffSources {
  readonly names: Names;
  readonly facts: TimeOffFacts;
  readonly counting: LeaveCounting;
  readonly holidays: Holidays;
  readonly wanted: Wanted;
  readonly phones: ReadonlyMap<string, string>;
  readonly labelOf: (personId: string) => string;
  /** The table of the shifts, with what finds who can cover them; undefined if the workbook has none yet. */
  readonly shifts: ShiftsToAsk | undefined;
  readonly absence: Absence<Shift, ReturnType<typeof datedLeave>[number]>;
}

interface ShiftsToAsk {
  readonly breachIndex: BreachIndex;
  readonly finder: CoverFinder;
}

/** Reads both sheets as they are, pushed or not, and what the rules look at: in one round trip, also if Excel has dropped the event of an edit. */
export async function readTimeOffSources({ workbook }: Ports, state: WorkbookState): Promise<TimeOffSources> {
  const layouts = new Map(
    [...KINDS.map((kind) => describe(state, kind).layout), ...sourceLayouts(state)].map((layout) => [
      layout.kind,
      layout,
    ]),
  );
  workbook.forget([...layouts.keys()]);
  const sheets = await workbook.readSheets([...layouts.values()]);
  await noticeSources({ workbook }, state, sheets);
  const read = async (kind: string) => {
    const sheet = sheets.get(kind);
    return sheet && takeInTable(workbook, state, kind, undefined, sheet);
  };
  const [transactions, table] = [await read(timeOff.kind), await read(timeBlocks.kind)];
  const leave = transactions && atOnce(leaveOf(transactions.entity, transactions.tracking.rows));
  const bookings = table && readShifts(table.entity, table.tracking.rows);
  const { shiftRules, names } = state;
  const people = names.listOf('people');
  const breachIndex = table && shiftRules.breachIndex(table.entity, table.tracking.rows);
  const named = (kind: string) => names.listOf(kind).offered;
  const sheetOf = (kind: string) => sheets.get(kind)?.sheetName ?? entityOf(kind).sheet;
  const { counting } = shiftRules;
  return {
    names: {
      people: named('users'),
      accounts: named('time-off-accounts'),
      reasons: named('time-off-reasons'),
      sheets: { transactions: sheetOf(timeOff.kind), blocks: sheetOf(timeBlocks.kind) },
      missing: KINDS.filter((kind) => !sheets.has(kind)).map((kind) => entityOf(kind).sheet),
      unreadable: leave?.unreadable.length ?? 0,
    },
    facts: { ...(leave && { leave: leave.facts }), ...(bookings && { bookings }) },
    counting,
    holidays: shiftRules.holidays.holidays,
    wanted: shiftRules.wanted,
    phones: shiftRules.phones,
    labelOf: (id) => people.labelOf(id) ?? '',
    shifts: table &&
      breachIndex && {
        breachIndex,
        finder: new CoverFinder(
          breachIndex,
          people.entries.filter(({ id }) => id !== OPEN_SHIFT),
        ),
      },
    absence: new Absence(
      (bookings ?? []).filter(({ isTimeOff }) => isTimeOff),
      datedLeave(leave?.facts ?? []),
      counting,
    ),
  };
}

/** The shifts of the person in the time off, as far as they must be covered. */
export function coversOf({ shifts }: TimeOffSources, entry: TimeOffEntry, plan: TimeOffPlan): ShiftToCover[] {
  const away = awaySpan(entry, plan);
  return shifts && away && entry.personId !== ''
    ? shiftsToCover(shifts.breachIndex, entry.personId, away, plan.isPart)
    : [];
}

/** Who else is away on the days of the time off, by day. */
export function othersAway(
  { absence, labelOf }: TimeOffSources,
  { personId }: TimeOffEntry,
  { span }: TimeOffPlan,
): AwayView[] {
  if (!span) return [];
  const others = awayDays(absence, { first: span.first, after: span.last + 1 }).filter(
    (awayDay) => awayDay.personId !== personId,
  );
  const days = groupBy(others, ({ day }) => day);
  return [...days]
    .sort(([one], [other]) => one - other)
    .map(([day, othersOnDay]: readonly [DayNumber, typeof others]) => ({
      day: shortDay(day),
      people: [...new Set(othersOnDay.map((other) => labelOf(other.personId)))]
        .filter(Boolean)
        .sort(byAlphabet),
    }));
}

/** What the time off means for the needs: without the person's shifts, or with those who get them. */
export function needsOf(
  { wanted, shifts }: TimeOffSources,
  covers: readonly ShiftToCover[],
  given: Readonly<Record<RowId, string>>,
): string[] {
  if (!shifts || covers.length === 0 || wanted.needs.length === 0) return [];
  const stay = work(shifts.breachIndex, new Set(covers.map(({ shift }) => shift)));
  const to = covers.flatMap((cover): PlacedShift[] => {
    const shift = placed(cover.shift);
    const personId = given[coverKey(cover)];
    return [
      ...cover.keeps.map((span) => ({ ...shift, ...span })),
      ...(personId === undefined ? [] : [{ ...placed(cover.part), personId }]),
    ];
  });
  return needChanges(wanted, stay, { from: covers.map(({ shift }) => placed(shift)), to }).map(
    changeSentence,
  );
}
