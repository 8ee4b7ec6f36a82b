import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { reportSessionOf } from './report-session-of';

export const openReports: Command<'open-reports'> = {
  job: 'report',
  sentence: () => jobMessages.openingReports,
  run: async (app) => (await reportSessionOf(app)).open(),
};
