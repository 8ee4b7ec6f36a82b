import { messages } from '../messages';
import type { ReportSession } from '../reports/report-session';
import type { Commands } from './command';
import type { CommandContext } from './context';

const making = { job: 'report', sentence: messages.makingReport } as const;

export const reports: Commands<
  'open-reports' | 'make-report' | 'make-report-again' | 'show-report' | 'close-reports'
> = {
  'open-reports': {
    job: 'report',
    sentence: messages.openingReports,
    run: async (app) => (await sessionOf(app)).open(),
  },
  'make-report': {
    ...making,
    run: async (app, { id, choice, key }) => (await sessionOf(app)).make(id, choice, key),
  },
  'make-report-again': { ...making, run: async (app, { key }) => (await sessionOf(app)).makeAgain(key) },
  'show-report': {
    run: async (app, { key }) => {
      await app.load();
      await app.ports.workbook.showReport(key);
    },
  },
  'close-reports': { run: ({ store }) => store.close('reports') },
};

async function sessionOf({ ports, known, store }: CommandContext): Promise<ReportSession> {
  const { ReportSession } = await import(/* webpackChunkName: "reports" */ '../reports/report-session');
  return new ReportSession(ports, known, store);
}
