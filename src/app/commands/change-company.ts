import { jobMessages } from '../job-messages';
import { applyCompanyChange } from '../session/change-company';
import type { Command } from './command';
import { downloadTables } from './download-tables';
import { closePreview } from './preview-screen';

/** The user decides to which company the workbook belongs. */
export const changeCompany: Command<'change-company'> = {
  job: 'download',
  worksInDoubt: true,
  sentence: () => jobMessages.changingCompany,
  run: async (app, { change }) => {
    if (!(await applyCompanyChange(app, change))) return;
    closePreview(app);
    if (change === 'replace') for (const kind of app.present()) await downloadTables(app, kind);
  },
};
