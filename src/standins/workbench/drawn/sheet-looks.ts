import { BooleanNumber, type IMutationInfo } from '@univerjs/core';
import {
  AddWorksheetMergeMutation,
  RemoveWorksheetMergeMutation,
  SetTabColorMutation,
  ToggleGridlinesMutation,
} from '@univerjs/preset-sheets-core';
import { sameArea } from '../../excel/area';
import type { Book } from '../../excel/book';
import { areaOf, rangeOf } from '../grid/book';
import type { UniverGrid } from '../grid/univer-grid';

/** Shows the gridlines, tab colours and merged cells of all sheets as the host's book has them. */
export function showSheets(book: Book, grid: UniverGrid): void {
  const mutations = grid.sheets().flatMap(({ id }) => differences(book, grid, id));
  if (mutations.length > 0) grid.book.steps.unrecorded(mutations);
}

function differences(book: Book, grid: UniverGrid, id: string): IMutationInfo[] {
  const sheet = grid.book.sheet(id);
  const { gridlines, tabColor } = book.sheetInfo(id);
  const common = { unitId: grid.book.unitId, subUnitId: id };
  const mutations: IMutationInfo[] = [];
  const { showGridlines, tabColor: shownColor = '' } = sheet.getConfig();
  if ((showGridlines !== BooleanNumber.FALSE) !== gridlines) {
    const params = { ...common, showGridlines: gridlines ? BooleanNumber.TRUE : BooleanNumber.FALSE };
    mutations.push({ id: ToggleGridlinesMutation.id, params });
  }
  if (shownColor !== tabColor)
    mutations.push({ id: SetTabColorMutation.id, params: { ...common, color: tabColor } });
  const shown = sheet.getMergeData();
  const wanted = book.merges.flatMap((each) => (each.sheet === id ? [each.area] : []));
  const gone = shown.filter((range) => !wanted.some((area) => sameArea(area, areaOf(range))));
  const added = wanted.filter((area) => !shown.some((range) => sameArea(area, areaOf(range))));
  if (gone.length > 0)
    mutations.push({ id: RemoveWorksheetMergeMutation.id, params: { ...common, ranges: gone } });
  if (added.length > 0) {
    const ranges = added.map((area) => rangeOf(sheet, area));
    mutations.push({ id: AddWorksheetMergeMutation.id, params: { ...common, ranges } });
  }
  return mutations;
}
