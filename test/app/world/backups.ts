/** What people do with backups in a world: make one, lose the workbook, bring the backup in. */
import type { BackupView } from '../../../src/app/view';
import { addRow, SHIFT } from './typing';
import { openWorld, pushAll, type World, type WorldOptions } from './world';

/** A world whose workbook can be lost. */
export interface LosableWorld extends World {
  /** The workbook is lost: the pane is open in a new, empty one, connected to the same service. */
  lose(): Promise<void>;
}

/** Connected, with the names of the company and a sheet of time blocks. */
export async function withShifts(options: WorldOptions = {}): Promise<LosableWorld> {
  const world = await openWorld(options);
  const openEmpty = world.workbook.keep();
  await world.app.do({ do: 'connect-sample' });
  await world.app.do({ do: 'download' });
  await world.app.do({ do: 'download', kind: 'time-blocks' });
  return Object.assign(world, {
    lose: async () => {
      world.app.close();
      openEmpty();
      await world.reopenConnected();
    },
  });
}

/** A shift on the day after SHIFT. */
export const LATE_SHIFT = { ...SHIFT, Date: '2026-11-24', Notes: 'Late' };

/** Adds two shifts and pushes them. */
export async function pushTwoShifts(world: World): Promise<void> {
  addRow(world, 'Time Blocks', SHIFT);
  addRow(world, 'Time Blocks', LATE_SHIFT);
  await pushAll(world);
}

/** The rows of the sheet of time blocks that have a person. */
export function shiftRows(world: World): ReturnType<World['table']> {
  return world.table('Time Blocks').filter((row) => row['Person'] !== '');
}

/** The screen for backups. */
export function backupScreen(world: World): BackupView | undefined {
  const { screen } = world.view();
  return screen.kind === 'backup' ? screen.backup : undefined;
}

/** Makes a backup and saves it. Returns its text. */
export async function backUp(world: World): Promise<string> {
  await world.app.do({ do: 'open-backup' });
  await world.app.do({ do: 'back-up' });
  const made = backupScreen(world)?.made;
  if (!made) throw new Error(`no backup: ${world.view().notice?.title}`);
  await world.app.do({ do: 'note-backup', id: made.id });
  await world.app.do({ do: 'close-backup' });
  return made.texts.join('');
}

/** Chooses a backup and shows what it would change. */
export async function chooseBackup(world: World, text: string): Promise<void> {
  await world.app.do({ do: 'open-backup' });
  await world.app.do({ do: 'read-backup', file: 'backup.json', text });
}

export async function restoreBackup(world: World, text: string): Promise<void> {
  await chooseBackup(world, text);
  await world.app.do({ do: 'restore-backup' });
}
