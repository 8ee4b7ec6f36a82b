import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { openSheetLooks as open } from './sheet-looks-screen';

export const openSheetLooks: Command<'open-sheet-looks'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: (app, { kind }) => open(app, kind),
};
