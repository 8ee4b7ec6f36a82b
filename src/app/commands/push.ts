import { push as pushTables } from '../push/push';
import type { Command } from './command';
import { checkSentence, kindsToCheck } from './kinds-to-check';
import { showPushed } from './show-pushed';

/** Sends a push that needs no preview at once, and shows the preview of any other push. */
export const push: Command<'push'> = {
  job: 'push',
  sentence: checkSentence,
  run: async (app, { kind }) => {
    const work = await app.work();
    const kinds = work && kindsToCheck(app, kind);
    if (!work || !kinds) return;
    app.store.close('result');
    await showPushed(app, work, { kinds }, await pushTables(work, { kinds }));
  },
};
