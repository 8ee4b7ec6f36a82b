import { paneWords } from '../../core/words/words';

/** The words in which people type what a code of a pasted schedule means. They are read again, so each has one spelling. */
export const codeMessages = paneWords.words('codeMessages', {
  off: 'off',
  /** Stands before a reason for time off. */
  timeOff: 'time off: ',
  /** Stands before a time-off account. */
  account: 'account: ',
});
