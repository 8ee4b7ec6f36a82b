import { messages } from '../messages';
import type { Command } from './command';
import { writeSetting } from './write-setting';

export const logPushes: Command<'log-pushes'> = {
  job: 'check',
  sentence: messages.checking,
  run: (app, { on }) => writeSetting(app, { keepsLog: on }),
};
