import { type Entity, keyKind } from '../entities/entity';
import { groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import { recordKey, type FieldCells } from '../table/record';
import { isEmpty } from '../values/cell';
import type { Baseline } from './baseline';
import type { Keys } from './keys';
import type { SheetRow } from './row';

/** The rows that were sent and have no baseline yet: for each sent id, the index of its row. */
export type SentRows = ReadonlyMap<RowId, number>;

/**
 * Finds the rows that were sent, among the rows without a known record. A copy has the same id as its original: the row with
 * the most cells that were sent is the original. The user may have pasted the visible cells of a sent row to another place,
 * while the hidden id stayed in the old place. Then the row with exactly the sent cells is the sent row. If a sent row was
 * moved and also edited, the displaced row that is most similar to it counts as the sent row: as a new row it would be sent
 * a second time. If a row shows a key that the service or Shiftsheet gave to a known record, the row is that record's row or
 * its copy, whatever id it has.
 */
export function findSent(
  entity: Entity,
  withoutRecord: readonly SheetRow[],
  sent: ReadonlyMap<RowId, FieldCells>,
  baselines: Baseline['rows'],
  keys: Keys,
): SentRows {
  if (sent.size === 0) return new Map();
  const rows = withoutRecord.filter(({ cells }) => entity.fields.some(({ id }) => !isEmpty(cells[id] ?? '')));
  const claims = new Map<RowId, number>();
  const matchedRows = new Set<number>();
  const claim = (id: RowId, row: SheetRow | undefined) => {
    if (!row || claims.has(id) || matchedRows.has(row.index)) return;
    claims.set(id, row.index);
    matchedRows.add(row.index);
  };
  const unclaimed = () => [...sent].filter(([id]) => !claims.has(id));
  for (const row of rows) if (countDifferences(row, sent.get(row.id)) === 0) claim(row.id, row);
  if (claims.size === sent.size) return claims;
  const isTyped = keyKind(entity) === 'typed';
  const showsKnownKey = (row: SheetRow) => !isTyped && keys().has(recordKey(entity, row));
  const keyless = rows.filter((row) => !matchedRows.has(row.index) && !showsKnownKey(row));
  const asSent = exactRows(keyless, unclaimed());
  for (const [id, cells] of unclaimed())
    claim(
      id,
      asSent(cells).find(({ index }) => !matchedRows.has(index)),
    );
  const byId = groupBy(
    keyless.filter(({ index }) => !matchedRows.has(index)),
    ({ id }) => id,
  );
  for (const [id, cells] of unclaimed()) claim(id, mostLikeSent(byId.get(id) ?? [], cells));
  const left = unclaimed();
  const isDisplaced = (row: SheetRow) =>
    !matchedRows.has(row.index) && row.id !== '' && (baselines.has(row.id) || claims.has(row.id));
  const displaced = left.length === 0 ? [] : keyless.filter(isDisplaced);
  for (const [id, cells] of left)
    claim(
      id,
      mostLikeSent(
        displaced.filter(({ index }) => !matchedRows.has(index)),
        cells,
      ),
    );
  return claims;
}

/** In how many fields a row differs from what was sent; Infinity if nothing was sent. */
function countDifferences({ cells }: SheetRow, sent: FieldCells | undefined): number {
  if (!sent) return Infinity;
  return Object.entries(sent).filter(([name, cell]) => cells[name] !== cell).length;
}

function mostLikeSent(rows: readonly SheetRow[], sent: FieldCells): SheetRow | undefined {
  let best: SheetRow | undefined;
  let fewest = Infinity;
  for (const row of rows) {
    const different = countDifferences(row, sent);
    if (different < fewest) [best, fewest] = [row, different];
  }
  return best;
}

/**
 * Finds the rows with exactly the sent cells. There is an index for each set of sent fields, so that finding 2,000 rows is
 * quick.
 */
function exactRows(
  rows: readonly SheetRow[],
  sent: readonly (readonly [RowId, FieldCells])[],
): (cells: FieldCells) => readonly SheetRow[] {
  const textOf = (fields: readonly string[], cells: FieldCells) =>
    JSON.stringify(fields.map((name) => cells[name] ?? ''));
  const tables = new Map<string, Map<string, SheetRow[]>>();
  for (const [, cells] of sent) {
    const fields = Object.keys(cells);
    const name = JSON.stringify(fields);
    if (!tables.has(name))
      tables.set(
        name,
        groupBy(rows, (row) => textOf(fields, row.cells)),
      );
  }
  return (cells) => {
    const fields = Object.keys(cells);
    return tables.get(JSON.stringify(fields))?.get(textOf(fields, cells)) ?? [];
  };
}
