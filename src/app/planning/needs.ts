import { shortDay } from '../../core/calendar/day-text';
import { DAYS_A_WEEK, type DayNumber } from '../../core/calendar/days';
import type { Entity } from '../../core/entities/entity';
import { timeBlocks } from '../../core/entities/time-blocks';
import {
  countNeeds,
  placed,
  type NeedCount,
  type NeedOnDay,
  type PlacedShift,
} from '../../core/need/count-needs';
import { gapsIn } from '../../core/need/gaps';
import { needWords } from '../../core/need/messages';
import type { Wanted } from '../../core/need/need';
import { needChanges, type NeedChange } from '../../core/need/need-changes';
import { changeSentence, countSentence } from '../../core/need/need-text';
import type { BreachIndex } from '../../core/planning/breach-index';
import { OPEN_SHIFT } from '../../core/shifts/open-shift';
import { type Shift } from '../../core/shifts/shift';
import { countBy, groupBy } from '../../core/table/group-by';
import type { FieldCells } from '../../core/table/record';
import type { WorkbookState } from '../job-context';
import type { TableSnapshot } from '../table/table-snapshot';
import { MOST_NEEDS, type NeedsOfDay, type NeedsView } from '../view';

/** The shifts of a sheet that needs count: without time off, and without some of them. */
export function work(breachIndex: BreachIndex, without: ReadonlySet<Shift> = new Set()): PlacedShift[] {
  return [...breachIndex.people].flatMap((person) =>
    [...breachIndex.blocksOf(person)].flatMap((block) =>
      block.isTimeOff || without.has(block) ? [] : [placed(block)],
    ),
  );
}

/** Needs are those of days on which people work: templates and timesheets have none. */
export const hasNeeds = ({ kind }: Entity): boolean => kind === timeBlocks.kind;

/** How a week's needs are met; undefined if nobody is needed in it. */
export function needsOfWeek(
  wanted: Wanted,
  shifts: readonly PlacedShift[],
  first: DayNumber,
): NeedsView | undefined {
  const span = { first, after: first + DAYS_A_WEEK };
  const counts = countNeeds(wanted, shifts, span);
  if (counts.length === 0) return undefined;
  const missing = gapsIn(
    wanted,
    shifts.filter(({ personId }) => personId !== OPEN_SHIFT),
    span,
  );
  const gaps = gapsIn(wanted, shifts, span);
  const short = counts.filter(({ short: people }) => people > 0);
  const over = counts.filter(({ over: people }) => people > 0);
  return {
    missing: missing.length,
    gaps: gaps.length,
    short: daysOf(short, missing, gaps),
    shortCount: short.length,
    over: daysOf(over, [], []),
    overCount: over.length,
  };
}

/** The first needs by day. A department's number is that of the people who are missing there. */
function daysOf(
  counts: readonly NeedCount[],
  missing: readonly NeedOnDay[],
  gaps: readonly NeedOnDay[],
): NeedsOfDay[] {
  const missingOn = groupBy(missing, ({ day }) => day);
  const gapsOf = countBy(gaps, needId);
  return [...groupBy(counts.slice(0, MOST_NEEDS), ({ day }) => day)].map(([day, countsOfDay]) => ({
    day: shortDay(day),
    departments: [...countBy(missingOn.get(day) ?? [], ({ need }) => need.department)].map(
      ([department, people]) => ({ department, people }),
    ),
    needs: countsOfDay.map((count) => ({
      id: needId(count),
      sentence: countSentence(count),
      gaps: gapsOf.get(needId(count)) ?? 0,
    })),
  }));
}

/** Distinguishes the needs of a period, and is the same as long as the need says the same. */
export function needId({ need, day, start, end }: NeedOnDay): string {
  return JSON.stringify([day, start, end, need.department, need.area, need.task, need.heads]);
}

/** What becomes of the needs when shifts are added to a sheet, in sentences; `sum` is '' if nobody is needed at these times. */
export function needsWith(
  { shiftRules }: Pick<WorkbookState, 'shiftRules'>,
  { entity, tracking }: Pick<TableSnapshot, 'entity' | 'tracking'>,
  cells: readonly FieldCells[],
): { readonly sum: string; readonly changes: readonly string[] } {
  if (!hasNeeds(entity) || shiftRules.wanted.needs.length === 0) return { sum: '', changes: [] };
  const breachIndex = shiftRules.breachIndex(entity, tracking.rows);
  const to = cells.flatMap((cellsOfShift) => {
    const block = breachIndex.blockIn({ cells: cellsOfShift });
    return block && !block.isTimeOff ? [placed(block)] : [];
  });
  const changes = needChanges(shiftRules.wanted, work(breachIndex), { from: [], to });
  const missing = (side: keyof NeedChange) => changes.reduce((sum, change) => sum + change[side].short, 0);
  return {
    sum: changes.length === 0 ? '' : needWords.missing(missing('before'), missing('after')),
    changes: changes.slice(0, MOST_NEEDS).map(changeSentence),
  };
}
