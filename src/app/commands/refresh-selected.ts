import { jobMessages } from '../job-messages';
import type { Command } from './command';

export const refreshSelected: Command<'refresh-selected'> = {
  job: 'download',
  sentence: jobMessages.merging,
  run: async (app, { kind }) => {
    const work = await app.work();
    if (!work) return;
    const { refreshSelected: refresh } = await import('../download/download');
    // The rows that the pane shows, also if the selection has moved since.
    const { shown } = app.selection;
    app.store.notify(await refresh(work, kind, shown?.read.entity.kind === kind ? shown.rows : undefined));
  },
};
