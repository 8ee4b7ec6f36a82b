import { entityOf } from '../../core/entities/registry';
import { narrowed, planPush } from '../../core/push/plan';
import { twinsOf } from '../../core/push/settle';
import type { RowId } from '../../core/table/sheet';
import type { ForeseenCall } from '../memory/journal';
import { lostPushes, noteKnown, rememberUnsaved, type UnsavedPush } from '../memory/unsaved';
import { amount } from '../messages';
import type { Ports } from '../ports';
import type { PlannedTable } from './push-plan';
import { identifyRows } from '../table/identity';
import { describe } from '../table/table';
import type { Known, Work } from '../work';

/**
 * Before anything leaves: the file on disk is made to say which additions may have been sent, so that whoever closes it
 * without saving finds them as rows of unknown fate, not as new ones that would be stored twice. An update needs no such
 * care: it is compared with the service before it goes. Where the file can't be saved, this device remembers the rows.
 */
export async function foresee(work: Work, tables: readonly PlannedTable[], push: string): Promise<void> {
  const { workbook, device, clock } = work.ports;
  const calls: ForeseenCall[] = [];
  const rows = new Map<string, RowId[]>();
  for (const { read, plan } of tables) {
    const { entity } = read;
    for (const call of narrowed(plan, ({ action }) => action === 'add').calls) {
      const { held } = await work.records.list(entity.kind, work.baselines.get(entity.kind).unknownFields);
      calls.push({ kind: entity.kind, call, twins: twinsOf(entity, call.items, held) });
      rows.set(entity.kind, [...(rows.get(entity.kind) ?? []), ...call.items.map(({ row }) => row)]);
    }
  }
  const save = () => workbook.save();
  const isSaved = (await (calls.length === 0 ? save() : work.journal.foreseen(calls, save))) === 'saved';
  if (!isSaved && rows.size > 0)
    await rememberUnsaved({ memory: workbook.memory, device }, push, clock.wallClock(), rows);
}

/**
 * Where the workbook was closed without saving after a push that this device remembers: the rows that look new and were
 * sent get an open entry in the journal, so that they are settled before anything else is sent.
 */
export async function suspectLost(ports: Ports, known: Known): Promise<void> {
  const remembering = { memory: ports.workbook.memory, device: ports.device };
  const lost = await lostPushes(remembering);
  for (const kind of new Set(lost.flatMap(({ tables }) => tables.map((table) => table.kind)))) {
    if (!(await ports.workbook.has(describe(known, kind).layout))) continue;
    const sent = new Set(
      lost.flatMap(({ tables }) => tables).flatMap((each) => (each.kind === kind ? each.rows : [])),
    );
    const { read } = await identifyRows(ports, known, kind);
    const added = read.tracking.rows.filter(({ state }) => state === 'new');
    const found = added.filter(({ id }) => sent.has(id));
    // Without an id of that push in the file, it was never saved with the rows' ids: any new row may be one of them.
    const { calls } = planPush(read.entity, found.length > 0 ? found : added, new Set());
    if (calls.length > 0) await known.journal.suspect(kind, calls, found.length === 0);
  }
  await noteKnown(
    remembering,
    lost.map(({ push }) => push),
  );
}

/** `12 users (21 Nov 14:05), 3 shifts (21 Nov 14:20)` */
export function lostRows(lost: readonly UnsavedPush[]): string {
  return lost
    .flatMap(({ at, tables }) =>
      tables.map(({ kind, count }) => {
        const { one, many } = entityOf(kind);
        return `${amount(count, one, many)} (${at})`;
      }),
    )
    .join(', ');
}
