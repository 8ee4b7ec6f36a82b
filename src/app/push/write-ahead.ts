import { isAddedByNumberAlone } from '../../core/changes/row-id';
import type { Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { filteredPlan } from '../../core/push/plan';
import type { EventOf } from '../../core/sync/event';
import { sentEntries, type Batch } from '../../core/sync/log-rows';
import { preexistingMatches } from '../../core/sync/matching-records';
import type { RowId } from '../../core/table/layout';
import type { JobContext } from '../job-context';
import { noteSentRows } from '../memory/sent-rows';
import { rememberUnsaved, type UnsavedPush } from '../memory/unsaved';
import { amount } from '../messages';
import type { Ports } from '../ports/ports';
import type { Workbook } from '../ports/workbook';
import { hasNoCopy } from './number-taken';
import type { PlannedTable } from './planned-table';

/** How long a push waits at most until AutoSave has saved the log, and how often it asks. In milliseconds. */
const AUTOSAVE_MS = 5000;
const ASKS_EACH_MS = 500;

/**
 * Before a push sends its rows: saves the workbook with a write-ahead log that has every planned addition. If the user then
 * closes the workbook without saving again, the reopened file shows those rows as unconfirmed, and not as new rows that would
 * be stored twice. After the save, an addition is in the log again only when its batch is sent; under AutoSave it stays in the file's
 * log until then. Updates are not logged here: an
 * update that is sent twice stores no second record. The save ends what the user can undo, and it keeps what the user has typed if
 * Excel ends in the middle. The list of sent rows goes into cells with it (memory/sent-rows.ts). If Excel can't save the file, or
 * saves it by itself some seconds later, this device remembers the added rows (memory/unsaved.ts). Excel on the web is given some
 * seconds to save, because a session of it may end at any moment with what was not saved. If a file can't be saved although it has a
 * place, the user is asked before new shifts are sent: the service can't list them, so a second person with the file would send them
 * again.
 */
export async function writeAheadAdditions(
  work: JobContext,
  tables: readonly PlannedTable[],
  push: string,
): Promise<void> {
  const { workbook, device, clock } = work.ports;
  const batches: EventOf<'batch-sent'>[] = [];
  const rows = new Map<string, RowId[]>();
  for (const { read, plan } of tables) {
    const { entity } = read;
    for (const call of filteredPlan(plan, ({ action }) => action === 'add').calls) {
      const { records } = await work.records.list(entity.kind, work.sync.snapshot(entity.kind).unknownFields);
      const preexisting = preexistingMatches(entity, call.items, records);
      const log = work.sync.log(entity.kind);
      batches.push(batchSent(entity, { push, call, items: call.items, log, preexisting }));
      rows.set(entity.kind, [...(rows.get(entity.kind) ?? []), ...call.items.map(({ row }) => row)]);
    }
  }
  const unlisted = tables.filter(({ read }) => isAddedByNumberAlone(read.entity));
  await noteSentRows(
    workbook.memory,
    unlisted.flatMap(({ read }) => rows.get(read.entity.kind) ?? []),
  );
  const save = async () => {
    const saved = await workbook.save();
    if (saved === 'autosaved' && batches.length > 0) await untilAutosaved(workbook, clock);
    return saved;
  };
  const saved = await (batches.length === 0 ? save() : work.sync.during(batches, save));
  if (saved === 'autosaved') await work.sync.keepAhead(batches);
  const isAddedTwice = [...rows.keys()].some((kind) => isAddedByNumberAlone(entityOf(kind)));
  if (saved === 'unsaved' && isAddedTwice && !(await hasNoCopy(work.ports))) work.confirmNobodyElse();
  if (saved !== 'saved' && rows.size > 0)
    await rememberUnsaved(
      { memory: workbook.memory, device },
      {
        push,
        at: clock.wallClock(),
        rows,
        unconfirmed: (kind) => new Set(work.sync.unanswered(kind).map(({ row }) => row)),
      },
    );
}

/** Resolves when AutoSave has saved all changes, or after a while: the user may go on typing. */
async function untilAutosaved(workbook: Workbook, clock: Ports['clock']): Promise<void> {
  for (let waited = 0; waited < AUTOSAVE_MS && !(await workbook.isAutosaved()); waited += ASKS_EACH_MS)
    await clock.sleep(ASKS_EACH_MS);
}

/** `12 users (21 Nov 14:05), 3 shifts (21 Nov 14:20)` */
export function unsavedRows(unsaved: readonly UnsavedPush[]): string {
  return unsaved
    .flatMap(({ at, tables }) =>
      tables.map(({ kind, count }) => {
        const { one, many } = entityOf(kind);
        return `${amount(count, one, many)} (${at})`;
      }),
    )
    .join(', ');
}

/** The event that writes the rows of a batch into the write-ahead log. */
export function batchSent(entity: Entity, batch: Batch): EventOf<'batch-sent'> {
  const entries = sentEntries(entity, batch);
  return { type: 'batch-sent', kind: entity.kind, entries };
}
