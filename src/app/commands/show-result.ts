import { forgetUnsaved } from '../memory/unsaved';
import { pushMessages } from '../push/push-messages';
import type { PushResult } from '../view';
import type { CommandContext } from './context';

/**
 * Saves the workbook and shows the result of a push. If the user has signed out since, the result has no first passwords: the
 * next user must not see them.
 */
export async function showResult({ ports, store, lock }: CommandContext, pushed: PushResult): Promise<void> {
  // The saved file must not say that this pane is at work.
  if (!lock.isLost) await lock.release();
  const isSaved = (await ports.workbook.save()) !== 'unsaved';
  if (isSaved) await forgetUnsaved({ memory: ports.workbook.memory, device: ports.device });
  const result = store.now.connection.state === 'in' ? pushed : { ...pushed, passwords: [] };
  const saved = isSaved ? '' : pushMessages.saveYourself;
  store.open({ kind: 'result', result }, { notice: undefined, saved });
}
