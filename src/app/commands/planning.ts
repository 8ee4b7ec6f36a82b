/** The rules for planning, and the weeks that are checked by them. */
import { settingsLayout } from '../../core/table/settings-sheets';
import { jobMessages } from '../job-messages';
import { planningMessages } from '../planning/planning-messages';
import type { ShiftsToWarn } from '../planning/proposal';
import { checkAlone } from '../push/check';
import { describe } from '../table/columns';
import { offerNames } from '../table/offer-names';
import type { WeekCheck } from '../view';
import { CHECK, type SomeCommands } from './command';
import type { CommandContext } from './context';

const planning = () => import(/* webpackChunkName: "planning" */ '../planning/week-check');
const gapFiller = () => import(/* webpackChunkName: "planning" */ '../planning/fill-gaps');
const settingsRows = () => import(/* webpackChunkName: "planning" */ '../planning/settings-rows');
const rulesView = () => import(/* webpackChunkName: "planning" */ '../planning/rules-view');

async function openRules({ ports, state, store }: CommandContext): Promise<void> {
  const { readRules } = await rulesView();
  store.open({ kind: 'rules', rules: await readRules(ports, state) });
}

type Asked = Pick<WeekCheck, 'kind' | 'offset'> & { readonly isQuiet?: true };

async function openWeek({ ports, state, store }: CommandContext, asked: Asked): Promise<void> {
  const { checkWeek } = await planning();
  const check = await checkWeek(ports, state, asked);
  if (check) store.open({ kind: 'week-check', check });
  else
    store.notify({
      tone: 'warning',
      title: planningMessages.noSheet(describe(state, asked.kind).entity.sheet),
    });
}

/** Adds shifts at once if they break no rule. Otherwise they are shown with what they would break, and the user decides. */
export async function proposeShifts(app: CommandContext, proposed: ShiftsToWarn): Promise<void> {
  const { proposalOf } = await import(/* webpackChunkName: "planning" */ '../planning/proposal');
  const proposal = await proposalOf(app.ports, app.state, proposed);
  if (!proposal) return app.store.notify(await proposed.add());
  app.sessions.proposal = proposed;
  app.store.open({ kind: 'proposal', proposal });
}

export const planningCommands = {
  'open-rules': { opensScreen: true, run: openRules },
  /** The counts that follow a job show the warnings by the new rules. */
  'save-rules': {
    ...CHECK,
    run: async (app, { rules }) => {
      await app.state.shiftRules.rules.choose(rules);
      app.store.close('rules');
      app.store.notify({ tone: 'success', title: planningMessages.rulesSaved });
    },
  },
  /** The counts that follow read the new sheet. */
  'make-settings': {
    ...CHECK,
    run: async (app, { kind, rules }) => {
      const { workbook } = app.ports;
      if (rules) await app.state.shiftRules.rules.choose(rules);
      const layout = settingsLayout(kind);
      if (!(await workbook.has(layout))) {
        await offerNames({ names: app.state.names, ports: app.ports }, ['time-blocks']);
        const { firstRows } = await settingsRows();
        await workbook.create(layout, firstRows(kind, app.state));
        app.store.notify({ tone: 'success', title: planningMessages.sheetMade[kind](layout.sheet) });
      } else await workbook.show(layout);
      app.store.close('rules');
    },
  },
  'close-rules': { run: ({ store }) => store.close('rules') },
  'check-week': { opensScreen: true, run: openWeek },
  'renew-week-check': {
    isQuiet: true,
    run: async (app) => {
      const open = app.store.opened('week-check');
      if (open && !app.store.now.job) await openWeek(app, { ...open.check, isQuiet: true });
    },
  },
  'accept-breach': {
    ...CHECK,
    run: async (app, { id, note }) => {
      const { ports, state, store } = app;
      const open = store.opened('week-check');
      if (!open) return;
      const { acceptBreach } = await planning();
      const isThere = await acceptBreach(ports, state, { kind: open.check.kind, id, note });
      await openWeek(app, open.check);
      if (!isThere) store.notify({ tone: 'warning', title: planningMessages.breachGone });
      else if (note !== undefined) store.notify({ tone: 'success', title: planningMessages.accepted });
    },
  },
  'fill-gaps': {
    job: 'add',
    sentence: () => jobMessages.addingShifts,
    run: async (app, { need }) => {
      const { ports, state, store } = app;
      const open = store.opened('week-check');
      if (!open) return;
      const { fillGaps } = await gapFiller();
      const notice = await fillGaps(ports, state, open.check, need);
      if (notice.takesBack) await checkAlone(ports, state, open.check.kind);
      await openWeek(app, open.check);
      store.notify(notice);
    },
  },
  'close-week-check': { run: ({ store }) => store.close('week-check') },
  'add-proposed': {
    job: 'add',
    sentence: () => jobMessages.addingShifts,
    run: async (app) => {
      const { store } = app;
      const { proposal } = app.sessions;
      if (!proposal) return;
      const notice = await proposal.add();
      delete app.sessions.proposal;
      store.close('proposal');
      store.notify(notice);
    },
  },
  'close-proposal': {
    run: (app) => {
      delete app.sessions.proposal;
      app.store.close('proposal');
    },
  },
} satisfies SomeCommands;
