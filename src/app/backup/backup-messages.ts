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
    'A newer version of Shiftsheet has made this backup. Nothing was changed. Reload the pane to get the newer version.',
  broken: 'This backup is damaged, so nothing was taken from it. Choose another copy of the file.',
  /** Names of companies. */
  otherCompany: (theirs: string, ours: string) =>
    `This backup belongs to ${theirs}, and this workbook to ${ours}. Nothing was changed.`,
  restored: (added: number, here: number) =>
    added === 0
      ? `The workbook had all ${rows(here)} of the backup already.`
      : here === 0
        ? `${rows(added)} brought in.`
        : `${rows(added)} brought in. The workbook had ${rows(here)} already.`,
  updated: (count: number) => `${rows(count)} took newer values from the backup.`,
  unknown: (count: number) =>
    `${rows(count)} ${count === 1 ? 'was' : 'were'} sent without a clear answer. Check on the service whether ${count === 1 ? 'it is' : 'they are'} there.`,
  notPushed: (count: number) =>
    `${rows(count)} ${count === 1 ? 'was' : 'were'} not pushed before the backup.`,
  conflicts: (count: number) =>
    `${rows(count)} ${count === 1 ? 'differs' : 'differ'}, and nobody knows which values are newer: choose “Keep mine” or “Take theirs”.`,
  nothingSent: 'Nothing was sent.',
  noHeaders:
    'No column of this list has the header “Time block ID” or “External ID”. The first line must have the headers.',
  noLines: 'This list has no line below its headers.',
  noCompany: 'Connect first: the workbook must know to which company these shifts belong.',
  left: {
    noId: 'It has neither a time block ID nor an external ID.',
    isHere: 'The workbook has this shift already.',
    isTwice: 'An earlier line has the same ID.',
  },
  adopted: (count: number, sheet: string) => `${rows(count)} taken over into ${sheet}.`,
});
