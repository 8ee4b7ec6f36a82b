import { forgetPasteText } from '../memory/paste-text';
import type { CommandContext } from './context';

/** Closes the paste screen, and forgets the text that the device keeps for it. */
export async function endPaste(app: CommandContext): Promise<void> {
  app.paste = undefined;
  app.store.close('paste');
  const { device, workbook } = app.ports;
  await app.store.guard(() => forgetPasteText({ memory: workbook.memory, device }));
}

/** Pasted shifts that were added are in the sheet, so no question about their text is open any more. */
export async function closeAddedPaste(app: CommandContext): Promise<void> {
  if (app.store.opened('paste')?.paste.added === true) await endPaste(app);
}
