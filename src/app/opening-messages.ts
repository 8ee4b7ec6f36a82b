import { paneWords } from '../core/words/words';

/** What the user should know of a workbook that was just opened. */
export const openingMessages = paneWords.words('openingMessages', {
  interrupted: (rows: string) => `An earlier push ended before the answers for ${rows} came.`,
  structureProtected:
    'The workbook’s structure is protected, so Shiftsheet can’t add its hidden sheet of notes. Without the notes, rows may be stored twice if two computers push at the same time, or if Excel loses what Shiftsheet remembers. Choose Review > Protect Workbook to lift the protection. After the next push or download you can protect the workbook again.',
  closedUnsaved: (rows: string) =>
    `This workbook was closed without saving after a push: ${rows}. These rows may be marked New although they are already stored.`,
  findOut: 'Choose “Find out now” on Home: Shiftsheet then asks the service whether they are stored.',
  decide: 'The service could not say whether they are stored. Choose “Check” on Home and decide it.',
  whatNext:
    'Shiftsheet finds out whether they are stored before it sends anything else. Push again, or choose “Download again” where the service lists them.',
  memoryDoubt: {
    missing:
      'The data that Shiftsheet keeps in this workbook is missing: Excel has not kept it, or these sheets were copied from another workbook. Without this data Shiftsheet does not know which rows are new, so it sends nothing. Close the workbook without saving and open it again, or open an earlier version of it. Or connect and choose “Download again and compare”.',
    older:
      'Somebody else has worked with Shiftsheet in this workbook since it was opened here, and Excel has not brought over the data that Shiftsheet keeps about it. Without this data Shiftsheet does not know which rows are new, so it sends nothing. Ask the others to save, then close the workbook here without saving and open it again. Or connect and choose “Download again and compare”.',
    'not-compared':
      'The data that Shiftsheet keeps in this workbook was missing, and not every table has been compared with the service since. Until that is done, it sends nothing. Connect and choose “Download again and compare”.',
  },
});
