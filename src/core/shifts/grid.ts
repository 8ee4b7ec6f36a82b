import { daysText, shortDay } from '../calendar/day-text';
import { DAYS_A_WEEK, type DayNumber } from '../calendar/days';
import { groupBy } from '../table/group-by';
import { OPEN_SHIFT } from './open-shift';
import { sumOfHours, type Shift } from './shift';

/** What people work on one day: the hours, and whether they have time off. */
export interface DayHours {
  readonly hours: number;
  readonly isTimeOff: boolean;
}

interface GridLine {
  readonly label: string;
  /** One for each day of the grid; undefined if there is no block. */
  readonly cells: readonly (DayHours | undefined)[];
  /** Also of the days that the grid does not show. */
  readonly hours: number;
}

/** Blocks as people by days, with their hours. */
export interface ShiftGrid {
  readonly shifts: number;
  readonly timeOffs: number;
  /** People with a block. Shifts that nobody has yet are no person. */
  readonly people: number;
  readonly openShifts: number;
  /** Hours of all shifts. */
  readonly hours: number;
  /** `Mon 23 to Fri 27 Nov 2026`. */
  readonly period: string;
  /** The first days that have a block: `Mon 23 Nov`. */
  readonly days: readonly string[];
  readonly lines: readonly GridLine[];
  /** The people who are not shown, as one line; undefined if all are shown. */
  readonly others?: GridLine & { readonly people: number };
  /** Days with blocks that are not shown. */
  readonly moreDays: number;
}

interface GridSize {
  readonly days: number;
  readonly people: number;
}

/** Two weeks, and as many people as a pane can show. */
const SIZE: GridSize = { days: 14, people: 30 };

/** The blocks by person and day; undefined if there are none. A block counts on the day on which it begins. */
export function gridOf(blocks: readonly Shift[], size: GridSize = SIZE): ShiftGrid | undefined {
  const allDays = [...new Set(blocks.map(({ day }) => day))].sort((one, other) => one - other);
  const [first, last] = [allDays[0], allDays.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const days = allDays.slice(0, size.days);
  const byPerson = [...groupBy(blocks, ({ personId }) => personId).values()];
  const shown = byPerson.length > size.people + 1 ? byPerson.slice(0, size.people) : byPerson;
  const rest = byPerson.slice(shown.length);
  const shifts = blocks.filter(({ isTimeOff }) => !isTimeOff);
  return {
    shifts: shifts.length,
    timeOffs: blocks.length - shifts.length,
    people: byPerson.filter(([block]) => block?.personId !== OPEN_SHIFT).length,
    openShifts: shifts.filter(({ personId }) => personId === OPEN_SHIFT).length,
    hours: sumOfHours(blocks),
    period: daysText(first, last),
    days: days.map((day) => shortDay(day)),
    lines: shown.map((blocksOfPerson) => lineOf(blocksOfPerson, days)),
    ...(rest.length === 0 ? {} : { others: { ...lineOf(rest.flat(), days), people: rest.length } }),
    moreDays: allDays.length - days.length,
  };
}

function lineOf(blocksOfPerson: readonly Shift[], days: readonly number[]): GridLine {
  const byDay = groupBy(blocksOfPerson, ({ day }) => day);
  return {
    label: blocksOfPerson[0]?.person ?? '',
    cells: days.map((day): DayHours | undefined => {
      const blocks = byDay.get(day);
      return blocks && { hours: sumOfHours(blocks), isTimeOff: blocks.some(({ isTimeOff }) => isTimeOff) };
    }),
    hours: sumOfHours(blocksOfPerson),
  };
}

/** What people work on one day. */
export interface WorkDay {
  /** `Mon 23 Nov`. */
  readonly day: string;
  readonly hours: number;
  /** People with a shift. */
  readonly people: number;
  /** Shifts that nobody has yet. Their hours are among `hours`. */
  readonly openShifts: number;
}

/** The seven days from `first` on. A shift counts on the day on which it begins; time off does not count. */
export function weekDays(blocks: readonly Shift[], first: DayNumber): WorkDay[] {
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => {
    const shifts = blocks.filter(({ day, isTimeOff }) => !isTimeOff && day === first + at);
    const people = new Set(shifts.map(({ personId }) => personId));
    people.delete(OPEN_SHIFT);
    return {
      day: shortDay(first + at),
      hours: shifts.reduce((sum, { hours }) => sum + hours, 0),
      people: people.size,
      openShifts: shifts.filter(({ personId }) => personId === OPEN_SHIFT).length,
    };
  });
}
