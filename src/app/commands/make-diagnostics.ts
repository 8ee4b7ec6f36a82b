import { diagnosticsText } from '../diagnostics/diagnostics';
import type { Command } from './command';

/** Makes the text that a user can send to support. Uses no network, and waits for Excel only briefly. */
export const makeDiagnostics: Command<'make-diagnostics'> = {
  run: async ({ ports, store, known, recorder }, { pane }) => {
    const { now: view } = store;
    const text = await diagnosticsText({ ports, view, kinds: known.kinds, recorder }, pane);
    store.set({ diagnostics: { id: (store.now.diagnostics?.id ?? 0) + 1, text } });
  },
};
