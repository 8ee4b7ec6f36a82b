import { breach, type Block, type Planning, type Rule } from '../plan';

/**
 * A person has two shifts at the same time, or time off twice. Blocks that only touch do not overlap. Two blocks that are the same
 * are left to same-block.ts, also if that rule is off.
 */
export const doubleBooked: Rule<'double-booked'> = {
  name: 'double-booked',
  ofTemplates: true,
  find: ({ blocks, shifts }, planning) => [
    ...overlaps(shifts, planning),
    ...overlaps(
      blocks.filter(({ isTimeOff }) => isTimeOff),
      planning,
    ),
  ],
};

/**
 * Each block that begins while an earlier one still lasts, with the earlier one that ends last. So each block that overlaps another
 * is found, and three blocks at one time are two breaches, not three.
 */
function overlaps(blocks: readonly Block[], { contentOf }: Planning) {
  let longest: Block | undefined;
  return blocks.flatMap((block) => {
    const before = longest;
    if (!longest || block.end > longest.end) longest = block;
    if (!before || before.end <= block.start) return [];
    const isSame =
      before.start === block.start && before.end === block.end && contentOf(before) === contentOf(block);
    return isSame ? [] : [breach('double-booked', [before, block], {})];
  });
}
