import { jobMessages } from '../job-messages';
import { amount } from '../messages';
import { pushMessages } from '../push/push-messages';
import { kindsOf } from '../push/approved-items';
import { resolveConflicts as resolve } from '../push/resolve-conflicts';
import type { Command } from './command';
import { openPreview } from './preview-screen';

/** Resolves the conflicts of one row, of one table, or of all tables in the preview. Then shows what would be sent now. */
export const resolveConflicts: Command<'resolve-conflicts'> = {
  job: 'check',
  sentence: jobMessages.checking,
  run: async (app, { side, kind, row }) => {
    const { ports, known, store, preview } = app;
    const kinds = preview ? kindsOf(preview.tables) : app.present();
    const rowsOf = (of: string) =>
      preview?.tables.find(({ read }) => read.entity.kind === of)?.read.tracking.rows ?? [];
    let count = 0;
    for (const each of kind === undefined ? kinds : [kind])
      count += await resolve(ports, known, each, {
        side,
        seen: rowsOf(each),
        ...(row === undefined ? {} : { row }),
      });
    await openPreview(app, kinds);
    if (count === 0) store.notify({ tone: 'info', title: pushMessages.noConflicts });
    else store.notify({ tone: 'success', title: pushMessages.resolved[side](amount(count, 'row', 'rows')) });
  },
};
