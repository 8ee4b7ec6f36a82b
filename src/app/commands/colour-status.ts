import { jobMessages } from '../job-messages';
import { describe } from '../table/describe';
import type { Command } from './command';
import { writeSetting } from './write-setting';

export const colourStatus: Command<'colour-status'> = {
  job: 'check',
  sentence: () => jobMessages.checking,
  run: async (app, { on }) => {
    await writeSetting(app, { coloursStatus: on });
    const { known, ports } = app;
    const layouts = known.kinds.all().map(({ kind }) => describe(known, kind).layout);
    const sheets = await ports.workbook.openAll(layouts);
    await ports.workbook.colourStatus(layouts.filter(({ kind }) => sheets.has(kind)));
  },
};
