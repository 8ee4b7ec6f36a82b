import type { Command } from './command';

export const closeSheetLooks: Command<'close-sheet-looks'> = {
  run: ({ store }) => store.close('sheet-looks'),
};
