import { itemsOf, filteredPlan } from '../../core/push/plan';
import type { PlannedTable } from '../push/planned-table';
import { pushMessages } from '../push/push-messages';
import { LINK_LIMIT, type UndoPreview, type UndoTable } from '../view';
import type { UndoPlan, ShownUndoRow, UndoTablePlan } from './plan-undo';

/** The tables with the rows that the user chose to put back. */
export function toPutBack({
  tables,
  includesUnverified,
}: UndoPlan): (PlannedTable & Pick<UndoTablePlan, 'sheet' | 'comparedAt'>)[] {
  return tables
    .map(({ sheet, comparedAt, planned: { read, plan }, unverified }) => ({
      sheet,
      comparedAt,
      read,
      plan: filteredPlan(plan, ({ row }) => includesUnverified || !unverified.has(row)),
    }))
    .filter(({ plan }) => itemsOf(plan).length > 0);
}

/** What the user sees before anything is put back. */
export function undoPreviewOf(open: UndoPlan): UndoPreview {
  const count = toPutBack(open).reduce((sum, { plan }) => sum + plan.updated, 0);
  const tables = open.tables.map(tableOf);
  const unverified = tables.reduce((sum, table) => sum + table.unverified.count, 0);
  const blocked =
    count > 0 ? '' : unverified > 0 ? pushMessages.confirmUnverified : pushMessages.nothingToPutBack;
  return { when: open.when, tables, count, unverified, includesUnverified: open.includesUnverified, blocked };
}

function tableOf({ sheet, unverified, back, stays, added }: UndoTablePlan): UndoTable {
  const { kind, sheet: title } = sheet.entity;
  const part = (rows: readonly ShownUndoRow[]) => ({
    rows: rows.slice(0, LINK_LIMIT).map(({ id: _, ...row }) => row),
    count: rows.length,
  });
  return {
    kind,
    title,
    back: part(back.filter(({ id }) => !unverified.has(id))),
    unverified: part(back.filter(({ id }) => unverified.has(id))),
    stays: part(stays),
    added: { labels: added.slice(0, LINK_LIMIT), count: added.length },
  };
}
