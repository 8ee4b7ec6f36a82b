import { messages } from '../messages';
import type { Command } from './command';
import { connectWith } from './connect-with';

export const connect: Command<'connect'> = {
  job: 'connect',
  sentence: messages.connecting,
  run: (app, intent) => connectWith(app, (connection) => connection.open(intent, intent.keep ?? false)),
};
