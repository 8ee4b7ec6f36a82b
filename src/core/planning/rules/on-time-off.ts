import { breach, type Rule } from '../breach';

/**
 * A person has a shift and is away then: a block overlaps the shift or touches the day on which it begins, or a transaction probably
 * covers that day (absence.ts). A shift is found once: of several blocks, with the one that ends last.
 */
export const onTimeOff: Rule<'on-time-off'> = {
  name: 'on-time-off',
  ofTemplates: true,
  find: ({ shifts, absence }) =>
    shifts.flatMap((shift) => {
      const away = absence.during(shift);
      if (!away) return [];
      if (away.isAssumed) return [breach('on-time-off', [shift], { taken: away.taken })];
      const both = [shift, away.block] as const;
      return [
        breach('on-time-off', away.block.start < shift.start ? [both[1], both[0]] : both, {}, shift.day),
      ];
    }),
};
