/** Rows of the sheet: the selected ones, and which are shown. */
import type { TrackedRow } from '../../core/changes/row';
import { isError, problemRows } from '../../core/problems/problem';
import { withoutServiceList, changedOnService, warningsIn, needsUser } from '../../core/sync/status-words';
import { ROW_COLUMN, STATUS_COLUMN } from '../../core/table/layout';
import { textOf } from '../../core/values/cell';
import { paneWords } from '../../core/words/words';
import { refreshSelected as refreshRows } from '../download/download';
import { jobMessages } from '../job-messages';
import { readTogether, type PushRange, checkAlone } from '../push/check';
import { push } from '../push/push';
import { revert } from '../selection/revert';
import { idsOf } from '../selection/selected-rows';
import { shiftMessages } from '../shifts/shift-messages';
import { describe } from '../table/columns';
import { identifyRows } from '../table/identity';
import { rewriteMessages } from '../table/status';
import { tableMessages } from '../table/table-messages';
import type { TableSnapshot } from '../table/table-snapshot';
import { takeInAndCheck } from '../table/take-in-table';
import type { RowChoice } from '../view/index';
import { CHECK, type SomeCommands } from './command';
import type { CommandContext } from './context';
import { showPushed } from './push';
import { viewMessages } from './sheet-views';

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

export const rowCommands = {
  /** Pushes the selected rows, and with a preview also the new rows that they name. Sends nothing else. */
  'push-selected': {
    job: 'push',
    sentence: () => jobMessages.checking,
    run: async (app) => {
      const work = await app.work();
      const selected = work && (await selectedRange(app));
      if (!work || !selected) return;
      app.store.close('result');
      await showPushed(app, work, selected.range, await push(work, selected.range));
    },
  },
  /** Writes the values of the last download back into the selected rows, or into one of their fields. */
  'revert-selected': {
    ...CHECK,
    run: async (app, { field }) => {
      const selected = await selectedRange(app);
      if (!selected) return;
      const { ids } = selected.range.rows;
      const cells = await revert(app.ports, app.state, selected.read, ids, field);
      const { nothingReverted, reverted } = selectionMessages;
      if (cells === 0) app.store.notify({ tone: 'info', title: nothingReverted });
      else app.store.notify({ tone: 'success', title: reverted(tableMessages.cells(cells)) });
    },
  },
  'refresh-selected': {
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
  },
  /** Reads what the log of pushes says of the selected row. */
  'row-history': {
    isQuiet: true,
    run: ({ selection }) => selection.showHistory(),
  },
  /** The pane begins or ends to show the selected rows. */
  'watch-rows': {
    isQuiet: true,
    run: ({ selection }, { on }) => selection.watch(on),
  },
  'show-rows': {
    ...CHECK,
    run: showRows,
  },
  /** Brings a table's sheet to the front. */
  'show-table': {
    run: async ({ load, ports, state, store }, { kind }) => {
      await load();
      await ports.workbook.show(describe(state, kind).layout);
      store.set({ active: ports.workbook.active });
    },
  },
  /** Selects one row in its sheet. */
  reveal: {
    run: async (app, { kind, ...place }) => {
      await app.load();
      await app.ports.workbook.reveal(describe(app.state, kind).layout, place);
    },
  },
  'clear-marks': {
    job: 'check',
    sentence: () => jobMessages.clearingMarks,
    run: ({ ports: { workbook }, state }, { kind }) =>
      rewriteMessages(workbook, state, kind, withoutServiceList),
  },
} satisfies SomeCommands;

interface Shown {
  readonly kind: string;
  readonly which: RowChoice;
}

/**
 * Shows only the rows whose Status needs the user after a check, only those with a warning, only those with cells that changed
 * on the service, or all rows again. If there is no such row, all rows are shown. Status shows neither warnings nor changed
 * cells, so these rows are selected by their ids.
 */
async function showRows({ ports, state, store }: CommandContext, { kind, which }: Shown): Promise<void> {
  const { workbook } = ports;
  const { entity, layout } = describe(state, kind);
  if (which !== 'all') await checkAlone(ports, state, kind);
  const read = which === 'all' ? undefined : await takeInAndCheck(workbook, state, kind);
  const rows = read ? rowsToShow(read, which) : [];
  const isByStatus = which === 'needs-attention';
  const texts = rows.map(({ id, status }) => (isByStatus ? textOf(status) : id));
  const column = isByStatus ? STATUS_COLUMN : ROW_COLUMN;
  const isNarrowed = rows.length > 0;
  // The filters of a view would hide rows that are asked for.
  if (state.views.isFiltered.delete(kind)) await workbook.showView(layout, {});
  await workbook.showOnly(layout, isNarrowed ? { column, texts: [...new Set(texts)] } : undefined);
  const others = store.now.narrowed.filter((narrowedKind) => narrowedKind !== kind);
  store.set({ narrowed: isNarrowed ? [...others, kind] : others });
  if (which === 'all') return;
  if (isNarrowed && workbook.isShared) store.remark(viewMessages.everybodys);
  const sentences = shiftMessages.shown[which];
  const title = isNarrowed
    ? sentences.only(tableMessages.rows(rows.length), entity.sheet)
    : sentences.none(entity.sheet);
  store.notify({ tone: 'info', title });
}

function rowsToShow({ tracking, problems }: TableSnapshot, which: Shown['which']): readonly TrackedRow[] {
  if (which === 'needs-attention') return tracking.rows.filter(({ status }) => needsUser(textOf(status)));
  if (which === 'changed-on-service')
    return tracking.rows.filter(({ message }) => changedOnService(textOf(message)).length > 0);
  const warned = problemRows(problems.filter((problem) => !isError(problem)));
  return tracking.rows.filter(
    ({ index, message }) => warned.has(index) || warningsIn(textOf(message)) !== '',
  );
}

/** Sentences about acts on the selected rows. */
export const selectionMessages = paneWords.words('selectionMessages', {
  outside: 'No row of a Shiftsheet table is selected. Select a row in one of the tables, then try again.',
  moved: 'The selected rows have changed. Select them again.',
  reverted: (cells: string) => `Reverted: ${cells}.`,
  nothingReverted: 'Nothing was reverted: these rows have no edits that Shiftsheet can take back.',
});
