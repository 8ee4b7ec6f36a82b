import type { Command } from './command';
import { showUndo } from './undo-screen';

/** What can't be looked at on the service is to be put back all the same. */
export const undoUnverified: Command<'undo-unverified'> = {
  run: (app, { meant }) => {
    if (app.undo) showUndo(app, { ...app.undo, unverifiedMeant: meant });
  },
};
