import { grouped } from '../table/grouped';
import type { FieldCells } from '../table/record';
import type { RowId } from '../table/sheet';
import type { Baseline } from './baseline';
import type { SheetRow } from './track';

/** Which rows stand for rows that were sent and have no baseline yet. */
export interface SentRows {
  /** Of each sent id, the index of its row. */
  readonly originals: ReadonlyMap<RowId, number>;
  /** Rows that bear another sent row's id, by index: the id that is theirs. */
  readonly swapped: ReadonlyMap<number, RowId>;
}

const NONE: SentRows = { originals: new Map(), swapped: new Map() };

/**
 * A copy bears the id of its original, wherever it stands: the row that still holds the most of what was sent is the
 * original. Where the visible columns of sent rows changed places and the hidden ids did not, each row is the one whose
 * cells it holds.
 */
export function findSent(
  rows: readonly SheetRow[],
  baseline: Baseline,
  sent: ReadonlyMap<RowId, FieldCells>,
): SentRows {
  if (sent.size === 0) return NONE;
  const originals = new Map<RowId, number>();
  const away: SheetRow[] = [];
  const standing = rows.filter((row) => sent.has(row.id) && !baseline.rows.has(row.id));
  for (const [id, group] of grouped(standing, (row) => row.id)) {
    const [best] = group
      .map((row) => ({ row, changes: changes(row, sent.get(id)) }))
      .sort((one, other) => one.changes - other.changes || one.row.index - other.row.index);
    if (!best) continue;
    originals.set(id, best.row.index);
    if (best.changes > 0) away.push(best.row);
  }
  const swapped = away.length < 2 ? NONE.swapped : findSwapped(away, sent);
  for (const [index, id] of swapped) originals.set(id, index);
  return { originals, swapped };
}

function changes({ cells }: SheetRow, sent: FieldCells = {}): number {
  return Object.entries(sent).filter(([name, cell]) => cells[name] !== cell).length;
}

/** Of rows that do not hold what was sent for their ids, those that hold exactly what was sent for another of these ids. */
function findSwapped(
  away: readonly SheetRow[],
  sent: ReadonlyMap<RowId, FieldCells>,
): ReadonlyMap<number, RowId> {
  const swapped = new Map<number, RowId>();
  const byFields = grouped(away, ({ id }) => JSON.stringify(Object.keys(sent.get(id) ?? {})));
  for (const [names, owners] of byFields) {
    const fields = JSON.parse(names) as string[];
    const textOf = (cells: FieldCells) => JSON.stringify(fields.map((name) => cells[name] ?? ''));
    const ids = grouped(owners, ({ id }) => textOf(sent.get(id) ?? {}));
    for (const row of away) {
      const match = swapped.has(row.index) ? undefined : ids.get(textOf(row.cells))?.shift();
      if (match) swapped.set(row.index, match.id);
    }
  }
  return swapped;
}
