import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { connectWith } from './connect-with';

export const connect: Command<'connect'> = {
  job: 'connect',
  sentence: () => jobMessages.connecting,
  run: (app, intent) => connectWith(app, (connection) => connection.open(intent, intent.keep ?? false)),
};
