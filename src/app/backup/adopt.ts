import type { BackupRow } from '../../core/backup/backup';
import { KnownRows } from '../../core/backup/known-rows';
import { readAdoption } from '../../core/backup/read-adoption';
import { readGrid } from '../../core/paste/text/grid';
import type { WorkbookState } from '../job-context';
import type { Ports } from '../ports';
import { describe } from '../table/describe';
import { freshId } from '../table/fresh-id';
import { readUnchecked } from '../table/table';
import type { LeftOutLine } from '../view';
import { backupMessages } from './backup-messages';

/** A list of shifts that are on the service, as it was read. */
export interface Adoption {
  readonly kind: string;
  /** The rows to take over. */
  readonly rows: readonly BackupRow[];
  readonly left: readonly LeftOutLine[];
  readonly ignored: readonly string[];
}

/** Reads a list, and finds out which of its shifts the workbook has already. A sentence if the list can't be used. */
export async function lookAtList(
  ports: Ports,
  known: WorkbookState,
  kind: string,
  text: string,
): Promise<Adoption | string> {
  const { entity } = describe(known, kind);
  const list = readAdoption(entity, readGrid(text).lines, () => freshId(ports.random));
  if (!list) return backupMessages.noHeaders;
  if (list.lines.length === 0) return backupMessages.noLines;
  const read = await readUnchecked(ports.workbook, known, kind);
  const here = { tracking: { rows: read?.tracking.rows ?? [] }, log: known.sync.log(kind) };
  const workbook = new KnownRows(entity, { ...here, bases: known.sync.snapshot(kind).rows.values() });
  const earlier = new KnownRows(entity, { tracking: { rows: [] }, log: [], bases: [] });
  const rows: BackupRow[] = [];
  const left: LeftOutLine[] = [];
  for (const { line, row } of list.lines) {
    if (row === 'no-id') left.push({ line, reason: backupMessages.left.noId });
    else if ('sentence' in row) left.push({ line, reason: row.sentence });
    else {
      const sought = { id: row.id, cells: row.base?.cells ?? {} };
      const reason = workbook.byKey(sought.cells)
        ? backupMessages.left.isHere
        : earlier.byKey(sought.cells) && backupMessages.left.isTwice;
      if (reason === undefined) rows.push(row);
      else left.push({ line, reason });
      earlier.add(sought);
    }
  }
  return { kind, rows, left, ignored: list.ignored };
}
