/** Who can work a shift: the screen, and what the user does on it. */
import type { Done } from '../who/who-session';
import { CHECK, type SomeCommands } from './command';
import type { CommandContext } from './context';

/** Closes the screen that says who can work a shift. */
export function endWho(app: CommandContext): void {
  delete app.sessions.who;
  app.store.close('who');
}

/** Closes the screen. If it was opened from a roster, that is shown again. */
async function goBack(app: CommandContext): Promise<void> {
  endWho(app);
  if (app.isOverRoster) await app.sessions.roster?.open();
}

/** Shows what was done with the shift. If nothing was written, the screen stays open. */
async function show(app: CommandContext, { notice, isWritten }: Done): Promise<void> {
  if (isWritten) await goBack(app);
  app.store.notify(notice);
}

export const whoCommands = {
  'open-who': {
    opensScreen: true,
    run: async (app, asked) => {
      const { WhoSession } = await import(/* webpackChunkName: "planning" */ '../who/who-session');
      const opened = await WhoSession.open(app.ports, app.state, asked);
      if (!(opened instanceof WhoSession)) return app.store.notify(opened);
      app.sessions.who = opened;
      app.isOverRoster = app.store.opened('roster') !== undefined;
      app.store.open({ kind: 'who', who: opened.view });
    },
  },
  /** Writes a person into the row of the shift. Sends nothing. */
  'give-shift': {
    ...CHECK,
    run: async (app, { person }) => {
      if (app.sessions.who) await show(app, await app.sessions.who.give(app.ports, app.state, person));
    },
  },
  /** Exchanges the people of two shifts. Sends nothing. */
  'swap-shifts': {
    ...CHECK,
    run: async (app, other) => {
      if (app.sessions.who) await show(app, await app.sessions.who.swap(app.ports, app.state, other));
    },
  },
  'close-who': { run: goBack },
} satisfies SomeCommands;
