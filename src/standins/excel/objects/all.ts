/** objects: a file for each family of Office objects. This file joins them. */
import type { Model } from '../model';
import { AreasSelf, RangeSelf } from '../wire/pane';
import { keptRange } from './range';
import { keptAreas } from './range-areas';
import { tableObject } from './table';
import { tablesIn } from './tables';
import { workbook } from './workbook';
import { worksheetOf } from './worksheet';

export const model: Model = {
  workbook,
  worksheet: worksheetOf,
  tables: tablesIn,
  table: tableObject,
  range: (sheet, area) => keptRange(new RangeSelf(sheet, area)),
  areas: (sheet, areas) => keptAreas(new AreasSelf(sheet, areas)),
  kept: (kept) => (kept instanceof AreasSelf ? keptAreas(kept) : keptRange(kept)),
};
