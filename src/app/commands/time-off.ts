/** The form for time off. */
import { ifPossible } from '../failures';
import { jobMessages } from '../job-messages';
import { describe } from '../table/columns';
import type { SomeCommands } from './command';
import type { CommandContext } from './context';
import { downloadTables } from './download';
import { writeSetting } from './settings';

/** Closes the screen for time off. */
export function endTimeOff(app: CommandContext): void {
  delete app.sessions.timeOff;
  app.store.close('time-off');
}

/** Closes the screen. If it was opened from a roster, that is shown again. */
async function goBack(app: CommandContext): Promise<void> {
  endTimeOff(app);
  if (app.isOverRoster) await app.sessions.roster?.open();
}

/** Downloads the sheets that the workbook lacks. False, with a notice, if one could not be made. */
async function makeMissing(app: CommandContext, kinds: readonly string[]): Promise<boolean> {
  const missing = await missingOf(app, kinds);
  if (missing.length === 0) return true;
  if (!(await app.work())) return false;
  for (const kind of missing) await downloadTables(app, kind);
  return (await missingOf(app, kinds)).length === 0;
}

/** Reads the sheets together, in one round trip. What adds the rows then does not read them again. */
async function missingOf({ ports, state }: CommandContext, kinds: readonly string[]): Promise<string[]> {
  const there = await ports.workbook.readSheets(kinds.map((kind) => describe(state, kind).layout));
  return kinds.filter((kind) => !there.has(kind));
}

export const timeOffCommands = {
  'open-time-off': {
    opensScreen: true,
    run: async (app, { do: _, ...asked }) => {
      const { TimeOffSession } = await import(
        /* webpackChunkName: "planning" */ '../time-off/time-off-session'
      );
      app.sessions.timeOff = new TimeOffSession(app.ports, app.store);
      app.isOverRoster = app.store.opened('roster') !== undefined;
      await app.sessions.timeOff.open(app.state, asked);
    },
  },
  'fill-time-off': {
    run: ({ sessions: { timeOff }, store }, { entry }) => {
      // What is being added must not change meanwhile.
      if (store.now.job?.kind !== 'add') timeOff?.fill(entry);
    },
  },
  /** Adds the rows of the time off that was entered, and selects the first of them in its sheet. Sends nothing. */
  'add-time-off': {
    job: 'add',
    sentence: () => jobMessages.addingTimeOff,
    run: async (app) => {
      const { ports, state, store } = app;
      const session = app.sessions.timeOff;
      if (!session?.ready || !(await makeMissing(app, session.kinds))) return;
      const report = await session.add(state);
      const { records, accountId } = session.entry;
      await writeSetting(app, { timeOffRecords: records, ...(session.isIll && { illAccount: accountId }) });
      const { firstAdded: first } = session;
      // Another workbook may be in front. The rows are in their sheets all the same. Who plans in a roster stays there.
      if (first && !app.isOverRoster)
        await ifPossible(
          ports.workbook.reveal(describe(state, first.kind).layout, { row: first.row, index: 0 }),
        );
      await goBack(app);
      store.notify(report);
    },
  },
  'close-time-off': { run: goBack },
} satisfies SomeCommands;
