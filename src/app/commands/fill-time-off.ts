import type { Command } from './command';

export const fillTimeOff: Command<'fill-time-off'> = {
  run: ({ timeOff, store }, { entry }) => {
    // What is being added must not change meanwhile.
    if (store.now.job?.kind !== 'add') timeOff?.fill(entry);
  },
};
