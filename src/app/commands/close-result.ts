import type { Command } from './command';
import { closePaste } from './paste-screen';

/** Pasted shifts that were added are in the sheet: no questions about their text are left. */
export const closeResult: Command<'close-result'> = {
  run: async (app) => {
    if (app.store.opened('paste')?.paste.added === true) await closePaste(app);
    app.store.close('result');
  },
};
