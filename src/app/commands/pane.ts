/** What the pane itself needs. */
import { diagnosticsText } from '../diagnostics/diagnostics';
import { joinedSentences } from '../messages';
import type { Sheet } from '../ports/excel-workbook';
import { pushMessages } from '../push/push-messages';
import { noticeBackupAge } from './backup';
import type { SomeCommands } from './command';
import type { CommandContext } from './context';
import { noticeEdits } from './preview-screen';
import { noticeTold } from './told';

/** The sheets were read again. */
export async function noticeSheets(app: CommandContext, sheets: ReadonlyMap<string, Sheet>): Promise<void> {
  await noticeEdits(app, sheets);
  noticeOldValues(app);
  await noticeBackupAge(app);
  await noticeTold(app);
}

/** Says once that formulas have old values, beside what the pane says already. */
function noticeOldValues(app: CommandContext): void {
  const { ports, store } = app;
  const isOld = ports.workbook.hasOldValues;
  if (isOld && !app.hasSaidOldValues) {
    const { notice } = store.now;
    const title = notice?.title ?? pushMessages.oldValues;
    const detail = notice && joinedSentences(notice.detail ?? '', pushMessages.oldValues);
    store.notify({ tone: 'warning', title, ...(detail !== undefined && { detail }) });
  }
  app.hasSaidOldValues = isOld;
}

export const paneCommands = {
  /** If a job waits for a new session ID, the question is declined. Otherwise the running job is asked to stop. */
  cancel: {
    run: ({ session, store }) => {
      if (!session.decline()) store.cancel();
    },
  },
  'dismiss-notice': {
    run: ({ store }) => store.set({ notice: undefined }),
  },
  /** Makes the text that a user can send to support. Uses no network, and waits for Excel only briefly. */
  'make-diagnostics': {
    run: async ({ ports, store, state, recorder }, { pane }) => {
      const { now: view } = store;
      const text = await diagnosticsText({ ports, view, kinds: state.kinds, recorder }, pane);
      store.set({ diagnostics: { id: (store.now.diagnostics?.id ?? 0) + 1, text } });
    },
  },
} satisfies SomeCommands;
