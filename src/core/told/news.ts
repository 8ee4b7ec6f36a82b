import type { WallMinute } from '../calendar/days';
import { type ConfirmedPlan, isToCome, type PersonShift, type NumberedShifts } from './confirmed';

/** What a person does not know yet. Each list is in the order of time. */
export interface ShiftNews {
  readonly changed: readonly (readonly [from: PersonShift, to: PersonShift])[];
  readonly added: readonly PersonShift[];
  /** Shifts that are no longer the person's. */
  readonly removed: readonly PersonShift[];
}

export const NO_SHIFTS: NumberedShifts = new Map();

/** The news of everybody who has some, by the person's ID. `told`: what each person was told. */
export function newsOfAll(
  told: ReadonlyMap<string, NumberedShifts>,
  plan: ConfirmedPlan,
  now: WallMinute,
): ReadonlyMap<string, ShiftNews> {
  const all = new Map<string, ShiftNews>();
  for (const personId of new Set([...told.keys(), ...plan.people.keys()])) {
    const confirmed = plan.people.get(personId) ?? NO_SHIFTS;
    const news = newsFor(told.get(personId) ?? NO_SHIFTS, confirmed, plan.numbers, now);
    if (news) all.set(personId, news);
  }
  return all;
}

/**
 * What the person has now against what the person was told. A shift whose row this workbook no longer knows is no news: it may be on
 * the service as before.
 */
function newsFor(
  told: NumberedShifts,
  confirmed: NumberedShifts,
  numbers: ReadonlySet<string>,
  now: WallMinute,
): ShiftNews | undefined {
  const changed: (readonly [PersonShift, PersonShift])[] = [];
  const added: PersonShift[] = [];
  const removed: PersonShift[] = [];
  for (const shift of confirmed.values()) {
    const before = told.get(shift.number);
    if (!before || !isToCome(before, now)) added.push(shift);
    else if (!isSame(before, shift)) changed.push([before, shift]);
  }
  for (const shift of told.values())
    if (isToCome(shift, now) && numbers.has(shift.number) && !confirmed.has(shift.number))
      removed.push(shift);
  if (changed.length + added.length + removed.length === 0) return undefined;
  changed.sort(([, one], [, other]) => byStart(one, other));
  return { changed, added: added.sort(byStart), removed: removed.sort(byStart) };
}

/** What a person knows who was told what the service has confirmed: also, as before, the shifts that this workbook no longer knows. */
export function knownOnceTold(
  told: NumberedShifts,
  confirmed: NumberedShifts,
  numbers: ReadonlySet<string>,
): NumberedShifts {
  return new Map([...[...told].filter(([number]) => !numbers.has(number)), ...confirmed]);
}

function isSame(one: PersonShift, other: PersonShift): boolean {
  return (
    one.start === other.start &&
    one.end === other.end &&
    one.departments === other.departments &&
    one.areas === other.areas &&
    one.tasks === other.tasks
  );
}

const byStart = (one: PersonShift, other: PersonShift): number => one.start - other.start;
