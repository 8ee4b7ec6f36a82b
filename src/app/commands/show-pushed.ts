import type { JobContext } from '../job-context';
import type { Pushed } from '../push/push';
import type { PushRange } from '../push/push-range';
import { pushMessages } from '../push/push-messages';
import type { CommandContext } from './context';
import { closeSentPreview, openPreview, showPreview, notifyNothing } from './preview-screen';
import { showResult } from './show-result';

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
      app.preview = pushed.checked;
      return showPreview(app);
    case 'changed':
      await openPreview(app, range);
      return app.store.notify({ tone: 'warning', title: pushMessages.planChanged });
    case 'done': {
      const { result } = pushed;
      closeSentPreview(app);
      return showResult(app, work, { ...result, passwords: work.firstPasswords.handedOut(result.passwords) });
    }
  }
}
