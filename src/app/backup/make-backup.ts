import * as z from 'zod/mini';
import { isNewRow, isUnpushed, type Backup, type BackupTable, backupRows } from '../../core/backup/backup';
import type { Tracking } from '../../core/changes/row';
import { entityOf, parentsOf } from '../../core/entities/registry';
import { WorkbookProblem } from '../failures';
import type { WorkbookState } from '../job-context';
import { parseRemembered } from '../memory/remembered';
import type { Settings } from '../memory/settings';
import type { Memory } from '../ports/memory';
import type { Ports } from '../ports/ports';
import { describe } from '../table/columns';
import { identifyRows } from '../table/identity';
import type { BackupFile, BackupAge } from '../view';
import { backupTexts } from './backup-file';
import { backupMessages } from './backup-messages';

type Company = Pick<Settings, 'service' | 'sp'>;

/**
 * Everything that the workbook knows of records that the service can't list, and what its sheets show beyond that. New rows get
 * their ids first: by its id, a row that is pushed later and one that comes from the backup are the same. `warn` is called for
 * each sheet that can't be read. One round trip, and one more for each sheet with rows that get ids.
 */
export async function makeBackup(
  ports: Ports,
  state: WorkbookState,
  { service, sp }: Company,
  warn: (sentence: string) => void,
): Promise<Backup> {
  const kinds = state.kinds.all().flatMap(({ kind, read }) => (read ? [] : [kind]));
  const sheets = await ports.workbook.readSheets(kinds.map((kind) => describe(state, kind).layout));
  const tables: BackupTable[] = [];
  for (const kind of kinds) {
    const tracking = sheets.has(kind) ? await trackingOf(ports, state, kind, warn) : undefined;
    const rows = backupRows(tracking, state.sync.snapshot(kind), state.sync.log(kind));
    if (rows.length > 0) tables.push({ kind, rows });
  }
  const named = new Set(tables.flatMap(({ kind }) => parentsOf(kind)));
  const names = Object.fromEntries(Object.entries(state.names.all).filter(([kind]) => named.has(kind)));
  return { madeAt: ports.clock.localTime(), service, sp, names, tables };
}

/** The file of a backup. The pane can draw between two parts of its text. Undefined if the user has stopped it. */
export async function backupFile(
  { clock }: Ports,
  backup: Backup,
  id: number,
  signal: AbortSignal,
): Promise<BackupFile> {
  const texts: string[] = [];
  for (const text of backupTexts(backup)) {
    texts.push(text);
    await clock.sleep(0, signal);
  }
  const rows = backup.tables.flatMap((table) => table.rows);
  return {
    id,
    name: `${backupMessages.fileName} ${backup.madeAt.replace('T', ' ').replace(':', '.')}.json`,
    texts,
    records: rows.filter((row) => !isNewRow(row)).length,
    notPushed: rows.filter(isUnpushed).length,
  };
}

/** Undefined if the sheet can't be read. */
async function trackingOf(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  warn: (sentence: string) => void,
): Promise<Tracking | undefined> {
  try {
    return (await identifyRows(ports, state, kind)).read.tracking;
  } catch (error) {
    if (!(error instanceof WorkbookProblem)) throw error;
    warn(backupMessages.withoutSheet(entityOf(kind).sheet, error.message));
    return undefined;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How old the last backup is, and how many records of kinds that the service can't list it lacks. No round trip. */
export async function backupAge({ workbook, clock }: Ports, state: WorkbookState): Promise<BackupAge> {
  const at = await lastBackup(workbook.memory);
  let [records, since] = [0, 0];
  for (const { kind, read } of state.kinds.all()) {
    if (read) continue;
    const { rows } = state.sync.snapshot(kind);
    records += rows.size;
    for (const { knownAt } of rows.values()) if (at === undefined || (knownAt ?? -1) > at) since += 1;
  }
  const days = at === undefined ? undefined : Math.max(0, Math.floor((clock.now() - at) / DAY_MS));
  return { records, since, ...(days === undefined ? {} : { days }) };
}

const NAME = 'backup';

const schema = z.object({ at: z.number() });

/** When the last backup of this workbook was saved, in milliseconds since 1970; undefined if none was. */
async function lastBackup(memory: Pick<Memory, 'read'>): Promise<number | undefined> {
  return parseRemembered(schema, await memory.read(NAME))?.at;
}

export async function noteBackup(memory: Pick<Memory, 'write'>, at: number): Promise<void> {
  await memory.write(NAME, JSON.stringify({ at } satisfies z.infer<typeof schema>));
}

/**
 * After a backup was brought in: if it has every record that the workbook knows, it is this workbook's backup too. Its time is not
 * before the last push that it has, because the clocks of two devices differ.
 */
export async function noteRead(
  { workbook, clock }: Ports,
  state: WorkbookState,
  { madeAt, tables }: Pick<Backup, 'madeAt' | 'tables'>,
): Promise<void> {
  const inBackup = new Map(tables.map(({ kind, rows }) => [kind, rows.filter(({ base }) => base).length]));
  const hasAll = state.kinds
    .all()
    .every(({ kind, read }) => read || state.sync.snapshot(kind).rows.size <= (inBackup.get(kind) ?? 0));
  if (!hasAll) return;
  const pushes = tables.flatMap(({ rows }) => rows.map(({ base }) => base?.knownAt ?? 0));
  const latest = pushes.reduce((one, other) => Math.max(one, other), Date.parse(madeAt) || 0);
  const at = Math.min(clock.now(), latest);
  if (at > ((await lastBackup(workbook.memory)) ?? -1)) await noteBackup(workbook.memory, at);
}
