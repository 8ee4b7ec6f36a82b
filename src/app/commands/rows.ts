/** Rows of the sheet: the selected ones, and which are shown. */
import { withoutServiceList } from '../../core/sync/status-words';
import { jobMessages } from '../job-messages';
import { readTogether, type PushRange } from '../push/check';
import { push } from '../push/push';
import { revert } from '../selection/revert';
import { idsOf } from '../selection/selected-rows';
import { selectionMessages } from '../selection/selection-messages';
import { describe } from '../table/columns';
import { identifyRows } from '../table/identity';
import { rewriteMessages } from '../table/status';
import { tableMessages } from '../table/table-messages';
import type { TableSnapshot } from '../table/table-snapshot';
import type { Command } from './command';
import type { CommandContext } from './context';
import { showPushed } from './push';
import { refreshSelected as refreshRows } from '../download/download';
import { showRows as narrowRows } from './narrow-rows';

/** The selected rows that the pane shows, as they are now. Undefined, with a notice, if there are none or if they are not there any more. */
async function selectedRange(
  app: CommandContext,
): Promise<
  { readonly read: TableSnapshot; readonly range: PushRange & Required<Pick<PushRange, 'rows'>> } | undefined
> {
  const { ports, state, store, selection } = app;
  const { shown } = selection;
  if (shown) {
    const { kind } = shown.read.entity;
    await readTogether(ports, state, [kind]);
    const { read } = await identifyRows(ports, state, kind);
    const ids = idsOf(read, shown.rows);
    if (ids.size === shown.rows.length) return { read, range: { kinds: [kind], rows: { kind, ids } } };
  }
  store.notify({ tone: 'warning', title: shown ? selectionMessages.moved : selectionMessages.outside });
  return undefined;
}

/** Pushes the selected rows, and with a preview also the new rows that they name. Sends nothing else. */
export const pushSelected: Command<'push-selected'> = {
  job: 'push',
  sentence: () => jobMessages.checking,
  run: async (app) => {
    const work = await app.work();
    const selected = work && (await selectedRange(app));
    if (!work || !selected) return;
    app.store.close('result');
    await showPushed(app, work, selected.range, await push(work, selected.range));
  },
};

/** Writes the values of the last download back into the selected rows, or into one of their fields. */
export const revertSelected: Command<'revert-selected'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async (app, { field }) => {
    const selected = await selectedRange(app);
    if (!selected) return;
    const { ids } = selected.range.rows;
    const cells = await revert(app.ports, app.state, selected.read, ids, field);
    if (cells === 0) app.store.notify({ tone: 'info', title: selectionMessages.nothingReverted });
    else
      app.store.notify({
        tone: 'success',
        title: selectionMessages.reverted(tableMessages.cells(cells)),
      });
  },
};

export const refreshSelected: Command<'refresh-selected'> = {
  job: 'download',
  sentence: () => jobMessages.merging,
  run: async (app, intent) => {
    const work = await app.work();
    if (!work) return;
    // The rows that the pane shows, also if the selection has moved since.
    const { shown } = app.selection;
    const kind = intent.kind ?? shown?.read.entity.kind;
    if (kind === undefined) return app.store.notify({ tone: 'warning', title: selectionMessages.outside });
    app.store.notify(
      await refreshRows(work, kind, shown?.read.entity.kind === kind ? shown.rows : undefined),
    );
  },
};

/** Reads what the log of pushes says of the selected row. */
export const rowHistory: Command<'row-history'> = {
  isQuiet: true,
  run: ({ selection }) => selection.showHistory(),
};

/** The pane begins or ends to show the selected rows. */
export const watchRows: Command<'watch-rows'> = {
  isQuiet: true,
  run: ({ selection }, { on }) => selection.watch(on),
};

export const showRows: Command<'show-rows'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: ({ ports, state, store }, intent) => narrowRows(ports, state, store, intent),
};

/** Brings a table's sheet to the front. */
export const showTable: Command<'show-table'> = {
  run: async ({ load, ports, state, store }, { kind }) => {
    await load();
    await ports.workbook.show(describe(state, kind).layout);
    store.set({ active: ports.workbook.active });
  },
};

/** Selects one row in its sheet. */
export const reveal: Command<'reveal'> = {
  run: async (app, { kind, ...place }) => {
    await app.load();
    await app.ports.workbook.reveal(describe(app.state, kind).layout, place);
  },
};

export const clearMarks: Command<'clear-marks'> = {
  job: 'check',
  sentence: () => jobMessages.clearingMarks,
  run: ({ ports: { workbook }, state }, { kind }) =>
    rewriteMessages(workbook, state, kind, withoutServiceList),
};
