import { backupMessages } from '../backup/backup-messages';
import type { Command } from './command';

/** The pane has given a backup to the user: its age is known from now on. */
export const noteBackup: Command<'note-backup'> = {
  job: 'report',
  sentence: () => backupMessages.making,
  run: (app, { id }) => app.keepSafe?.noteSaved(id),
};
