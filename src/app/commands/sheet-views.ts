import { DAYS_A_WEEK } from '../../core/calendar/days';
import { headerIn } from '../../core/entities/entity';
import { dateColumn, type Layout } from '../../core/table/layout';
import { byAlphabet } from '../../core/values/alphabet';
import { type Cell, textOf } from '../../core/values/cell';
import { countText } from '../../core/values/shown';
import { paneWords } from '../../core/words/words';
import type { WorkbookState } from '../job-context';
import type { TableFilter, Sheet } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { describe } from '../table/columns';
import type { SavedView, ShownView, SheetViewsScreen } from '../view/index';
import { CHECK, type SomeCommands } from './command';
import type { CommandContext } from './context';

/** Opens or renews the screen of a sheet's columns and views. */
async function drawSheetViews({ state, ports, store }: CommandContext, kind: string): Promise<void> {
  const looks = await readSheetViews(ports, state, kind);
  if (!looks)
    store.notify({ tone: 'warning', title: viewMessages.noSheet(describe(state, kind).entity.sheet) });
  else store.open({ kind: 'sheet-views', looks }, { savedViews: state.views.viewNames() });
}

/** Shows the rows of a view in the sheet. All other rows stay where they are, hidden by Excel's own filters. */
async function applyView(
  { state, ports, store }: CommandContext,
  kind: string,
  shown: ShownView,
): Promise<void> {
  const { entity, layout } = describe(state, kind);
  const view = viewOf(state.views.viewsOf(kind), shown);
  if (!view) return store.notify({ tone: 'warning', title: viewMessages.viewGone });
  await ports.workbook.showView(layout, filterOf(view));
  const isNarrowed = view.only !== undefined || view.week !== undefined;
  state.views.isFiltered[isNarrowed ? 'add' : 'delete'](kind);
  const others = store.now.narrowed.filter((narrowedKind) => narrowedKind !== kind);
  store.set({ narrowed: isNarrowed ? [...others, kind] : others });
  if ((isNarrowed || view.sort !== undefined) && ports.workbook.isShared)
    store.remark(viewMessages.everybodys);
  const dateTexts = await rowsWithDateText();
  if (dateTexts > 0) store.notify({ tone: 'warning', title: viewMessages.dateTexts(dateTexts) });
  if (typeof shown === 'object' && 'name' in shown && view.only && !(await hasRows(view.only)))
    store.notify({
      tone: 'warning',
      title: viewMessages.noRows(shown.name, headerIn(entity, view.only.column)),
    });

  /** A filter by days hides rows whose date is a text. */
  async function rowsWithDateText(): Promise<number> {
    const field = view?.week === undefined ? undefined : dateColumn(entity);
    if (!field) return 0;
    const sheet = (await ports.workbook.lastSheets([layout])).get(kind);
    const at = sheet?.columns.indexOf(field.id) ?? -1;
    const isText = (cell: Cell) =>
      typeof cell === 'string' && cell !== '' && field.valueKind.fromCell(cell).ok;
    return sheet?.rows.filter((row) => isText(row[at] ?? '')).length ?? 0;
  }

  /** Whether some row has one of the texts. A name may have changed since the view was saved. */
  async function hasRows({ column, texts }: NonNullable<SavedView['only']>): Promise<boolean> {
    const sheet = (await ports.workbook.lastSheets([layout])).get(kind);
    const at = sheet?.columns.indexOf(column) ?? -1;
    return sheet?.rows.some((row) => texts.includes(textOf(row[at] ?? ''))) ?? true;
  }

  function filterOf({ only, week, sort }: RowView): TableFilter {
    const column = dateColumn(entity)?.id;
    const first = state.shiftRules.firstOfWeek(week ?? 0);
    return {
      ...(only && { texts: only }),
      ...(week !== undefined &&
        column !== undefined && { days: { column, first, last: first + DAYS_A_WEEK - 1 } }),
      ...(sort !== undefined && { sort }),
    };
  }
}

/** Rows that a view shows. `week`: how many weeks after the present one. */
type RowView = Pick<SavedView, 'only' | 'sort'> & { readonly week?: number };

/** Undefined if another pane has deleted the view. */
function viewOf(views: readonly SavedView[], shown: ShownView): RowView | undefined {
  if (shown === 'all') return {};
  if ('week' in shown) return shown;
  const saved = views.find(({ name }) => name === shown.name);
  if (!saved) return undefined;
  const { week, ...rest } = saved;
  return week === undefined ? rest : { ...rest, week: week === 'next' ? 1 : 0 };
}

export const viewCommands = {
  'open-sheet-views': {
    ...CHECK,
    run: (app, { kind }) => drawSheetViews(app, kind),
  },
  'hide-columns': {
    ...CHECK,
    run: async (app, { kind, ids }) => {
      const { state, ports } = app;
      await state.views.hide(kind, ids);
      await ports.workbook.hideColumns(describe(state, kind).layout, ids);
      await drawSheetViews(app, kind);
    },
  },
  'save-view': {
    ...CHECK,
    run: async (app, { kind, view }) => {
      await app.state.views.keepView(kind, view);
      await applyView(app, kind, { name: view.name });
      await drawSheetViews(app, kind);
    },
  },
  'delete-view': {
    ...CHECK,
    run: async (app, { kind, name }) => {
      await app.state.views.deleteView(kind, name);
      await drawSheetViews(app, kind);
    },
  },
  'show-view': {
    ...CHECK,
    run: (app, { kind, view }) => applyView(app, kind, view),
  },
  'close-sheet-views': {
    run: ({ store }) => store.close('sheet-views'),
  },
} satisfies SomeCommands;

/** Sentences about the columns and saved views of a sheet. */
export const viewMessages = paneWords.words('viewMessages', {
  noSheet: (sheet: string) => `The workbook has no sheet ${sheet} any more. Download it first.`,
  viewGone: 'This view was deleted, perhaps on another device. Nothing was changed in the sheet.',
  /** Excel's own menu asks whether a filter is for all or for one's own Sheet View. The API does not ask. */
  everybodys:
    'Others have this workbook open, and see the same filter and order. To keep them to yourself, choose View > New in the group Sheet View first.',
  dateTexts: (count: number) =>
    count === 1
      ? 'Excel has the date of 1 row as a text, so a view of a week hides this row. Type the date again as your Excel writes dates.'
      : `Excel has the dates of ${countText(count)} rows as texts, so a view of a week hides these rows. Type the dates again as your Excel writes dates.`,
  noRows: (name: string, header: string) =>
    `The view “${name}” shows no row: no row has its values of ${header} any more. Choose “All rows”, then save the view again with the present values.`,
});

/** More texts are no choice that a person reads through. */
const MOST_TEXTS = 60;

/** The screen of a sheet's columns and views; undefined if the workbook does not have the sheet. */
async function readSheetViews(
  { workbook }: Ports,
  state: WorkbookState,
  kind: string,
): Promise<SheetViewsScreen | undefined> {
  const { entity, layout } = describe(state, kind);
  const sheet = await workbook.readSheet(layout);
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
  return texts.size < 2 ? [] : [...texts].sort(byAlphabet);
}
