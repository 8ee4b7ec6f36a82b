/** Rosters: made, checked and taken over. */
import { timeBlocks } from '../../core/entities/time-blocks';
import { jobMessages } from '../job-messages';
import { describe } from '../table/columns';
import type { SomeCommands } from './command';
import type { CommandContext } from './context';
import { downloadTables } from './download';

async function sessionOf(app: CommandContext) {
  const { RosterSession } = await import(/* webpackChunkName: "reports" */ '../roster/roster-session');
  return (app.sessions.roster ??= new RosterSession(app.ports, app.state, app.store));
}

export const rosterCommands = {
  'open-rosters': {
    opensScreen: true,
    run: async (app, { key }) => (await sessionOf(app)).open(key),
  },
  'make-roster': {
    job: 'report',
    sentence: () => jobMessages.makingRoster,
    run: async (app, { choice, key, mayLose }) => (await sessionOf(app)).make(choice, key, mayLose === true),
  },
  'make-roster-again': {
    job: 'report',
    sentence: () => jobMessages.makingRoster,
    run: async (app, { key, mayLose, marksChanges }) =>
      (await sessionOf(app)).makeAgain(key, mayLose === true, marksChanges),
  },
  'check-roster': {
    isQuiet: true,
    run: ({ sessions, store }) => (store.now.job ? undefined : sessions.roster?.check()),
  },
  'answer-roster': {
    run: ({ sessions, store }, { id, side, opensAll }) =>
      store.now.job
        ? undefined
        : sessions.roster?.answer({
            ...(id !== undefined && { id }),
            ...(side !== undefined && { side }),
            ...(opensAll !== undefined && { opensAll }),
          }),
  },
  /** Writes what was typed into Time Blocks and Time Off. Sends nothing. */
  'take-over-roster': {
    job: 'add',
    sentence: () => jobMessages.takingOver,
    run: async (app, { pushes }) => {
      const { ports, state, store } = app;
      const session = app.sessions.roster;
      app.pushesRoster = false;
      if (!session || !(await app.work())) return;
      if (!(await ports.workbook.has(describe(state, timeBlocks.kind).layout)))
        await downloadTables(app, timeBlocks.kind);
      store.notify(await session.takeOver());
      app.pushesRoster = pushes === true && session.isTakenOver;
    },
    next: ({ pushesRoster }) => (pushesRoster ? { do: 'push' } : undefined),
  },
  'close-rosters': {
    run: (app) => {
      delete app.sessions.roster;
      app.store.close('roster');
    },
  },
} satisfies SomeCommands;
