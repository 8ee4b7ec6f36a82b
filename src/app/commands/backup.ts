/** Backups, and lists of shifts that are taken over. */
import { parentsOf } from '../../core/entities/registry';
import type { SyncState } from '../../core/sync/table-state';
import { backupMessages } from '../backup/backup-messages';
import { BackupSession } from '../backup/backup-session';
import { backupAge } from '../backup/make-backup';
import { jobMessages } from '../job-messages';
import type { SomeCommands } from './command';
import type { CommandContext } from './context';

/** The content of the screen for backups. */
function backupOf(app: CommandContext): BackupSession {
  return (app.sessions.backup ??= new BackupSession(app.ports, app.store, app.state));
}

/** Closes the screen for backups. Nothing that the user has chosen there is kept. */
export function endBackup(app: CommandContext): void {
  delete app.sessions.backup;
  app.store.close('backup');
}

/** The state for which the age of the backup was last counted, of each app. */
const counted = new WeakMap<CommandContext, SyncState>();

/** The sheets were read again: if the workbook knows more by now, Home says how old the last backup is. */
export async function noticeBackupAge(app: CommandContext): Promise<void> {
  const { state } = app.state.sync;
  if (counted.get(app) === state) return;
  counted.set(app, state);
  app.store.set({ backup: await backupAge(app.ports, app.state) });
}

export const backupCommands = {
  'open-backup': {
    opensScreen: true,
    run: (app) => backupOf(app).show(),
  },
  /** Makes a backup of what only this workbook knows. Writes nothing and sends nothing. */
  'back-up': {
    job: 'report',
    sentence: () => backupMessages.making,
    run: async (app) => backupOf(app).make(),
  },
  /** The pane has given a backup to the user: its age is known from now on. */
  'note-backup': {
    job: 'report',
    sentence: () => backupMessages.making,
    run: (app, { id }) => app.sessions.backup?.noteSaved(id),
  },
  /** Reads a backup and shows what it would change. */
  'read-backup': {
    job: 'report',
    worksInDoubt: true,
    sentence: () => jobMessages.checking,
    run: async (app, { file, text }) => backupOf(app).choose(file, text),
  },
  /** Brings in the backup that is shown. Sends nothing. */
  'restore-backup': {
    job: 'add',
    worksInDoubt: true,
    sentence: () => backupMessages.restoring,
    run: async (app) => {
      const notice = await app.sessions.backup?.restore();
      if (!notice) return;
      endBackup(app);
      app.store.notify(notice);
    },
  },
  /**
   * Reads a list of shifts that are on the service, and shows which of them would be taken over. In a workbook without a sheet for
   * shifts, the names that a list may have were not read yet.
   */
  'read-adoption': {
    job: 'report',
    sentence: () => jobMessages.checking,
    run: async (app, { kind, text }) => {
      const isNamed = (parent: string) => app.state.names.knows(parent);
      if (!parentsOf(kind).every(isNamed) && app.store.now.connection.state === 'in') {
        const work = await app.work();
        if (!work) return;
        await work.records.list(kind);
      }
      await backupOf(app).readList(kind, text);
    },
  },
  /** Takes over the shifts of the list that is shown: from now on they are known, because the user says so. Sends nothing. */
  'adopt-shifts': {
    job: 'add',
    sentence: () => backupMessages.adopting,
    run: async (app) => {
      const notice = await app.sessions.backup?.adopt();
      if (!notice) return;
      if (notice.tone !== 'error') endBackup(app);
      app.store.notify(notice);
    },
  },
  'close-backup': { run: endBackup },
} satisfies SomeCommands;
