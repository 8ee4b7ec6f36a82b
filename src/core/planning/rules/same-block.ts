import type { Shift } from '../../shifts/shift';
import { groupBy } from '../../table/group-by';
import { breach, type Rule } from '../breach';

/**
 * The same shift, or the same time off, is there twice: everything that people say about the two blocks is the same. Of more than
 * two, each is found with the next one.
 */
export const sameBlock: Rule<'same-block'> = {
  name: 'same-block',
  ofTemplates: true,
  find: ({ blocks }, { contentOf }) =>
    atOneTime(blocks)
      .flatMap((together) => [...groupBy(together, contentOf).values()])
      .flatMap((same) =>
        same.slice(1).map((later, at) => breach('same-block', [same[at] ?? later, later], {})),
      ),
};

/** The blocks that are not alone at their time. Most are, and their cells are not read. */
function atOneTime(blocks: readonly Shift[]): Shift[][] {
  const together: Shift[][] = [];
  let before: Shift | undefined;
  for (const block of blocks) {
    if (before && before.start === block.start && before.end === block.end) {
      const open = together.at(-1);
      if (open?.at(-1) === before) open.push(block);
      else together.push([before, block]);
    }
    before = block;
  }
  return together;
}
