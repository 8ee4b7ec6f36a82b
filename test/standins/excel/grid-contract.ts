/**
 * What every implementation of the Grid port must do, as data, so that the same cases run in the unit tests (the grid
 * in memory) and in a browser (the Univer grid). A case's steps act and look, in order; `expected` is what the looks
 * must show. The folder grid-contract/ has the cases by topic.
 */
import { cellsCases } from './grid-contract/cells';
import { formatsCases } from './grid-contract/formats';
import { rowsAndColumnsCases } from './grid-contract/rows-and-columns';
import { sheetsCases } from './grid-contract/sheets';
import { sizesCases } from './grid-contract/sizes';
import { sortingAndFiltersCases } from './grid-contract/sorting-and-filters';
import type { GridCase } from './grid-contract/steps';
import { tablesCases } from './grid-contract/tables';
import { undoCases } from './grid-contract/undo';

export { runCase } from './grid-contract/run-case';

export const gridCases: readonly GridCase[] = [
  ...cellsCases,
  ...formatsCases,
  ...sizesCases,
  ...sheetsCases,
  ...rowsAndColumnsCases,
  ...tablesCases,
  ...sortingAndFiltersCases,
  ...undoCases,
];
