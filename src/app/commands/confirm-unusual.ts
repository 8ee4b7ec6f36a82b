import type { Command } from './command';
import { showPreview } from './preview-screen';

export const confirmUnusual: Command<'confirm-unusual'> = {
  run: (app, { on }) => {
    if (app.preview) app.preview = { ...app.preview, unusualConfirmed: on };
    showPreview(app);
  },
};
