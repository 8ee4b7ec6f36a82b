import type { Command } from './command';

/** Runs beside the job that waits for the session ID. */
export const renewSession: Command<'renew-session'> = {
  run: ({ session }, { sessionId }) => session.renew(sessionId),
};
