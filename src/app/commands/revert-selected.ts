import { tableMessages } from '../table/table-messages';
import { jobMessages } from '../job-messages';
import { revert } from '../selection/revert';
import { selectionMessages } from '../selection/selection-messages';
import type { Command } from './command';
import { selectedRange } from './selected-range';

/** Writes the values of the last download back into the selected rows, or into one of their fields. */
export const revertSelected: Command<'revert-selected'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async (app, { field }) => {
    const selected = await selectedRange(app);
    if (!selected) return;
    const { ids } = selected.range.rows;
    const cells = await revert(app.ports, app.known, selected.read, ids, field);
    if (cells === 0) app.store.notify({ tone: 'info', title: selectionMessages.nothingReverted });
    else
      app.store.notify({
        tone: 'success',
        title: selectionMessages.reverted(tableMessages.cells(cells)),
      });
  },
};
