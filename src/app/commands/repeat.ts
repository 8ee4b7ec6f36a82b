/** Shifts once more: copied weeks, patterns, recurring shifts on dates, and taking back what was added. */
import { isShiftKind } from '../../core/shifts/shift';
import { jobMessages } from '../job-messages';
import { checkAlone } from '../push/check';
import { describe } from '../table/columns';
import { identifyRows } from '../table/identity';
import type { TableSnapshot } from '../table/table-snapshot';
import type { SomeCommands } from './command';
import type { CommandContext } from './context';
import { downloadTables } from './download';
import { proposeShifts } from './planning';
import { closePreview } from './preview-screen';

/** Many users never open the screen. */
const loadPlanning = () => import(/* webpackChunkName: "planning" */ '../planning/repeat');

type Planning = Awaited<ReturnType<typeof loadPlanning>>;
type Prepare = (planning: Planning, read: TableSnapshot) => ReturnType<Planning['preparePattern']>;

/**
 * Proposes the shifts that are prepared from a sheet as it is now. The screen is closed when they are added. The sheet is made if
 * the workbook does not have it.
 */
async function addPrepared(app: CommandContext, kind: string, prepare: Prepare): Promise<void> {
  const { ports, state, store } = app;
  const planning = await loadPlanning();
  if (!(await ports.workbook.has(describe(state, kind).layout))) {
    if (!(await app.work())) return;
    await downloadTables(app, kind);
  }
  const prepared = async () => {
    await planning.rereadSources(ports, state);
    return prepare(planning, (await identifyRows(ports, state, kind)).read);
  };
  const { notice, cells } = await prepared();
  if (cells.length === 0) return store.notify(notice);
  await proposeShifts(app, {
    kind,
    cells,
    add: async () => {
      // The sheet may have got some of the shifts while the user looked at the proposal.
      const { notice, ...shifts } = await prepared();
      await planning.addShifts(ports, state, shifts);
      await checkAlone(ports, state, kind);
      store.close('repeat');
      return { ...notice, takesBack: true };
    },
  });
}

const ADDS = { job: 'add', sentence: () => jobMessages.addingShifts } as const;

export const repeatCommands = {
  'open-repeat': {
    opensScreen: true,
    run: async ({ ports, state, store }) => {
      const { repeatView } = await loadPlanning();
      const kinds = store.now.tables
        .map(({ kind }) => kind)
        .filter((kind) => isShiftKind(describe(state, kind).entity));
      store.open({ kind: 'repeat', repeat: await repeatView(ports, state, kinds) });
    },
  },
  'close-repeat': { run: ({ store }) => store.close('repeat') },
  'copy-weeks': {
    ...ADDS,
    run: (app, intent) =>
      addPrepared(app, intent.kind, ({ prepareCopies }, read) => prepareCopies(app.state, read, intent)),
  },
  'add-pattern': {
    ...ADDS,
    run: async (app, { kind, entry }) => {
      const { patternProblem } = await loadPlanning();
      if (patternProblem(entry)) return;
      await addPrepared(app, kind, ({ preparePattern }, read) => preparePattern(app.state, read, entry));
    },
  },
  'add-recurring': {
    ...ADDS,
    run: async (app, { kind, entry }) => {
      const { readRecurring, recurringProblem } = await loadPlanning();
      if (recurringProblem(entry)) return;
      const recurring = await readRecurring(app.ports, app.state);
      await addPrepared(app, kind, ({ prepareRecurring }, read) =>
        prepareRecurring(app.state, read, recurring, entry),
      );
    },
  },
  'take-back': {
    job: 'add',
    sentence: () => jobMessages.takingBack,
    run: async (app, { said }) => {
      const { takeBack, notTheLastAct } = await loadPlanning();
      const { ports, state } = app;
      const { act } = state.takeBackList;
      if (act && said !== undefined && act.sentence !== said) return app.store.notify(notTheLastAct(act));
      const kinds = act?.parts.map((part) => part.kind) ?? [];
      const notice = await takeBack(ports, state);
      // Other rows may have warnings that name the rows that are gone.
      for (const kind of kinds) await checkAlone(ports, state, kind);
      // It shows rows that are gone.
      closePreview(app);
      await app.sessions.paste?.reopen(state);
      app.store.notify(notice);
    },
  },
} satisfies SomeCommands;
