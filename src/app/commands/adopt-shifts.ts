import { backupMessages } from '../backup/backup-messages';
import type { Command } from './command';
import { closeKeepSafe } from './keep-safe-screen';

/** Takes over the shifts of the list that is shown: from now on they are known, because the user says so. Sends nothing. */
export const adoptShifts: Command<'adopt-shifts'> = {
  job: 'add',
  sentence: () => backupMessages.adopting,
  run: async (app) => {
    const notice = await app.keepSafe?.adopt();
    if (!notice) return;
    if (notice.tone !== 'error') closeKeepSafe(app);
    app.store.notify(notice);
  },
};
