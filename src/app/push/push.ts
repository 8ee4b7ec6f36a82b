import { itemsOf } from '../../core/push/plan';
import { Cancelled } from '../failures';
import type { JobContext } from '../job-context';
import type { PushResult } from '../view';
import { check, type Checked, type Nothing } from './check';
import { sendLaterFields } from './later-fields';
import { plan, type Changed } from './plan';
import { isPlain, previewOf } from './preview';
import { pushedTable, report, type PushedTable } from './report';
import { reconcile } from './reconcile';
import { send } from './send';
import { stillGoing } from './still-going';

/** What a push came to. */
export type Pushed =
  | Nothing
  /** It is for the user to look at first: nothing was sent. */
  | { readonly kind: 'to-look-at'; readonly checked: Checked }
  | Changed
  | { readonly kind: 'done'; readonly result: PushResult };

/**
 * The line of a push: check -> preview -> plan -> send -> reconcile -> report. Each step has a file of its own, takes what the
 * steps before it have found, and gives what it finds. `asked` is what the user has seen in the preview; or tables to be pushed at
 * one click: then it goes at once if it is little and plain. Tables go parents first, one after the other, as a table may
 * name records that the one before has added.
 *
 * Throws what happens before anything was sent; afterwards failures are part of the result.
 */
export async function push(work: JobContext, asked: Checked | readonly string[]): Promise<Pushed> {
  const isSeen = 'kind' in asked;
  const checked = isSeen ? asked : await check(work.ports, work, asked);
  if (checked.kind === 'nothing') return checked;
  if (!isSeen) {
    if (!isPlain(previewOf(work, checked))) return { kind: 'to-look-at', checked };
    if (work.stopping() || work.signal.aborted) throw new Cancelled();
  }
  const planned = await plan(work, checked);
  if (planned.kind === 'changed') return planned;
  const { tables, passwords } = planned;
  const pushed: PushedTable[] = [];
  // Names mean the same records until the push ends, whatever is listed meanwhile.
  for (const { read, plan } of tables) work.names.freeze(read.entity, itemsOf(plan));
  try {
    for (const table of tables) {
      const going = await stillGoing(work, table, passwords, pushed);
      const sent = await send(work, going);
      const reconciled = await reconcile(work, sent);
      const complete = await sendLaterFields(work, reconciled);
      pushed.push(await pushedTable(work, table, complete));
    }
  } finally {
    work.names.unfreeze();
  }
  return { kind: 'done', result: report(pushed, passwords) };
}
