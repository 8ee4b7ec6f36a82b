import { tableMessages } from '../table/table-messages';
import type { Conflict } from '../../core/changes/conflicts';
import type { TrackedRow } from '../../core/changes/row';
import { headerIn, type Entity } from '../../core/entities/entity';
import { jobMessages } from '../job-messages';
import { kindsOf } from '../push/approved-items';
import { checkAlone, type Checked } from '../push/check';
import { pushMessages } from '../push/push-messages';
import { resolveConflicts as resolve } from '../push/resolve-conflicts';
import { shortText } from '../table/conflict-rows';
import type { SelectedRow, TableConflicts } from '../view';
import type { Command } from './command';
import type { CommandContext } from './context';
import { openPreview } from './preview-screen';

type Seen = (kind: string) => (row: TrackedRow, conflict: Conflict, entity: Entity) => boolean;

/**
 * Resolves the conflicts of one row, of one table, or of all tables, on the screen that shows them: the preview, the result of a
 * push, or Home. The preview then shows what would be sent now.
 */
export const resolveConflicts: Command<'resolve-conflicts'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async (app, { side, kind, row }) => {
    const { ports, known, store, preview } = app;
    const shown = store.opened('result')?.result.conflicts ?? store.now.tables;
    const inConflict = shown.filter(({ conflicts }) => conflicts.count > 0);
    const kinds = preview ? kindsOf(preview.tables) : inConflict.map((table) => table.kind);
    const seen = preview ? inPreview(preview) : inPane(shown, store.now.selection?.row);
    let count = 0;
    for (const each of kind === undefined ? kinds : [kind]) {
      const isAsSeen = seen(each);
      const rows = await resolve(ports, known, each, {
        side,
        isAsSeen,
        ...(row === undefined ? {} : { row }),
      });
      count += rows.length;
      if (preview || rows.length === 0) continue;
      await checkAlone(ports, known, each);
      takeFromResult(app, each, new Set(rows));
    }
    if (preview) await openPreview(app, preview.range);
    if (count === 0) store.notify({ tone: 'info', title: pushMessages.noConflicts });
    else store.notify({ tone: 'success', title: pushMessages.resolved[side](tableMessages.rows(count)) });
  },
};

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
 * Home and the result of a push have the texts of the first rows, and Home those of the selected row. The rows that are not shown
 * stay in conflict.
 */
function inPane(tables: readonly TableConflicts[], selected: SelectedRow | undefined): Seen {
  return (kind) => {
    const rows = tables.find((table) => table.kind === kind)?.conflicts.rows ?? [];
    const fieldsOf = new Map(rows.map(({ row, fields }) => [row, fields]));
    if (selected?.kind === kind) fieldsOf.set(selected.row, selected.conflict);
    return ({ id }, { field, mine, theirs }, entity) =>
      (fieldsOf.get(id) ?? []).some(
        (seen) =>
          seen.field === headerIn(entity, field) &&
          seen.mine === shortText(entity, field, mine) &&
          seen.theirs === shortText(entity, field, theirs),
      );
  };
}

/** The result of a push no longer offers the choice for these rows. */
function takeFromResult({ store }: CommandContext, kind: string, decided: ReadonlySet<string>): void {
  const open = store.opened('result');
  if (!open) return;
  const conflicts = open.result.conflicts.map((table) => {
    if (table.kind !== kind) return table;
    const { rows, count } = table.conflicts;
    const left = rows.filter(({ row = '' }) => !decided.has(row));
    return { ...table, conflicts: { rows: left, count: count - (rows.length - left.length) } };
  });
  store.open({ kind: 'result', result: { ...open.result, conflicts } });
}
