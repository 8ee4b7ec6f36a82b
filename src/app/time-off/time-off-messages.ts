import { paneWords } from '../../core/words/words';
import { amount } from '../messages';

const rows = (count: number): string => amount(count, 'row', 'rows');

/** Sentences of the app about time off that was entered in the pane. */
export const timeOffMessages = paneWords.words('timeOffMessages', {
  adding: 'Adding time off to the sheets',
  /** `added`: the rows by sheet. */
  added: (person: string, added: readonly { readonly sheet: string; readonly rows: number }[]) =>
    `Time off of ${person}: ${added.map(({ sheet, rows: count }) => `${rows(count)} added to ${sheet}`).join(', ')}.`,
  takeBack: 'Nothing has been sent yet. To take the time off back, delete the new rows in the sheet.',
  /** A second sheet could not be written. `reason`: why. */
  onlyFirst: (reason: string, count: number, sheet: string) =>
    `${reason} ${rows(count)} ${count === 1 ? 'was' : 'were'} added to ${sheet} before. “Add” now adds only what is missing.`,
});
