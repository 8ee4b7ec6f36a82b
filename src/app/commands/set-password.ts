import type { Command } from './command';
import { showPreview } from './preview-screen';

export const setPassword: Command<'set-password'> = {
  run: (app, { row, password }) => {
    app.known.firstPasswords.choose(row, password);
    showPreview(app);
  },
};
