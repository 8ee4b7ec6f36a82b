/** The sheets of the grid in memory: which of them is active, and what is selected there. */
import type { Grid } from '../grid';
import { renameInFormulas } from './formula-moves';
import type { GridState } from './grid-state';
import { removeTable } from './tables';

type SheetMembers =
  | 'sheets'
  | 'addSheet'
  | 'moveSheet'
  | 'renameSheet'
  | 'deleteSheet'
  | 'hideSheet'
  | 'activeSheet'
  | 'activateSheet'
  | 'selection'
  | 'select';

export function sheetParts(state: GridState): Pick<Grid, SheetMembers> {
  const activateSheet = (sheet: string): void => {
    state.sheetOf(sheet);
    if (state.active === sheet) return;
    state.showSheet(sheet);
    state.notify(sheet, 'host', { kind: 'sheet-activated' });
  };
  const leave = (sheet: string): void => {
    const next = state.sheets.find((each) => !each.hidden);
    if (state.active === sheet && next) activateSheet(next.id);
  };

  return {
    sheets: () => state.sheets.map(({ id, name }) => ({ id, name })),
    addSheet(name) {
      const id = state.addSheet(name);
      state.notify(id, 'host', { kind: 'sheet-added' });
      return id;
    },
    moveSheet(sheet, position) {
      const moved = state.sheetOf(sheet);
      state.sheets = state.sheets.filter((each) => each !== moved);
      state.sheets.splice(position, 0, moved);
    },
    renameSheet(sheet, name) {
      const renamed = state.sheetOf(sheet);
      renameInFormulas(state, renamed.name, name);
      renamed.name = name;
      state.notify(sheet, 'host', { kind: 'sheet-renamed' });
    },
    deleteSheet(sheet) {
      const { name } = state.sheetOf(sheet);
      for (const table of state.tables.filter((each) => each.sheet === sheet))
        removeTable(state, table.id, 'host');
      state.sheets = state.sheets.filter((each) => each.id !== sheet);
      renameInFormulas(state, name, undefined);
      state.history.clear();
      leave(sheet);
      state.notify(sheet, 'host', { kind: 'sheet-deleted' });
    },
    hideSheet(sheet, hidden) {
      state.sheetOf(sheet).hidden = hidden;
      if (hidden) leave(sheet);
    },
    activeSheet: () => state.active,
    activateSheet,
    selection: () => state.selected,
    select(sheet, area) {
      activateSheet(sheet);
      state.selected = { sheet, area };
      state.notify(sheet, 'user', { kind: 'selected', area });
    },
  };
}
