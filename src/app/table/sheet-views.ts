import { type Layout, dateColumn } from '../../core/table/layout';
import type { WorkbookState } from '../job-context';
import type { Ports, Sheet } from '../ports';
import type { SheetViewsScreen } from '../view/index';
import { describe } from './columns';

/** More texts are no choice that a person reads through. */
const MOST_TEXTS = 60;

/** The screen of a sheet's columns and views; undefined if the workbook does not have the sheet. */
export async function readSheetViews(
  { workbook }: Ports,
  state: WorkbookState,
  kind: string,
): Promise<SheetViewsScreen | undefined> {
  const { entity, layout } = describe(state, kind);
  const sheet = await workbook.open(layout);
  if (!sheet) return undefined;
  const hidden = await workbook.hiddenColumns(layout);
  const columns = layout.columns
    .filter(({ id, tone }) => tone !== 'own' && sheet.columns.includes(id))
    .map(({ id, header, seldom = false }) => ({
      id,
      header,
      isHidden: hidden.includes(id),
      seldom,
      texts: textsOf(layout, sheet, id),
    }));
  const dated = dateColumn(entity) !== undefined;
  return { kind, title: entity.sheet, columns, views: state.views.viewsOf(kind), dated };
}

/** The different texts in a column, sorted; none if it has numbers, one text only, or more than a person reads through. */
function textsOf(layout: Layout, { columns, rows }: Sheet, id: string): readonly string[] {
  const at = columns.indexOf(id);
  if (layout.columns.some((column) => column.id === id && column.serial)) return [];
  const texts = new Set<string>();
  for (const row of rows) {
    const cell = row[at] ?? '';
    if (typeof cell !== 'string') return [];
    if (cell !== '') texts.add(cell);
    if (texts.size > MOST_TEXTS) return [];
  }
  return texts.size < 2 ? [] : [...texts].sort((one, other) => one.localeCompare(other));
}
