import { messages } from '../messages';
import { describe } from '../table/describe';
import type { Commands } from './command';

export const showRows: Commands<'show-rows' | 'reveal'> = {
  'show-rows': {
    job: 'check',
    sentence: messages.checking,
    run: async ({ ports, known, store, preview }, intent) => {
      const { showRows } = await import(/* webpackChunkName: "shifts" */ './narrow-rows');
      await showRows(ports, known, store, preview, intent);
    },
  },
  /** Goes to one row in its sheet. */
  reveal: {
    run: async (app, { kind, ...place }) => {
      await app.load();
      await app.ports.workbook.reveal(describe(app.known, kind).layout, place);
    },
  },
};
