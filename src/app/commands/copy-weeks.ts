import { jobMessages } from '../job-messages';
import type { Command } from './command';

export const copyWeeks: Command<'copy-weeks'> = {
  job: 'add',
  sentence: () => jobMessages.addingShifts,
  run: async ({ ports, known, store }, intent) => {
    const { copyToWeeks } = await import(/* webpackChunkName: "shifts" */ '../shifts/copy-week');
    store.notify(await copyToWeeks(ports, known, intent));
  },
};
