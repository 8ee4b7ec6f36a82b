/**
 * All commands, by the screen or subject that they belong to. Files without commands have what several of them share. With the
 * screens of a connected pane, they are the part "jobs", which the pane loads right after its start.
 */
import type { Intent } from '../view';
import { backupCommands } from './backup';
import type { Commands } from './command';
import { connectionCommands } from './connection';
import { downloadCommands } from './download';
import { paneCommands } from './pane';
import { planningCommands } from './planning';
import { problemCommands } from './problems';
import { pushCommands } from './push';
import { repeatCommands } from './repeat';
import { reportCommands } from './reports';
import { rosterCommands } from './rosters';
import { rowCommands } from './rows';
import { settingCommands } from './settings';
import { viewCommands } from './sheet-views';
import { shiftCommands } from './shifts';
import { timeOffCommands } from './time-off';
import { toldCommands } from './told';
import { undoCommands } from './undo';
import { whoCommands } from './who';

export { CommandContext } from './context';
export { notifyOnOpen } from '../notify-on-open';
export { recoverUnsavedPush } from '../push/suspected-rows';
export { noticeSheets } from './pane';

export const commands: Commands<Intent['do']> = {
  ...repeatCommands,
  ...backupCommands,
  ...connectionCommands,
  ...downloadCommands,
  ...paneCommands,
  ...planningCommands,
  ...problemCommands,
  ...pushCommands,
  ...reportCommands,
  ...rosterCommands,
  ...rowCommands,
  ...settingCommands,
  ...viewCommands,
  ...shiftCommands,
  ...timeOffCommands,
  ...toldCommands,
  ...undoCommands,
  ...whoCommands,
};
