import type { Commands } from './command';

export const stop: Commands<'cancel' | 'dismiss-notice'> = {
  /** A job that waits for a fresh session ID goes on without one; any other is asked to stop. */
  cancel: {
    run: ({ session, store }) => {
      if (!session.decline()) store.cancel();
    },
  },
  'dismiss-notice': { run: ({ store }) => store.set({ notice: undefined }) },
};
