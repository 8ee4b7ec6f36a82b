import { jobMessages } from '../job-messages';
import { clearLog as clear } from '../reconcile/push-log';
import type { Command } from './command';

export const clearLog: Command<'clear-log'> = {
  job: 'check',
  sentence: () => jobMessages.clearingLog,
  run: async ({ ports, store }) => {
    await clear(ports.workbook);
    store.notify({ tone: 'success', title: jobMessages.logCleared });
  },
};
