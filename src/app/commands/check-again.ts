import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { openPreview } from './preview-screen';

/** Makes the open preview again, for the same tables or rows. */
export const checkAgain: Command<'check-again'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  canBegin: ({ preview }) => preview !== undefined,
  run: async (app) => {
    const { preview } = app;
    if (preview && (await app.work())) await openPreview(app, preview.range);
  },
};
