import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { describe } from '../table/describe';
import { openSheetLooks } from './sheet-looks-screen';

export const hideColumns: Command<'hide-columns'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async (app, { kind, ids }) => {
    const { known, ports } = app;
    await known.looks.hide(kind, ids);
    await ports.workbook.hideColumns(describe(known, kind).layout, ids);
    await openSheetLooks(app, kind);
  },
};
