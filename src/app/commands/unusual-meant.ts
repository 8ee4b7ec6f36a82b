import type { Command } from './command';
import { showPreview } from './preview-screen';

export const unusualMeant: Command<'unusual-meant'> = {
  run: (app, { meant }) => {
    if (app.preview) app.preview = { ...app.preview, unusualMeant: meant };
    showPreview(app);
  },
};
