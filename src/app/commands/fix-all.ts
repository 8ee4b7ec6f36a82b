import { tableMessages } from '../table/table-messages';
import { jobMessages } from '../job-messages';
import { fixAll as fixGroup } from '../push/fix-all';
import { pushMessages } from '../push/push-messages';
import type { Command } from './command';
import { openPreviewAgain } from './preview-screen';

export const fixAll: Command<'fix-all'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async (app, { kind, ...fix }) => {
    const shown = app.preview?.tables.find(({ read }) => read.entity.kind === kind);
    const count = await fixGroup(app.ports, app.known, kind, { ...fix, only: shown?.only });
    await openPreviewAgain(app, kind);
    app.store.notify({ tone: 'success', title: pushMessages.fixed(tableMessages.cells(count)) });
  },
};
