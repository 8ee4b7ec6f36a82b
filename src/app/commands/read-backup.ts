import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { keepSafeOf } from './keep-safe-screen';

/** Reads a backup and shows what it would change. */
export const readBackup: Command<'read-backup'> = {
  job: 'report',
  worksInDoubt: true,
  sentence: () => jobMessages.checking,
  run: async (app, { file, text }) => (await keepSafeOf(app)).choose(file, text),
};
