import { codeInWords } from '../../core/words/service-codes';
import { errorSentence } from '../store';
import { pushMessages } from './push-messages';

/** Why a push ended before everything was sent and read back. */
export type StopReason =
  | { readonly code: 'stopped-by-user' }
  /** The service asks to wait for longer than a user watches a push. */
  | { readonly code: 'wait-too-long'; readonly seconds: number }
  /** The service refused a whole call. The code and text are the service's own. */
  | { readonly code: 'call-refused'; readonly serviceCode: string; readonly serviceText: string }
  /** The answers are in the sheet, but the list could not be read after them. */
  | { readonly code: 'answers-not-read-back' }
  /** The list could not be read, and some rows have no answer in the sheet. */
  | { readonly code: 'not-read-back' }
  /** Something failed. The error has its own sentence. */
  | { readonly code: 'failed'; readonly error: unknown };

/** The sentence in which the pane says why a push ended. Each reason is said once; '' if the push did not end early. */
export function stopSentence(reasons: readonly StopReason[]): string {
  return [...new Set(reasons.map(sentenceOf))].join(' ');
}

function sentenceOf(reason: StopReason): string {
  switch (reason.code) {
    case 'stopped-by-user':
      return pushMessages.stoppedByUser;
    case 'wait-too-long':
      return pushMessages.waitTooLong(reason.seconds);
    case 'call-refused':
      return pushMessages.wholeCallRefused(reason.serviceText, codeInWords(reason.serviceCode));
    case 'answers-not-read-back':
      return pushMessages.answersNotReadBack;
    case 'not-read-back':
      return pushMessages.notReadBack;
    case 'failed':
      return errorSentence(reason.error);
  }
}
