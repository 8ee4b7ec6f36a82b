import { groupBy } from '../../table/group-by';
import { breach, type Rule } from '../plan';

/**
 * The same shift, or the same time off, is there twice: everything that people say about the two blocks is the same. Of more than
 * two, each is found with the next one.
 */
export const sameBlock: Rule<'same-block'> = {
  name: 'same-block',
  ofTemplates: true,
  find: ({ blocks }, { contentOf }) =>
    [...groupBy(blocks, ({ start, end }) => `${start} ${end}`).values()]
      // Most blocks are alone at their time, and their cells are not read.
      .filter((together) => together.length > 1)
      .flatMap((together) => [...groupBy(together, contentOf).values()])
      .flatMap((same) =>
        same.slice(1).map((later, at) => breach('same-block', [same[at] ?? later, later], {})),
      ),
};
