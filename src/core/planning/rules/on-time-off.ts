import { breach, type Rule } from '../breach';

/**
 * A person has a shift and is away then: a block or a day of leave overlaps the shift (absence.ts). A shift is found once: of several
 * blocks, with the one that ends last.
 */
export const onTimeOff: Rule<'on-time-off'> = {
  name: 'on-time-off',
  ofTemplates: true,
  ofEachShift: true,
  find: ({ shifts, absence }) => {
    const found: ReturnType<typeof breach<'on-time-off'>>[] = [];
    for (const shift of shifts) {
      const away = absence.during(shift);
      if (!away) continue;
      const { block } = away;
      if (block)
        found.push(
          breach('on-time-off', block.start < shift.start ? [block, shift] : [shift, block], {}, shift.day),
        );
      else {
        const { taken, day, isProbable } = away;
        found.push(breach('on-time-off', [shift], { leave: { taken, day, isProbable } }));
      }
    }
    return found;
  },
};
