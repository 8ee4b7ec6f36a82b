import { messages } from '../messages';
import type { Command } from './command';
import { connecting } from './connecting';

/** Connects with the session ID that this device keeps. */
export const connectAgain: Command<'connect-again'> = {
  job: 'connect',
  sentence: messages.connecting,
  run: (app) => connecting(app, (connection) => connection.openAgain()),
};
