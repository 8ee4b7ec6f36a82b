/** Sentences about acts on the selected rows. */
export const selectionMessages = {
  moved: 'The selected rows have changed. Select them again.',
  reverted: (cells: string) => `Reverted: ${cells}.`,
  nothingReverted: 'Nothing was reverted: these rows have no edits that Shiftsheet can take back.',
};
