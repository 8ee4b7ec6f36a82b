import { tableMessages } from '../table/table-messages';
import { jobMessages } from '../job-messages';
import { pushMessages } from '../push/push-messages';
import { rowsWaitingForUser } from '../push/approved-items';
import { reconcileConfirmed } from '../reconcile/reconcile';
import { identifyRows } from '../table/identity';
import type { Command } from './command';
import { openPreviewAgain } from './preview-screen';

/** The user has checked the service for rows that got no answer and that no list shows. The rows are stored as they were sent. */
export const confirmStored: Command<'confirm-stored'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async (app, { kind }) => {
    const work = await app.work();
    if (!work) return;
    const { read } = await identifyRows(app.ports, work, kind);
    const seen = rowsWaitingForUser(app.preview?.tables ?? [], kind);
    const { stored, withoutNumber } = await reconcileConfirmed(work, read, seen);
    await openPreviewAgain(app, kind);
    const rows = (count: number) => tableMessages.rows(count);
    if (stored > 0) app.store.notify({ tone: 'success', title: pushMessages.confirmedStored(rows(stored)) });
    if (withoutNumber > 0) work.warn(pushMessages.storedWithoutNumber(rows(withoutNumber)));
  },
};
