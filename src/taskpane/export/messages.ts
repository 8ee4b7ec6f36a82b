import { countText } from '../../core/values/shown';
import { paneWords } from '../../core/words/words';

/** Sentences of the pane and of the files about exporting a report. */
export const exportText = paneWords.words('exportText', {
  heading: 'Take it out of Excel',
  about: (decimal: '.' | ',') =>
    `A CSV file has one table for other programs, separated by ${decimal === ',' ? 'semicolons' : 'commas'}. The workbook and the copy have the whole report without its charts.`,
  onlyCopy:
    'This pane can’t save files. Copy the report and paste it into a new workbook; charts are left out.',
  csv: 'Save as CSV',
  csvOf: (table: string) => `CSV: ${table}`,
  onPaper: (paper: string, orientation: 'portrait' | 'landscape') =>
    `For paper or PDF, press “Show”, then choose File and Print in Excel. The pages are set up: ${paper}, ${orientation}.`,
  workbook: 'Save as workbook',
  /** `left`: reports that were made here and can’t be saved as they are. */
  together: (count: number, left: number) =>
    left === 0
      ? `Save all ${countText(count)} reports as one workbook`
      : `Save the ${countText(count)} newest reports as one workbook`,
  leftOut: (count: number) =>
    count === 1
      ? '1 older report is not in that workbook. Make it again to have it there.'
      : `${countText(count)} older reports are not in that workbook. Make them again to have them there.`,
  togetherFile: 'Reports',
  /** The name of a file or sheet whose title has no character that is allowed in a name. */
  nameless: 'Report',
  copy: 'Copy',
  making: 'Making the file…',
  saved: (file: string) => `Handed to your browser as ${file}. If you can’t find the file, use Copy.`,
  copied: 'Copied. Paste it where you need it.',
  copiedAsText:
    'Copied as plain text, because this pane may not copy cells. Paste it, then set the formats of dates and times.',
  notSaved: 'The file could not be made. Check the network and try again, or use Copy.',
  notCopied:
    'The report could not be copied: this pane may not use the clipboard. Copy it from its worksheet.',
  printedAt: 'Printed &D &T',
  pages: 'Page &P of &N',
});
