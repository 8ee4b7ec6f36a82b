/** Cells, columns and sheets by the names that Excel shows. */
import { parseAddress } from '../../../../src/standins/excel/address';
import type { Area, Grid } from '../../../../src/standins/excel/grid';

export function area(address: string): Area {
  const found = parseAddress(address);
  if (!found) throw new Error(`"${address}" is no address.`);
  return found;
}

export const columnOf = (letters: string): number => area(`${letters}1`).column;

/** The id of the sheet with this name; without a name, of the active one. */
export const sheetNamed = (grid: Grid, name?: string): string =>
  name === undefined ? grid.activeSheet() : (grid.sheets().find((each) => each.name === name)?.id ?? name);
