import type { Grid, GridCell } from '../../../../src/standins/excel/grid';
import { area, columnOf, sheetNamed } from './places';
import type { Act, CellToWrite } from './steps';

type SingleAct = Exclude<Act, { readonly do: 'in one step' | 'undo' }>;

/** Does one act on a grid. */
export function actOn(grid: Grid, step: SingleAct): void {
  const here = grid.activeSheet();
  const sheet = (name?: string): string => sheetNamed(grid, name);
  switch (step.do) {
    case 'write': {
      const cells = step.cells.map((line) => line.map(cellOf));
      return grid.write(sheet(step.sheet), area(step.at), cells, step.by ?? 'host');
    }
    case 'format':
      return grid.setFormat(here, area(step.at), step.code);
    case 'look':
      return grid.setLook(here, area(step.at), step.look);
    case 'width':
      return grid.setColumnWidth(here, columnOf(step.column), step.pixels);
    case 'height':
      return grid.setRowHeight(here, step.row - 1, step.pixels);
    case 'hide rows':
    case 'show rows':
      return grid.setRowsHidden(here, step.row - 1, step.count, step.do === 'hide rows');
    case 'hide columns':
    case 'show columns': {
      const { column, columns } = area(step.at);
      return grid.setColumnsHidden(here, column, columns, step.do === 'hide columns');
    }
    case 'freeze':
      return grid.freeze(here, step.rows, step.columns);
    case 'insert rows':
      return grid.insertRows(here, step.row - 1, step.count, 'user');
    case 'delete rows':
      return grid.deleteRows(here, step.row - 1, step.count, 'user');
    case 'insert columns':
      return grid.insertColumns(here, columnOf(step.column), step.count, 'user');
    case 'delete columns':
      return grid.deleteColumns(here, columnOf(step.column), step.count, 'user');
    case 'add table':
      return grid.addTable(step.id, step.name, here, area(step.at));
    case 'rename table':
      return grid.renameTable(step.id, step.name);
    case 'resize table':
      return grid.resizeTable(step.id, area(step.at));
    case 'remove table':
      return grid.removeTable(step.id, 'user');
    case 'sort':
      return grid.sortTable(step.id, step.column, step.ascending, 'user');
    case 'filter':
      return grid.filterTable(step.id, step.column, step.texts ?? undefined, 'user');
    case 'add sheet':
      return void grid.addSheet(step.name);
    case 'activate sheet':
      return grid.activateSheet(sheet(step.name));
    case 'end history':
      return grid.endHistory();
    case 'delete sheet':
      return grid.deleteSheet(sheet(step.name));
    case 'hide sheet':
      return grid.hideSheet(sheet(step.name), true);
    case 'move sheet':
      return grid.moveSheet(sheet(step.name), step.to);
    case 'rename sheet':
      return grid.renameSheet(sheet(step.name), step.to);
    case 'select':
      return grid.select(here, area(step.at));
  }
}

function cellOf(cell: CellToWrite): GridCell | undefined {
  if (cell === null) return undefined;
  return typeof cell === 'object' ? cell : { value: cell };
}
