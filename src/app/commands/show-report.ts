import type { Command } from './command';

export const showReport: Command<'show-report'> = {
  run: async (app, { key }) => {
    await app.load();
    await app.ports.workbook.showReport(key);
  },
};
