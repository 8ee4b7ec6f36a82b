/**
 * All commands, by the screen or subject that they belong to. Files without commands have what several of them share. With the
 * screens of a connected pane, they are the part "jobs", which the pane loads right after its start.
 */
import type { Intent } from '../view';
import type { Commands } from './command';
import { addPasted, closePaste, copyWeeks, openPaste, pasteInput, pasteSample, showWeek } from './shifts';
import { addTimeOff, closeTimeOff, fillTimeOff, openTimeOff } from './time-off';
import {
  adoptShifts,
  backUp,
  closeBackup,
  noteBackup,
  openBackup,
  readAdoption,
  readBackup,
  restoreBackup,
} from './backup';
import {
  back,
  checkAgain,
  closeResult,
  confirmPasswords,
  confirmUnusual,
  preview,
  push,
  send,
  setPassword,
} from './push';
import { cancel, dismissNotice, makeDiagnostics } from './pane';
import {
  answerCopy,
  changeCompany,
  connect,
  connectAgain,
  connectSample,
  removeConnection,
  renameConnection,
  renewSession,
  signOut,
} from './connection';
import { closeReports, makeReport, makeReportAgain, openReports, showReport } from './reports';
import { closeUndo, includeUnverified, sendUndo, undo } from './undo';
import { bringSample, download, makeTemplate, pickCategory } from './download';
import {
  clearMarks,
  pushSelected,
  refreshSelected,
  reveal,
  revertSelected,
  rowHistory,
  showRows,
  showTable,
  watchRows,
} from './rows';
import { colourStatus, excludeWarned, logPushes, markEdits, nameCode, useServiceWords } from './settings';
import { confirmStored, decideDeleted, fixAll, includeBelow, resolveConflicts, sendAgain } from './problems';
import { closeSheetViews, deleteView, hideColumns, openSheetViews, saveView, showView } from './sheet-views';

export { CommandContext } from './context';
export { notifyOnOpen } from '../notify-on-open';
export { recoverUnsavedPush } from '../push/write-ahead';
export { noticeSheets } from './pane';

export const commands: Commands<Intent['do']> = {
  'adopt-shifts': adoptShifts,
  'back-up': backUp,
  'close-backup': closeBackup,
  'note-backup': noteBackup,
  'open-backup': openBackup,
  'read-adoption': readAdoption,
  'read-backup': readBackup,
  'restore-backup': restoreBackup,
  'add-pasted': addPasted,
  'add-time-off': addTimeOff,
  back,
  cancel,
  'change-company': changeCompany,
  'check-again': checkAgain,
  'close-paste': closePaste,
  'close-reports': closeReports,
  'close-result': closeResult,
  'close-time-off': closeTimeOff,
  'close-undo': closeUndo,
  'bring-sample': bringSample,
  'connect-again': connectAgain,
  'connect-sample': connectSample,
  connect,
  'clear-marks': clearMarks,
  'colour-status': colourStatus,
  'copy-weeks': copyWeeks,
  'decide-deleted': decideDeleted,
  'dismiss-notice': dismissNotice,
  download,
  'fill-time-off': fillTimeOff,
  'fix-all': fixAll,
  'exclude-warned': excludeWarned,
  'include-below': includeBelow,
  'log-pushes': logPushes,
  'make-diagnostics': makeDiagnostics,
  'mark-edits': markEdits,
  'name-code': nameCode,
  'make-report-again': makeReportAgain,
  'make-report': makeReport,
  'make-template': makeTemplate,
  'open-paste': openPaste,
  'open-reports': openReports,
  'open-time-off': openTimeOff,
  'confirm-passwords': confirmPasswords,
  'paste-sample': pasteSample,
  'pick-category': pickCategory,
  preview,
  push,
  'push-selected': pushSelected,
  'refresh-selected': refreshSelected,
  'remove-connection': removeConnection,
  'rename-connection': renameConnection,
  'renew-session': renewSession,
  reveal,
  'revert-selected': revertSelected,
  'row-history': rowHistory,
  'watch-rows': watchRows,
  'send-again': sendAgain,
  'send-undo': sendUndo,
  send,
  'set-password': setPassword,
  'resolve-conflicts': resolveConflicts,
  'answer-copy': answerCopy,
  'show-report': showReport,
  'show-rows': showRows,
  'show-table': showTable,
  'show-week': showWeek,
  'sign-out': signOut,
  'confirm-stored': confirmStored,
  'include-unverified': includeUnverified,
  undo,
  'open-sheet-views': openSheetViews,
  'close-sheet-views': closeSheetViews,
  'hide-columns': hideColumns,
  'save-view': saveView,
  'delete-view': deleteView,
  'show-view': showView,
  'use-service-words': useServiceWords,
  'confirm-unusual': confirmUnusual,
  ...pasteInput,
};
