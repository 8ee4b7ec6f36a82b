import { messages } from '../messages';
import type { Commands } from './command';
import { showResult } from './show-result';

export const undo: Commands<'undo' | 'undo-unverified' | 'send-undo' | 'close-undo'> = {
  /** Shows what undoing the last push would do. */
  undo: {
    job: 'check',
    sentence: messages.lookingAtLastPush,
    run: async (app) => {
      const work = await app.work();
      if (work) await app.undo.open(work);
    },
  },
  'undo-unverified': { run: ({ undo }, { meant }) => undo.mean(meant) },
  /** Puts back what lies open, and shows what became of it. */
  'send-undo': {
    job: 'push',
    sentence: messages.lookingAtLastPush,
    run: async (app) => {
      const work = await app.work();
      const result = work && (await app.undo.send(work));
      if (result) await showResult(app, result);
    },
  },
  'close-undo': { run: ({ undo }) => undo.close() },
};
