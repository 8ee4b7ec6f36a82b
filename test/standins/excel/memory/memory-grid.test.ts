import { createMemoryGrid } from '../../../../src/standins/excel/memory/memory-grid';
import { gridCases, runCase } from '../grid-contract';

test.each(gridCases.map((each) => [each.name, each] as const))('%s', (_name, gridCase) => {
  expect(runCase(createMemoryGrid(), gridCase)).toEqual(gridCase.expected);
});
