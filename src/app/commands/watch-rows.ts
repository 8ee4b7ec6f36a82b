import type { Command } from './command';

/** The pane begins or ends to show the selected rows. */
export const watchRows: Command<'watch-rows'> = {
  isQuiet: true,
  run: ({ selection }, { on }) => selection.watch(on),
};
