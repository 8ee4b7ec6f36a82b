import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { downloadTables } from './download-tables';

/**
 * The user chooses which category contains a kind of record, for example the areas. The answer is kept in the workbook, so it
 * is asked once.
 */
export const pickCategory: Command<'pick-category'> = {
  job: 'download',
  worksInDoubt: true,
  sentence: () => jobMessages.pickingCategory,
  run: async (app, { category, catNo }) => {
    await app.known.kinds.pick(category, catNo);
    app.store.set({ ask: undefined });
    await downloadTables(app, undefined);
  },
};
