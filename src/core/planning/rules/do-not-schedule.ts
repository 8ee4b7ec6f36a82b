import { breach, type Rule } from '../breach';

/** A shift of a person who must not be scheduled (specification, section 2.1: DoNotSchedule). */
export const doNotSchedule: Rule<'do-not-schedule'> = {
  name: 'do-not-schedule',
  ofEachShift: true,
  find: ({ shifts }, { facts: { notScheduled } }) =>
    notScheduled.has(shifts[0]?.personId ?? '')
      ? shifts.map((shift) => breach('do-not-schedule', [shift], {}))
      : [],
};
