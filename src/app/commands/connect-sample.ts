import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { connectWith } from './connect-with';

export const connectSample: Command<'connect-sample'> = {
  job: 'connect',
  sentence: () => jobMessages.connecting,
  run: (app) => connectWith(app, (connection) => connection.openSample()),
};
