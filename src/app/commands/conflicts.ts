import { amount, messages } from '../messages';
import { pushMessages } from '../push/push-messages';
import { settleConflicts } from '../push/settle-conflicts';
import type { Commands } from './command';

/** Of one row, of one table, or of all that are in the preview; then shows what would be sent now. */
export const conflicts: Commands<'settle-conflicts'> = {
  'settle-conflicts': {
    job: 'check',
    sentence: messages.checking,
    run: async (app, { side, kind, row }) => {
      const { ports, known, store, preview } = app;
      const kinds = preview.shown?.kinds ?? app.present();
      let count = 0;
      for (const each of kind === undefined ? kinds : [kind])
        count += await settleConflicts(ports, known, each, {
          side,
          seen: preview.rows(each),
          ...(row === undefined ? {} : { row }),
        });
      await preview.open(kinds);
      if (count === 0) store.notify({ tone: 'info', title: pushMessages.noConflicts });
      else store.notify({ tone: 'success', title: pushMessages.settled[side](amount(count, 'row', 'rows')) });
    },
  },
};
