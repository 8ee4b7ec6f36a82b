/** What written cells weigh in a batch, and how they are cut into parts that one batch can write and read back. */
import { groupBy } from '../../core/table/group-by';
import type { Guards, PlacedCell, Target } from './column-formats';
import { BYTES_A_CELL, BYTES_A_RANGE, bytesOfCell, cutRowRanges } from './row-ranges';

/**
 * If at most so many rows are between two written cells, one range may cover both, and null leaves the cells between them
 * unchanged. These are read with the others, so they must weigh less than one more range.
 */
const BRIDGED_ROWS = 20;

/** Cells between written ones: their formulas before and after the write, their values, and the texts that they show. */
const READS_OF_BRIDGED = 4;

/** Cells before they are written: their formulas and the texts that they show. */
const READS_BEFORE = 2;

/** If at most so many rows are between two guarded cells, one range covers both. */
const BRIDGED_GUARDS = 50;

/** The most cells that are written and checked in one batch. */
const CELLS_A_WRITE = 20_000;

/** The rows of the targets, top to bottom: rows that are near each other are one span. */
export function spansOf(
  targets: readonly PlacedCell[],
): { readonly start: number; readonly count: number }[] {
  const spans: { start: number; count: number }[] = [];
  for (const index of targets.map((target) => target.index).sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && index - (last.start + last.count) <= BRIDGED_GUARDS)
      last.count = Math.max(last.count, index - last.start + 1);
    else spans.push({ start: index, count: 1 });
  }
  return spans;
}

/**
 * Cuts targets into parts that one batch can write and read back. All targets of a row are in one part: they may change its
 * guards.
 */
export function batchParts<Each extends Target>(
  targets: readonly Each[],
  guards: Guards,
  longest?: readonly number[],
): Each[][] {
  const sorted = [...targets].sort((one, other) => one.index - other.index);
  const inOrder = [...groupBy(sorted, ({ index }) => index).values()];
  const widest = inOrder.reduce((most, row) => Math.max(most, row.length), 1);
  const weigh = weigher(guards, longest);
  const blocks = cutRowRanges(inOrder.length, widest, (at) => weigh(inOrder[at] ?? []), CELLS_A_WRITE);
  return blocks.map(({ start, count }) => inOrder.slice(start, start + count).flat());
}

/** Weighs the targets of one row after the other, as `tryWrite` writes and reads them. */
function weigher(guards: Guards, longest: readonly number[] = []): (row: readonly Target[]) => number {
  const lastOf = new Map<number, number>();
  let lastRow = -Infinity;
  const bridged = new Set<number>();
  const lastBlankOf = new Map<number, number>();
  const weighGap = (gap: number, at: number) => {
    if (!isBridged(gap, longest[at])) {
      bridged.delete(at);
      return BYTES_A_RANGE;
    }
    // A range with cells that are not written is read by a second range after the write.
    const second = gap > 0 && !bridged.has(at) ? BYTES_A_RANGE : 0;
    if (gap > 0) bridged.add(at);
    return second + gap * READS_OF_BRIDGED * (longest[at] ?? BYTES_A_CELL);
  };
  /** Neighbouring cells that get an empty text are cleared together, with a range of their own. */
  const weighBlank = (index: number, at: number) => {
    const isNext = lastBlankOf.get(at) === index - 1;
    lastBlankOf.set(at, index);
    return isNext ? 0 : BYTES_A_RANGE;
  };
  const weighTarget = ({ index, at, cell, was }: Target) => {
    const between = weighGap(index - (lastOf.get(at) ?? -Infinity) - 1, at);
    lastOf.set(at, index);
    const before = READS_BEFORE * (was === undefined ? (longest[at] ?? BYTES_A_CELL) : bytesOfCell(was));
    const clearing = cell === '' ? weighBlank(index, at) : 0;
    return between + clearing + before + (bridged.has(at) ? READS_OF_BRIDGED : 2) * bytesOfCell(cell);
  };
  return (row) => {
    const index = row[0]?.index ?? 0;
    const gap = Math.min(index - lastRow - 1, BRIDGED_GUARDS);
    lastRow = index;
    let bytes = 0;
    for (const expected of guards.values()) bytes += bytesOfCell(expected[index]) + gap * BYTES_A_CELL;
    return row.reduce((sum, target) => sum + weighTarget(target), bytes);
  };
}

/** Whether cells between two written cells of a column are covered by one range with them. */
export function isBridged(gap: number, longest: number = BYTES_A_CELL): boolean {
  return gap >= 0 && gap <= BRIDGED_ROWS && gap * READS_OF_BRIDGED * longest <= BYTES_A_RANGE;
}
