/** Reports: their list, and making them. */
import { jobMessages } from '../job-messages';
import type { ReportSession } from '../reports/report-session';
import type { Command } from './command';
import type { CommandContext } from './context';

async function reportSessionOf({ ports, state, store }: CommandContext): Promise<ReportSession> {
  const { ReportSession } = await import(/* webpackChunkName: "reports" */ '../reports/report-session');
  return new ReportSession(ports, state, store);
}

export const openReports: Command<'open-reports'> = {
  job: 'report',
  sentence: () => jobMessages.openingReports,
  run: async (app) => (await reportSessionOf(app)).open(),
};

export const makeReport: Command<'make-report'> = {
  job: 'report',
  sentence: () => jobMessages.makingReport,
  run: async (app, { id, choice, key }) => (await reportSessionOf(app)).make(id, choice, key),
};

export const makeReportAgain: Command<'make-report-again'> = {
  job: 'report',
  sentence: () => jobMessages.makingReport,
  run: async (app, { key }) => (await reportSessionOf(app)).makeAgain(key),
};

export const showReport: Command<'show-report'> = {
  run: async (app, { key }) => {
    await app.load();
    await app.ports.workbook.showReport(key);
  },
};

export const closeReports: Command<'close-reports'> = { run: ({ store }) => store.close('reports') };
