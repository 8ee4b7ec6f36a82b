import type { Random } from '../../app/ports';

const RANGE = 2 ** 32;

/** 32 random bits as an integer from 0 to 2^32 - 1. */
export type Draw = () => number;

const cryptoDraw: Draw = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * Random integers that are all equally likely. A draw above the last whole multiple of `max` is thrown away: reduced modulo
 * `max`, it would make small numbers more likely, and passwords are made of these numbers.
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
