import type { Command } from './command';
import { showUndo } from './undo-screen';

/** The user also wants to restore values that can't be checked on the service. */
export const includeUnverified: Command<'include-unverified'> = {
  run: (app, { on }) => {
    if (app.undo) showUndo(app, { ...app.undo, includesUnverified: on });
  },
};
