import { jobMessages } from '../job-messages';
import { planUndo } from '../undo/plan-undo';
import type { Command } from './command';
import { showUndo } from './undo-screen';

/** Shows what undoing the last push would do. */
export const undo: Command<'undo'> = {
  job: 'check',
  sentence: () => jobMessages.lookingAtLastPush,
  run: async (app) => {
    const work = await app.work();
    if (work) showUndo(app, await planUndo(work, false));
  },
};
