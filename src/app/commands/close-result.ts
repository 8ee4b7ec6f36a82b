import type { Command } from './command';
import { closePaste } from './paste-screen';

/** Pasted shifts that were added are in the sheet, so no question about their text is open any more. */
export const closeResult: Command<'close-result'> = {
  run: async (app) => {
    if (app.store.opened('paste')?.paste.added === true) await closePaste(app);
    app.store.close('result');
  },
};
