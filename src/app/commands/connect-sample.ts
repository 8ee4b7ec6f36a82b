import { messages } from '../messages';
import type { Command } from './command';
import { connectWith } from './connect-with';

export const connectSample: Command<'connect-sample'> = {
  job: 'connect',
  sentence: messages.connecting,
  run: (app) => connectWith(app, (connection) => connection.openSample()),
};
