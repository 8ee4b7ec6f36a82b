import { weekOf } from '../../calendar/days';
import { Absence } from '../../shifts/absence';
import type { Shift } from '../../shifts/shift';
import { groupBy } from '../../table/group-by';
import type { Breach, PersonShifts, RuleInput, Rule, RuleName } from '../breach';
import { doNotSchedule } from './do-not-schedule';
import { doubleBooked } from './double-booked';
import { longShift } from './long-shift';
import { notAvailable } from './not-available';
import { notQualified } from './not-qualified';
import { onTimeOff } from './on-time-off';
import { sameBlock } from './same-block';
import { workedHours } from './worked';

/** rules/: a file for each rule. Each looks at the blocks of one person. */

/** The rules without numbers, in the order in which a list shows what they find on one day. Those with numbers come after them (number-rules.ts). */
const RULES: readonly Rule[] = [
  sameBlock,
  onTimeOff,
  doubleBooked,
  doNotSchedule,
  notQualified,
  notAvailable,
  longShift,
];

/** The rules that are on or off. */
export const SWITCHES: readonly RuleName[] = RULES.map(({ name }) => name);

/**
 * What the rules find among one person's blocks, by day, then in the order of the rules.
 * @param added only breaches that have one of these blocks are found
 */
export function breachesOf(blocks: readonly Shift[], input: RuleInput, added?: ReadonlySet<Shift>): Breach[] {
  const person = personShifts(blocks, input);
  const withAdded = added && shiftsToCheck(person, input, added);
  const { off, withNumbers } = input.rules;
  const found = [...RULES, ...withNumbers]
    .filter(({ name, ofTemplates }) => !off.has(name) && (input.takesPlace || ofTemplates))
    .flatMap(
      ({ find, ofEachShift }): Breach[] => find((ofEachShift && withAdded) || person, input) as Breach[],
    );
  return (added ? found.filter((one) => one.blocks.some((block) => added.has(block))) : found).sort(
    (one, other) => one.day - other.day,
  );
}

/** The added shifts, for rules that look at each shift alone. Added time off can be where shifts were before, so then all shifts are checked. */
function shiftsToCheck(person: PersonShifts, input: RuleInput, added: ReadonlySet<Shift>): PersonShifts {
  if ([...added].some(({ isTimeOff }) => isTimeOff)) return person;
  const shifts = person.shifts.filter((shift) => added.has(shift));
  return personWith(person.blocks, shifts, person.absence, input);
}

function personWith(
  blocks: readonly Shift[],
  shifts: readonly Shift[],
  absence: PersonShifts['absence'],
  input: RuleInput,
): PersonShifts {
  const weeks = shifts.map(({ day }) => weekOf(day, input.weekStart));
  const hours = shifts.map((shift) => workedHours(shift, input));
  return { blocks, shifts, weeks, hours, absence };
}

/** @param blocks one person's blocks, in any order */
function personShifts(blocks: readonly Shift[], input: RuleInput): PersonShifts {
  const { facts, takesPlace, rowOf } = input;
  const placeOf = (block: Shift) => rowOf(block)?.index ?? -1;
  // The rows decide last, so that a sort of the sheet changes no breach that somebody has accepted (acceptance.ts).
  const sorted = [...blocks].sort(
    (one, other) => one.start - other.start || one.end - other.end || placeOf(one) - placeOf(other),
  );
  const personId = sorted[0]?.personId;
  const daysOff = takesPlace ? (daysOffOf(facts.daysOff).get(personId ?? '') ?? []) : [];
  const off = sorted.filter(({ isTimeOff }) => isTimeOff);
  const shifts = off.length === 0 ? sorted : sorted.filter(({ isTimeOff }) => !isTimeOff);
  return personWith(sorted, shifts, new Absence(off, daysOff, facts.counting), input);
}

type AllDaysOff = RuleInput['facts']['daysOff'];

/** A cache: the days off are grouped once for all people. */
const grouped = new WeakMap<AllDaysOff, ReadonlyMap<string, AllDaysOff>>();

function daysOffOf(daysOff: AllDaysOff): ReadonlyMap<string, AllDaysOff> {
  const known = grouped.get(daysOff);
  if (known) return known;
  const byPerson = groupBy(daysOff, ({ personId }) => personId);
  grouped.set(daysOff, byPerson);
  return byPerson;
}
