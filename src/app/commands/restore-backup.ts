import { backupMessages } from '../backup/backup-messages';
import type { Command } from './command';
import { closeKeepSafe } from './keep-safe-screen';

/** Brings in the backup that is shown. Sends nothing. */
export const restoreBackup: Command<'restore-backup'> = {
  job: 'add',
  worksInDoubt: true,
  sentence: () => backupMessages.restoring,
  run: async (app) => {
    const notice = await app.keepSafe?.restore();
    if (!notice) return;
    closeKeepSafe(app);
    app.store.notify(notice);
  },
};
