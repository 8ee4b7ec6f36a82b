import type { DoneRow, Undo, UndoField } from '../../core/changes/undo';
import { checkRows } from '../../core/checks/check-rows';
import { isError } from '../../core/checks/problem';
import { findingSentence } from '../../core/checks/wording';
import { headerIn, type Entity } from '../../core/entities/entity';
import { itemsOf, narrowed, planPush } from '../../core/push/plan';
import { invert } from '../../core/sync/invert';
import { fieldText } from '../../core/table/record';
import type { Cell, RowId } from '../../core/table/sheet';
import { truncate } from '../../core/values/truncate';
import { WorkbookProblem } from '../failures';
import type { JobContext } from '../job-context';
import { withCompanions } from '../push/companions';
import { compareWithService } from '../push/compare';
import type { PlannedTable } from '../push/planned-table';
import { pushMessages } from '../push/push-messages';
import { readSettled } from '../push/read-settled';
import { rowLink } from '../table/row-link';
import type { TableRead } from '../table/table-read';
import type { UndoRow } from '../view';

/** What undoing the last push would do: all that lies open between the look at it and "Undo". */
export interface OpenUndo {
  /** When the push was, by the user's clock. */
  readonly when: string;
  readonly tables: readonly UndoneTable[];
  /** Rows whose fields can't be looked at are to be put back as well. */
  readonly unverifiedMeant: boolean;
}

/** What an undo would do to one table: the edits that put rows back, and what stays as it is. */
export interface UndoneTable {
  /** The sheet as it stands. */
  readonly sheet: TableRead;
  /** The edits that put rows back, and what would be sent for them. */
  readonly planned: PlannedTable;
  /** Of the planned rows those whose fields the service can't show. */
  readonly unverified: ReadonlySet<RowId>;
  readonly back: readonly Shown[];
  readonly stays: readonly Shown[];
  readonly added: readonly string[];
}

export interface Shown extends UndoRow {
  readonly id: RowId;
}

/** Reads the service again, and finds out what would be put back. */
export async function lookBack(work: JobContext, unverifiedMeant: boolean): Promise<OpenUndo> {
  for (const { kind } of work.kinds.all()) if (work.sync.log(kind).length > 0) await readSettled(work, kind);
  const { lastPush: last } = work.sync.state;
  if (!last) throw new WorkbookProblem(pushMessages.nothingToUndo);
  const { service, sp } = work.company;
  if (last.service !== service || last.sp !== sp)
    throw new WorkbookProblem(pushMessages.undoElsewhere(`${last.service} (SP ${last.sp})`));
  const tables: UndoneTable[] = [];
  for (const kind of new Set(last.rows.map(({ kind }) => kind))) {
    const done = last.rows.filter((row) => row.kind === kind);
    tables.push(await lookAt(work, kind, done));
  }
  return { when: last.at, tables, unverifiedMeant };
}

/** Compares what was pushed of a kind with what the service holds now. */
async function lookAt(work: JobContext, kind: string, done: readonly DoneRow[]): Promise<UndoneTable> {
  work.records.forget(kind);
  const sheet = await readSettled(work, kind);
  const { entity } = sheet;
  const { records: listed, contradictory } = await work.records.list(
    kind,
    work.sync.snapshot(kind).unknownFields,
  );
  const {
    rows,
    back: undone,
    stays: kept,
    added,
  } = invert(entity, done, { known: work.sync.snapshot(kind).rows, listed });
  const stillInSheet = new Map(sheet.tracking.rows.map((row) => [row.id, row]));
  const shownRow = (id: RowId, label: string, undo: Undo, reason: string): Shown => {
    const row = stillInSheet.get(id);
    return {
      id,
      label: truncate(label, 80),
      ...(row ? { link: rowLink(sheet, row) } : {}),
      fields: [...undo.back, ...undo.theirs].map((field) => shownField(entity, field)),
      reason,
    };
  };
  const stays = kept.map(({ row, label, undo, reason }) =>
    shownRow(row, label, undo, pushMessages.undo[reason]),
  );
  const problems = checkRows(entity, rows, (index) => `row ${index + 1}`).filter(isError);
  const refused = new Map(
    problems.map((problem) => [rows[problem.index]?.id ?? '', findingSentence(problem)]),
  );
  const read: TableRead = { ...sheet, tracking: { rows, deleted: [] }, problems: [] };
  const whole = planPush(entity, rows, new Set(problems.map(({ index }) => index)));
  const blocked = entity.read
    ? compareWithService(read, whole, listed, contradictory)
    : new Map<RowId, { message: string }>();
  for (const [id, { message }] of blocked) refused.set(id, message);
  for (const [id, sentence] of refused) {
    const it = undone.get(id);
    if (it) stays.push(shownRow(id, it.label, it.undo, sentence));
  }
  const plan = withCompanions(
    entity,
    narrowed(whole, ({ row }) => !blocked.has(row)),
    listed,
  );
  const back = itemsOf(plan).flatMap(({ row }) => {
    const it = undone.get(row);
    return it ? [shownRow(row, it.label, { ...it.undo, theirs: [] }, '')] : [];
  });
  return {
    sheet,
    planned: { read, plan },
    unverified: new Set([...undone].filter(([, { undo }]) => undo.unverified).map(([id]) => id)),
    back,
    stays,
    added: added.map((label) => truncate(label, 80)),
  };
}

function shownField(entity: Entity, { field, now, before }: UndoField) {
  const shown = (cell: Cell) => truncate(fieldText(entity, field, { [field]: cell }), 200);
  return { field: headerIn(entity, field), now: shown(now), before: shown(before) };
}
