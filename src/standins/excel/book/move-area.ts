/** Areas after rows or columns were inserted or deleted. */
import type { Area } from '../grid';

/** Undefined if all of the area was deleted. */
export type MoveArea = (area: Area) => Area | undefined;

/** Moves what lies on cells of a sheet, and drops what lay only on deleted cells. */
export const movedWithCells = <Item extends { readonly sheet: string; readonly area: Area }>(
  items: readonly Item[],
  sheet: string,
  move: MoveArea,
): Item[] =>
  items.flatMap((each) => {
    const area = each.sheet === sheet ? move(each.area) : each.area;
    return area ? [{ ...each, area }] : [];
  });

/** What lies on the other sheets. */
export const notOnSheet = <Item extends { readonly sheet: string }>(
  items: readonly Item[],
  sheet: string,
): Item[] => items.filter((each) => each.sheet !== sheet);
