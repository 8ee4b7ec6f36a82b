/** Hyperlinks: one entry for each cell with a link. */
import { intersection } from '../area';
import type { Area } from '../grid';

/** The target of a link, as Excel.RangeHyperlink has it. */
export interface Hyperlink {
  readonly address?: string;
  readonly documentReference?: string;
  readonly screenTip?: string;
}

export interface LinkedCell {
  readonly sheet: string;
  readonly area: Area;
  readonly link: Hyperlink;
}

/** The cells with links in an area. */
export const linkedCells = (links: readonly LinkedCell[], sheet: string, area: Area): Area[] =>
  links.flatMap((each) => (each.sheet === sheet && intersection(each.area, area) ? [each.area] : []));

/** The links after every cell of an area has got this link, or none. */
export function withLinks(
  links: readonly LinkedCell[],
  sheet: string,
  area: Area,
  link: Hyperlink | undefined,
): LinkedCell[] {
  const linked = links.filter((each) => each.sheet !== sheet || !intersection(each.area, area));
  if (!link) return linked;
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++)
      linked.push({ sheet, area: { row, column, rows: 1, columns: 1 }, link });
  }
  return linked;
}

/** The link of a cell. */
export const linkAt = (
  links: readonly LinkedCell[],
  sheet: string,
  row: number,
  column: number,
): Hyperlink | undefined =>
  links.find((each) => each.sheet === sheet && each.area.row === row && each.area.column === column)?.link;
