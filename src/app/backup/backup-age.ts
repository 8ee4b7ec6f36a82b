import type { WorkbookState } from '../job-context';
import { lastBackup } from '../memory/backup-note';
import type { Ports } from '../ports';
import type { BackupAge } from '../view';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How old the last backup is, and how many records of kinds that the service can't list it lacks. No round trip. */
export async function backupAge({ workbook, clock }: Ports, known: WorkbookState): Promise<BackupAge> {
  const at = await lastBackup(workbook.memory);
  let [records, since] = [0, 0];
  for (const { kind, read } of known.kinds.all()) {
    if (read) continue;
    const { rows } = known.sync.snapshot(kind);
    records += rows.size;
    for (const { knownAt } of rows.values()) if (at === undefined || (knownAt ?? -1) > at) since += 1;
  }
  const days = at === undefined ? undefined : Math.max(0, Math.floor((clock.now() - at) / DAY_MS));
  return { records, since, ...(days === undefined ? {} : { days }) };
}
