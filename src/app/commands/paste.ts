import { forgetPasteText } from '../memory/paste-text';
import { messages } from '../messages';
import { describe } from '../table/table';
import type { PasteIntent } from '../view';
import type { Command, Commands } from './command';
import type { CommandContext } from './context';
import { downloadTables } from './download';

const hear: Command<PasteIntent['do']> = { run: ({ paste }, intent) => paste?.hear(intent) };

export const paste: Commands<'open-paste' | PasteIntent['do'] | 'add-pasted' | 'close-paste'> = {
  'open-paste': {
    run: async (app, { kind }) => {
      const { ports, store, known } = app;
      await app.load();
      const { PasteSession } = await import(/* webpackChunkName: "shifts" */ '../shifts/paste-session');
      store.set({ notice: undefined });
      app.paste = new PasteSession(ports, store, kind);
      await app.paste.open(known);
    },
  },
  'read-pasted': hear,
  'match-column': hear,
  'say-codes': hear,
  'answer-pasted': hear,
  /** Adds the pasted shifts and checks them; what was left stays on the screen, else the preview comes next. */
  'add-pasted': {
    job: 'add',
    sentence: messages.addingShifts,
    run: addPasted,
  },
  'close-paste': { run: closePaste },
};

async function addPasted(app: CommandContext): Promise<void> {
  const { paste: session, ports, known, preview, store } = app;
  if (!session || !session.ready || !(await app.work())) return;
  const { kind } = session;
  if (!(await ports.workbook.has(describe(known, kind).layout))) await downloadTables(app, kind);
  const report = await session.add(known);
  if (store.opened('paste')?.paste.left.length === 0) {
    await closePaste(app);
    await preview.open([kind]);
  } else await preview.mark(kind).finally(() => session.showLeft());
  store.notify(report);
}

/** Closes the screen, and forgets the text that the device keeps for it. */
export async function closePaste(app: CommandContext): Promise<void> {
  app.paste = undefined;
  app.store.close('paste');
  const { device, workbook } = app.ports;
  await app.store.guard(() => forgetPasteText({ memory: workbook.memory, device }));
}
