import type { TrackedRow } from '../../core/changes/row';
import { isAddedByNumberAlone } from '../../core/changes/row-id';
import type { LogEntry } from '../../core/sync/log-entry';
import { ROW_COLUMN, type RowId } from '../../core/table/layout';
import { recordKey } from '../../core/table/record';
import type { JobContext } from '../job-context';
import { NoCategory } from '../list-failures';
import { sentRows } from '../memory/sent-rows';
import { readSettings, writeSettings } from '../memory/settings';
import { markUnsavedAsKnown, unsavedPushesIn } from '../memory/unsaved';
import { entriesOfRows } from '../push/suspected-rows';
import { describe } from '../table/columns';
import { identifyRows } from '../table/identity';

/**
 * Begins to rebuild a memory that is missing or outdated. A row that looks new may have been sent: it gets an entry in the
 * write-ahead log, so that it is reconciled before it can be sent. The lists are read first, because they have the names that the
 * rows show.
 */
export async function beginComparison(work: JobContext): Promise<void> {
  const listed = new Map<string, ReadonlySet<string>>();
  for (const kind of await presentKinds(work)) listed.set(kind, await listedKeys(work, kind));
  for (const [kind, keys] of listed) {
    const entries = await entriesOfNewRows(work, kind, keys);
    if (entries.length > 0) await work.sync.commit({ type: 'rows-suspected', kind, entries });
  }
}

/** Every table was compared with the service: the memory can be trusted again. */
export async function endComparison({ ports }: JobContext): Promise<void> {
  const { memory } = ports.workbook;
  const unsaved = await unsavedPushesIn({ memory, device: ports.device });
  await markUnsavedAsKnown(
    { memory },
    unsaved.map(({ push }) => push),
  );
  const settings = await readSettings(memory);
  if (settings) await writeSettings(memory, { ...settings, mustCompare: false });
}

async function presentKinds(work: JobContext): Promise<string[]> {
  const layouts = work.kinds.all().map(({ kind }) => describe(work, kind).layout);
  return [...(await work.ports.workbook.readSheets(layouts)).keys()];
}

async function listedKeys({ records }: JobContext, kind: string): Promise<ReadonlySet<string>> {
  try {
    const listing = await records.list(kind);
    return new Set(listing.records.map((record) => recordKey(listing.entity, record)));
  } catch (error) {
    if (error instanceof NoCategory) return new Set(); // the user is asked for the category when everything is downloaded
    throw error;
  }
}

/**
 * The log entries of rows that look new. Without rows that show the key of a listed record: the list is merged into them. Without
 * rows that were never sent: a row gets its id before it is sent, and the list in cells says which shifts were sent.
 */
async function entriesOfNewRows(
  work: JobContext,
  kind: string,
  listed: ReadonlySet<string>,
): Promise<LogEntry[]> {
  const ids = await idsInSheet(work, kind);
  const { read } = await identifyRows(work.ports, work, kind);
  const sentBefore = isAddedByNumberAlone(read.entity)
    ? await sentRows(work.ports.workbook.memory)
    : undefined;
  const mayBeSent = ({ id, status }: TrackedRow) =>
    sentBefore ? sentBefore.has(id) : ids.has(id) || status !== '';
  const rows = read.tracking.rows.filter(
    (row) => row.change === 'new' && mayBeSent(row) && !listed.has(recordKey(read.entity, row)),
  );
  return entriesOfRows(read, rows);
}

async function idsInSheet(work: JobContext, kind: string): Promise<ReadonlySet<RowId>> {
  const sheet = await work.ports.workbook.readSheet(describe(work, kind).layout);
  const at = sheet?.columns.indexOf(ROW_COLUMN) ?? -1;
  return new Set((sheet?.rows ?? []).map((row) => String(row[at] ?? '').trim()).filter((id) => id !== ''));
}
