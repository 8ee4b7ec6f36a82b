/** What the pane and the files say about taking a report out of Excel. */
export const exportText = {
  heading: 'Take it out of Excel',
  about:
    'The CSV file holds the tables alone, for other programs. The workbook holds this report alone, without charts.',
  copyAbout: 'This pane can’t save files. Copy the report and paste it into a new workbook or an e-mail.',
  csv: 'Save as CSV',
  workbook: 'Save as workbook',
  copy: 'Copy',
  making: 'Making it…',
  saved: (file: string) => `Handed to your browser as ${file}. If you can’t find the file, use Copy.`,
  copied: 'Copied. Paste it where you need it.',
  copiedInstead:
    'A pane can’t save files here, so the report was copied instead. Paste it into a new workbook.',
  copiedAsText:
    'Copied as plain text: this pane may not copy cells. Paste it where you need it and check dates and times.',
  notSaved: 'The file could not be made. Check the network and try again, or use Copy.',
  notCopied:
    'The report could not be copied: this pane may not use the clipboard. Copy it from its worksheet.',
  printedAt: 'Printed &D &T',
  pages: 'Page &P of &N',
};
