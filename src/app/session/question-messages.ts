/** Notices beside the questions that the user must answer before a job. */
export const questionMessages = {
  otherCompany: 'This workbook is another company’s: nothing was read or sent.',
  whichCompany: (came: string) =>
    `It came from ${came}. Connect there, or say under “Another company” what is meant.`,
  newForCompany: (now: string) =>
    `Every row is new for ${now}: nothing there is changed by them. A push shows first what would be added.`,
  saveAsWorkbook: (place: string) =>
    `${place} can’t keep tables, or what Shiftsheet remembers of the rows: opened again, each row would look new. Nothing was read or sent. Save it as an Excel workbook first (File > Save As, “Excel Workbook (*.xlsx)”), then try again.`,
  elsewhere: (was: string, now: string) =>
    was === ''
      ? `This workbook was saved as ${now} with rows that are not pushed, and a copy of it would push them as well. So that no row is sent from two workbooks, nothing was read or sent: say below whether there is a copy.`
      : `This workbook was last used as ${was}. Now it is ${now}. So that no row is sent from two workbooks, nothing was read or sent: say below what it is.`,
  copyAnswered: {
    moved: 'Everything goes on as before.',
    also: 'Everything goes on as before, at either place.',
    copy: 'This is a workbook of its own from now on. A push shows first what would be sent from it.',
  },
};
