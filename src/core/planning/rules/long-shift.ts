import { breach, type Rule } from '../breach';

/** Longer than any shift that the law of most countries allows: more likely a typing mistake in Start, End or End date. */
const LONGEST_SHIFT_HOURS = 16;

/** A shift that is unusually long, whatever its hours of work. */
export const longShift: Rule<'long-shift'> = {
  name: 'long-shift',
  ofTemplates: true,
  find: ({ shifts }) =>
    shifts.flatMap((shift) => {
      const hours = Math.round(((shift.end - shift.start) / 60) * 100) / 100;
      return hours > LONGEST_SHIFT_HOURS
        ? [breach('long-shift', [shift], { hours, most: LONGEST_SHIFT_HOURS })]
        : [];
    }),
};
