import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { reportSessionOf } from './report-session-of';

export const makeReportAgain: Command<'make-report-again'> = {
  job: 'report',
  sentence: () => jobMessages.makingReport,
  run: async (app, { key }) => (await reportSessionOf(app)).makeAgain(key),
};
