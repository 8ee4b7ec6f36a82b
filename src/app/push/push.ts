import { itemsOf } from '../../core/push/plan';
import { Cancelled } from '../failures';
import type { JobContext } from '../job-context';
import { LONGEST_NOTE, oneLine, readOwnName } from '../memory/own-name';
import { UNSIGNED } from '../pane/due-log';
import type { TableSnapshot } from '../table/table-snapshot';
import type { PushResult } from '../view';
import { check, rereadSourcesOf, type Checked, type NothingToPush, type PushRange } from './check';
import { prepareTable } from './compare-now';
import { sendLaterFields } from './later-fields';
import { planAgain, type PlanDiffers } from './plan-again';
import { kindsOf, type PlannedTable } from './planned-table';
import { needsNoPreview, previewOf } from './preview';
import { readBack } from './read-back';
import { send } from './send';
import { pushedTable, readAfter, sumUp, type PushedTable } from './sum-up';

/** The result of a push. */
export type Pushed =
  | NothingToPush
  /** The user must see a preview first. Nothing was sent. */
  | { readonly kind: 'preview-needed'; readonly checked: Checked }
  | PlanDiffers
  | PushDone;

export interface PushDone {
  readonly kind: 'done';
  readonly result: PushResult;
  /** The pushed tables as they are now. */
  readonly reads: readonly TableSnapshot[];
}

/**
 * The steps of a push: check -> preview -> plan again -> (compare -> send -> read back -> later fields) for each table -> sum up.
 * `asked` is either the preview that the user has seen, or the tables or rows that the user pushes with one click: those are sent at
 * once only if no preview is needed (needsNoPreview). Tables are sent one after the other, parents first, because a row may name a
 * record that an earlier table has added.
 *
 * Throws a failure if no row has a result yet. A later failure ends the push and is part of its result.
 * @param note what the user says about the push in its log
 */
export async function push(work: JobContext, asked: Checked | PushRange, note = ''): Promise<Pushed> {
  const { dueLog, ports } = work;
  dueLog.signature = { who: readOwnName(ports), note: oneLine(note, LONGEST_NOTE) };
  try {
    return await pushAsked(work, asked);
  } finally {
    dueLog.signature = UNSIGNED;
  }
}

async function pushAsked(work: JobContext, asked: Checked | PushRange): Promise<Pushed> {
  const isSeen = 'kind' in asked;
  const checked = isSeen ? asked : await check(work.ports, work, asked);
  if (checked.kind === 'nothing') return checked;
  if (!isSeen) {
    const mustBeSeen = sendsMore(checked) || work.ports.workbook.hasOldValues;
    if (mustBeSeen || !needsNoPreview(previewOf(work, checked))) return { kind: 'preview-needed', checked };
    if (work.stopping() || work.signal.aborted) throw new Cancelled();
  } else await rereadSourcesOf(work.ports, work, kindsOf(asked.tables)); // much may have been edited since the preview was made
  const planned = await planAgain(work, checked);
  if (planned.kind === 'changed') return planned;
  const { tables, passwords } = planned;
  const pushed: PushedTable[] = [];
  // Until the push ends, each name refers to the same record, even if a list that is read meanwhile has other names.
  for (const { read, plan } of tables) work.names.freeze(read.entity, itemsOf(plan));
  try {
    const all = tables.reduce((sum, table) => sum + rowsOf(table) + laterRowsOf(table), 0);
    let before = 0;
    for (const table of tables) {
      // The calls of this table write the memory into the file, which has results only until they are logged.
      await work.dueLog.write();
      const first = shareOf(work, { before, rows: rowsOf(table), all });
      const later = shareOf(work, { before: before + rowsOf(table), rows: laterRowsOf(table), all });
      before += rowsOf(table) + laterRowsOf(table);
      const toSend = await prepareTable(first, table, passwords, pushed);
      const sent = await send(first, toSend);
      const reconciled = await readBack(first, sent);
      const complete = await sendLaterFields(later, reconciled);
      pushed.push(await pushedTable(work, table, complete));
    }
  } finally {
    work.names.unfreeze();
    // If the memory can't be written any more, the rows that were not sent are in doubt, which is safe.
    await work.sync.endAhead().catch(() => undefined);
  }
  return { kind: 'done', result: sumUp(pushed, passwords), reads: readAfter(pushed) };
}

const rowsOf = ({ plan }: PlannedTable): number => plan.added + plan.updated;

/** The new rows with fields that are sent after the row is stored. */
const laterRowsOf = ({ plan }: PlannedTable): number => itemsOf(plan).filter(({ later }) => later).length;

/** Whether rows are sent besides those that the user has chosen: new rows that these name. The preview shows which. */
function sendsMore({ range: { rows }, tables }: Checked): boolean {
  return rows !== undefined && tables.some(({ read: { entity } }) => entity.kind !== rows.kind);
}

/** A part of a push, counted in rows. */
interface Part {
  /** Rows of the parts before this one. */
  readonly before: number;
  readonly rows: number;
  /** Rows of all parts. */
  readonly all: number;
}

/** The same work, which counts what is done of a part as done of the whole push: the bar never goes back to its beginning. */
function shareOf(work: JobContext, { before, rows, all }: Part): JobContext {
  const whole = (fraction: number) => (before + fraction * rows) / all;
  return {
    ...work,
    progress: (sentence, fraction) =>
      work.progress(sentence, fraction === undefined || all === 0 ? undefined : whole(fraction)),
  };
}
