import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { writeSetting } from './write-setting';

export const logPushes: Command<'log-pushes'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: (app, { on }) => writeSetting(app, { keepsLog: on }),
};
