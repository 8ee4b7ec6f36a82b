import { textOf } from '../../core/values/text';
import { amount } from '../messages';
import type { PreviewDesk } from '../push/preview-desk';
import type { Ports } from '../ports';
import { shiftMessages } from '../shifts/shift-messages';
import { needsUser } from './status-words';
import type { Store } from '../store';
import { describe, readTable } from './table';
import type { Known } from '../work';

interface Shown {
  readonly kind: string;
  readonly which: 'needy' | 'all';
}

/** Shows only the rows whose Status waits for the user after a check (all where none does), or all rows again. */
export async function showRows(
  { workbook }: Ports,
  known: Known,
  store: Store,
  desk: PreviewDesk,
  { kind, which }: Shown,
): Promise<void> {
  const { entity, layout } = describe(known, kind);
  if (which === 'needy') await desk.mark(kind);
  const read = which === 'needy' ? await readTable(workbook, known, kind) : undefined;
  const statuses = (read?.tracking.rows ?? []).map(({ status }) => textOf(status)).filter(needsUser);
  const isNarrowed = statuses.length > 0;
  await workbook.showOnly(layout, isNarrowed ? [...new Set(statuses)] : undefined);
  const others = store.now.narrowed.filter((each) => each !== kind);
  store.set({ narrowed: isNarrowed ? [...others, kind] : others });
  if (which === 'all') return;
  const title = isNarrowed
    ? shiftMessages.onlyNeedy(amount(statuses.length, 'row', 'rows'), entity.sheet)
    : shiftMessages.noneNeedy(entity.sheet);
  store.tell({ tone: 'info', title });
}
