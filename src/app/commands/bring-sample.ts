import { backupMessages } from '../backup/backup-messages';
import { jobMessages } from '../job-messages';
import { describe } from '../table/describe';
import type { Command } from './command';
import { downloadTables } from './download-tables';

/** The kind whose list the sample data has. */
const SHIFTS = 'time-blocks';

/**
 * Downloads everything of the sample company, and takes over its shifts as anybody can take over a list. Sends nothing.
 */
export const bringSample: Command<'bring-sample'> = {
  job: 'download',
  sentence: () => jobMessages.downloadingAll,
  run: async (app) => {
    const { ports, known, store, sampleList } = app;
    await downloadTables(app, undefined);
    const { notice } = store.now;
    const work = await app.work();
    if (notice?.tone !== 'success' || !work) return;
    // The list has names of every kind that a shift refers to.
    await work.records.list(SHIFTS);
    const { adoptList } = await import('../backup/adopt');
    const taken = await adoptList(ports, known, SHIFTS, sampleList);
    const { layout, entity } = describe(known, SHIFTS);
    await ports.workbook.show(layout);
    store.notify({ ...notice, detail: backupMessages.adopted(taken, entity.sheet) });
  },
};
