import { messages } from '../messages';
import type { Command } from './command';
import { downloadTables } from './download-tables';

/** The user knows which category holds, say, the areas; asked once and kept in the workbook. */
export const pickCategory: Command<'pick-category'> = {
  job: 'download',
  sentence: messages.pickingCategory,
  run: async (app, { category, catNo }) => {
    await app.known.kinds.pick(category, catNo);
    app.store.set({ ask: undefined });
    await downloadTables(app, undefined);
  },
};
