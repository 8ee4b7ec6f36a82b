/** What can go wrong with a call of the service. */
import { isSuccess } from '../core/push/outcome';
import { codeInWords } from '../core/words/words';
import { callMessages } from './call-messages';
import { ShiftsheetError } from './failures';

/**
 * One call of the service gave no usable answer. Except for NotSent, it is then never known whether the service stored what a
 * write sent.
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
  constructor(maybeBlocked = false, sentence?: string) {
    super(sentence ?? (maybeBlocked ? callMessages.maybeBlocked : callMessages.unreachable));
  }
}

/** The relay made no connection to the service, so nothing of the call has reached the service. */
export class NotSent extends Unreachable {
  constructor() {
    super(false, callMessages.notSent);
  }
}

export class TimedOut extends CallFailure {
  constructor(seconds: number) {
    super(callMessages.timedOut(seconds));
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
    super(callMessages.redirected);
  }
}

export class Unreadable extends CallFailure {
  constructor(what: 'empty' | 'cut-off' | 'other') {
    super(callMessages.unreadable[what]);
  }
}

/** The answer is longer than any list should be: reading it further could end the pane. */
export class TooLong extends CallFailure {
  constructor(megabytes: number) {
    super(callMessages.tooLong(megabytes));
  }
}

/** The session ID has ended or is wrong, as far as the answer shows. */
export class SessionEnded extends CallFailure {
  override readonly isUnprocessed: boolean;
  constructor(seen: EndedSession) {
    super(
      seen === 'web-page'
        ? callMessages.unreadable['web-page']
        : `${callMessages.pasteNewId}. ${answerOf(seen)}`,
    );
    this.isUnprocessed = seen !== 'web-page' && 'status' in seen;
  }

  /** The sentence, where the user can paste a new session ID and press this button. Secrets are hidden in it already. */
  sentenceWith(button: string): string {
    const { pasteNewId, thenPress } = callMessages;
    return this.message.replace(pasteNewId, thenPress(pasteNewId, button));
  }
}

type EndedSession = ServiceRefusal | 'web-page';
type ServiceRefusal =
  | { readonly status: number }
  | { readonly code: string | undefined; readonly message: string };

function answerOf(seen: ServiceRefusal): string {
  if ('status' in seen) return callMessages.answeredHttp(seen.status);
  const { message } = seen;
  const code = errorCode(seen.code);
  if (code === undefined) return callMessages.saysOnly(message.trim());
  return message.trim() === '' ? callMessages.answeredCode(code) : callMessages.says(message.trim(), code);
}

/** The session ended during this call. There is a new session ID, and the next call can be made with it. */
export class SessionRenewed extends CallFailure {
  constructor(override readonly isUnprocessed: boolean) {
    super(callMessages.renewed);
  }
}

/** The service's own overall error. Without a code, or with the code `0`, only the message says that it is one. */
export class Rejected extends CallFailure {
  constructor(
    readonly code: string | undefined,
    message: string,
  ) {
    const shown = errorCode(code);
    super(
      shown === undefined
        ? callMessages.noList(message.trim())
        : callMessages.rejected(message.trim(), shown),
    );
  }
}

/** The code as sentences name it, if it says that there is an error. */
function errorCode(code: string | undefined): string | undefined {
  return code === undefined || isSuccess(code) ? undefined : codeInWords(code);
}

function refusal(status: number): string {
  const { failed, notFound, other, tooLarge, tooMany } = callMessages.refused;
  if (status === 404) return notFound;
  if (status === 413) return tooLarge;
  if (status === 429) return tooMany;
  return status >= 500 ? failed(status) : other(status);
}
