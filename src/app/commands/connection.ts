/** The connection: opened, saved, ended, and the company of the workbook. */
import { jobMessages } from '../job-messages';
import { notifyAgain } from '../notify-on-open';
import { checkAlone } from '../push/check';
import { applyCompanyChange } from '../session/change-company';
import { removeConnection as remove, renameConnection as rename } from '../session/change-connections';
import type { ServiceConnection } from '../session/connect';
import { applyCopyAnswer } from '../session/moved-workbook';
import { questionMessages } from '../session/question-messages';
import { signedOut } from '../session/saved-connections';
import { endBackup } from './backup';
import type { SomeCommands } from './command';
import type { CommandContext } from './context';
import { downloadTables } from './download';
import { closePreview, forgetPreview } from './preview-screen';
import { endPaste } from './shifts';
import { endTimeOff } from './time-off';
import { endTold } from './told';
import { endUndo } from './undo';
import { endWho } from './who';

/**
 * Connects, and shows again what the pane has shown when it opened: the notice of the connection has replaced that one. The Status
 * of rows in doubt says so from now on.
 */
async function connectWith(
  { connection, lock, ports, store, state }: CommandContext,
  open: (connection: ServiceConnection) => Promise<void>,
): Promise<void> {
  await open(connection);
  if (store.now.connection.state !== 'in') return;
  await notifyAgain(ports, store, state);
  const inDoubt = store.now.tables.filter(({ counts }) => counts.inDoubt > 0);
  if (inDoubt.length === 0 || store.now.readOnly !== undefined || (await lock.isHeldByAnother())) return;
  for (const { kind } of inDoubt) await store.guard(() => checkAlone(ports, state, kind));
}

export const connectionCommands = {
  /** Connects. What an administrator has fixed counts, and not what was entered. */
  connect: {
    job: 'connect',
    sentence: () => jobMessages.connecting,
    run: (app, { baseUrl, sp, sessionId, keep = false }) => {
      const { fixed } = app.ports;
      const address = { baseUrl: fixed?.baseUrl ?? baseUrl, sp: fixed?.sp ?? sp, sessionId };
      return connectWith(app, (connection) => connection.open(address, keep));
    },
  },
  /** Connects with a session ID that this device keeps. */
  'connect-again': {
    job: 'connect',
    sentence: () => jobMessages.connecting,
    run: (app, company) => connectWith(app, (connection) => connection.openAgain(company)),
  },
  /** Connects to the sample data. A workbook without sheets gets those of the sample company next, if it has shifts. */
  'connect-sample': {
    job: 'connect',
    sentence: () => jobMessages.connecting,
    run: async (app) => {
      app.sampleList = '';
      await connectWith(app, (connection) => connection.openSample());
      if (app.store.now.connection.state === 'in' && app.present().length === 0)
        app.sampleList = (await app.ports.sampleShifts?.()) ?? '';
    },
    next: ({ sampleList }) => (sampleList === '' ? undefined : { do: 'bring-sample' }),
  },
  /** Also removes the company's records from the pane, first passwords, entered time off, and pasted text. */
  'sign-out': {
    run: async (app) => {
      const { connection, store } = app;
      store.abort();
      connection.close();
      forgetPreview(app);
      endUndo(app);
      endTimeOff(app);
      endTold(app);
      endWho(app);
      endBackup(app);
      store.close('result');
      store.set({ company: undefined });
      store.notify({ tone: 'info', title: jobMessages.signedOut });
      await endPaste(app);
    },
  },
  /** Runs beside the job that waits for the session ID. */
  'renew-session': {
    run: ({ session }, { sessionId }) => session.renew(sessionId),
  },
  'remove-connection': {
    run: ({ ports, store }, company) => {
      remove(ports.device, company);
      if (store.now.connection.state === 'out') store.set({ connection: signedOut(ports) });
    },
  },
  'rename-connection': {
    run: ({ ports, store }, { name, ...company }) => {
      rename(ports.device, company, name);
      if (store.now.connection.state === 'out') store.set({ connection: signedOut(ports) });
    },
  },
  /** The user decides to which company the workbook belongs. */
  'change-company': {
    job: 'download',
    worksInDoubt: true,
    sentence: () => jobMessages.changingCompany,
    run: async (app, { change }) => {
      if (!(await applyCompanyChange(app, change))) return;
      closePreview(app);
      if (change === 'replace') for (const kind of app.present()) await downloadTables(app, kind);
    },
  },
  /** The user answers whether the workbook is a copy. */
  'answer-copy': {
    job: 'check',
    worksInDoubt: true,
    sentence: () => jobMessages.notingPlace,
    run: async (app, { answer }) => {
      await applyCopyAnswer(app, answer);
      closePreview(app);
    },
  },
  /** The next push then sends new shifts, although the file can't be saved. */
  'answer-nobody-else': {
    run: ({ store }, { yes }) => {
      store.set({ nobodyElse: yes ? 'said' : undefined, notice: undefined });
      if (yes) store.notify({ tone: 'info', title: questionMessages.nobodyElseSaid });
    },
  },
} satisfies SomeCommands;
