import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { connectWith } from './connect-with';

/** Connects with the session ID that this device keeps. */
export const connectAgain: Command<'connect-again'> = {
  job: 'connect',
  sentence: () => jobMessages.connecting,
  run: (app) => connectWith(app, (connection) => connection.openAgain()),
};
