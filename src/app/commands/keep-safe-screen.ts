import { backupAge } from '../backup/backup-age';
import type { KeepSafeSession } from '../backup/keep-safe-session';
import type { SyncState } from '../../core/sync/table-state';
import type { CommandContext } from './context';

/** The content of the screen for backups. Its code is loaded when the user first needs it. */
export async function keepSafeOf(app: CommandContext): Promise<KeepSafeSession> {
  const { KeepSafeSession: Session } = await import('../backup/keep-safe-session');
  return (app.keepSafe ??= new Session(app.ports, app.store, app.known));
}

/** Closes the screen for backups. Nothing that the user has chosen there is kept. */
export function closeKeepSafe(app: CommandContext): void {
  app.keepSafe = undefined;
  app.store.close('keep-safe');
}

/** The state for which the age of the backup was last counted, of each app. */
const counted = new WeakMap<CommandContext, SyncState>();

/** The sheets were read again: if the workbook knows more by now, Home says how old the last backup is. */
export async function noticeBackupAge(app: CommandContext): Promise<void> {
  const { state } = app.known.sync;
  if (counted.get(app) === state) return;
  counted.set(app, state);
  app.store.set({ backup: await backupAge(app.ports, app.known) });
}
