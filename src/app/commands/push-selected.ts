import { jobMessages } from '../job-messages';
import { push } from '../push/push';
import type { Command } from './command';
import { selectedRange } from './selected-range';
import { showPushed } from './show-pushed';

/** Pushes the selected rows, and with a preview also the new rows that they name. Sends nothing else. */
export const pushSelected: Command<'push-selected'> = {
  job: 'push',
  sentence: () => jobMessages.checking,
  run: async (app) => {
    const work = await app.work();
    const selected = work && (await selectedRange(app));
    if (!work || !selected) return;
    app.store.close('result');
    await showPushed(app, work, selected.range, await push(work, selected.range));
  },
};
