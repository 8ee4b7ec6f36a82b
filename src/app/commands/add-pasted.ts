import { timeOff } from '../../core/entities/time-off';
import { jobMessages } from '../job-messages';
import { ifPossible } from '../failures';
import { checkAlone } from '../push/check';
import { describe } from '../table/describe';
import type { Command } from './command';
import { downloadTables } from './download-tables';
import { closePaste } from './paste-screen';
import { openPreview } from './preview-screen';

/**
 * Adds the pasted shifts, brings their sheet to the front, and checks them. If some lines were left out, they remain on the
 * screen; otherwise the preview opens.
 */
export const addPasted: Command<'add-pasted'> = {
  job: 'add',
  sentence: () => jobMessages.addingShifts,
  run: async (app) => {
    const { paste: session, ports, known, store } = app;
    if (!session || !session.ready || !(await app.work())) return;
    const { kind } = session;
    if (!(await ports.workbook.has(describe(known, kind).layout))) await downloadTables(app, kind);
    const report = await session.add(known);
    // Another workbook may be in front. The shifts are in their sheet all the same.
    await ifPossible(ports.workbook.show(describe(known, kind).layout));
    if (store.opened('paste')?.paste.left.length === 0) {
      await closePaste(app);
      await openPreview(app, { kinds: session.hasTimeOff ? [kind, timeOff.kind] : [kind] });
    } else await checkAlone(ports, known, kind).finally(() => session.showLeft());
    store.notify(report);
  },
};
