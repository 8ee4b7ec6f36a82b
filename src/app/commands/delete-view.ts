import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { openSheetLooks } from './sheet-looks-screen';

export const deleteView: Command<'delete-view'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async (app, { kind, name }) => {
    await app.known.looks.deleteView(kind, name);
    await openSheetLooks(app, kind);
  },
};
