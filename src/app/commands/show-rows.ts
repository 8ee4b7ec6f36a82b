import { jobMessages } from '../job-messages';
import type { Command } from './command';

export const showRows: Command<'show-rows'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async ({ ports, known, store }, intent) => {
    const { showRows: show } = await import(/* webpackChunkName: "shifts" */ './narrow-rows');
    await show(ports, known, store, intent);
  },
};
