import { countText } from '../core/values/shown';
import { paneWords } from '../core/words/words';

/**
 * Sentences of the pane about undoing the last push. In a file of their own, so that the pane's
 * start is small.
 */
const rows = (count: number): string => `${countText(count)} ${count === 1 ? 'row' : 'rows'}`;

export const undoText = paneWords.words('undoText', {
  undo: 'Undo last push…',

  heading: (when: string) => `Undo the push of ${when}`,
  meaning:
    'You see the service’s present values and the earlier values. Nothing is sent until you press the button. Your edits in the sheet stay.',
  back: 'Will be put back',
  unverified: 'Can’t be checked',
  unverifiedMeaning:
    'The service can’t show these fields, so nobody knows whether they were changed there since. Putting them back would overwrite such a change.',
  stays: 'Stays as it is',
  added: 'Added: can’t be undone',
  addedMeaning: 'The service has no delete: set them inactive, or delete them there.',
  meant: (count: number) => `Put back ${rows(count)} that can’t be checked as well`,
  putBack: (count: number) => (count === 0 ? 'Put rows back' : `Put ${rows(count)} back`),
});
