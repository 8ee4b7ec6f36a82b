import type { Span } from '../../shifts/shift';
import type { Shift } from '../../shifts/shift';
import { breach, type RuleInput, type Rule } from '../breach';

/**
 * A person has two shifts at the same time, or time off twice. Blocks that only touch do not overlap. Two blocks that are the same
 * are left to same-block.ts, also if that rule is off.
 */
export const doubleBooked: Rule<'double-booked'> = {
  name: 'double-booked',
  ofTemplates: true,
  find: ({ blocks, shifts }, planning) => [
    ...differing(shifts, planning),
    ...differing(
      blocks.filter(({ isTimeOff }) => isTimeOff),
      planning,
    ),
  ],
};

function differing(blocks: readonly Shift[], { contentOf }: RuleInput) {
  return overlapping(blocks).flatMap(([before, block]) => {
    const isSame =
      before.start === block.start && before.end === block.end && contentOf(before) === contentOf(block);
    return isSame ? [] : [breach('double-booked', [before, block], {})];
  });
}

/**
 * Each span that begins while an earlier one still lasts, behind the earlier one that ends last. So each span that overlaps another
 * is found, and three spans at one time are two pairs, not three.
 * @param spans sorted by their start
 */
export function overlapping<Of extends Span>(spans: readonly Of[]): [before: Of, span: Of][] {
  const found: [Of, Of][] = [];
  let longest: Of | undefined;
  for (const span of spans) {
    if (longest && longest.end > span.start) found.push([longest, span]);
    if (!longest || span.end > longest.end) longest = span;
  }
  return found;
}
