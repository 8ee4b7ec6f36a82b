import { Cancelled } from '../failures';
import { messages } from '../messages';
import { push as pushTables } from '../push/push';
import { pushMessages } from '../push/push-messages';
import { offerNames } from '../table/offer-names';
import type { Commands } from './command';
import type { CommandContext } from './context';
import { closePaste } from './paste';
import { checkSentence, kindsToCheck } from './preview';
import { showResult } from './show-result';

export const push: Commands<'push' | 'send' | 'close-result'> = {
  /** One click for what is little and plain; all else is looked at first. */
  push: {
    job: 'push',
    sentence: checkSentence,
    run: async (app, { kind }) => {
      const kinds = await kindsToCheck(app, kind);
      if (!kinds || !(await app.preview.openUnlessPlain(kinds)) || isBlocked(app)) return;
      if (app.store.stopping) throw new Cancelled();
      await send(app);
    },
  },
  send: {
    job: 'push',
    sentence: messages.checking,
    canBegin: (app) => app.preview.shown !== undefined && !isBlocked(app),
    run: send,
  },
  /** Pasted shifts that were added lie in the sheet: nothing of their text is asked any more. */
  'close-result': {
    run: async (app) => {
      if (app.store.opened('paste')?.paste.added === true) await closePaste(app);
      app.store.close('result');
    },
  },
};

/** True, and told, where what lies open can't be sent. */
function isBlocked({ preview, store }: CommandContext): boolean {
  const { blocked = '' } = preview;
  if (blocked !== '') store.notify({ tone: 'warning', title: blocked });
  return blocked !== '';
}

/** Sends what lies open, and shows what became of it. */
async function send(app: CommandContext): Promise<void> {
  const { preview, store } = app;
  const { shown } = preview;
  const work = await app.work();
  if (!shown || !work) return;
  const { firstPasswords } = work;
  firstPasswords.begin();
  const result = await pushTables(work, shown.kinds, new Map(firstPasswords.chosen), shown.items);
  if (result === 'changed') {
    await preview.open(shown.kinds);
    return store.notify({ tone: 'warning', title: pushMessages.planChanged });
  }
  preview.closeSent();
  await offerNames(work, app.present());
  await showResult(app, { ...result, passwords: firstPasswords.handedOut(result.passwords) });
}
