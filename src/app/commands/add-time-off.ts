import { ifPossible } from '../failures';
import { describe } from '../table/describe';
import { timeOffMessages } from '../time-off/time-off-messages';
import type { Command } from './command';
import type { CommandContext } from './context';
import { downloadTables } from './download-tables';
import { closeTimeOff } from './time-off-screen';
import { writeSetting } from './write-setting';

/** Adds the rows of the time off that was entered, and selects the first of them in its sheet. Sends nothing. */
export const addTimeOff: Command<'add-time-off'> = {
  job: 'add',
  sentence: () => timeOffMessages.adding,
  run: async (app) => {
    const { timeOff: session, ports, known, store } = app;
    if (!session?.ready || !(await makeMissing(app, session.kinds))) return;
    const report = await session.add(known);
    await writeSetting(app, { timeOffRecords: session.entry.records });
    const { firstAdded: first } = session;
    // Another workbook may be in front. The rows are in their sheets all the same.
    if (first)
      await ifPossible(
        ports.workbook.reveal(describe(known, first.kind).layout, { row: first.row, index: 0 }),
      );
    closeTimeOff(app);
    store.notify(report);
  },
};

/** Downloads the sheets that the workbook lacks. False, with a notice, if one could not be made. */
async function makeMissing(app: CommandContext, kinds: readonly string[]): Promise<boolean> {
  const missing = await missingOf(app, kinds);
  if (missing.length === 0) return true;
  if (!(await app.work())) return false;
  for (const kind of missing) await downloadTables(app, kind);
  return (await missingOf(app, kinds)).length === 0;
}

/** Reads the sheets together, in one round trip. What adds the rows then does not read them again. */
async function missingOf({ ports, known }: CommandContext, kinds: readonly string[]): Promise<string[]> {
  const there = await ports.workbook.openAll(kinds.map((kind) => describe(known, kind).layout));
  return kinds.filter((kind) => !there.has(kind));
}
