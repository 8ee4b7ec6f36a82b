import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { showView as show } from './sheet-looks-screen';

export const showView: Command<'show-view'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: (app, { kind, view, weekStart }) => show(app, kind, view, weekStart),
};
