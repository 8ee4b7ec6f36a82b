import { breach, type Rule } from '../breach';

/**
 * A person has a shift and is away then: a block or a day of leave overlaps the shift (absence.ts). A shift is found once: of several
 * blocks, with the one that ends last.
 */
export const onTimeOff: Rule<'on-time-off'> = {
  name: 'on-time-off',
  ofTemplates: true,
  find: ({ shifts, absence }) =>
    shifts.flatMap((shift) => {
      const away = absence.during(shift);
      if (!away) return [];
      if (!away.block) {
        const { taken, day, isProbable } = away;
        return [breach('on-time-off', [shift], { leave: { taken, day, isProbable } })];
      }
      const both = [shift, away.block] as const;
      return [
        breach('on-time-off', away.block.start < shift.start ? [both[1], both[0]] : both, {}, shift.day),
      ];
    }),
};
