import type { Command } from './command';
import { closeAddedPaste } from './paste-screen';

export const closeResult: Command<'close-result'> = {
  run: async (app) => {
    await closeAddedPaste(app);
    app.store.close('result');
    app.store.set({ pushed: undefined });
  },
};
