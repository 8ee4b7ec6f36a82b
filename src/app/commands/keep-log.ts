import { messages } from '../messages';
import type { Command } from './command';
import { keepSetting } from './keep-setting';

export const keepLog: Command<'keep-log'> = {
  job: 'check',
  sentence: messages.checking,
  run: (app, { keeps }) => keepSetting(app, { keepsLog: keeps }),
};
