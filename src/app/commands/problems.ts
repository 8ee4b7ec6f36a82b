import type { Conflict } from '../../core/changes/conflicts';
/** What the user decides about rows that a push leaves out. */
import type { TrackedRow } from '../../core/changes/row';
import { type Entity, headerIn, fieldOf } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { OPEN_SHIFT } from '../../core/shifts/open-shift';
import { groupBy } from '../../core/table/group-by';
import { jobMessages } from '../job-messages';
import { amount } from '../messages';
import { type Checked, checkAlone } from '../push/check';
import { hasOwnNumber, matchStored } from '../push/number-taken';
import { kindsOf, plannedRowsWaiting } from '../push/planned-table';
import { pushMessages } from '../push/push-messages';
import { fixAll as fixGroup, resolveConflicts as resolve } from '../push/resolve';
import { reconcileConfirmed } from '../reconcile/carry-out';
import { cellsAdjusted, rowCells } from '../reconcile/merge-table';
import type { Store } from '../store';
import { describe } from '../table/columns';
import { identifyRows, renewRows } from '../table/identity';
import { shortText } from '../table/row-link';
import { tableMessages } from '../table/table-messages';
import type { Notice, DeletedRowChoice, ConflictSide } from '../view';
import { CHECK, type SomeCommands } from './command';
import type { CommandContext } from './context';
import { openPreview, openPreviewAgain } from './preview-screen';

type Seen = (kind: string) => (row: TrackedRow, conflict: Conflict, entity: Entity) => boolean;

/** The preview has the cells of all its rows. A preview of some rows shows no others. */
function inPreview({ tables }: Checked): Seen {
  return (kind) => {
    const table = tables.find(({ read }) => read.entity.kind === kind);
    const rows = table?.read.tracking.rows.filter(({ id }) => !table.only || table.only.has(id));
    const cells = new Map(rows?.map((row) => [row.id, row.cells]));
    return ({ id }, { field, mine }) => cells.get(id)?.[field] === mine;
  };
}

/**
 * Home and the result of a push have the texts of the first rows, and Home those of the selected row beside them. The rows that are
 * not shown stay in conflict.
 */
function inPane(store: Store): Seen {
  const selected = store.opened('result') ? undefined : store.now.selection?.row;
  return (kind) => {
    const rows = store.now.tables.find((table) => table.kind === kind)?.conflicts.rows ?? [];
    const shown = groupBy(
      [...rows, ...(selected?.kind === kind ? [{ row: selected.row, fields: selected.conflict }] : [])],
      ({ row }) => row,
    );
    return ({ id }, { field, mine, theirs }, entity) =>
      (shown.get(id) ?? []).some(({ fields }) =>
        fields.some(
          (seen) =>
            seen.field === headerIn(entity, field) &&
            seen.mine === shortText(entity, field, mine) &&
            seen.theirs === shortText(entity, field, theirs),
        ),
      );
  };
}

export const problemCommands = {
  'fix-all': {
    ...CHECK,
    run: async (app, { kind, ...fix }) => {
      const shown = app.sessions.preview?.tables.find(({ read }) => read.entity.kind === kind);
      const count = await fixGroup(app.ports, app.state, kind, { ...fix, only: shown?.only });
      await openPreviewAgain(app, kind);
      app.store.notify({ tone: 'success', title: pushMessages.fixed(tableMessages.cells(count)) });
    },
  },
  /** The user has checked the service for rows that got no answer. The rows are not there, and may be sent again. */
  'send-again': {
    ...CHECK,
    run: async (app, { kind }) => {
      const { sync } = app.state;
      // Another window may have sent rows since then that this user has not seen.
      const seen = plannedRowsWaiting(app.sessions.preview?.tables ?? [], kind, 'unconfirmed');
      const waiting = sync
        .unanswered(kind)
        .filter(({ stage, row }) => stage === 'waits-for-user' && seen.has(row));
      // These rows keep their log entries, so that a refusal as a duplicate can be recognized.
      const numbered = waiting.filter((entry) => hasOwnNumber(entityOf(kind), entry));
      const rowIds = (entries: typeof waiting) => entries.map(({ row }) => row);
      await sync.commit({ type: 'send-again', kind, rows: rowIds(waiting), kept: rowIds(numbered) });
      await openPreviewAgain(app, kind);
    },
  },
  /** The user has checked the service for rows that got no answer and that no list shows. The rows are stored as they were sent. */
  'confirm-stored': {
    ...CHECK,
    run: async (app, { kind, numberTaken }) => {
      const work = await app.work();
      if (!work) return;
      const { read } = await identifyRows(app.ports, work, kind);
      const seen = plannedRowsWaiting(
        app.sessions.preview?.tables ?? [],
        kind,
        numberTaken ? 'number-taken' : 'unconfirmed',
      );
      const { stored, withoutNumber } = await reconcileConfirmed(work, read, seen);
      await openPreviewAgain(app, kind);
      const rows = (count: number) => tableMessages.rows(count);
      if (stored > 0)
        app.store.notify({ tone: 'success', title: pushMessages.confirmedStored(rows(stored)) });
      if (withoutNumber > 0) work.warn(pushMessages.storedWithoutNumber(rows(withoutNumber)));
    },
  },
  'match-stored': {
    ...CHECK,
    run: async (app, { kind }) => {
      const seen = plannedRowsWaiting(app.sessions.preview?.tables ?? [], kind, 'number-taken');
      await matchStored(app.ports, app.state, kind, seen);
      await openPreviewAgain(app, kind);
    },
  },
  'send-anew': {
    ...CHECK,
    run: async (app, { kind }) => {
      const { ports, state } = app;
      const seen = plannedRowsWaiting(app.sessions.preview?.tables ?? [], kind, 'number-taken');
      const rows = [...seen].filter((row) => state.sync.unanswered(kind).some((entry) => entry.row === row));
      await state.sync.commit({ type: 'send-again', kind, rows, kept: [] });
      await renewRows(ports, state, kind, new Set(rows));
      await openPreviewAgain(app, kind);
    },
  },
  /**
   * Resolves the conflicts of one row, of one table, or of all tables, on the screen that shows them: the preview, the result of a
   * push, or Home. The preview then shows what would be sent now.
   */
  'resolve-conflicts': {
    ...CHECK,
    run: async (app, { side, kind, row }) => {
      const { ports, state, store } = app;
      const { preview } = app.sessions;
      const { kinds: pushed = app.present() } = store.opened('result')?.result ?? {};
      const kinds = preview ? kindsOf(preview.tables) : pushed;
      const seen = preview ? inPreview(preview) : inPane(store);
      let count = 0;
      let others = 0;
      for (const kindToResolve of kind === undefined ? kinds : [kind]) {
        const choice = { side, isAsSeen: seen(kindToResolve), ...(row === undefined ? {} : { row }) };
        const { decided, left } = await resolve(ports, state, kindToResolve, choice);
        count += decided;
        others += left;
        if (!preview && decided > 0) await checkAlone(ports, state, kindToResolve);
      }
      if (preview) await openPreview(app, preview.range);
      store.notify(decidedNotice(side, count, others));
    },
  },
  'decide-deleted': {
    ...CHECK,
    run: async (app, { kind, choice }) => {
      const count = await decideDeleted(app, kind, choice);
      const { one, many } = entityOf(kind);
      app.store.notify({ tone: 'success', title: pushMessages.decided[choice](amount(count, one, many)) });
    },
  },
  'include-below': {
    job: 'add',
    sentence: () => jobMessages.includingBelow,
    run: async ({ ports, state, store }, { kind }) => {
      const { entity, layout } = describe(state, kind);
      const count = await ports.workbook.includeBelow(layout);
      store.notify(
        count > 0
          ? { tone: 'success', title: jobMessages.includedBelow(count, entity.sheet) }
          : { tone: 'info', title: jobMessages.noneBelow(entity.sheet) },
      );
    },
  },
} satisfies SomeCommands;

/** What was decided, and what was not because the row has changed since the user saw it. */
function decidedNotice(side: ConflictSide, count: number, others: number): Omit<Notice, 'id'> {
  const changed = others > 0 ? pushMessages.conflictsChanged(tableMessages.rows(others)) : undefined;
  if (count === 0)
    return changed === undefined
      ? { tone: 'info', title: pushMessages.noConflicts }
      : { tone: 'warning', title: changed };
  const title = pushMessages.resolved[side](tableMessages.rows(count));
  return changed === undefined ? { tone: 'success', title } : { tone: 'warning', title, detail: changed };
}

/**
 * Carries out the user's choice for the deleted rows of a kind that the service can't list. They come back as they were, or as
 * open shifts (an edit that is pushed like any other), or the workbook forgets them. Returns how many rows they were.
 */
async function decideDeleted(
  { ports, state }: CommandContext,
  kind: string,
  choice: DeletedRowChoice,
): Promise<number> {
  const { read } = await identifyRows(ports, state, kind);
  const { entity, layout, tracking } = read;
  if (choice === 'forget') {
    const rows = tracking.deleted.map(({ id }) => id);
    await state.sync.commit({ type: 'rows-forgotten', kind, rows });
  } else {
    const open = fieldOf(entity, 'Person').valueKind.toCell(OPEN_SHIFT);
    const back = tracking.deleted.map(({ id, cells }) => ({
      id,
      cells: choice === 'open-shift' ? { ...cells, Person: open } : cells,
    }));
    const adjusted = await ports.workbook.append(
      layout,
      back.map(({ id, cells }) => rowCells(layout.columns, id, cells)),
    );
    const shown = adjusted.filter(({ column }) => choice === 'put-back' || column !== 'Person');
    await state.sync.commit(cellsAdjusted(kind, shown));
  }
  return tracking.deleted.length;
}
