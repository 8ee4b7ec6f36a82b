import { messages } from '../messages';
import { settleCopy as settle } from '../session/copies';
import type { Command } from './command';
import { closePreview } from './preview-screen';

/** The user answers whether the workbook is a copy. */
export const settleCopy: Command<'settle-copy'> = {
  job: 'check',
  sentence: messages.settlingCopy,
  run: async (app, { meant }) => {
    await settle(app, meant);
    closePreview(app);
  },
};
