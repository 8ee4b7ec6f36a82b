/** Shifts: pasted, copied to other weeks, and counted by day. */
import { dayOfSerial } from '../../core/calendar/days';
import { timeOff } from '../../core/entities/time-off';
import { weekDays } from '../../core/shifts/grid';
import { readShifts } from '../../core/shifts/shift';
import { ifPossible } from '../failures';
import type { WorkbookState } from '../job-context';
import { jobMessages } from '../job-messages';
import { forgetPasteText } from '../memory/paste-text';
import type { Ports } from '../ports/ports';
import { checkAlone } from '../push/check';
import { describe } from '../table/columns';
import { takeInTable } from '../table/take-in-table';
import type { PasteIntent, WeekView } from '../view';
import type { Command, SomeCommands } from './command';
import type { CommandContext } from './context';
import { downloadTables } from './download';
import { openPreview } from './preview-screen';

const handle: Command<PasteIntent['do']> = { run: ({ sessions }, intent) => sessions.paste?.handle(intent) };

export const shiftCommands = {
  /**
   * The things that a user can do with pasted text are one command: the paste session takes the intent and reads the text
   * again.
   */
  'read-pasted': handle,
  'stop-reading': handle,
  'find-layouts': handle,
  'match-column': handle,
  'define-codes': handle,
  'answer-pasted': handle,
  'open-paste': {
    opensScreen: true,
    run: async (app, { kind }) => {
      const { PasteSession } = await import(/* webpackChunkName: "pasting" */ '../paste/paste-session');
      app.sessions.paste = new PasteSession(app.ports, app.store, kind, app.state.shiftRules.rules);
      await app.sessions.paste.open(app.state);
    },
  },
  /** Puts the roster of the sample data into the box, as if the user had pasted it. */
  'paste-sample': { run: ({ sessions }) => sessions.paste?.pasteSample() },
  /**
   * Adds the pasted shifts, brings their sheet to the front, and checks them. If some lines were left out, they remain on the
   * screen; otherwise the preview opens.
   */
  'add-pasted': {
    job: 'add',
    sentence: () => jobMessages.addingShifts,
    run: async (app) => {
      const { ports, state, store } = app;
      const session = app.sessions.paste;
      if (!session || !session.ready || !(await app.work())) return;
      const { kind } = session;
      if (!(await ports.workbook.has(describe(state, kind).layout))) await downloadTables(app, kind);
      const report = await session.add(state);
      // Another workbook may be in front. The shifts are in their sheet all the same.
      await ifPossible(ports.workbook.show(describe(state, kind).layout));
      if (store.opened('paste')?.paste.leftOut.length === 0) {
        await endPaste(app);
        await openPreview(app, { kinds: session.hasTimeOff ? [kind, timeOff.kind] : [kind] });
      } else await checkAlone(ports, state, kind).finally(() => session.showLeft());
      store.notify(report);
    },
  },
  'close-paste': { run: endPaste },
  'show-week': {
    isQuiet: true,
    run: async ({ state, load, ports, store }, asked) => {
      // A job reads and writes the sheets itself. The pane asks again when the sheet's counts have changed.
      if (store.now.job) return;
      await load();
      store.set({ week: await readWeek(ports, state, asked) });
    },
  },
} satisfies SomeCommands;

/** Closes the paste screen, and forgets the text that the device keeps for it. */
export async function endPaste(app: CommandContext): Promise<void> {
  app.sessions.paste?.close();
  delete app.sessions.paste;
  app.store.close('paste');
  const { device, workbook } = app.ports;
  await app.store.guard(() => forgetPasteText({ memory: workbook.memory, device }));
}

/** Pasted shifts that were added are in the sheet, so no question about their text is open any more. */
export async function closeAddedPaste(app: CommandContext): Promise<void> {
  if (app.store.opened('paste')?.paste.added === true) await endPaste(app);
}

interface Asked {
  readonly kind: string;
  readonly offset: number;
}

/**
 * The shifts of a week as the sheet has them, pushed or not; undefined if there is no such sheet. One round trip if the sheet was
 * edited since it was last read, otherwise none.
 */
async function readWeek(
  { workbook }: Ports,
  state: WorkbookState,
  { kind, offset }: Asked,
): Promise<WeekView | undefined> {
  const { layout } = describe(state, kind);
  const sheet = (await workbook.lastSheets([layout])).get(kind);
  const read = sheet && (await takeInTable(workbook, state, kind, undefined, sheet));
  if (!read?.entity.block) return undefined;
  const first = state.shiftRules.firstOfWeek(offset);
  const shifts = readShifts(read.entity, read.tracking.rows);
  return { kind, offset, first: dayOfSerial(first) ?? '', days: weekDays(shifts, first) };
}
