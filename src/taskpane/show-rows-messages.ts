import { paneWords } from '../core/words/words';

/** The buttons that hide rows of the sheet and show them again. Two screens have them. */
export const showRowsText = paneWords.words('showRowsText', {
  showNeedy: 'Show only rows that need fixing',
  showWarned: 'Show only rows with warnings',
  showChanged: 'Show only rows with these cells',
  showAll: 'Show all rows',
});
