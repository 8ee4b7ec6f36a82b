import { readSheetLooks } from '../table/sheet-looks';
import { describe } from '../table/describe';
import { dateColumn } from '../../core/table/date-column';
import { dayNumber, weekOf } from '../../core/reports/days';
import { DAYS_A_WEEK } from '../../core/values/day-text';
import type { TableFilter } from '../ports';
import type { SavedView, ShownView } from '../view';
import type { CommandContext } from './context';

/** Opens or renews the screen of a sheet's columns and views. */
export async function openSheetLooks({ known, ports, store }: CommandContext, kind: string): Promise<void> {
  const looks = await readSheetLooks(ports, known, kind);
  if (looks) store.open({ kind: 'sheet-looks', looks }, { savedViews: known.looks.viewNames() });
}

/** Shows the rows of a view in the sheet. All other rows stay where they are, hidden by Excel's own filters. */
export async function showView(
  { known, ports, store }: CommandContext,
  kind: string,
  shown: ShownView,
  weekStart: number,
): Promise<void> {
  const { layout } = describe(known, kind);
  const view = viewOf(known.looks.viewsOf(kind), shown);
  await ports.workbook.showView(layout, filterOf(view));
  const others = store.now.narrowed.filter((each) => each !== kind);
  const isNarrowed = view.only !== undefined || view.week !== undefined;
  store.set({ narrowed: isNarrowed ? [...others, kind] : others });

  function filterOf({ only, week, sort }: Omit<SavedView, 'name'>): TableFilter {
    const column = dateColumn(describe(known, kind).entity)?.id;
    const first = weekOf(dayNumber(ports.clock.today()), weekStart) + (week === 'next' ? DAYS_A_WEEK : 0);
    return {
      ...(only && { texts: only }),
      ...(week && column !== undefined && { days: { column, first, last: first + DAYS_A_WEEK - 1 } }),
      ...(sort !== undefined && { sort }),
    };
  }
}

function viewOf(views: readonly SavedView[], shown: ShownView): Omit<SavedView, 'name'> {
  if (shown === 'all') return {};
  if ('week' in shown) return { week: shown.week };
  return views.find(({ name }) => name === shown.name) ?? {};
}
