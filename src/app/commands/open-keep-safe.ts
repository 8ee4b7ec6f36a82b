import { messages } from '../messages';
import type { Command } from './command';
import { keepSafeOf } from './keep-safe-screen';

export const openKeepSafe: Command<'open-keep-safe'> = {
  run: async (app) => {
    if (app.store.now.job) return app.store.notify({ tone: 'warning', title: messages.busy });
    await app.load();
    app.store.set({ notice: undefined });
    await (await keepSafeOf(app)).show();
  },
};
