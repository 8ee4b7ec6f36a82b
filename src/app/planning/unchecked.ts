import { longDay } from '../../core/calendar/day-text';
import { DAYS_A_WEEK, type DaySpan, weekOf } from '../../core/calendar/days';
import type { BreachIndex } from '../../core/planning/breach-index';
import { REFERENCE_WEEKS } from '../../core/planning/rules/presets';
import { knownSince } from '../../core/shifts/known-since';
import { SETTINGS_KINDS, settingsLayout, type SettingsKind } from '../../core/table/settings-sheets';
import type { ShiftRules } from '../memory/shift-rules';
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
  return SETTINGS_KINDS.flatMap((kind) => {
    const { length } = settingsRead(shiftRules)[kind].unread;
    return length > 0 ? [words().cells(length, settingsLayout(kind).sheet)] : [];
  });
}

/** What the settings sheets say, and what can't be read in them. */
export function settingsRead({ limits, holidays, needs }: ShiftRules) {
  return { 'people-limits': limits, holidays, wanted: needs } satisfies Record<SettingsKind, unknown>;
}

/** The people with shifts in a period whose average over weeks is of weeks of which the workbook does not know all. */
export function averageUnknown(breachIndex: BreachIndex, { first, after }: DaySpan): string[] {
  const { rules, weekStart, takesPlace } = breachIndex.input;
  const { averageHours, averageWeeks: weeks = REFERENCE_WEEKS } = rules.numbers;
  if (averageHours === undefined || !takesPlace) return [];
  const shifts = [...breachIndex.people]
    .map((person) => [...breachIndex.blocksOf(person)].filter(({ isTimeOff }) => !isTimeOff))
    .filter((own) => own.some(({ day }) => day >= first && day < after))
    .flat();
  const found = knownSince(shifts, weekOf(first, weekStart) - (weeks - 1) * DAYS_A_WEEK);
  return found ? [words().average(weeks, found.people, longDay(found.since))] : [];
}
