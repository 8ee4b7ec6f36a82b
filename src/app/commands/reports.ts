/** Reports: their list, and making them. */
import { jobMessages } from '../job-messages';
import type { ReportSession } from '../reports/report-session';
import type { SomeCommands } from './command';
import type { CommandContext } from './context';

async function reportSessionOf({ ports, state, store }: CommandContext): Promise<ReportSession> {
  const { ReportSession } = await import(/* webpackChunkName: "reports" */ '../reports/report-session');
  return new ReportSession(ports, state, store);
}

export const reportCommands = {
  'open-reports': {
    job: 'report',
    sentence: () => jobMessages.openingReports,
    run: async (app) => (await reportSessionOf(app)).open(),
  },
  'make-report': {
    job: 'report',
    sentence: () => jobMessages.makingReport,
    run: async (app, { id, choice, key }) => (await reportSessionOf(app)).make(id, choice, key),
  },
  'make-report-again': {
    job: 'report',
    sentence: () => jobMessages.makingReport,
    run: async (app, { key }) => (await reportSessionOf(app)).makeAgain(key),
  },
  'show-report': {
    run: async (app, { key }) => {
      await app.load();
      await app.ports.workbook.showReport(key);
    },
  },
  'close-reports': { run: ({ store }) => store.close('reports') },
} satisfies SomeCommands;
