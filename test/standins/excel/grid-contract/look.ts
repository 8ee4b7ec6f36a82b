import { formatAddress } from '../../../../src/standins/excel/address';
import type { Grid, Look } from '../../../../src/standins/excel/grid';
import { area, columnOf, sheetNamed } from './places';
import type { Sight } from './steps';

/** What a run notes besides what its looks see. */
export interface Watched {
  /** The changes that the grid reported since the last look at them, as texts. */
  readonly changes: string[];
  /** The result of the last undo. */
  undone: boolean;
}

/** What a look sees. */
export function lookAt(grid: Grid, step: Sight, watched: Watched): unknown {
  const here = grid.activeSheet();
  const sheet = (name?: string): string => sheetNamed(grid, name);
  switch (step.see) {
    case 'values':
      return grid.read(sheet(step.sheet), area(step.at)).map((line) => line.map((cell) => cell.value));
    case 'formulas':
      return grid.read(here, area(step.at)).map((line) => line.map((cell) => cell.formula ?? null));
    case 'texts':
      return grid.texts(here, area(step.at));
    case 'formats':
      return grid.formats(here, area(step.at));
    case 'look':
      return plainLook(grid.look(here, area(step.at).row, area(step.at).column));
    case 'width':
      return grid.columnWidth(here, columnOf(step.column));
    case 'height':
      return grid.rowHeight(here, step.row - 1);
    case 'hidden column':
      return grid.columnHidden(here, columnOf(step.column));
    case 'hidden rows':
      return Array.from({ length: step.to - step.from + 1 }, (_, index) => step.from + index).filter((row) =>
        grid.rowHidden(here, row - 1),
      );
    case 'used': {
      const used = grid.used(here);
      return used ? formatAddress(used) : null;
    }
    case 'tables':
      return grid.tables().map((table) => `${table.id} ${table.name} ${formatAddress(table.area)}`);
    case 'sheets':
      return grid.sheets().map((each) => each.name);
    case 'active sheet':
      return grid.sheets().find((each) => each.id === grid.activeSheet())?.name;
    case 'frozen':
      return grid.frozen(here);
    case 'selection':
      return formatAddress(grid.selection().area);
    case 'undone':
      return watched.undone;
    case 'changes':
      return watched.changes.splice(0);
  }
}

/** Only what differs from a plain cell: grids may or may not keep what was removed. */
function plainLook(look: Look): Look {
  return Object.fromEntries(
    Object.entries(look).filter(([, value]) => value !== null && value !== false && value !== 0),
  );
}
