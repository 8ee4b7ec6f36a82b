/** The pane's counts add up and match the rows of the sheet. */
import type { World } from '../../app/world/world';
import { Broken } from './broken';
import { isBlank, rowsOf, type RecordKind } from './records';

type View = ReturnType<World['view']>;

export function checkSums(world: World, kinds: readonly RecordKind[]): void {
  const { result, preview, tables, job, memoryDoubt } = world.view();
  if (result) checkResult(result);
  if (memoryDoubt) return; // nothing is counted without a memory
  for (const kind of kinds) {
    const all = rowsOf(world, kind);
    const rows = all.filter((row) => !isBlank(row)).length;
    // A row without texts that has a hidden id may belong to a record whose cells were moved away.
    const most = rows + all.filter((row) => isBlank(row) && row['Row'] !== '').length;
    const counts = tables.find((table) => table.kind === kind.kind)?.counts;
    if (counts && !job) {
      const { added, edited, fix, unchanged, inDoubt } = counts;
      // Rows in doubt are counted also if they are no longer in the sheet.
      const inSheet = counts.rows - (added + edited + fix + unchanged);
      if (counts.rows < rows || counts.rows > most || inSheet < 0 || inSheet > inDoubt)
        throw off(`${kind.kind}: ${rows} rows, told`, counts);
    }
    const shown = preview?.tables.find((table) => table.kind === kind.kind);
    if (!shown) continue;
    const { added, updated, left, unchanged } = shown;
    const previewed = added + updated + left + unchanged;
    if (previewed < rows || previewed > most)
      throw off(`${kind.kind}: preview of ${rows} rows`, { added, updated, left, unchanged });
  }
}

function checkResult(result: NonNullable<View['result']>): void {
  for (const { planned, stored, refused, unknown, notSent } of [result, ...result.tables])
    if (planned !== stored + refused + unknown + notSent)
      throw off('a push', { planned, stored, refused, unknown, notSent });
}

function off(what: string, counts: object): Broken {
  return new Broken('sum', `${what} ${JSON.stringify(counts)}`);
}
