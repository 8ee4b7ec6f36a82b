import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { connectWith } from './connect-with';

/** Connects with a session ID that this device keeps. */
export const connectAgain: Command<'connect-again'> = {
  job: 'connect',
  sentence: () => jobMessages.connecting,
  run: (app, company) => connectWith(app, (connection) => connection.openAgain(company)),
};
