import { spanTimes } from '../../core/calendar/clock';
import { daysText, shortDay } from '../../core/calendar/day-text';
import { DAYS_A_WEEK, type DayNumber } from '../../core/calendar/days';
import { holidaysIn } from '../../core/calendar/holidays';
import type { Breach } from '../../core/planning/breach';
import type { BreachIndex } from '../../core/planning/breach-index';
import { fewHours } from '../../core/planning/few-hours';
import { MOST_LEAVE_DAYS } from '../../core/shifts/leave-days';
import { OPEN_SHIFT } from '../../core/shifts/open-shift';
import { type Shift } from '../../core/shifts/shift';
import { groupBy } from '../../core/table/group-by';
import { byAlphabet } from '../../core/values/alphabet';
import type { NameList } from '../../core/values/name-list';
import type { WorkbookState } from '../job-context';
import { readOwnName } from '../memory/own-name';
import type { ShiftRules } from '../memory/shift-rules';
import type { Ports } from '../ports/ports';
import { describe } from '../table/columns';
import { rowLink } from '../table/row-link';
import type { TableSnapshot } from '../table/table-snapshot';
import { takeInTable } from '../table/take-in-table';
import { MOST_OPEN_SHIFTS, type OpenShiftView, type WeekCheck } from '../view';
import { accept, breachId } from './accept';
import { personBreaches } from './breach-view';
import { hasNeeds, needsOfWeek, work } from './needs';
import { noticeSources, sourceLayouts } from './notice-sources';
import { planningMessages } from './planning-messages';
import { averageUnknown, settingsUnread, noNumbers, peopleUnchecked } from './unchecked';

interface Asked {
  /** The pane asks by itself, after the counts have read the sheets. */
  readonly isQuiet?: boolean;
  readonly kind: string;
  /** How many weeks after the present one. */
  readonly offset: number;
}

/**
 * The rules that a week of a sheet breaks, in stored and in new rows; undefined if there is no such sheet. One round trip, or
 * none if the pane asks by itself and nothing was edited since the last read.
 */
export async function checkWeek(
  { workbook }: Ports,
  state: WorkbookState,
  { kind, offset, isQuiet = false }: Asked,
): Promise<WeekCheck | undefined> {
  const { layout } = describe(state, kind);
  const layouts = [layout, ...sourceLayouts(state)];
  if (!isQuiet) workbook.forget(layouts.map((layoutToRead) => layoutToRead.kind));
  const sheets = await workbook.lastSheets(layouts);
  await noticeSources({ workbook }, state, sheets);
  const sheet = sheets.get(kind);
  const read = sheet && (await takeInTable(workbook, state, kind, undefined, sheet));
  if (!read) return undefined;
  const { shiftRules } = state;
  const breachIndex = shiftRules.breachIndex(read.entity, read.tracking.rows);
  const first = shiftRules.firstOfWeek(offset);
  const ofWeek = breachIndex.breaches.filter((found) => isInWeek(found, first));
  const isAccepted = (found: Breach) => shiftRules.rules.noteOf(found) !== undefined;
  const parts = groupBy(ofWeek, isAccepted);
  const unaccepted = parts.get(false) ?? [];
  const shifts = shiftsIn(breachIndex, first);
  const openShifts = shifts.filter(({ personId }) => personId === OPEN_SHIFT);
  return {
    kind,
    title: read.sheet.sheetName,
    offset,
    week: daysText(first, first + DAYS_A_WEEK - 1),
    leave: shiftRules.counting.by,
    shifts: shifts.length,
    openShifts: { count: openShifts.length, first: openShiftViews(read, breachIndex, openShifts) },
    holidays: holidaysIn(shiftRules.holidays.holidays, { first, after: first + DAYS_A_WEEK }).map(
      ([day, name]) =>
        planningMessages.holiday(shortDay(day), name, shifts.filter((shift) => shift.day === day).length),
    ),
    needs: hasNeeds(read.entity) ? needsOfWeek(shiftRules.wanted, work(breachIndex), first) : undefined,
    people: personBreaches({ breachIndex, sheet: read.sheet }, shiftRules, unaccepted),
    count: unaccepted.length,
    accepted: personBreaches({ breachIndex, sheet: read.sheet }, shiftRules, parts.get(true) ?? []),
    fewHours: read.entity.block?.takesPlace
      ? fewHoursTexts(breachIndex, first, state.names.listOf('people'))
      : [],
    unchecked: [
      ...unchecked(shiftRules, read.entity.block?.takesPlace === true, breachIndex.unread),
      ...averageUnknown(breachIndex, { first, after: first + DAYS_A_WEEK }),
    ],
    noNumbers: noNumbers(shiftRules),
  };
}

function fewHoursTexts(breachIndex: BreachIndex, first: DayNumber, people: NameList): string[] {
  const labels = new Map(people.entries.map(({ id, label }) => [id, label]));
  return fewHours(breachIndex, first)
    .map(({ personId, hours, least }) => planningMessages.fewHours(labels.get(personId) ?? '', hours, least))
    .sort(byAlphabet);
}

/** The shifts, also open ones, that begin in a week. */
function shiftsIn(breachIndex: BreachIndex, first: DayNumber): Shift[] {
  const blocks = [...breachIndex.people].flatMap((person) => [...breachIndex.blocksOf(person)]);
  return blocks.filter(({ isTimeOff, day }) => !isTimeOff && day >= first && day < first + DAYS_A_WEEK);
}

/** The first of the open shifts, by their time. */
function openShiftViews(
  read: Pick<TableSnapshot, 'entity' | 'sheet'>,
  breachIndex: BreachIndex,
  openShifts: readonly Shift[],
): OpenShiftView[] {
  return [...openShifts]
    .sort((one, other) => one.start - other.start)
    .slice(0, MOST_OPEN_SHIFTS)
    .flatMap((shift) => {
      const row = breachIndex.rowOf(shift);
      if (!row) return [];
      const places = shift.places.map(({ label }) => label);
      return [
        {
          day: shortDay(shift.day),
          shift: [spanTimes(shift), ...places].join(', '),
          row: rowLink(read, row),
        },
      ];
    });
}

/** An average belongs to the week in which its weeks end. Any other breach belongs to each week that has one of its shifts. */
function isInWeek({ rule, day, blocks }: Breach, first: DayNumber): boolean {
  const isInside = (dayOfBreach: DayNumber) => dayOfBreach >= first && dayOfBreach < first + DAYS_A_WEEK;
  return rule === 'average-hours' ? isInside(day) : blocks.some((block) => isInside(block.day));
}

function unchecked(shiftRules: ShiftRules, takesPlace: boolean, unread: number): string[] {
  const words = planningMessages.unchecked;
  const tooLong = shiftRules.daysOff.filter(({ amount }) => amount < -MOST_LEAVE_DAYS).length;
  return [
    ...(takesPlace && !shiftRules.knows('qualifications') ? [words.qualifications] : []),
    ...(takesPlace && !shiftRules.knows('time-off') ? [words.timeOff] : []),
    ...(takesPlace && tooLong > 0 ? [words.longLeave(tooLong, MOST_LEAVE_DAYS)] : []),
    ...(unread > 0 ? [words.undated(unread)] : []),
    ...(takesPlace ? peopleUnchecked(shiftRules) : settingsUnread(shiftRules)),
  ];
}

/** Accepts a breach of a sheet that the user saw (breachId), or no longer; false if it is no longer there. */
export async function acceptBreach(
  ports: Ports,
  state: WorkbookState,
  { kind, id, note }: { readonly kind: string; readonly id: string; readonly note: string | undefined },
): Promise<boolean> {
  const found = await findBreach(ports, state, kind, id);
  if (found) await accept(state.shiftRules.rules, found, note, readOwnName(ports));
  return found !== undefined;
}

/** A breach of a sheet as the user saw it (breachId); undefined if it is no longer there. */
async function findBreach(
  { workbook }: Ports,
  state: WorkbookState,
  kind: string,
  id: string,
): Promise<Breach | undefined> {
  const read = await takeInTable(workbook, state, kind);
  if (!read) return undefined;
  return state.shiftRules
    .breachIndex(read.entity, read.tracking.rows)
    .breaches.find((found) => breachId(found) === id);
}
