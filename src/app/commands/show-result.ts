import { forgetUnsaved } from '../memory/unsaved';
import { pushMessages } from '../push/push-messages';
import type { JobContext } from '../job-context';
import { errorSentence } from '../store';
import { offerNames } from '../table/offer-names';
import type { PushResult } from '../view';
import type { CommandContext } from './context';
import { closeAddedPaste } from './paste-screen';

/**
 * Shows the result of a push: a screen, or one line on Home if no row needs the user. Then fills dropdowns with new records, writes the log and saves the workbook: rows are stored, so
 * the result is shown also if one of these fails. If the user has signed out since, the result has no first passwords: the next
 * user must not see them.
 */
export async function showResult(app: CommandContext, work: JobContext, pushed: PushResult): Promise<void> {
  const { store } = app;
  const result = store.now.connection.state === 'in' ? pushed : { ...pushed, passwords: [] };
  if (isDone(result)) {
    await closeAddedPaste(app);
    store.closeAll({ pushed: result, notice: undefined, saved: '' });
  } else store.open({ kind: 'result', result }, { notice: undefined, saved: '' });
  store.finish(pushMessages.finishing);
  await offerNames(work, app.present()).catch((error: unknown) => work.warn(errorSentence(error)));
  await app.dueLog.write();
  const isSaved = await save(app).catch((error: unknown) => {
    store.warn(pushMessages.notSaved(errorSentence(error)));
    return false;
  });
  store.set({ saved: isSaved ? '' : pushMessages.saveYourself });
}

/** Whether everything that was planned is stored, and no row needs the user: one line on Home says so. */
function isDone({ planned, stored, stopped, rows, conflicts, passwords }: PushResult): boolean {
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
