import { paneWords } from '../core/words/words';

/** What happened, why, and what to do, for failures that any job can have. */
export const failureMessages = paneWords.words('failureMessages', {
  excelSilent:
    'Excel does not answer, so Shiftsheet stopped waiting. Save the workbook and open it again; on the web, reload the page. Rows that were sent are not stored twice. Shiftsheet first finds out which of them are stored.',
  writtenElsewhere:
    'Shiftsheet is at work in this workbook in another window or on another computer, and both have changed the same data. Download, check, and repeat what is missing.',
  lockLost:
    'While Shiftsheet waited here, it went on working in another window or on another computer. So that nothing is stored twice, it stopped here. Wait until it has finished there, then try again.',
  wordsMissing:
    'The words for the language of this workbook can’t be loaded, so Shiftsheet can’t read its sheets. Nothing was changed. Check the network, then try again. If that does not help, close the pane and open it again.',
  cancelled: 'Stopped, as you asked.',
});
