import { jobMessages } from '../job-messages';
import { applyCopyAnswer } from '../session/copies';
import type { Command } from './command';
import { closePreview } from './preview-screen';

/** The user answers whether the workbook is a copy. */
export const answerCopy: Command<'answer-copy'> = {
  job: 'check',
  worksInDoubt: true,
  sentence: () => jobMessages.notingPlace,
  run: async (app, { answer }) => {
    await applyCopyAnswer(app, answer);
    closePreview(app);
  },
};
