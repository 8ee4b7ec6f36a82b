import { timeBlocks } from '../../core/entities/time-blocks';
/** "New for you": what people were told of their shifts. */
import { haveSameItems } from '../../core/table/same-items';
import { jobMessages } from '../job-messages';
import { TOLD } from '../memory/told';
import { openingMessages } from '../opening-messages';
import type { SomeCommands } from './command';
import type { CommandContext } from './context';
import { writeSetting } from './settings';

const toldPart = () => import(/* webpackChunkName: "told" */ '../told/told-session');

/** What the number on Home was counted from. */
const counted = new WeakMap<CommandContext, readonly unknown[]>();

/** Counts anew who does not know yet, if it is used and the confirmed plan, what people were told, or the day has changed. */
export async function noticeTold(app: CommandContext): Promise<void> {
  const { ports, state, store } = app;
  const session = app.sessions.told;
  const part = store.now.memoryDoubt ? undefined : await ports.workbook.memory.read(TOLD);
  const from = [part, state.sync.snapshot(timeBlocks.kind), ports.clock.today()];
  const before = counted.get(app);
  if (before && haveSameItems(from, before)) return;
  counted.set(app, from);
  store.set({ told: part === undefined ? undefined : await (await toldPart()).toldOnHome(ports, state) });
  if (session && store.opened('told'))
    store.open({ kind: 'told', told: session.view(await session.isOutdated(ports, state)) });
}

/** Closes the screen "New for you". */
export function endTold(app: CommandContext): void {
  delete app.sessions.told;
  app.store.close('told');
}

async function show(app: CommandContext): Promise<void> {
  if (app.sessions.told) app.store.open({ kind: 'told', told: app.sessions.told.view() });
  await noticeTold(app);
}

/** No sheet is written, so the tables are not counted again. */
const NOTE = { job: 'report', sentence: () => jobMessages.notingTold } as const;

export const toldCommands = {
  'open-told': {
    opensScreen: true,
    run: async (app) => {
      // Another pane may have pushed, or told people.
      await app.ports.workbook.memory.look();
      await app.load();
      const doubt = app.store.now.memoryDoubt;
      // Without the baseline nothing would be new, and nobody could trust that.
      if (doubt) return app.store.notify({ tone: 'warning', title: openingMessages.memoryDoubt[doubt] });
      app.sessions.told = await (await toldPart()).ToldSession.open(app.ports, app.state);
      await show(app);
    },
  },
  'begin-told': {
    ...NOTE,
    run: async (app, { everybody }) => {
      await app.sessions.told?.begin(app.ports, app.state, everybody);
      await show(app);
    },
  },
  /** Copying tells nobody: the user says when people were told. */
  tell: {
    ...NOTE,
    run: async (app, { person }) => {
      await app.sessions.told?.tell(app.ports, app.state, person);
      await show(app);
    },
  },
  'take-back-told': {
    ...NOTE,
    run: async (app) => {
      await app.sessions.told?.takeBack(app.ports, app.state);
      await show(app);
    },
  },
  'make-calendar-file': {
    ...NOTE,
    sentence: () => jobMessages.makingCalendar,
    run: async (app, { person, timeZone }) => {
      if (!app.sessions.told) return;
      await writeSetting(app, { timeZone });
      await app.sessions.told.makeFile(app.ports, app.state, person, timeZone);
      await show(app);
    },
  },
  'close-told': { run: endTold },
} satisfies SomeCommands;
