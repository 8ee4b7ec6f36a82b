import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { reportSessionOf } from './report-session-of';

export const makeReport: Command<'make-report'> = {
  job: 'report',
  sentence: () => jobMessages.makingReport,
  run: async (app, { id, choice, key }) => (await reportSessionOf(app)).make(id, choice, key),
};
