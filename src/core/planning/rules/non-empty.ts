import type { Shift } from '../../shifts/shift';

/** The blocks as one list, or no list if there are none. */
export function nonEmpty(blocks: readonly Shift[]): [readonly [Shift, ...Shift[]]] | [] {
  const [first, ...others] = blocks;
  return first ? [[first, ...others]] : [];
}
