import type { Command } from './command';
import { showPreview } from './preview-screen';

export const confirmPasswords: Command<'confirm-passwords'> = {
  run: (app, { saved }) => {
    app.known.firstPasswords.setSaved(saved);
    showPreview(app);
  },
};
