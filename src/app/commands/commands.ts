/**
 * All commands, one file for each, named after the intent (`paste-input.ts` has four intents that are one command). The other
 * files of this folder have what several commands share. The commands are a chunk of their own, which the pane loads right
 * after its start.
 */
import type { Intent } from '../view';
import type { Commands } from './command';
import { addPasted } from './add-pasted';
import { addTimeOff } from './add-time-off';
import { adoptShifts } from './adopt-shifts';
import { backUp } from './back-up';
import { closeKeepSafe } from './close-keep-safe';
import { noteBackup } from './note-backup';
import { openKeepSafe } from './open-keep-safe';
import { readAdoption } from './read-adoption';
import { readBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { back } from './back';
import { cancel } from './cancel';
import { changeCompany } from './change-company';
import { closePaste } from './close-paste';
import { closeReports } from './close-reports';
import { closeResult } from './close-result';
import { closeTimeOff } from './close-time-off';
import { closeUndo } from './close-undo';
import { bringSample } from './bring-sample';
import { connectAgain } from './connect-again';
import { connectSample } from './connect-sample';
import { connect } from './connect';
import { clearMarks } from './clear-marks';
import { colourStatus } from './colour-status';
import { copyWeeks } from './copy-weeks';
import { decideDeleted } from './decide-deleted';
import { dismissNotice } from './dismiss-notice';
import { download } from './download';
import { fillTimeOff } from './fill-time-off';
import { fixAll } from './fix-all';
import { excludeWarned } from './exclude-warned';
import { includeBelow } from './include-below';
import { logPushes } from './log-pushes';
import { nameCode } from './name-code';
import { markEdits } from './mark-edits';
import { makeDiagnostics } from './make-diagnostics';
import { makeReportAgain } from './make-report-again';
import { makeReport } from './make-report';
import { makeTemplate } from './make-template';
import { openPaste } from './open-paste';
import { openReports } from './open-reports';
import { openTimeOff } from './open-time-off';
import { checkAgain } from './check-again';
import { confirmPasswords } from './confirm-passwords';
import { pasteSample } from './paste-sample';
import { pickCategory } from './pick-category';
import { preview } from './preview';
import { push } from './push';
import { pushSelected } from './push-selected';
import { refreshSelected } from './refresh-selected';
import { removeConnection } from './remove-connection';
import { renameConnection } from './rename-connection';
import { renewSession } from './renew-session';
import { reveal } from './reveal';
import { revertSelected } from './revert-selected';
import { rowHistory } from './row-history';
import { watchRows } from './watch-rows';
import { sendAgain } from './send-again';
import { sendUndo } from './send-undo';
import { send } from './send';
import { setPassword } from './set-password';
import { resolveConflicts } from './resolve-conflicts';
import { answerCopy } from './answer-copy';
import { showReport } from './show-report';
import { showRows } from './show-rows';
import { showWeek } from './show-week';
import { showTable } from './show-table';
import { signOut } from './sign-out';
import { confirmStored } from './confirm-stored';
import { includeUnverified } from './include-unverified';
import { undo } from './undo';
import { openSheetLooks } from './open-sheet-looks';
import { closeSheetLooks } from './close-sheet-looks';
import { hideColumns } from './hide-columns';
import { saveView } from './save-view';
import { deleteView } from './delete-view';
import { showView } from './show-view';
import { useServiceWords } from './use-service-words';
import { confirmUnusual } from './confirm-unusual';
import { pasteInput } from './paste-input';

export { CommandContext } from './context';
export { noticeSheets } from './notice-sheets';

export const commands: Commands<Intent['do']> = {
  'adopt-shifts': adoptShifts,
  'back-up': backUp,
  'close-keep-safe': closeKeepSafe,
  'note-backup': noteBackup,
  'open-keep-safe': openKeepSafe,
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
  'open-sheet-looks': openSheetLooks,
  'close-sheet-looks': closeSheetLooks,
  'hide-columns': hideColumns,
  'save-view': saveView,
  'delete-view': deleteView,
  'show-view': showView,
  'use-service-words': useServiceWords,
  'confirm-unusual': confirmUnusual,
  ...pasteInput,
};
