/** Shifts: pasted, copied to other weeks, and counted by day. */
import { timeOff } from '../../core/entities/time-off';
import { ifPossible } from '../failures';
import { jobMessages } from '../job-messages';
import { writeWeekStart } from '../memory/settings';
import { messages } from '../messages';
import { checkAlone } from '../push/check';
import { describe } from '../table/columns';
import type { PasteIntent } from '../view';
import type { Command, Commands } from './command';
import { downloadTables } from './download';
import { endPaste } from './paste-screen';
import { openPreview } from './preview-screen';
import { copyToWeeks } from '../shifts/copy-week';
import { readWeek } from '../shifts/read-week';

const handle: Command<PasteIntent['do']> = { run: ({ paste }, intent) => paste?.handle(intent) };

/**
 * The four things that a user can do with pasted text are one command: the paste session takes the intent and reads the text
 * again.
 */
export const pasteInput: Commands<PasteIntent['do']> = {
  'read-pasted': handle,
  'match-column': handle,
  'define-codes': handle,
  'answer-pasted': handle,
};

export const openPaste: Command<'open-paste'> = {
  run: async (app, { kind }) => {
    const { ports, store, state } = app;
    if (store.now.job) return store.notify({ tone: 'warning', title: messages.busy });
    await app.load();
    const { PasteSession } = await import(/* webpackChunkName: "pasting" */ '../shifts/paste-session');
    store.set({ notice: undefined });
    app.paste = new PasteSession(ports, store, kind);
    await app.paste.open(state);
  },
};

/** Puts the roster of the sample data into the box, as if the user had pasted it. */
export const pasteSample: Command<'paste-sample'> = { run: ({ paste }) => paste?.pasteSample() };

/**
 * Adds the pasted shifts, brings their sheet to the front, and checks them. If some lines were left out, they remain on the
 * screen; otherwise the preview opens.
 */
export const addPasted: Command<'add-pasted'> = {
  job: 'add',
  sentence: () => jobMessages.addingShifts,
  run: async (app) => {
    const { paste: session, ports, state, store } = app;
    if (!session || !session.ready || !(await app.work())) return;
    const { kind } = session;
    if (!(await ports.workbook.has(describe(state, kind).layout))) await downloadTables(app, kind);
    const report = await session.add(state);
    // Another workbook may be in front. The shifts are in their sheet all the same.
    await ifPossible(ports.workbook.show(describe(state, kind).layout));
    if (store.opened('paste')?.paste.left.length === 0) {
      await endPaste(app);
      await openPreview(app, { kinds: session.hasTimeOff ? [kind, timeOff.kind] : [kind] });
    } else await checkAlone(ports, state, kind).finally(() => session.showLeft());
    store.notify(report);
  },
};

export const closePaste: Command<'close-paste'> = { run: endPaste };

export const copyWeeks: Command<'copy-weeks'> = {
  job: 'add',
  sentence: () => jobMessages.addingShifts,
  run: async ({ ports, state, store }, intent) => {
    store.notify(await copyToWeeks(ports, state, intent));
  },
};

export const showWeek: Command<'show-week'> = {
  isQuiet: true,
  run: async ({ state, load, ports, store }, asked) => {
    if (asked.chosen !== undefined) writeWeekStart(ports, asked.chosen);
    // A job reads and writes the sheets itself. The pane asks again when the sheet's counts have changed.
    if (store.now.job) return;
    await load();
    store.set({ week: await readWeek(ports, state, asked) });
  },
};
