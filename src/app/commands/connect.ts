import { messages } from '../messages';
import type { Command } from './command';
import { connecting } from './connecting';

export const connect: Command<'connect'> = {
  job: 'connect',
  sentence: messages.connecting,
  run: (app, intent) => connecting(app, (connection) => connection.open(intent, intent.keep ?? false)),
};
