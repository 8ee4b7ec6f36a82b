import { messages } from '../messages';
import type { Command } from './command';
import { closePaste } from './paste-screen';
import { forgetPreview } from './preview-screen';
import { closeUndo } from './undo-screen';

/** What is shown of the company's records goes as well, and so do first passwords and a pasted text. */
export const signOut: Command<'sign-out'> = {
  run: async (app) => {
    const { connection, store } = app;
    store.abort();
    connection.close();
    forgetPreview(app);
    closeUndo(app);
    store.close('result');
    store.set({ company: undefined });
    store.notify({ tone: 'info', title: messages.signedOut });
    await closePaste(app);
  },
};
