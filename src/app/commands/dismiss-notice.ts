import type { Command } from './command';

export const dismissNotice: Command<'dismiss-notice'> = {
  run: ({ store }) => store.set({ notice: undefined }),
};
