import type { Command } from './command';

/** Reads what the log of pushes says of the selected row. */
export const rowHistory: Command<'row-history'> = {
  isQuiet: true,
  run: ({ selection }) => selection.showHistory(),
};
