import { messages } from '../messages';
import type { Command } from './command';
import { keepSetting } from './keep-setting';

export const excludeWarned: Command<'exclude-warned'> = {
  job: 'check',
  sentence: messages.checking,
  run: (app, { on }) => keepSetting(app, { holdsWarnings: on }),
};
