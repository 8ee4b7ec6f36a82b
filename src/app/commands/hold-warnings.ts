import { messages } from '../messages';
import type { Command } from './command';
import { keepSetting } from './keep-setting';

export const holdWarnings: Command<'hold-warnings'> = {
  job: 'check',
  sentence: messages.checking,
  run: (app, { holds }) => keepSetting(app, { holdsWarnings: holds }),
};
