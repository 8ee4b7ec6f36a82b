import { readTogether } from '../push/check';
import type { PushRange } from '../push/push-range';
import { idsOf } from '../selection/selected-rows';
import { selectionMessages } from '../selection/selection-messages';
import { identifyRows } from '../table/identity';
import type { TableRead } from '../table/table-read';
import type { CommandContext } from './context';

/** The selected rows that the pane shows, as they are now. Undefined, with a notice, if there are none or if they are not there any more. */
export async function selectedRange(
  app: CommandContext,
): Promise<
  { readonly read: TableRead; readonly range: PushRange & Required<Pick<PushRange, 'rows'>> } | undefined
> {
  const { ports, known, store, selection } = app;
  const { shown } = selection;
  if (shown) {
    const { kind } = shown.read.entity;
    await readTogether(ports, known, [kind]);
    const { read } = await identifyRows(ports, known, kind);
    const ids = idsOf(read, shown.rows);
    if (ids.size === shown.rows.length) return { read, range: { kinds: [kind], rows: { kind, ids } } };
  }
  store.notify({ tone: 'warning', title: shown ? selectionMessages.moved : selectionMessages.outside });
  return undefined;
}
