import { tableMessages } from '../table/table-messages';
import type { TrackedRow } from '../../core/changes/row';
import { isError, problemRows } from '../../core/problems/problem';
import { ROW_COLUMN, STATUS_COLUMN } from '../../core/table/layout';
import { changedOnService, warningsIn, needsUser } from '../../core/sync/status-words';
import { textOf } from '../../core/values/cell';
import { checkAlone } from '../push/check';
import type { Ports } from '../ports';
import { shiftMessages } from '../shifts/shift-messages';
import type { Store } from '../store';
import { describe } from '../table/columns';
import { readAndCheck } from '../table/read-table';
import type { RowChoice } from '../view';
import type { TableSnapshot } from '../table/table-snapshot';
import type { WorkbookState } from '../job-context';

interface Shown {
  readonly kind: string;
  readonly which: RowChoice;
}

/**
 * Shows only the rows whose Status needs the user after a check, only those with a warning, only those with cells that changed
 * on the service, or all rows again. If there is no such row, all rows are shown. Status shows neither warnings nor changed
 * cells, so these rows are selected by their ids.
 */
export async function showRows(
  ports: Ports,
  state: WorkbookState,
  store: Store,
  { kind, which }: Shown,
): Promise<void> {
  const { workbook } = ports;
  const { entity, layout } = describe(state, kind);
  if (which !== 'all') await checkAlone(ports, state, kind);
  const read = which === 'all' ? undefined : await readAndCheck(workbook, state, kind);
  const rows = read ? rowsToShow(read, which) : [];
  const isByStatus = which === 'needs-attention';
  const texts = rows.map(({ id, status }) => (isByStatus ? textOf(status) : id));
  const column = isByStatus ? STATUS_COLUMN : ROW_COLUMN;
  const isNarrowed = rows.length > 0;
  // The filters of a view would hide rows that are asked for.
  if (state.views.isFiltered.delete(kind)) await workbook.showView(layout, {});
  await workbook.showOnly(layout, isNarrowed ? { column, texts: [...new Set(texts)] } : undefined);
  const others = store.now.narrowed.filter((each) => each !== kind);
  store.set({ narrowed: isNarrowed ? [...others, kind] : others });
  if (which === 'all') return;
  const sentences = shiftMessages.shown[which];
  const title = isNarrowed
    ? sentences.only(tableMessages.rows(rows.length), entity.sheet)
    : sentences.none(entity.sheet);
  store.notify({ tone: 'info', title });
}

function rowsToShow({ tracking, problems }: TableSnapshot, which: Shown['which']): readonly TrackedRow[] {
  if (which === 'needs-attention') return tracking.rows.filter(({ status }) => needsUser(textOf(status)));
  if (which === 'changed-on-service')
    return tracking.rows.filter(({ message }) => changedOnService(textOf(message)).length > 0);
  const warned = problemRows(problems.filter((problem) => !isError(problem)));
  return tracking.rows.filter(
    ({ index, message }) => warned.has(index) || warningsIn(textOf(message)) !== '',
  );
}
