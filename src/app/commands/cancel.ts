import type { Command } from './command';

/** If a job waits for a new session ID, the question is declined. Otherwise the running job is asked to stop. */
export const cancel: Command<'cancel'> = {
  run: ({ session, store }) => {
    if (!session.decline()) store.cancel();
  },
};
