import type { BackupRow } from '../../core/backup/backup';
import { KnownRows, KnownShifts } from '../../core/backup/known-rows';
import { readAdoption } from '../../core/backup/read-adoption';
import { readGrid } from '../../core/paste/text/grid';
import type { WorkbookState } from '../job-context';
import type { Ports } from '../ports/ports';
import { describe } from '../table/columns';
import { freshId } from '../table/fresh-id';
import { takeInTable } from '../table/take-in-table';
import type { LeftOutLine } from '../view';
import { backupMessages } from './backup-messages';
import { restore } from './restore';

/** A list of shifts that are on the service, as it was read. */
export interface ShiftListRead {
  readonly kind: string;
  /** The rows to take over. */
  readonly rows: readonly BackupRow[];
  readonly left: readonly LeftOutLine[];
  readonly ignored: readonly string[];
}

/**
 * Reads a list, and finds out which of its shifts the workbook has already. A sentence if the list can't be used. The names that the
 * list needs must be known.
 */
export async function lookAtList(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  text: string,
): Promise<ShiftListRead | string> {
  const { entity } = describe(state, kind);
  const list = readAdoption(entity, readGrid(text).lines, () => freshId(ports.random));
  if (!list) return backupMessages.noHeaders;
  if (list.lines.length === 0) return backupMessages.noLines;
  const read = await takeInTable(ports.workbook, state, kind);
  const tracked = read?.tracking.rows ?? [];
  const bases = [...state.sync.snapshot(kind).rows.values()];
  const workbook = new KnownRows(entity, { tracking: { rows: tracked }, log: state.sync.log(kind), bases });
  const shifts = new KnownShifts(entity, [...bases, ...tracked]);
  const earlier = new KnownRows(entity, { tracking: { rows: [] }, log: [], bases: [] });
  const reasonOf = (row: BackupRow): string | undefined => {
    const cells = row.base?.cells ?? {};
    if (workbook.byKey(cells)) return backupMessages.left.isHere;
    if (earlier.byKey(cells)) return backupMessages.left.isTwice;
    return row.base && shifts.mayHave(row.base) ? backupMessages.left.isSameShift : undefined;
  };
  const rows: BackupRow[] = [];
  const left: LeftOutLine[] = [];
  for (const { line, row } of list.lines) {
    if (row === 'no-id') left.push({ line, reason: backupMessages.left.noId });
    else if ('sentence' in row) left.push({ line, reason: row.sentence });
    else if ('unsureDay' in row) left.push({ line, reason: backupMessages.left.unsureDay(row.unsureDay) });
    else {
      const reason = reasonOf(row);
      if (reason === undefined) rows.push(row);
      else left.push({ line, reason });
      earlier.add({ id: row.id, cells: row.base?.cells ?? {} });
    }
  }
  return { kind, rows, left, ignored: list.ignored };
}

/** Takes over a list at once, without showing it first. Returns how many shifts were taken over. */
export async function adoptList(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  text: string,
): Promise<number> {
  const list = await lookAtList(ports, state, kind, text);
  if (typeof list === 'string') return 0;
  const [table] = await restore(ports, state, { tables: [{ kind, rows: list.rows }], names: {} });
  return table?.counts.added ?? 0;
}
