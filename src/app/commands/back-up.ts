import { backupMessages } from '../backup/backup-messages';
import type { Command } from './command';
import { keepSafeOf } from './keep-safe-screen';

/** Makes a backup of what only this workbook knows. Writes nothing and sends nothing. */
export const backUp: Command<'back-up'> = {
  job: 'report',
  sentence: () => backupMessages.making,
  run: async (app) => (await keepSafeOf(app)).make(),
};
