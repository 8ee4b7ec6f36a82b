/** A push: its check, its preview, sending, and its result. */
import type { JobContext } from '../job-context';
import { jobMessages } from '../job-messages';
import { forgetUnsaved } from '../memory/unsaved';
import type { PushRange } from '../push/check';
import { findOut } from '../push/find-out';
import { confirmationsOf } from '../push/preview';
import { type Pushed, type PushDone, push as pushTables } from '../push/push';
import { pushMessages } from '../push/push-messages';
import { errorSentence } from '../store';
import { offerNames } from '../table/offer-names';
import type { PushResult, TableView } from '../view';
import { CHECK, type SomeCommands } from './command';
import type { CommandContext } from './context';
import { closePreview, closeSentPreview, notifyNothing, openPreview, showPreview } from './preview-screen';
import { closeAddedPaste } from './shifts';

/** The sentence that the pane shows while tables are checked. */
function checkSentence({ kind }: { readonly kind?: string }): string {
  return kind === undefined ? jobMessages.checkingTables : jobMessages.checking;
}

/** The kinds whose tables are to be checked. Undefined, with a notice, if there is none. */
function kindsToCheck(app: CommandContext, kind: string | undefined): readonly string[] | undefined {
  const kinds = kind === undefined ? app.present() : [kind];
  if (kinds.length > 0) return kinds;
  app.store.notify({ tone: 'info', title: pushMessages.noTables });
  return undefined;
}

/**
 * Shows the result of a push: a screen, or one line on Home if no row needs the user. Then fills dropdowns with new records,
 * writes the log and saves the workbook: rows are stored, so the result is shown also if one of these fails. If the user has
 * signed out since, the result has no first passwords: the next user must not see them.
 */
export async function showResult(
  app: CommandContext,
  work: JobContext,
  { result: pushed, reads }: Pick<PushDone, 'result' | 'reads'>,
): Promise<void> {
  const { store } = app;
  const result = store.now.connection.state === 'in' ? pushed : { ...pushed, passwords: [] };
  // What is stored is counted as stored, and no longer offered, from the moment at which the result says so.
  app.counts.take(reads);
  await app.selection.counted();
  if (isDone(result, store.now.tables)) {
    await closeAddedPaste(app);
    store.closeAll({ pushed: result, notice: undefined, saved: '' });
  } else store.open({ kind: 'result', result }, { notice: undefined, saved: '' });
  store.finish(pushMessages.finishing);
  await work.takeBackList.forgetPushed(work.sync, app.ports.clock.today());
  await offerNames(work, app.present()).catch((error: unknown) => work.warn(errorSentence(error)));
  await app.dueLog.write();
  await app.decorate();
  const isSaved = await save(app).catch((error: unknown) => {
    store.warn(pushMessages.notSaved(errorSentence(error)));
    return false;
  });
  store.set({ saved: isSaved ? '' : pushMessages.saveYourself });
}

/** Whether everything that was planned is stored, and no row needs the user: one line on Home says so. */
function isDone(result: PushResult, tables: readonly TableView[]): boolean {
  const { planned, stored, stopped, rows, kinds, passwords } = result;
  const conflicts = tables.filter(({ kind, conflicts: { count } }) => kinds.includes(kind) && count > 0);
  const needsUser = [rows, conflicts, passwords].some(({ length }) => length > 0);
  return stored === planned && stopped === '' && !needsUser;
}

/** Returns whether the file is saved. */
async function save({ ports: { workbook, device }, lock }: CommandContext): Promise<boolean> {
  // The saved file must not say that this pane is at work.
  if (!lock.isLost) await lock.release();
  const isSaved = (await workbook.save()) !== 'unsaved';
  if (isSaved) await forgetUnsaved({ memory: workbook.memory, device });
  return isSaved;
}

/** Shows the result of a push, or the preview that the user must see first. */
export async function showPushed(
  app: CommandContext,
  work: JobContext,
  range: PushRange,
  pushed: Pushed,
): Promise<void> {
  switch (pushed.kind) {
    case 'nothing':
      return notifyNothing(app, pushed);
    case 'preview-needed':
      app.sessions.preview = pushed.checked;
      return showPreview(app);
    case 'changed':
      await openPreview(app, range);
      return app.store.notify({ tone: 'warning', title: pushMessages.planChanged });
    case 'done': {
      const { result, reads } = pushed;
      closeSentPreview(app);
      const passwords = work.firstPasswords.handedOut(result.passwords);
      return showResult(app, work, { result: { ...result, passwords }, reads });
    }
  }
}

/** True, with a notice, if the open preview can't be sent. */
function isBlocked({ sessions: { preview }, state, store }: CommandContext): boolean {
  const blocked = preview ? confirmationsOf(state.firstPasswords, preview).blocked : '';
  if (blocked !== '') store.notify({ tone: 'warning', title: blocked });
  return blocked !== '';
}

export const pushCommands = {
  /** Sends a push that needs no preview at once, and shows the preview of any other push. */
  push: {
    job: 'push',
    sentence: checkSentence,
    run: async (app, { kind }) => {
      const work = await app.work();
      const kinds = work && kindsToCheck(app, kind);
      if (!work || !kinds) return;
      app.store.close('result');
      await showPushed(app, work, { kinds }, await pushTables(work, { kinds }));
    },
  },
  'find-out': {
    job: 'check',
    sentence: () => pushMessages.findingOut,
    run: async (app) => {
      const work = await app.work();
      if (work) app.store.notify(await findOut(work, app.present()));
    },
  },
  preview: {
    job: 'check',
    sentence: checkSentence,
    run: async (app, { kind }) => {
      if (!(await app.work())) return;
      const kinds = kindsToCheck(app, kind);
      if (kinds) await openPreview(app, { kinds });
    },
  },
  /** Pushes what the preview shows. */
  send: {
    job: 'push',
    sentence: () => jobMessages.checking,
    canBegin: (app) => app.sessions.preview !== undefined && !isBlocked(app),
    run: async (app, { note }) => {
      const { preview } = app.sessions;
      const work = await app.work();
      if (preview && work) await showPushed(app, work, preview.range, await pushTables(work, preview, note));
    },
  },
  /** Makes the open preview again, for the same tables or rows. */
  'check-again': {
    ...CHECK,
    canBegin: ({ sessions }) => sessions.preview !== undefined,
    run: async (app) => {
      const { preview } = app.sessions;
      if (preview && (await app.work())) await openPreview(app, preview.range);
    },
  },
  back: { run: closePreview },
  'set-password': {
    run: (app, { row, password }) => {
      app.state.firstPasswords.choose(row, password);
      return showPreview(app);
    },
  },
  'confirm-passwords': {
    run: (app, { saved }) => {
      app.state.firstPasswords.setSaved(saved);
      return showPreview(app);
    },
  },
  'confirm-unusual': {
    run: (app, { on }) => {
      if (app.sessions.preview) app.sessions.preview = { ...app.sessions.preview, unusualConfirmed: on };
      return showPreview(app);
    },
  },
  'close-result': {
    run: async (app) => {
      await closeAddedPaste(app);
      app.store.close('result');
      app.store.set({ pushed: undefined });
    },
  },
} satisfies SomeCommands;
