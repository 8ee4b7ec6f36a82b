import { jobMessages } from '../job-messages';
import { describe } from '../table/describe';
import type { Command } from './command';

export const useServiceWords: Command<'use-service-words'> = {
  job: 'check',
  sentence: jobMessages.checking,
  run: async ({ known, ports, store }, { on }) => {
    await known.looks.setServiceWords(on);
    store.set({ serviceWords: on });
    const layouts = known.kinds.all().map(({ kind }) => describe(known, kind).layout);
    const sheets = await ports.workbook.openAll(layouts);
    await ports.workbook.renameColumns(layouts.filter(({ kind }) => sheets.has(kind)));
  },
};
