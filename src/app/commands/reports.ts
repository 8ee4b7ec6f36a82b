/** Reports: their list, and making them. */
import { jobMessages } from '../job-messages';
import type { ReportSession } from '../reports/report-session';
import type { SomeCommands } from './command';
import type { CommandContext } from './context';

async function reportSessionOf({ ports, state, store }: CommandContext): Promise<ReportSession> {
  const { ReportSession } = await import(/* webpackChunkName: "reports" */ '../reports/report-session');
  return new ReportSession(ports, state, store);
}

/** How many of them were noted. */
async function noteGivenOut(app: CommandContext, keys: readonly string[]): Promise<number> {
  const { noteGivenOut: note } = await import(/* webpackChunkName: "reports" */ '../memory/given-out');
  const { clock, workbook } = app.ports;
  const moment = { at: clock.localTime(), noted: clock.now() };
  let noted = 0;
  for (const key of keys) if (await note(workbook.memory, key, moment)) noted += 1;
  if (noted > 0 && app.store.opened('reports')) await (await reportSessionOf(app)).open();
  return noted;
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
  'give-out': {
    job: 'report',
    sentence: () => jobMessages.notingGivenOut,
    run: async (app, { key }) => {
      const { store, sessions } = app;
      await app.load();
      if (store.opened('roster')) await sessions.roster?.check();
      const check = store.opened('roster')?.roster.check;
      if (check?.key === key && check.loses)
        return store.notify({ tone: 'warning', title: jobMessages.takeOverFirst });
      const isNoted = (await noteGivenOut(app, [key])) > 0;
      if (check) await sessions.roster?.open(key);
      store.notify(
        isNoted
          ? { tone: 'success', title: jobMessages.givenOut }
          : { tone: 'warning', title: jobMessages.makeFirst },
      );
    },
  },
  'note-export': {
    isQuiet: true,
    // The file was made all the same.
    run: async (app, { keys }) => {
      if (!app.ports.workbook.isReadOnly) await noteGivenOut(app, keys);
    },
  },
  'close-reports': { run: ({ store }) => store.close('reports') },
} satisfies SomeCommands;
