/** Runs a case of the contract on a grid. */
import { formatAddress } from '../../../../src/standins/excel/address';
import type { Grid, GridChange } from '../../../../src/standins/excel/grid';
import { actOn } from './act';
import { lookAt, type Watched } from './look';
import type { GridCase, Step } from './steps';

/** Runs a case on a new grid with one empty sheet and returns what its looks saw, in order. */
export function runCase(grid: Grid, { steps }: Pick<GridCase, 'steps'>): unknown[] {
  const seen: unknown[] = [];
  const watched: Watched = { changes: [], undone: false };
  const stop = grid.onChange((change) => watched.changes.push(textOf(change)));
  const run = (step: Step): void => {
    if ('see' in step) seen.push(lookAt(grid, step, watched));
    else if (step.do === 'in one step') grid.step(() => step.steps.forEach(run));
    else if (step.do === 'undo') watched.undone = grid.undo();
    else actOn(grid, step);
  };
  try {
    steps.forEach(run);
  } finally {
    stop();
  }
  return seen;
}

function textOf(change: GridChange): string {
  const { by, kind } = change;
  if (change.kind === 'rows-inserted' || change.kind === 'rows-deleted') {
    return `${by} ${kind} ${change.row + 1} ${change.count}`;
  }
  if (change.kind === 'columns-inserted' || change.kind === 'columns-deleted') {
    return `${by} ${kind} ${formatAddress({ row: 0, column: change.column, rows: 1, columns: 1 })} ${change.count}`;
  }
  if (change.kind === 'table-deleted') return `${by} ${kind} ${change.table}`;
  if ('area' in change) return `${by} ${kind} ${formatAddress(change.area)}`;
  return `${by} ${kind}`;
}
