import { messages } from '../messages';
import type { Commands } from './command';
import { closePaste } from './paste';

export const session: Commands<'renew-session' | 'sign-out'> = {
  'renew-session': { run: ({ session }, { sessionId }) => session.renew(sessionId) },
  /** What is shown of the company's records goes as well, and so do first passwords and a pasted text. */
  'sign-out': {
    run: async (app) => {
      const { connection, preview, store, undo } = app;
      store.abort();
      connection.close();
      preview.forget();
      undo.close();
      store.close('result');
      store.set({ company: undefined });
      store.notify({ tone: 'info', title: messages.signedOut });
      await closePaste(app);
    },
  },
};
