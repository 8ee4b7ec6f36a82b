import { minutesOfTime, timeOfMinutes } from '../calendar/clock';
import { dayOfMinute, dayOfSerial, MINUTES_A_DAY } from '../calendar/days';
import { midnights } from '../calendar/midnights';
import type { TrackedRow } from '../changes/row';
import { fieldOf, type Entity } from '../entities/entity';
import type { BreachIndex } from '../planning/breach-index';
import { repeatedCells } from '../shifts/copied-shifts';
import type { Shift, Span } from '../shifts/shift';
import type { FieldCells } from '../table/record';
import { isEmpty, type Cell } from '../values/cell';
import type { TimeOffEntry, TimeOffPlan } from './plan';

/** A shift of somebody who is away: what must be covered, and what the person still works. */
export interface ShiftToCover {
  readonly row: TrackedRow;
  readonly shift: Shift;
  /** The whole shift, or the part of it in which the person is away. */
  readonly part: Shift;
  /** What the person still works, before and after the part. */
  readonly keeps: readonly Span[];
}

/** When somebody is away: some whole days, or a part of one day. Undefined until the days are known. */
export function awaySpan(
  { from, until }: Pick<TimeOffEntry, 'from' | 'until'>,
  { span, isPart }: Pick<TimeOffPlan, 'span' | 'isPart'>,
): Span | undefined {
  if (!span) return undefined;
  const first = span.first * MINUTES_A_DAY;
  if (!isPart) return { start: first, end: (span.last + 1) * MINUTES_A_DAY };
  const [begin, end] = [minutesOfTime(from), minutesOfTime(until)];
  return { start: first + begin, end: first + end + midnights(begin, end) * MINUTES_A_DAY };
}

/**
 * The shifts of a person that must be covered, in their order. On whole days these are the shifts that begin on one of them: a night that began the
 * evening before was worked. On a part of a day they are the parts of shifts in it.
 */
export function shiftsToCover(
  breachIndex: BreachIndex,
  personId: string,
  away: Span,
  isPart: boolean,
): ShiftToCover[] {
  return [...breachIndex.blocksOf(personId)]
    .filter(({ isTimeOff, start, end }) => !isTimeOff && start < away.end && end > away.start)
    .filter(({ start }) => isPart || start >= away.start)
    .sort((one, other) => one.start - other.start)
    .flatMap((shift): ShiftToCover[] => {
      const row = breachIndex.rowOf(shift);
      if (!row) return [];
      const keeps = isPart
        ? [
            { start: shift.start, end: away.start },
            { start: away.end, end: shift.end },
          ].filter(({ start, end }) => end > start)
        : [];
      if (keeps.length === 0) return [{ row, shift, part: shift, keeps }];
      const span = { start: Math.max(shift.start, away.start), end: Math.min(shift.end, away.end) };
      const cells = { ...row.cells, ...spanCells(breachIndex.entity, row, span) };
      const part = breachIndex.blockIn({ ...row, cells });
      return part ? [{ row, shift, part, keeps }] : [];
    });
}

/** The cells of a table that become other ones, and the rows that are added, when a shift is covered. */
export interface CoveringCells {
  readonly changed: FieldCells;
  readonly added: readonly FieldCells[];
}

/** @param to the name of who gets the shift, or the sheet's name for an open shift */
export function coveringCells(entity: Entity, { row, part, keeps }: ShiftToCover, to: Cell): CoveringCells {
  const person = entity.block?.person ?? '';
  const [first, second] = keeps;
  if (!first) return { changed: { [person]: to }, added: [] };
  const like = (span: Span): FieldCells => ({
    ...Object.fromEntries(repeatedCells(entity, row).map(([{ id }, cell]) => [id, cell])),
    ...spanCells(entity, row, span),
  });
  return {
    changed: spanCells(entity, row, first),
    added: [{ ...like(part), [person]: to }, ...(second ? [like(second)] : [])],
  };
}

/** The cells that say when a shift is. Typed hours, and the name of a time of day, are those of the whole shift: they become empty. */
function spanCells(entity: Entity, row: Pick<TrackedRow, 'cells'>, { start, end }: Span): FieldCells {
  const { block, timesFrom } = entity;
  if (!block) return {};
  const cell = (id: string, value: string): Cell => fieldOf(entity, id).valueKind.toCell(value);
  const day = (minute: number) => dayOfSerial(dayOfMinute(minute)) ?? '';
  const time = (minute: number) => timeOfMinutes(minute % MINUTES_A_DAY);
  const isFilled = (id: string | undefined): id is string =>
    id !== undefined && !isEmpty(row.cells[id] ?? '');
  return {
    [block.day]: cell(block.day, day(start)),
    [block.start]: cell(block.start, time(start)),
    [block.end]: cell(block.end, time(end)),
    ...(isFilled(block.lastDay) && { [block.lastDay]: cell(block.lastDay, day(end)) }),
    ...(isFilled(block.hours) && { [block.hours]: '' }),
    ...(isFilled(timesFrom?.field) && { [timesFrom.field]: '' }),
  };
}
