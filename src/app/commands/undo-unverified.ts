import type { Command } from './command';
import { showUndo } from './undo-screen';

/** The user also wants to restore values that can't be checked on the service. */
export const undoUnverified: Command<'undo-unverified'> = {
  run: (app, { meant }) => {
    if (app.undo) showUndo(app, { ...app.undo, unverifiedMeant: meant });
  },
};
