import type { TrackedRow } from '../../core/changes/row';
import type { DoneRow, Undo, UndoField } from '../../core/changes/undo';
import { checkRows } from '../../core/checks/check-rows';
import { findingSentence } from '../../core/checks/wording';
import { headerIn, type Entity } from '../../core/entities/entity';
import { isError } from '../../core/problems/problem';
import { itemsOf, filteredPlan, planPush } from '../../core/push/plan';
import { invert } from '../../core/sync/invert';
import type { RowId } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { truncate } from '../../core/values/shown';
import { WorkbookProblem } from '../failures';
import type { JobContext } from '../job-context';
import { withCurrentAlwaysSent, compareWithService } from '../push/compare';
import type { PlannedTable } from '../push/planned-table';
import { pushMessages } from '../push/push-messages';
import { readReconciled } from '../push/read-back';
import type { Listing } from '../records';
import { shortText, rowLink } from '../table/row-link';
import type { TableSnapshot } from '../table/table-snapshot';
import { type UndoRow, LINK_LIMIT, type UndoPreview, type UndoTable } from '../view';

/** What undoing the last push would do: the content of the undo screen. */
export interface UndoPlan {
  /** When the push was, by the user's clock. */
  readonly when: string;
  readonly tables: readonly UndoTablePlan[];
  /** Whether rows whose fields can't be checked are put back too. */
  readonly includesUnverified: boolean;
}

/** What an undo would do to one table: the edits that put rows back, and the rows that are not changed. */
export interface UndoTablePlan {
  /** The sheet as it is now. */
  readonly sheet: TableSnapshot;
  /** The edits that put rows back, and what would be sent for them. */
  readonly planned: PlannedTable;
  /** When the service's list was read that the plan was compared with, in milliseconds of the device's clock. */
  readonly comparedAt: number;
  /** The planned rows whose fields the service can't show. */
  readonly unverified: ReadonlySet<RowId>;
  readonly back: readonly ShownUndoRow[];
  readonly stays: readonly ShownUndoRow[];
  readonly added: readonly string[];
}

interface ShownUndoRow extends UndoRow {
  readonly id: RowId;
}

/** Reads the service again, and finds out what would be put back. */
export async function planUndo(work: JobContext, includesUnverified: boolean): Promise<UndoPlan> {
  for (const { kind } of work.kinds.all())
    if (work.sync.log(kind).length > 0) await readReconciled(work, kind);
  const { lastPush: last } = work.sync.state;
  if (!last) throw new WorkbookProblem(pushMessages.nothingToUndo);
  const { service, sp } = work.company;
  if (last.service !== service || last.sp !== sp)
    throw new WorkbookProblem(pushMessages.undoElsewhere(`${last.service} (SP ${last.sp})`));
  const tables: UndoTablePlan[] = [];
  for (const kind of new Set(last.rows.map(({ kind }) => kind))) {
    const done = last.rows.filter((row) => row.kind === kind);
    tables.push(await planTableUndo(work, kind, done));
  }
  return { when: last.at, tables, includesUnverified };
}

/** Compares a kind's pushed rows with the service's records now. */
async function planTableUndo(
  work: JobContext,
  kind: string,
  done: readonly DoneRow[],
): Promise<UndoTablePlan> {
  work.records.forget(kind);
  const { read: sheet } = await readReconciled(work, kind);
  const listing = await work.records.list(kind, work.sync.snapshot(kind).unknownFields);
  const baselines = work.sync.snapshot(kind).rows;
  const inverse = invert(sheet.entity, done, { baselines, listed: listing.records });
  const { planned, refused } = planBack(sheet, inverse.rows, listing);
  const shownRow = shownRowIn(sheet);
  const stays = inverse.stays.map(({ row, label, undo, reason }) =>
    shownRow(row, { label, undo }, pushMessages.undo[reason]),
  );
  const alsoStay = [...refused].flatMap(([id, sentence]) => {
    const it = inverse.back.get(id);
    return it ? [shownRow(id, it, sentence)] : [];
  });
  const back = itemsOf(planned.plan).flatMap(({ row }) => {
    const it = inverse.back.get(row);
    return it ? [shownRow(row, { ...it, undo: { ...it.undo, theirs: [] } }, '')] : [];
  });
  return {
    sheet,
    planned,
    comparedAt: listing.readAt,
    unverified: new Set([...inverse.back].filter(([, { undo }]) => undo.unverified).map(([id]) => id)),
    back,
    stays: [...stays, ...alsoStay],
    added: inverse.added.map((label) => truncate(label, 80)),
  };
}

interface PlannedBack {
  readonly planned: PlannedTable;
  /** Why rows can't be put back, by row. */
  readonly refused: ReadonlyMap<RowId, string>;
}

/** What would be sent to put rows back, without rows that would be refused or that differ on the service. */
function planBack(
  sheet: TableSnapshot,
  rows: readonly TrackedRow[],
  { records, contradictory }: Pick<Listing, 'records' | 'contradictory'>,
): PlannedBack {
  const { entity } = sheet;
  const { errors } = sheet.sheet;
  const problems = checkRows(entity, rows, (index) => `row ${index + 1}`, errors).filter(isError);
  const read: TableSnapshot = { ...sheet, tracking: { rows, deleted: [] }, problems: [] };
  const whole = planPush(entity, rows, new Set(problems.map(({ index }) => index)));
  const blocked = entity.read
    ? compareWithService(read, whole, records, contradictory)
    : new Map<RowId, { message: string }>();
  const left = filteredPlan(whole, ({ row }) => !blocked.has(row));
  return {
    planned: { read, plan: withCurrentAlwaysSent(entity, left, records) },
    refused: new Map([
      ...problems.map((problem) => [rows[problem.index]?.id ?? '', findingSentence(problem)] as const),
      ...[...blocked].map(([id, { message }]) => [id, message] as const),
    ]),
  };
}

/** Makes rows of the last push readable for the user. A row that is still in the sheet gets a link. */
function shownRowIn(sheet: TableSnapshot) {
  const inSheet = new Map(sheet.tracking.rows.map((row) => [row.id, row]));
  return (
    id: RowId,
    { label, undo }: { readonly label: string; readonly undo: Undo },
    reason: string,
  ): ShownUndoRow => {
    const row = inSheet.get(id);
    return {
      id,
      label: truncate(label, 80),
      ...(row ? { link: rowLink(sheet, row) } : {}),
      fields: [...undo.back, ...undo.theirs].map((field) => undoneField(sheet.entity, field)),
      reason,
    };
  };
}

function undoneField(entity: Entity, { field, now, before }: UndoField) {
  const shown = (cell: Cell) => shortText(entity, field, cell);
  return { field: headerIn(entity, field), now: shown(now), before: shown(before) };
}

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
