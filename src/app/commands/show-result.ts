import { forgetUnsaved } from '../memory/unsaved';
import { pushMessages } from '../push/push-messages';
import { errorSentence } from '../store';
import type { PushResult } from '../view';
import type { CommandContext } from './context';

/**
 * Saves the workbook and shows the result of a push, also if saving fails: rows are stored. If the user has signed out since, the
 * result has no first passwords: the next user must not see them.
 */
export async function showResult(app: CommandContext, pushed: PushResult): Promise<void> {
  const { store } = app;
  const isSaved = await save(app).catch((error: unknown) => {
    store.warn(pushMessages.notSaved(errorSentence(error)));
    return false;
  });
  const result = store.now.connection.state === 'in' ? pushed : { ...pushed, passwords: [] };
  const saved = isSaved ? '' : pushMessages.saveYourself;
  store.open({ kind: 'result', result }, { notice: undefined, saved });
}

/** Returns whether the file is saved. */
async function save({ ports: { workbook, device }, lock }: CommandContext): Promise<boolean> {
  // The saved file must not say that this pane is at work.
  if (!lock.isLost) await lock.release();
  const isSaved = (await workbook.save()) !== 'unsaved';
  if (isSaved) await forgetUnsaved({ memory: workbook.memory, device });
  return isSaved;
}
