import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { writeSetting } from './write-setting';

export const excludeWarned: Command<'exclude-warned'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: (app, { on }) => writeSetting(app, { holdsWarnings: on }),
};
