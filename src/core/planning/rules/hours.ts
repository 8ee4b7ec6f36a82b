import type { Block } from '../plan';

/** The sum of some shifts' hours, without the errors of adding parts of hours. */
export function hoursOf(shifts: readonly Block[]): number {
  return Math.round(shifts.reduce((sum, { hours }) => sum + hours, 0) * 100) / 100;
}

/** The blocks as one list, or no list if there are none. */
export function someOf(blocks: readonly Block[]): [readonly [Block, ...Block[]]] | [] {
  const [first, ...others] = blocks;
  return first ? [[first, ...others]] : [];
}
