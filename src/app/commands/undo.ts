/** Undoing the last push. */
import { jobMessages } from '../job-messages';
import { pushMessages } from '../push/push-messages';
import { type UndoPlan, planUndo, undoPreviewOf } from '../undo/plan-undo';
import { undo as undoPush } from '../undo/undo';
import type { SomeCommands } from './command';
import type { CommandContext } from './context';
import { showResult } from './push';

/** Shows and closes the undo screen. Until the user presses "Undo", its content is one value: `app.sessions.undo`. */

function showUndo(app: CommandContext, open: UndoPlan): void {
  app.sessions.undo = open;
  app.store.open({ kind: 'undo', undo: undoPreviewOf(open) }, { notice: undefined });
}

export function endUndo(app: CommandContext): void {
  delete app.sessions.undo;
  app.store.close('undo');
}

export const undoCommands = {
  /** Shows what undoing the last push would do. */
  undo: {
    job: 'check',
    sentence: () => jobMessages.lookingAtLastPush,
    run: async (app) => {
      const work = await app.work();
      if (work) showUndo(app, await planUndo(work, false));
    },
  },
  /** Puts back what the undo screen shows, and shows the result. */
  'send-undo': {
    job: 'push',
    sentence: () => jobMessages.lookingAtLastPush,
    run: async (app) => {
      const work = await app.work();
      if (!work || !app.sessions.undo) return;
      const outcome = await undoPush(work, app.sessions.undo);
      if (outcome.kind === 'done') {
        endUndo(app);
        return showResult(app, work, outcome);
      }
      showUndo(app, outcome.open);
      if (outcome.kind === 'changed') app.store.notify({ tone: 'warning', title: pushMessages.undoChanged });
    },
  },
  /** The user also wants to restore values that can't be checked on the service. */
  'include-unverified': {
    run: (app, { on }) => {
      if (app.sessions.undo) showUndo(app, { ...app.sessions.undo, includesUnverified: on });
    },
  },
  'close-undo': { run: endUndo },
} satisfies SomeCommands;
