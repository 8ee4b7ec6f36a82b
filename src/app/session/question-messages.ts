import { paneWords } from '../../core/words/words';

/** Notices beside the questions that the user must answer before a job. */
export const questionMessages = paneWords.words('questionMessages', {
  otherCompany: 'This workbook belongs to another company. Nothing was read or sent.',
  whichCompany: (came: string) => `It came from ${came}. Connect there, or choose under “Another company”.`,
  newForCompany: (now: string) =>
    `Every row is new for ${now} and changes nothing there. A push first shows what it would add.`,
  saveAsWorkbook: (place: string) =>
    `${place} can’t keep tables, or the data that Shiftsheet needs. After reopening, each row would look new. Nothing was read or sent. Save it as an Excel workbook first (File > Save As, “Excel Workbook (*.xlsx)”), then try again.`,
  elsewhere: (was: string, now: string) =>
    was === ''
      ? `This workbook was saved as ${now} with rows that are not pushed, and a copy of it would push them as well. So that no row is sent from two workbooks, nothing was read or sent. Answer below whether there is a copy.`
      : `This workbook was last used as ${was}. Now it is ${now}. So that no row is sent from two workbooks, nothing was read or sent. Answer below what this file is.`,
  nobodyElse:
    'Excel can’t save this workbook, so the file can’t remember which shifts are sent. Whoever else has the file open would send the same new shifts again. Nothing was sent. Answer below whether somebody has.',
  nobodyElseSaid: 'Push again: new shifts are sent from here now.',
  copyAnswered: {
    moved: 'Everything goes on as before.',
    also: 'Everything goes on as before, at either place.',
    copy: 'This is a workbook of its own from now on. A push shows first what would be sent from it.',
    'copy-theirs':
      'This is a workbook of its own from now on. The new shifts stay in the sheet, and are not sent from here.',
  },
});
