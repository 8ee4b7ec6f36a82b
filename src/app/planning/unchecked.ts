import { longDay } from '../../core/calendar/day-text';
import { DAYS_A_WEEK, type DaySpan, weekOf } from '../../core/calendar/days';
import type { BreachIndex } from '../../core/planning/breach-index';
import { REFERENCE_WEEKS } from '../../core/planning/rules/presets';
import { knownSince } from '../../core/shifts/known-since';
import { RULES_KINDS, settingsLayout } from '../../core/table/settings-sheets';
import { wantedLayout } from '../../core/table/wanted';
import type { ShiftRules } from '../memory/shift-rules';
import { needMessages } from './need-messages';
import { planningMessages } from './planning-messages';

/** What the rules do not look at, or can't read, in sentences. */
const words = () => planningMessages.unchecked;

export function noNumbers({ rules }: ShiftRules): string {
  const isChosen = Object.values(rules.chosen.numbers).some((number) => number !== undefined);
  return isChosen ? '' : words().numbers;
}

export function peopleUnchecked(shiftRules: ShiftRules): string[] {
  return [...(shiftRules.knows('users') ? [] : [words().users]), ...settingsUnread(shiftRules)];
}

export function settingsUnread(shiftRules: ShiftRules): string[] {
  const ofRules = RULES_KINDS.flatMap((kind) => {
    const { length } = settingsRead(shiftRules)[kind].unread;
    return length > 0 ? [words().cells(length, settingsLayout(kind).sheet)] : [];
  });
  const rows = new Set(shiftRules.needs.unread.map(({ index }) => index)).size;
  return rows > 0 ? [...ofRules, needMessages.notAsTyped(rows, wantedLayout().sheet)] : ofRules;
}

/** What the sheets of the screen "Rules" say, and what can't be read in them. */
export function settingsRead({ limits, holidays }: ShiftRules) {
  return { 'people-limits': limits, holidays };
}

/** The people with shifts in a period whose average over weeks is of weeks of which the workbook does not know all. */
export function averageUnknown(breachIndex: BreachIndex, { first, after }: DaySpan): string[] {
  const { rules, weekStart, takesPlace } = breachIndex.input;
  const { averageHours, averageWeeks: weeks = REFERENCE_WEEKS } = rules.numbers;
  if (averageHours === undefined || !takesPlace) return [];
  const shifts = [...breachIndex.people]
    .map((person) => [...breachIndex.blocksOf(person)].filter(({ isTimeOff }) => !isTimeOff))
    .filter((shiftsOfPerson) => shiftsOfPerson.some(({ day }) => day >= first && day < after))
    .flat();
  const found = knownSince(shifts, weekOf(first, weekStart) - (weeks - 1) * DAYS_A_WEEK);
  return found ? [words().average(weeks, found.people, longDay(found.since))] : [];
}
