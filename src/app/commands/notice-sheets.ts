import type { Sheet } from '../ports';
import type { CommandContext } from './context';
import { noticeBackupAge } from './keep-safe-screen';
import { noticeEdits } from './preview-screen';

/** The sheets were read again. */
export async function noticeSheets(app: CommandContext, sheets: ReadonlyMap<string, Sheet>): Promise<void> {
  noticeEdits(app, sheets);
  await noticeBackupAge(app);
}
