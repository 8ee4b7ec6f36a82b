import type { Command } from './command';

export const closeReports: Command<'close-reports'> = { run: ({ store }) => store.close('reports') };
