import { jobMessages } from '../job-messages';
import { describe } from '../table/describe';
import type { Command } from './command';

export const includeBelow: Command<'include-below'> = {
  job: 'add',
  sentence: () => jobMessages.includingBelow,
  run: async ({ ports, known, store }, { kind }) => {
    const { entity, layout } = describe(known, kind);
    const count = await ports.workbook.includeBelow(layout);
    store.notify(
      count > 0
        ? { tone: 'success', title: jobMessages.includedBelow(count, entity.sheet) }
        : { tone: 'info', title: jobMessages.noneBelow(entity.sheet) },
    );
  },
};
