import { DAYS_A_WEEK, daysAfter, distance } from '../calendar/days';
import { fieldOf, type Entity } from '../entities/entity';
import { cellForNewRow, type FieldCells } from '../table/record';
import { readerOf, type RowCells, UNKNOWN } from '../table/row-reader';
import type { Cell } from '../values/cell';
import { hasTimeOff, repeatedCells } from './copied-shifts';
import type { LeavePolicy, NewShift } from './new-shifts';
import { spanProblem } from './patterns';

/**
 * Recurring shifts made into shifts on dates. A recurring shift has the number of a day of a cycle (specification, sections 2.3
 * and 4.4), and neither the specification nor the service says on which date day number 1 falls or how long the cycle is.
 * Assumption: the user knows both. Day 1 comes again after each cycle, and before it.
 */
export interface RecurringEntry {
  /** Any date of a day number 1, `yyyy-MM-dd`. */
  readonly dayOne: string;
  /** The days of a cycle. */
  readonly cycle: number;
  /** The first and the last date that get shifts. */
  readonly first: string;
  readonly last: string;
  readonly leave: LeavePolicy;
}

export type RecurringProblem = 'no-day-one' | 'bad-cycle' | NonNullable<ReturnType<typeof spanProblem>>;

/** Four quarters of a year, in whole weeks. */
const LONGEST_CYCLE = 52 * DAYS_A_WEEK;

/** Why the entry makes no shifts; undefined if it may make some. */
export function recurringProblem(entry: RecurringEntry): RecurringProblem | undefined {
  const { dayOne, cycle } = entry;
  if (spanProblem({ first: dayOne, last: dayOne })) return 'no-day-one';
  if (!Number.isInteger(cycle) || cycle < 1 || cycle > LONGEST_CYCLE) return 'bad-cycle';
  return spanProblem(entry);
}

/** The fewest whole weeks that have all day numbers of the rows, in days. */
export function usualCycle(recurring: Entity, rows: readonly RowCells[]): number {
  const read = readerOf(recurring);
  const last = Math.max(1, ...rows.map((row) => read.number(row, 'DayNo') ?? 0));
  return Math.min(LONGEST_CYCLE, Math.ceil(last / DAYS_A_WEEK) * DAYS_A_WEEK);
}

export interface DatedShifts<Recurring> {
  readonly proposed: readonly NewShift<Recurring>[];
  /** Rows of time off. They are not made into shifts. */
  readonly timeOff: readonly Recurring[];
  /** Rows without a day number of the cycle, without times, or with a name that is not known. */
  readonly unread: readonly Recurring[];
}

/**
 * The shifts on dates that recurring ones stand for, by date. `dated`: the kind of the new shifts.
 * @throws if the entry has a problem
 */
export function datedShifts<Recurring extends RowCells>(
  recurring: Entity,
  rows: readonly Recurring[],
  dated: Entity,
  { dayOne, cycle, first, last }: RecurringEntry,
): DatedShifts<Recurring> {
  const read = readerOf(recurring);
  const isOff = ({ cells }: Recurring) => hasTimeOff(dated, cells);
  const dayOf = (row: Recurring): number | undefined => {
    const day = read.number(row, 'DayNo');
    const hasTimes = ['Start', 'End'].every((name) => Number.isFinite(read.time(row, name) ?? undefined));
    // A name that means nobody, or more than one person, would make a row to fix on each date.
    const cells = { Person: cellForNewRow(fieldOf(recurring, 'Person'), row) };
    const isKnown = read.record({ cells }, 'Person')?.id.startsWith(UNKNOWN) !== true;
    const isOfCycle = Number.isInteger(day) && Number(day) >= 1 && Number(day) <= cycle;
    return isOfCycle && hasTimes && isKnown ? Number(day) : undefined;
  };
  const byDay = new Map<number, Recurring[]>();
  const unread: Recurring[] = [];
  for (const row of rows) {
    if (isOff(row)) continue;
    const day = dayOf(row);
    if (day === undefined) unread.push(row);
    else byDay.set(day, [...(byDay.get(day) ?? []), row]);
  }
  const ahead = distance(dayOne, first);
  const length = distance(first, last) + 1;
  const proposed = Array.from({ length }, (_, at) => at).flatMap((at) => {
    const number = ((((ahead + at) % cycle) + cycle) % cycle) + 1;
    const date = fieldOf(dated, 'Date').valueKind.toCell(daysAfter(first, at));
    return (byDay.get(number) ?? []).map((row) => ({ source: row, cells: onDate(dated, row, date) }));
  });
  return { proposed, timeOff: rows.filter(isOff), unread };
}

/** The cells of a recurring shift, for a shift on a date. Unique values stay with the recurring one. */
function onDate(dated: Entity, row: RowCells, date: Cell): FieldCells {
  const repeated = repeatedCells(dated, row).map(([{ id }, cell]): [string, Cell] => [id, cell]);
  return { ...Object.fromEntries(repeated), Date: date };
}
