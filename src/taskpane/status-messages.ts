import { paneWords } from '../core/words/words';

/** Sentences of the pane about the sheets' columns. In a file of their own, so that the pane's start is small. */
export const statusText = paneWords.words('statusText', {
  heading: 'Status and headers…',
  markEdits: 'Show edits in Status while I type',
  markMeaning:
    'Status then says New, Edited or Fix a moment after you change a row. Each change of Status is one more step to undo. An Excel that can’t undo what add-ins write can undo nothing after it. The choice is for this device.',
  colours: 'Colour Status and changed cells',
  coloursMeaning: 'Your own fills stay as they are. The choice is for everybody who uses this workbook.',
});
