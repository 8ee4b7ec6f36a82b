import { fractionOfTime } from '../calendar/clock';
import type { DaySpan } from '../calendar/days';
import { timeOfMinute } from '../calendar/short-clock';
import type { Entity } from '../entities/entity';
import { openShift } from '../shifts/open-shift';
import { OPEN_SHIFT } from '../shifts/shift';
import type { FieldCells } from '../table/record';
import { countOf, needsIn, WorkIndex, type NeedOnDay, type PlacedShift } from './count-needs';
import type { Wanted } from './need';

/**
 * The cells of the open shifts that fill the gaps of a period: for each person who is missing one, in the times and at the place of the
 * need. Open shifts that are there already count, and so do those that were just made for another need: those with more places
 * are filled first, then longer ones. So a second try adds nothing.
 * @param entity the table of the shifts
 * @param work the shifts of the current schedule, without time off
 */
export function openShiftsFor(
  entity: Entity,
  wanted: Wanted,
  work: readonly PlacedShift[],
  span: DaySpan,
): FieldCells[] {
  const index = new WorkIndex(wanted, work, span);
  const places = ({ need: { department, area, task } }: NeedOnDay) =>
    [department, area, task].filter((label) => label !== '').length;
  const length = ({ start, end }: NeedOnDay) => end - start;
  const inOrder = needsIn(wanted, span).sort(
    (one, other) => one.day - other.day || places(other) - places(one) || length(other) - length(one),
  );
  return inOrder.flatMap((each) => {
    const { unfilled } = countOf(each, index.during(each));
    const { department, area, task } = each.need;
    const shift = { personId: OPEN_SHIFT, start: each.start, end: each.end, department, area, task };
    return Array.from({ length: unfilled }, () => {
      index.add(shift);
      return cellsOf(entity, each);
    });
  });
}

function cellsOf(entity: Entity, { need, day, start, end }: NeedOnDay): FieldCells {
  const { block } = entity;
  if (!block) return {};
  return {
    [block.person]: openShift(entity),
    [block.day]: day,
    [block.start]: fractionOfTime(timeOfMinute(start)),
    // An end at or before the start is on the next day.
    [block.end]: fractionOfTime(timeOfMinute(end)),
    [block.places.departments]: need.department,
    [block.places.areas]: need.area,
    [block.places.tasks]: need.task,
  };
}
