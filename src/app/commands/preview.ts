import type { Command } from './command';
import { checkSentence, kindsToCheck } from './kinds-to-check';
import { openPreview } from './preview-screen';

export const preview: Command<'preview'> = {
  job: 'check',
  sentence: checkSentence,
  run: async (app, { kind }) => {
    if (!(await app.work())) return;
    const kinds = kindsToCheck(app, kind);
    if (kinds) await openPreview(app, { kinds });
  },
};
