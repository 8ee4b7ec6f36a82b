import { identityPatches } from '../../../src/core/changes/identity-patches';
import { randomNumberOf } from '../../../src/core/changes/random-number';
import { trackRows } from '../../../src/core/changes/track-rows';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import type { FieldCells } from '../../../src/core/table/record';
import { baseline, sheet, type Row } from '../users';

const block = (number: number | ''): FieldCells => ({ Notes: 'Early shift', ExternalID: number });
const numbersOf = (...rows: readonly Row[]) =>
  identityPatches(timeBlocks, trackRows(timeBlocks, sheet(...rows), baseline()), () => 'fresh')
    .filter(({ column }) => column === 'ExternalID')
    .map(({ index, cell }) => [index, String(cell)]);

test('a copy of a row that was never sent gets a number of its own', () => {
  const given = block(Number(randomNumberOf('a')));
  expect(numbersOf(['a', given], ['a', given])).toEqual([[1, randomNumberOf('fresh')]]);
});

test('a number that a person typed into two rows stays, and the check reports it', () => {
  expect(numbersOf(['a', block(4711)], ['a', block(4711)])).toEqual([]);
});

test('a row with a number of its own keeps it', () => {
  expect(numbersOf(['a', block(Number(randomNumberOf('a')))])).toEqual([]);
});
