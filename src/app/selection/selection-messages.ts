import { paneWords } from '../../core/words/words';

/** Sentences about acts on the selected rows. */
export const selectionMessages = paneWords.words('selectionMessages', {
  outside: 'No row of a Shiftsheet table is selected. Select a row in one of the tables, then try again.',
  moved: 'The selected rows have changed. Select them again.',
  reverted: (cells: string) => `Reverted: ${cells}.`,
  nothingReverted: 'Nothing was reverted: these rows have no edits that Shiftsheet can take back.',
});
