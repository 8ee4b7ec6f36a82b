import { messages } from '../messages';
import type { Command } from './command';

export const openPaste: Command<'open-paste'> = {
  run: async (app, { kind }) => {
    const { ports, store, known } = app;
    if (store.now.job) return store.notify({ tone: 'warning', title: messages.busy });
    await app.load();
    const { PasteSession } = await import(/* webpackChunkName: "shifts" */ '../shifts/paste-session');
    store.set({ notice: undefined });
    app.paste = new PasteSession(ports, store, kind);
    await app.paste.open(known);
  },
};
