import { messages } from '../messages';
import { settleCompany } from '../session/change-company';
import { settleCopy } from '../session/copies';
import type { Commands } from './command';
import { downloadTables } from './download';

/** The answers to what the pane asks about the workbook: whose it is, and whether it is a copy. */
export const workbookQuestions: Commands<'change-company' | 'settle-copy'> = {
  'change-company': {
    job: 'download',
    sentence: messages.changingCompany,
    run: async (app, { change }) => {
      if (!(await settleCompany(app, change))) return;
      app.preview.close();
      if (change === 'replace') for (const kind of app.present()) await downloadTables(app, kind);
    },
  },
  'settle-copy': {
    job: 'check',
    sentence: messages.settlingCopy,
    run: async (app, { meant }) => {
      await settleCopy(app, meant);
      app.preview.close();
    },
  },
};
