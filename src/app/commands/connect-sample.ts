import { backupMessages } from '../backup/backup-messages';
import { jobMessages } from '../job-messages';
import type { Command } from './command';
import { connectWith } from './connect-with';
import type { CommandContext } from './context';
import { downloadTables } from './download-tables';

/** The kind whose list the sample data has. */
const SHIFTS = 'time-blocks';

/** Connects to the sample data. In a workbook without sheets it also brings them, with the shifts of the sample company. */
export const connectSample: Command<'connect-sample'> = {
  job: 'connect',
  sentence: () => jobMessages.connecting,
  run: async (app) => {
    await connectWith(app, (connection) => connection.openSample());
    const { connection } = app.store.now;
    if (connection.state !== 'in' || app.present().length > 0) return;
    const list = (await app.ports.sampleShifts?.()) ?? '';
    if (list !== '') await bringSample(app, list);
  },
};

/** Downloads everything and takes over the shifts, as anybody can take over a list. Sends nothing. */
async function bringSample(app: CommandContext, list: string): Promise<void> {
  const { ports, known, store } = app;
  await downloadTables(app, undefined);
  const { notice } = store.now;
  const work = await app.work();
  if (notice?.tone !== 'success' || !work) return;
  // The list has names of every kind that a shift refers to.
  await work.records.list(SHIFTS);
  const [{ adoptList }, { describe }] = await Promise.all([
    import('../backup/adopt'),
    import('../table/describe'),
  ]);
  const taken = await adoptList(ports, known, SHIFTS, list);
  await ports.workbook.show(describe(known, SHIFTS).layout);
  store.notify({ ...notice, detail: backupMessages.adopted(taken, describe(known, SHIFTS).entity.sheet) });
}
