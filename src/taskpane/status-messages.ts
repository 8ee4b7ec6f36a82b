/** Sentences of the pane about the columns Status and Message. In a file of their own, so that the pane's start is small. */
export const statusText = {
  heading: 'Status column…',
  markEdits: 'Show edits in Status while I type',
  markMeaning:
    'Status then says New, Edited or Fix a moment after you change a row. Each time it changes, Ctrl+Z needs one step more. In an Excel that can’t undo what add-ins write, Ctrl+Z has nothing left to undo after that. The choice is for this device.',
  colours: 'Colour Status',
  coloursMeaning: 'Your own fills stay as they are. The choice is for everybody who uses this workbook.',
};
