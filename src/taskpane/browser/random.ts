import type { Random } from '../../app/ports';

const RANGE = 2 ** 32;

/** 32 random bits as an integer from 0 to 2^32 - 1. */
export type Draw = () => number;

const cryptoDraw: Draw = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * Random integers without a favourite: draws above the last whole multiple of `max` are thrown away, since folding them
 * back would make small numbers likelier, and passwords are made of these.
 */
export function browserRandom(draw: Draw = cryptoDraw): Random {
  return {
    integer(max) {
      if (!Number.isInteger(max) || max < 1 || max > RANGE) throw new RangeError(`No integer below ${max}`);
      const fair = RANGE - (RANGE % max);
      let drawn = draw();
      while (drawn >= fair) drawn = draw();
      return drawn % max;
    },
  };
}
