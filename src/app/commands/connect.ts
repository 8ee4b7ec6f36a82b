import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { connectWith } from './connect-with';

/** Connects. What an administrator has fixed counts, and not what was entered. */
export const connect: Command<'connect'> = {
  job: 'connect',
  sentence: () => jobMessages.connecting,
  run: (app, { baseUrl, sp, sessionId, keep = false }) => {
    const { fixed } = app.ports;
    const address = { baseUrl: fixed?.baseUrl ?? baseUrl, sp: fixed?.sp ?? sp, sessionId };
    return connectWith(app, (connection) => connection.open(address, keep));
  },
};
