import type { Block } from '../plan';

/** The blocks as one list, or no list if there are none. */
export function someOf(blocks: readonly Block[]): [readonly [Block, ...Block[]]] | [] {
  const [first, ...others] = blocks;
  return first ? [[first, ...others]] : [];
}
