import { messages } from '../messages';
import type { Command } from './command';

export const openTimeOff: Command<'open-time-off'> = {
  run: async (app) => {
    const { ports, store, known } = app;
    if (store.now.job) return store.notify({ tone: 'warning', title: messages.busy });
    await app.load();
    const { TimeOffSession } = await import('../time-off/time-off-session');
    store.set({ notice: undefined });
    app.timeOff = new TimeOffSession(ports, store);
    await app.timeOff.open(known);
  },
};
