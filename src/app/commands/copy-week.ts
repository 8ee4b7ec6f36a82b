import { jobMessages } from '../job-messages';
import type { Command } from './command';

export const copyWeek: Command<'copy-week'> = {
  job: 'add',
  sentence: () => jobMessages.addingShifts,
  run: async ({ ports, known, store }, { kind }) => {
    const { copyToNextWeek } = await import(/* webpackChunkName: "shifts" */ '../shifts/copy-week');
    store.notify(await copyToNextWeek(ports, known, kind));
  },
};
