import { paneWords } from '../../core/words/words';
import { amount } from '../messages';

const rows = (count: number): string => amount(count, 'row', 'rows');

/** Sentences of the app about backups. */
export const backupMessages = paneWords.words('backupMessages', {
  making: 'Making the backup',
  restoring: 'Bringing in the rows of the backup',
  adopting: 'Taking over the shifts of the list',
  /** The beginning of the file's name. The day follows. */
  fileName: 'Shiftsheet backup',
  nothing:
    'This workbook knows no shifts that are on the service and has no new ones: there is nothing to back up.',
  /** `sheet`: its name. `reason`: why it can't be read. */
  withoutSheet: (sheet: string, reason: string) =>
    `The backup has what was pushed from ${sheet}, but not its new and edited rows: ${reason}`,
  noBackup:
    'This file is no backup of Shiftsheet. Nothing was changed. Choose a file that “Back up records” has made.',
  newer:
    'A newer version of Shiftsheet has made this backup. Nothing was changed. Choose “Reload Shiftsheet” in the menu at the top of the pane to get the newer version.',
  broken: 'This backup is damaged, so nothing was taken from it. Choose another copy of the file.',
  /** Names of companies. */
  otherCompany: (theirs: string, ours: string) =>
    `This backup belongs to ${theirs}, and this workbook to ${ours}. Nothing was changed.`,
  /** `here`: rows of which the workbook had every cell. `isAll`: these are all rows of the backup. */
  restored: ({ added, here, isAll }: { added: number; here: number; isAll: boolean }) =>
    isAll
      ? `The workbook had all ${rows(here)} of the backup already.`
      : added === 0
        ? 'The backup had no rows that are new here.'
        : here === 0
          ? `${rows(added)} brought in.`
          : `${rows(added)} brought in. The workbook had ${rows(here)} already.`,
  updated: (count: number) =>
    `${rows(count)} took newer values from the backup, or edits that were not pushed.`,
  unknown: (count: number) =>
    `${rows(count)} ${count === 1 ? 'was' : 'were'} sent without a clear answer. Check on the service whether ${count === 1 ? 'it is' : 'they are'} there.`,
  notPushed: (count: number) =>
    `${rows(count)} ${count === 1 ? 'was' : 'were'} not pushed before the backup.`,
  conflicts: (count: number) =>
    `${rows(count)} ${count === 1 ? 'differs' : 'differ'}, and nobody knows which values are newer: choose “Keep mine” or “Take theirs”.`,
  newerHere: (count: number) =>
    `${rows(count)} ${count === 1 ? 'was' : 'were'} pushed again after the backup and ${count === 1 ? 'keeps its' : 'keep their'} newer values.`,
  kept: (count: number) =>
    `${rows(count)} ${count === 1 ? 'keeps its' : 'keep their'} own values, although the backup has other ones.`,
  deleted: (count: number) =>
    `${rows(count)} ${count === 1 ? 'was' : 'were'} deleted in the sheet before the backup, so the sheet does not get ${count === 1 ? 'it' : 'them'}. Home offers to put ${count === 1 ? 'it' : 'them'} back.`,
  /** Cells of the backup that were not taken. `row` names a shift, `field` a column; `here` and `there` are cells as a sheet shows them. */
  leftCell: {
    'typed-here': (row: string, field: string, here: string, there: string) =>
      `${row}: ${field} stays “${here}”. The backup has “${there}”, and neither was pushed: type it if it is right.`,
    waits: (row: string, field: string, here: string, there: string) =>
      `${row}: ${field} stays “${here}”, and the backup has “${there}”. The row waits for you: choose “Keep mine” or “Take theirs”, then bring in the backup again.`,
    'other-key': (row: string, field: string, here: string, there: string) =>
      `${row}: ${field} stays “${here}”, and the backup has “${there}”. The shift has another external ID in the backup, so it may be another shift.`,
  },
  leftOthers: (count: number) => `${amount(count, 'more cell stays', 'more cells stay')} as in the sheet.`,
  nothingSent: 'Nothing was sent.',
  noHeaders:
    'No column of this list has the header “Time block ID” or “External ID”. The first line must have the headers.',
  noLines: 'This list has no line below its headers.',
  noNames:
    'Connect first: this workbook does not know the names of people yet, so the names in the list can’t be read.',
  noCompany: 'Connect first: the workbook must know to which company these shifts belong.',
  left: {
    noId: 'It has neither a time block ID nor an external ID.',
    isHere: 'The workbook has this shift already.',
    isTwice: 'An earlier line has the same ID.',
    isSameShift:
      'The workbook has a shift of the same person on the same day with the same start and end. It is probably this one.',
    /** `day`: as the list has it. */
    unsureDay: (day: string) =>
      `Nobody can tell the day from the month in “${day}”, and no other line decides. Write the days as 2026-06-13.`,
  },
  adopted: (count: number, sheet: string) => `${rows(count)} taken over into ${sheet}.`,
});
