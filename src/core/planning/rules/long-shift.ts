import { breach, type Rule } from '../breach';
import { hundredths } from './worked';

/** Longer than any shift that the law of most countries allows: more likely a typing mistake in Start, End or End date. */
const LONGEST_SHIFT_HOURS = 16;

/** A shift that is unusually long, whatever its hours of work. */
export const longShift: Rule<'long-shift'> = {
  name: 'long-shift',
  ofTemplates: true,
  ofEachShift: true,
  find: ({ shifts }) => {
    const found: ReturnType<typeof breach<'long-shift'>>[] = [];
    for (const shift of shifts) {
      const hours = hundredths((shift.end - shift.start) / 60);
      if (hours > LONGEST_SHIFT_HOURS)
        found.push(breach('long-shift', [shift], { hours, most: LONGEST_SHIFT_HOURS }));
    }
    return found;
  },
};
