/** The visible cells of a range (Excel.SpecialCellType). The other kinds are not modelled. */
import { intersection } from '../area';
import { areaOfArgument, choiceArgument } from '../arguments';
import type { Book } from '../book/book';
import type { Area } from '../grid';
import type { ObjectType } from '../wire/object-type';
import type { RangeSelf } from '../wire/pane';

/** Each run of visible rows with each run of visible columns. No cell is read: a client may ask for 100,000 rows. */
function visibleBlocks(sheet: string, { row, column, rows, columns }: Area, { grid }: Book): Area[] {
  const across = runsOf(column, columns, (at) => !grid.columnHidden(sheet, at));
  return runsOf(row, rows, (at) => !grid.rowHidden(sheet, at)).flatMap((down) =>
    across.map((run) => ({ row: down.from, rows: down.count, column: run.from, columns: run.count })),
  );
}

function runsOf(first: number, count: number, isWanted: (at: number) => boolean) {
  const runs: { readonly from: number; count: number }[] = [];
  for (let at = first; at < first + count; at += 1) {
    if (!isWanted(at)) continue;
    const last = runs.at(-1);
    if (last && last.from + last.count === at) last.count += 1;
    else runs.push({ from: at, count: 1 });
  }
  return runs;
}

export const specialCellsOfRange: NonNullable<ObjectType<RangeSelf>['methods']> = {
  /** The blocks within the used part of the sheet; null if there is none. */
  GetSpecialCellsOrNullObject(self, [kind], { book, model }) {
    choiceArgument(kind, ['Visible']);
    const used = book.grid.used(self.sheet);
    const part = used && intersection(used, areaOfArgument(self));
    const found = part ? visibleBlocks(self.sheet, part, book) : [];
    return found.length === 0 ? null : model.areas(self.sheet, found);
  },
};
