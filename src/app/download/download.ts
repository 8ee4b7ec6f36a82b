import type { BaselineRow } from '../../core/changes/baseline';
import { mergeRow } from '../../core/changes/merge';
import type { TrackedRow } from '../../core/changes/row';
import { fieldOf, type Entity } from '../../core/entities/entity';
import { allEntities, entityOf } from '../../core/entities/registry';
import { mapped, type Sliced } from '../../core/slices';
import { statusOf } from '../../core/sync/status';
import { withServiceList } from '../../core/sync/status-words';
import { recordKey, type FieldCells, type Ids } from '../../core/table/record';
import { textOf, type Cell } from '../../core/values/cell';
import { ifPossible } from '../failures';
import type { JobContext } from '../job-context';
import { jobMessages } from '../job-messages';
import { NoCategory } from '../list-failures';
import { amount, joinedSentences } from '../messages';
import type { Patch } from '../ports/excel-workbook';
import { reconcileListed, reconcileUnlisted } from '../reconcile/carry-out';
import { mergeTable, cellsAdjusted, rowCells, writeStatusOfEdited } from '../reconcile/merge-table';
import { readStableList, readListUntilStable } from '../reconcile/stable-list';
import type { Listing } from '../records';
import { idsOf } from '../selection/selected-rows';
import { addMissingColumns } from '../table/add-rows';
import { changedByExcel } from '../table/changed-by-excel';
import { withColumnsAdded, columnsToAdd, describe } from '../table/columns';
import { freshId } from '../table/fresh-id';
import { identifyRows } from '../table/identity';
import { offerNames } from '../table/offer-names';
import { cellPatches, patchesFor } from '../table/status';
import { tableMessages } from '../table/table-messages';
import { takeInAndCheck } from '../table/take-in-table';
import type { Notice } from '../view';
import { sliced } from '../work';
import { downloadMessages } from './download-messages';

type JobReport = Omit<Notice, 'id'>;

/**
 * Downloads a kind's records into its table: creates the table if the workbook has none, otherwise merges the records into it.
 * `staysBehind`: a new sheet does not come to the front.
 */
export async function download(work: JobContext, kind: string, staysBehind?: true): Promise<JobReport> {
  const report = await downloadTable(work, kind, staysBehind);
  // Colours are not necessary: a sheet that can't be painted (it is protected) is used as it is.
  await ifPossible(work.ports.workbook.paint(describe(work, kind).layout));
  return report;
}

async function downloadTable(work: JobContext, kind: string, staysBehind?: true): Promise<JobReport> {
  work.progress(jobMessages.downloading(entityOf(kind).many));
  const { workbook } = work.ports;
  const known = work.sync.snapshot(kind);
  const sheet = await workbook.readSheet(describe(work, kind).layout);
  const missing = sheet ? columnsToAdd(describe(work, kind).entity, sheet) : [];
  const exists = sheet !== undefined;
  if (exists) await takeInAndCheck(workbook, work, kind, known, withColumnsAdded(sheet, missing));
  const listing = exists ? await readListUntilStable(work, kind) : await work.records.list(kind);
  await offerNames(work, [kind]);
  if (!entityOf(kind).read)
    return exists ? withColumns(work, kind, missing, updateNames) : createEmptyTable(work, kind, staysBehind);
  if (!exists) return withLeftOut(await createTable(work, kind, listing, staysBehind), listing);
  if (listing.records.length === 0 && known.rows.size > 0)
    return { tone: 'warning', title: downloadMessages.emptyList(entityOf(kind).many) };
  return withLeftOut(await withColumns(work, kind, missing, () => merge(work, kind, listing)), listing);
}

/** Adds the missing columns before `fill` fills them, and reports that. */
async function withColumns(
  work: JobContext,
  kind: string,
  missing: readonly string[],
  fill: (work: JobContext, kind: string) => Promise<JobReport>,
): Promise<JobReport> {
  await addMissingColumns(work.ports, work, kind, missing);
  const report = await fill(work, kind);
  if (missing.length === 0) return report;
  const headers = new Map(describe(work, kind).layout.columns.map(({ id, header }) => [id, header]));
  const added = downloadMessages.columnsAdded(missing.map((id) => headers.get(id) ?? id));
  return { ...report, detail: joinedSentences(report.detail ?? '', added) };
}

/** The report of a download, with sentences about records that were left out. */
function withLeftOut(report: JobReport, { entity, leftOut }: Listing): JobReport {
  const sentences = downloadMessages.leftOut(entity, leftOut);
  if (sentences.length === 0) return report;
  const detail = [report.detail ?? '', ...sentences].filter((part) => part !== '').join(' ');
  return { ...report, tone: 'warning', detail };
}

async function createTable(
  work: JobContext,
  kind: string,
  { records, unknown }: Listing,
  staysBehind: true | undefined,
): Promise<JobReport> {
  const { entity, layout } = newTable(work, kind, unknown, staysBehind);
  work.progress(downloadMessages.laying(amount(records.length, entity.one, entity.many)));
  function* made(): Sliced<{ rows: readonly BaselineRow[]; block: readonly (readonly Cell[])[] }> {
    const rows = yield* mapped(records, (record): BaselineRow => ({
      id: freshId(work.ports.random),
      key: recordKey(entity, record),
      ...record,
    }));
    const block = yield* mapped(rows, ({ id, cells }) => rowCells(layout.columns, id, cells));
    return { rows, block };
  }
  const isOver = () => work.signal.aborted;
  const { rows, block } = await sliced('cells of a new table', made(), work.ports.clock, isOver);
  const wasThere = work.sync.snapshot(kind).rows.size > 0;
  const sheet = await work.ports.workbook.create(layout, block);
  const readAt = work.ports.clock.localTime();
  await work.sync.commit(
    { type: 'table-created', kind, rows, unknownFields: unknown, readAt },
    cellsAdjusted(kind, changedByExcel(sheet, block)),
  );
  if (records.length > MANY_ROWS) await keepBaseline(work);
  const title = downloadMessages.downloaded(amount(records.length, entity.one, entity.many));
  // The new sheet has another name only if a sheet has the former one: its table was converted to a range of cells.
  if (wasThere && sheet.sheetName !== layout.sheet)
    return { tone: 'warning', title, detail: downloadMessages.formerSheet(layout.sheet, sheet.sheetName) };
  return {
    tone: records.length > 0 ? 'success' : 'warning',
    title: records.length > 0 ? title : downloadMessages.emptyDownload(entity.many),
  };
}

function newTable(
  work: JobContext,
  kind: string,
  unknown: Listing['unknown'],
  staysBehind: true | undefined,
): ReturnType<typeof describe> {
  const { entity, layout } = describe(work, kind, unknown);
  return { entity, layout: staysBehind ? { ...layout, staysBehind } : layout };
}

/**
 * A new table with fewer rows than this is not written into the file until the end of the download. If the pane closes before
 * that, the table is downloaded again.
 */
const MANY_ROWS = 500;

/** Writes the baseline into the file right after the cells that belong to it. If the pane closes later, no cell looks edited. */
async function keepBaseline({ ports }: JobContext): Promise<void> {
  await ports.workbook.memory.flush();
}

/**
 * Makes a sheet for records that the service can't list. If the old sheet was deleted, the user must choose what happens to its
 * rows.
 */
async function createEmptyTable(
  work: JobContext,
  kind: string,
  staysBehind: true | undefined,
): Promise<JobReport> {
  const { entity, layout } = newTable(work, kind, [], staysBehind);
  const { rows } = work.sync.snapshot(kind);
  await work.ports.workbook.create(layout, []);
  await work.sync.commit({ type: 'empty-sheet-created', kind });
  const title = downloadMessages.madeSheet(layout.sheet);
  if (rows.size === 0) return { tone: 'success', title };
  const detail = downloadMessages.oldSheet(amount(rows.size, entity.one, entity.many));
  return { tone: 'warning', title, detail };
}

/** The rows that the service accepted, with the current names of their people, departments and accounts. */
async function updateNames(work: JobContext, kind: string): Promise<JobReport> {
  let { read } = await identifyRows(work.ports, work, kind);
  if (work.sync.unanswered(kind).length > 0) {
    await reconcileUnlisted(work, read, { by: 'answers' });
    await work.dueLog.write();
    ({ read } = await identifyRows(work.ports, work, kind));
  }
  const { entity } = read;
  const pending = new Set(work.sync.unanswered(kind).map(({ row }) => row));
  const rows: BaselineRow[] = [];
  const patches: Patch[] = [];
  for (const row of read.tracking.rows) {
    if (!row.base) continue;
    const named = { cells: nameCells(entity, row.base.cells, row.base.ids), ids: row.base.ids };
    const merged = mergeRow(entity, row.base, row.cells, named);
    rows.push(merged.baseline);
    patches.push(...cellPatches(row, merged.writes));
    if (merged.edited.length === 0 && !pending.has(row.id))
      patches.push(...patchesFor(row, withServiceList(statusOf({ kind: 'in-sync' }), textOf(row.message))));
  }
  const { adjusted, typed } =
    patches.length > 0 ? await work.ports.workbook.write(read.layout, patches) : { adjusted: [], typed: [] };
  await writeStatusOfEdited(work, read, typed);
  await work.sync.commit(
    { type: 'list-merged', kind, rows, outdatedAttempts: [] },
    cellsAdjusted(kind, adjusted),
  );
  return { tone: 'info', title: downloadMessages.namesOnly(entity.many) };
}

function nameCells(entity: Entity, cells: FieldCells, ids: Ids): FieldCells {
  const names = Object.entries(ids).filter(([, id]) => id !== '');
  return {
    ...cells,
    ...Object.fromEntries(names.map(([field, id]) => [field, fieldOf(entity, field).valueKind.toCell(id)])),
  };
}

/** Merges the service's records into the rows that the pane shows, or else into the selected ones. The others stay as they are. */
export async function refreshSelected(
  work: JobContext,
  kind: string,
  shown?: readonly TrackedRow[],
): Promise<JobReport> {
  const { records } = await readStableList(work, kind);
  await offerNames(work, [kind]);
  work.progress(jobMessages.merging);
  const { read } = await identifyRows(work.ports, work, kind);
  const selected = shown
    ? idsOf(read, shown)
    : new Set((await work.ports.workbook.selected(read.layout)).map(({ id }) => id));
  const pending = new Set(work.sync.unanswered(kind).map(({ row }) => row));
  const rows = read.tracking.rows.filter(({ id, base }) => base && selected.has(id) && !pending.has(id));
  const { one, many, sheet } = read.entity;
  if (rows.length === 0) return { tone: 'warning', title: downloadMessages.noneSelected(sheet) };
  const only = new Set(rows.map(({ id }) => id));
  const done = await mergeTable(work, read, records, {
    results: new Map(),
    append: false,
    only,
  });
  return refreshed(downloadMessages.refreshedSelected(amount(only.size, one, many)), { ...done, one, many });
}

async function merge(work: JobContext, kind: string, { records }: Listing): Promise<JobReport> {
  work.progress(jobMessages.merging);
  const { read, copied } = await identifyRows(work.ports, work, kind);
  const { counts } = await reconcileListed(work, read, records, { append: true, copied });
  await work.dueLog.write();
  if (counts.written + counts.appended > 0) await keepBaseline(work);
  const { one, many } = read.entity;
  return refreshed(downloadMessages.refreshed(amount(records.length, one, many)), { ...counts, one, many });
}

interface Refreshed {
  readonly conflicts: number;
  readonly gone: number;
  readonly appended: number;
  readonly one: string;
  readonly many: string;
}

function refreshed(title: string, { conflicts, gone, appended, one, many }: Refreshed): JobReport {
  const parts = [
    appended > 0 ? downloadMessages.appended(amount(appended, one, many)) : '',
    gone > 0 ? downloadMessages.goneThere(amount(gone, one, many)) : '',
    conflicts > 0 ? downloadMessages.inConflict(amount(conflicts, one, many)) : '',
  ].filter((part) => part !== '');
  return {
    tone: conflicts > 0 || gone > 0 ? 'warning' : 'success',
    title,
    ...(parts.length > 0 ? { detail: `${parts.join('. ')}.` } : {}),
  };
}

/**
 * Reads all lists, and offers all names at once: for each kind separately, this would take round trips of its own. Returns how
 * many records each kind has. An error here occurs again, and is reported, when its kind is downloaded.
 */
async function prepare(work: JobContext, kinds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const [at, kind] of kinds.entries()) {
    // Reading the lists is the first half of the work. How long a list takes is known only when it has come.
    work.step(
      downloadMessages.reading(at + 1, kinds.length, entityOf(kind).sheet),
      at / kinds.length / 2,
      false,
    );
    try {
      counts.set(kind, (await work.records.list(kind)).records.length);
    } catch (error) {
      if (!(error instanceof NoCategory)) return counts;
    }
  }
  await offerNames(work, kinds);
  return counts;
}

/** Reading and writing a table takes some round trips, however few records it has: about as long as so many records. */
const RECORDS_OF_AN_EMPTY_TABLE = 500;

/** How much of the writing is done before each kind, from 0 to 1, by the records of the kinds before it. */
function shares(kinds: readonly string[], counts: ReadonlyMap<string, number>): number[] {
  const sizes = kinds.map((kind) => RECORDS_OF_AN_EMPTY_TABLE + (counts.get(kind) ?? 0));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0) / all);
}

/** Whether the workbook has the table, as of the last read. */
function isInWorkbook({ ports }: JobContext, kind: string): boolean {
  return ports.workbook.kept.get(kind)?.sheet !== undefined;
}

/** The kind whose sheet is in front after everything was downloaded. */
function sheetToShow(work: JobContext, downloaded: readonly Entity[]): string | undefined {
  const kinds = new Set(downloaded.map(({ kind }) => kind));
  const here = work.kinds.all().filter(({ kind }) => kinds.has(kind) || isInWorkbook(work, kind));
  return here.sort((one, other) => (other.opensFirst ?? 0) - (one.opensFirst ?? 0))[0]?.kind;
}

/**
 * Downloads every kind that schedulers work with or that the workbook has, parents first, so that names are known where they are
 * shown.
 */
export async function downloadAll(work: JobContext): Promise<JobReport> {
  const report: JobReport[] = [];
  let unasked: NoCategory | undefined;
  // For a kind that can't be listed, the sheet is made when the user asks for it.
  const all = work.kinds
    .all()
    .filter(({ kind, read }) => read !== undefined || work.sync.snapshot(kind).rows.size > 0);
  await work.ports.workbook.readSheets(all.map(({ kind }) => describe(work, kind).layout));
  const kinds = all.filter(({ kind, onRequest }) => !onRequest || isInWorkbook(work, kind));
  const ids = kinds.map(({ kind }) => kind);
  const done = shares(ids, await prepare(work, ids));
  const front = sheetToShow(work, kinds);
  const isNew = (kind: string) => !isInWorkbook(work, kind);
  const makesSheets = kinds.some(({ kind }) => isNew(kind));
  const isFrontNew = front !== undefined && isNew(front);
  for (const [at, { kind, read, sheet }] of kinds.entries()) {
    work.step(downloadMessages.writing(at + 1, kinds.length, sheet), (1 + (done[at] ?? 0)) / 2, true);
    // Which records belong to other categories is known only after every kind has its own category.
    if (unasked && read?.category === 'other') continue;
    try {
      report.push(await download(work, kind, kind === front ? undefined : true));
    } catch (error) {
      if (!(error instanceof NoCategory)) throw error;
      unasked ??= error; // the other kinds are downloaded first, then the user is asked
    }
  }
  // A new sheet has come to the front when it was made.
  if (makesSheets && front !== undefined && !isFrontNew)
    await work.ports.workbook.show(describe(work, front).layout);
  if (unasked) throw unasked;
  const listed = allEntities().filter(({ read }) => read);
  const counts = listed.map(({ kind, one, many }) =>
    amount([...work.sync.snapshot(kind).rows.values()].filter((row) => row.gone !== true).length, one, many),
  );
  const troubles = report
    .filter(({ tone }) => tone === 'warning' || tone === 'error')
    .map(({ title, detail = '' }) => joinedSentences(title, detail));
  return {
    tone: troubles.length > 0 ? 'warning' : 'success',
    title: downloadMessages.downloadedAll(tableMessages.sheets(report.length)),
    more: `${counts.join(', ')}.`,
    detail: troubles.join(' '),
  };
}
