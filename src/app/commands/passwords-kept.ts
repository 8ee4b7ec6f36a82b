import type { Command } from './command';
import { showPreview } from './preview-screen';

export const passwordsKept: Command<'passwords-kept'> = {
  run: (app, { kept }) => {
    app.known.firstPasswords.keep(kept);
    showPreview(app);
  },
};
