import { jobMessages } from '../job-messages';
import { previewOf } from '../push/preview';
import { push } from '../push/push';
import type { Command } from './command';
import type { CommandContext } from './context';
import { showPushed } from './show-pushed';

/** Pushes what the preview shows. */
export const send: Command<'send'> = {
  job: 'push',
  sentence: () => jobMessages.checking,
  canBegin: (app) => app.preview !== undefined && !isBlocked(app),
  run: async (app) => {
    const { preview } = app;
    const work = await app.work();
    if (preview && work) await showPushed(app, work, preview.range, await push(work, preview));
  },
};

/** True, with a notice, if the open preview can't be sent. */
function isBlocked({ preview, known, store }: CommandContext): boolean {
  const blocked = preview ? previewOf(known, preview).blocked : '';
  if (blocked !== '') store.notify({ tone: 'warning', title: blocked });
  return blocked !== '';
}
