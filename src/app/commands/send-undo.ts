import { jobMessages } from '../job-messages';
import { pushMessages } from '../push/push-messages';
import { undo } from '../undo/undo';
import type { Command } from './command';
import { showResult } from './show-result';
import { closeUndo, showUndo } from './undo-screen';

/** Puts back what the undo screen shows, and shows the result. */
export const sendUndo: Command<'send-undo'> = {
  job: 'push',
  sentence: () => jobMessages.lookingAtLastPush,
  run: async (app) => {
    const work = await app.work();
    if (!work || !app.undo) return;
    const outcome = await undo(work, app.undo);
    if (outcome.kind === 'done') {
      closeUndo(app);
      return showResult(app, work, outcome.result);
    }
    showUndo(app, outcome.open);
    if (outcome.kind === 'changed') app.store.notify({ tone: 'warning', title: pushMessages.undoChanged });
  },
};
