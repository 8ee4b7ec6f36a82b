/** What can go wrong with a call of the service. In a file of its own, because it is loaded with the first call. */
import { ShiftsheetError } from './failures';

/**
 * One call of the service gave no usable answer. It is then never known whether the service stored what a write sent. A call
 * that certainly did not leave this device proves that nothing was stored, but that is no failure of the service.
 */
export abstract class CallFailure extends ShiftsheetError {
  /**
   * Whether an HTTP status says that the request was rejected before processing. A proxy may answer so after the service has
   * stored the request. So such a call is sent again only if the same items can't be stored twice.
   */
  readonly isUnprocessed: boolean = false;
}

export class Unreachable extends CallFailure {
  /** `maybeBlocked`: the browser may have blocked the call, which it does not report. */
  constructor(maybeBlocked = false) {
    super(
      maybeBlocked
        ? 'The service can’t be reached. Its address is in your company’s own network, and the browser may have blocked the call. If it asks whether this site may reach your local network, choose Allow. Else ask your administrator, then try again.'
        : 'The service can’t be reached: no answer came, or the connection broke. Check the network and the service address, then try again.',
    );
  }
}

export class TimedOut extends CallFailure {
  constructor(seconds: number) {
    super(
      `The service gave no answer within ${seconds} seconds. It may be busy: wait a little, then try again.`,
    );
  }
}

/** An HTTP status other than success. */
export class Refused extends CallFailure {
  override readonly isUnprocessed: boolean;
  constructor(
    readonly status: number,
    /** Seconds that the service asks to wait, if it gives a time. */
    readonly retryAfter?: number,
  ) {
    super(refusal(status));
    this.isUnprocessed = status === 413 || status === 429;
  }
}

/** The address leads to another one. The other address is not named, because it may contain the session ID. */
export class Redirected extends CallFailure {
  constructor() {
    super(
      'The service address redirects to another address. Shiftsheet does not follow: the session ID, your rows and first passwords could reach a stranger. Ask whoever runs the service for its new address, then sign out and connect there.',
    );
  }
}

export class Unreadable extends CallFailure {
  constructor(what: 'empty' | 'cut-off' | 'other') {
    super(unreadable[what]);
  }
}

/** The session ID has ended or is wrong, as far as the answer shows. */
export class SessionEnded extends CallFailure {
  override readonly isUnprocessed: boolean;
  constructor(seen: EndedSession) {
    super(seen === 'web-page' ? unreadable['web-page'] : `${PASTE_NEW_ID}. ${answerOf(seen)}`);
    this.isUnprocessed = seen !== 'web-page' && 'status' in seen;
  }

  /** The sentence, where the user can paste a new session ID and press this button. Secrets are hidden in it already. */
  sentenceWith(button: string): string {
    return this.message.replace(PASTE_NEW_ID, `${PASTE_NEW_ID}, then press “${button}”`);
  }
}

const PASTE_NEW_ID = 'Your session has ended or the session ID is wrong. Paste a new session ID';

type EndedSession = ServiceRefusal | 'web-page';
type ServiceRefusal = { readonly status: number } | { readonly code: string; readonly message: string };

function answerOf(seen: ServiceRefusal): string {
  if ('status' in seen) return `The service answered HTTP ${seen.status}.`;
  const { code, message } = seen;
  return message.trim() === ''
    ? `The service answered with code ${code}.`
    : `The service says: ${message.trim()} (code ${code}).`;
}

/** The session ended during this call. There is a new session ID, and the next call can be made with it. */
export class SessionRenewed extends CallFailure {
  constructor(override readonly isUnprocessed: boolean) {
    super(
      'The session ended in the middle of this call. There is a new one: Shiftsheet looks up what became of the call.',
    );
  }
}

/** The service's own overall error. */
export class Rejected extends CallFailure {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(rejection(code, message));
  }
}

function rejection(code: string, message: string): string {
  return `The service refused the call: ${message === '' ? 'it gave no reason' : message.trim()} (code ${code}). Check the session ID and the SP, then try again.`;
}

const unreadable = {
  'web-page':
    'The address answered with a web page instead of data. It may be a sign-in page or a wrong address: check the service address and sign in again.',
  empty:
    'The service answered with nothing. Try again. If the problem stays, ask the people who run the service.',
  'cut-off':
    'The service’s answer broke off in the middle. Try again. If the problem stays, ask the people who run the service.',
  other:
    'The answer is not what the scheduling service sends. Check that the service address is the right one.',
};

function refusal(status: number): string {
  if (status === 404) return 'There is no service at this address (HTTP 404). Check the service address.';
  if (status === 413) return 'The service says that the request is too large (HTTP 413).';
  if (status === 429) return 'The service asks to wait: too many requests (HTTP 429). Try again in a minute.';
  if (status >= 500)
    return `The service failed (HTTP ${status}). Try again later. If the problem stays, ask the people who run the service.`;
  return `The service refused the request (HTTP ${status}). Check the service address.`;
}
