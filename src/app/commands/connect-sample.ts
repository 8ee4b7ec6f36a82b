import { messages } from '../messages';
import type { Command } from './command';
import { connecting } from './connecting';

export const connectSample: Command<'connect-sample'> = {
  job: 'connect',
  sentence: messages.connecting,
  run: (app) => connecting(app, (connection) => connection.openSample()),
};
