import { jobMessages } from '../job-messages';
import { selectionMessages } from '../selection/selection-messages';
import type { Command } from './command';

export const refreshSelected: Command<'refresh-selected'> = {
  job: 'download',
  sentence: () => jobMessages.merging,
  run: async (app, intent) => {
    const work = await app.work();
    if (!work) return;
    const { refreshSelected: refresh } = await import('../download/download');
    // The rows that the pane shows, also if the selection has moved since.
    const { shown } = app.selection;
    const kind = intent.kind ?? shown?.read.entity.kind;
    if (kind === undefined) return app.store.notify({ tone: 'warning', title: selectionMessages.outside });
    app.store.notify(await refresh(work, kind, shown?.read.entity.kind === kind ? shown.rows : undefined));
  },
};
