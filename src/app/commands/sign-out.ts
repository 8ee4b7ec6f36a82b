import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { closeKeepSafe } from './keep-safe-screen';
import { closePaste } from './paste-screen';
import { forgetPreview } from './preview-screen';
import { closeTimeOff } from './time-off-screen';
import { closeUndo } from './undo-screen';

/** Also removes the company's records from the pane, first passwords, entered time off, and pasted text. */
export const signOut: Command<'sign-out'> = {
  run: async (app) => {
    const { connection, store } = app;
    store.abort();
    connection.close();
    forgetPreview(app);
    closeUndo(app);
    closeTimeOff(app);
    closeKeepSafe(app);
    store.close('result');
    store.set({ company: undefined });
    store.notify({ tone: 'info', title: jobMessages.signedOut });
    await closePaste(app);
  },
};
