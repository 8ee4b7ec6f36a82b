import { jobMessages } from '../job-messages';
import type { Command } from './command';

export const nameCode: Command<'name-code'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: ({ known }, { code, meaning, advice }) => known.codes.name(code, { meaning, advice }),
};
