import type { Command } from './command';

/** Beside the job that waits for it. */
export const renewSession: Command<'renew-session'> = {
  run: ({ session }, { sessionId }) => session.renew(sessionId),
};
