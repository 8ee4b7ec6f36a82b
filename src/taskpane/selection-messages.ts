/** Sentences about the selected rows. They are loaded with Home. */
import { paneWords } from '../core/words/words';
import type { RowStanding } from '../app/view';
import { digits, noun, rows } from './messages';

const STANDINGS: Readonly<Record<RowStanding, string>> = {
  unchanged: 'Unchanged',
  stored: 'Stored',
  new: 'New',
  edited: 'Edited',
  fix: 'To fix',
  refused: 'Refused',
  conflict: 'Conflict',
  unknown: 'Unknown',
  'not-sent': 'Not sent',
  gone: 'Gone',
};

export const selectionText = paneWords.words('selectionText', {
  heading: 'Selected row',
  headingOfMany: 'Selected rows',
  none: 'Select a row in the sheet, or several rows below each other, to see them here.',
  inParts:
    'Several separate parts of the sheet are selected. Shiftsheet pushes and reverts one block of rows at a time: select rows that stand below each other.',
  standing: (standing: RowStanding, code: string) =>
    code === '' ? STANDINGS[standing] : `${STANDINGS[standing]}, code ${code}`,
  many: (count: number, parts: readonly { readonly standing: RowStanding; readonly count: number }[]) =>
    `${rows(count)}: ${parts.map((part) => `${digits(part.count)} ${STANDINGS[part.standing].toLowerCase()}`).join(', ')}.`,
  push: 'Push this row',
  pushMany: 'Push selected rows',
  revert: 'Revert',
  revertRow: 'Revert this row',
  revertMany: 'Revert selected rows',
  revertField: (field: string) => `Revert ${field}`,
  newRow: (standing: RowStanding) =>
    standing === 'unknown'
      ? 'The service may have stored this row, although no answer came. Keep the row: the next push finds out before it sends anything.'
      : 'A new row has no earlier values. To take it back, delete the row in the sheet.',
  more: 'More for the selected row',
  moreOfMany: 'More for the selected rows',
  show: 'Show on the sheet',
  refresh: (count: number) => noun(count, 'Refresh this row', 'Refresh selected rows'),
  becomes: 'becomes',
  history: 'History',
  historyLoading: 'Reading the Push Log',
  noHistory: 'The Push Log has nothing about this row.',
  historyLine: (when: string, result: string) => (when === '' ? result : `${when}: ${result}`),
});
