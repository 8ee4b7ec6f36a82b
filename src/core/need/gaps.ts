import { fractionOfTime } from '../calendar/clock';
import type { DaySpan } from '../calendar/days';
import { timeOfMinute } from '../calendar/short-clock';
import type { Entity } from '../entities/entity';
import { openShift, OPEN_SHIFT } from '../shifts/open-shift';
import type { FieldCells } from '../table/record';
import { countOf, needsIn, WorkIndex, type NeedOnDay, type PlacedShift } from './count-needs';
import type { Wanted } from './need';

/**
 * The gaps of a period: for each person who is missing the need, in the order of days. Open shifts of the plan count as filled, and so
 * does each gap that was just found for the next needs: those with more places come first, then longer ones. So nobody is missed twice,
 * and once each gap has an open shift there is no gap.
 *
 * @param work the shifts of the current schedule, without time off
 */
export function gapsIn(wanted: Wanted, work: readonly PlacedShift[], span: DaySpan): NeedOnDay[] {
  const index = new WorkIndex(wanted, work, span);
  const length = ({ need: { from, until } }: NeedOnDay) => until - from;
  const inOrder = needsIn(wanted, span).sort(
    (one, other) =>
      one.day - other.day || other.need.places.length - one.need.places.length || length(other) - length(one),
  );
  const gaps: NeedOnDay[] = [];
  for (const needOnDay of inOrder) {
    const { department, area, task } = needOnDay.need;
    const { unfilled } = countOf(needOnDay, index.during(needOnDay));
    for (let at = 0; at < unfilled; at += 1) {
      gaps.push(needOnDay);
      index.add({ personId: OPEN_SHIFT, start: needOnDay.start, end: needOnDay.end, department, area, task });
    }
  }
  return gaps;
}

/** The cells of the open shift that fills a gap: in the times and at the place of the need. `entity`: the table of the shifts. */
export function openShiftFor(entity: Entity, { need, day, start, end }: NeedOnDay): FieldCells {
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
