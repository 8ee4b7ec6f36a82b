import { ExcelSessionEnded } from '../../app/failures';

/** Whether Excel still has a session for this page. After the end of the session it refuses everything, for ever. */

/** Codes with which Excel ends the session (OfficeDev/office-js#6585). */
const ENDED = ['InvalidOrTimedOutSession', 'Unauthenticated'];

/** Codes of a connection that may come back. The session counts as ended at the last of so many in a row. */
const DISTURBED = ['Timeout', 'ConnectionFailure', 'Conflict', 'ServiceNotAvailable'];
const MOST_DISTURBED = 3;

let disturbed = 0;
let hasEnded = false;
let hasAnswered = false;

/** A pane was opened: Excel has given the page a session. */
export function beginSession(): void {
  disturbed = 0;
  hasEnded = false;
  hasAnswered = false;
}

/** Excel has answered a batch, with a code if the batch has failed. */
export function noteAnswer(code?: string): void {
  hasAnswered ||= code === undefined;
  if (code === undefined) disturbed = 0;
  else if (DISTURBED.includes(code)) disturbed += 1;
  hasEnded ||= disturbed >= MOST_DISTURBED || ENDED.includes(code ?? '');
}

/** The error of every further piece of work; undefined while the session has not ended. */
export function endedSession(): ExcelSessionEnded | undefined {
  return hasEnded ? new ExcelSessionEnded(isOnWeb()) : undefined;
}

/** Whether Excel has carried out a batch in this session. */
export const hasCarriedOut = (): boolean => hasAnswered;

export const isOnWeb = (): boolean => String(Office.context.platform) === 'OfficeOnline';
