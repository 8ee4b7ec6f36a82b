import { messages } from '../messages';
import { clearLog } from '../reconcile/push-log';
import type { Commands } from './command';

export const pushLog: Commands<'clear-log'> = {
  'clear-log': {
    job: 'check',
    sentence: messages.clearingLog,
    run: async ({ ports, store }) => {
      await clearLog(ports.workbook);
      store.notify({ tone: 'success', title: messages.logCleared });
    },
  },
};
