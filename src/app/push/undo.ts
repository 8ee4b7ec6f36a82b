import { checkRows } from '../../core/checks/check-rows';
import { isError } from '../../core/checks/problem';
import { findingSentence as problemText } from '../../core/checks/wording';
import type { DoneRow, Undo, UndoField } from '../../core/changes/undo';
import { invert } from '../../core/sync/invert';
import { statusOf } from '../../core/sync/status';
import { headerIn, type Entity } from '../../core/entities/entity';
import { itemsOf, narrowed, planPush } from '../../core/push/plan';
import { fieldText } from '../../core/table/record';
import type { Cell, RowId } from '../../core/table/sheet';
import { truncate } from '../../core/values/truncate';
import { withCompanions } from './companions';
import { compareWithService } from './compare';
import { WorkbookProblem } from '../failures';
import type { Step } from '../reconcile/row-results';
import { freshId } from '../table/fresh-id';
import { pushMessages } from './push-messages';
import { statusCells } from '../table/status';
import type { Patch } from '../ports';
import { sendTables } from './send-tables';
import { readSettled, sendAndReadBack } from './read-back';
import { notReachedTable } from './send-table';
import { seenItems, wasSeen, type PlannedTable } from './push-plan';
import { resultOf } from './push-result';
import { errorSentence, type Store } from '../store';
import type { TableRead } from '../table/table-read';
import { rowLink } from '../table/row-link';
import { LINK_LIMIT, type PushResult, type UndoPreview, type UndoRow, type UndoTable } from '../view';
import type { JobContext } from '../job-context';

/** What an undo would do to one table: the edits that put rows back, and what stays as it is. */
interface UndoneTable {
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

interface Shown extends UndoRow {
  readonly id: RowId;
}

/** The undo of the last push that lies open for the user to look at, and what sends it. Each is done within a job. */
export class UndoSession {
  #open: { readonly when: string; readonly tables: readonly UndoneTable[] } | undefined;
  #meant = false;

  constructor(private readonly store: Store) {}

  /** Reads the service again and shows what would be put back. */
  async open(work: JobContext): Promise<void> {
    this.#meant = false;
    await this.#look(work);
  }

  /** Rows whose fields can't be looked at are to be put back as well. */
  mean(meant: boolean): void {
    this.#meant = meant;
    this.#show();
  }

  close(): void {
    this.#open = undefined;
    this.store.close('undo');
  }

  /** Puts back what lies open; where something has changed since, shows it anew instead and sends nothing. */
  async send(work: JobContext): Promise<PushResult | undefined> {
    const seen = seenItems(this.#planned());
    await this.#look(work);
    const now = this.#planned();
    if (now.length === 0) return undefined;
    if (!wasSeen(now, seen) || seenItems(now).size !== seen.size) {
      this.store.notify({ tone: 'warning', title: pushMessages.undoChanged });
      return undefined;
    }
    const sheets = new Map((this.#open?.tables ?? []).map(({ sheet }) => [sheet.entity.kind, sheet]));
    await work.ports.workbook.save();
    await work.sync.begin(freshId(work.ports.random));
    for (const { read, plan } of now) {
      const sheet = sheets.get(read.entity.kind);
      if (sheet) await writeBack(work, sheet, { read, plan });
    }
    const result = await sendUndo(work, now);
    this.close();
    return result;
  }

  async #look(work: JobContext): Promise<void> {
    for (const { kind } of work.kinds.all())
      if (work.sync.log(kind).length > 0) await readSettled(work, kind);
    const { lastPush: last } = work.sync.state;
    if (!last) throw new WorkbookProblem(pushMessages.nothingToUndo);
    const { service, sp } = work.company;
    if (last.service !== service || last.sp !== sp)
      throw new WorkbookProblem(pushMessages.undoElsewhere(`${last.service} (SP ${last.sp})`));
    const kinds = [...new Set(last.rows.map(({ kind }) => kind))];
    const tables: UndoneTable[] = [];
    for (const kind of kinds)
      tables.push(
        await lookAt(
          work,
          kind,
          last.rows.filter((row) => row.kind === kind),
        ),
      );
    this.#open = { when: last.at, tables };
    this.#show();
  }

  /** What goes as the user has said it. */
  #planned(): PlannedTable[] {
    return (this.#open?.tables ?? [])
      .map(({ planned: { read, plan }, unverified }) => ({
        read,
        plan: narrowed(plan, ({ row }) => this.#meant || !unverified.has(row)),
      }))
      .filter(({ plan }) => plan.calls.length > 0);
  }

  #show(): void {
    const open = this.#open;
    if (!open) return;
    const count = this.#planned().reduce((sum, { plan }) => sum + plan.updated, 0);
    const tables = open.tables.map(tableOf);
    const unverified = tables.reduce((sum, table) => sum + table.unverified.count, 0);
    const blocked =
      count > 0 ? '' : unverified > 0 ? pushMessages.sayUnverified : pushMessages.nothingToPutBack;
    const undo: UndoPreview = { when: open.when, tables, count, unverified, meant: this.#meant, blocked };
    this.store.open({ kind: 'undo', undo }, { notice: undefined });
  }
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
  const refused = new Map(problems.map((problem) => [rows[problem.index]?.id ?? '', problemText(problem)]));
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

function tableOf({ sheet, unverified, back, stays, added }: UndoneTable): UndoTable {
  const { kind, sheet: title } = sheet.entity;
  const part = (rows: readonly Shown[]) => ({
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

/**
 * The sheet's cells, but those that were edited since: they stay edits. The rows say at once that they are edited: should the
 * pane close before anything is sent, no row says that it is stored.
 */
async function writeBack(work: JobContext, sheet: TableRead, { plan }: PlannedTable): Promise<void> {
  const stillInSheet = new Map(sheet.tracking.rows.map((row) => [row.id, row]));
  const patches = itemsOf(plan).flatMap(({ row: id, changes }) => {
    const row = stillInSheet.get(id);
    const cells = changes
      .filter(({ field }) => row !== undefined && !row.changed.includes(field))
      .map(({ field, to }): Patch => ({ row: id, column: field, cell: to, was: row?.cells[field] ?? '' }));
    return cells.length === 0 ? [] : [...cells, ...statusCells(id, statusOf({ kind: 'edited' }))];
  });
  if (patches.length > 0) await work.ports.workbook.write(sheet.layout, patches);
}

async function sendUndo(work: JobContext, tables: readonly PlannedTable[]): Promise<PushResult> {
  const nothing = { passwords: new Map(), preexisting: new Map(), before: new Map() };
  const sent = await sendTables(work, tables, (table, { ended }) =>
    (ended.stoppedBy === undefined
      ? sendAndReadBack(work, table.read, table.plan, nothing)
      : notReachedTable(work, table)
    ).catch((error: unknown): Step => ({ results: new Map(), stoppedBy: errorSentence(error) })),
  );
  return resultOf(sent.tables, sent.stoppedBy, new Map());
}
