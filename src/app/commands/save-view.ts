import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { openSheetLooks, showView } from './sheet-looks-screen';

export const saveView: Command<'save-view'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async (app, { kind, view, weekStart }) => {
    await app.known.looks.keepView(kind, view);
    await showView(app, kind, { name: view.name }, weekStart);
    await openSheetLooks(app, kind);
  },
};
