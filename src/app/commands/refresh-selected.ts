import { jobMessages } from '../job-messages';
import type { Command } from './command';

export const refreshSelected: Command<'refresh-selected'> = {
  job: 'download',
  sentence: jobMessages.merging,
  run: async (app, { kind }) => {
    const work = await app.work();
    if (!work) return;
    const { refreshSelected: refresh } = await import('../download/download');
    app.store.notify(await refresh(work, kind));
  },
};
