import type { Command } from './command';

/** A job that waits for a fresh session ID goes on without one; any other is asked to stop. */
export const cancel: Command<'cancel'> = {
  run: ({ session, store }) => {
    if (!session.decline()) store.cancel();
  },
};
