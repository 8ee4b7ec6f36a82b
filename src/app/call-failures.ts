/** What can go wrong with a call of the service. */
import { isSuccess } from '../core/push/outcome';
import { codeInWords } from '../core/words/service-codes';
import { paneWords } from '../core/words/words';
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
  /** The id under which the web server of the pane has logged the call, if it relays calls. */
  logId?: string | undefined;
}

export class Unreachable extends CallFailure {
  /** `maybeBlocked`: the browser may have blocked the call, which it does not report. */
  constructor(maybeBlocked = false, sentence?: string) {
    super(sentence ?? (maybeBlocked ? callMessages.maybeBlocked : callMessages.unreachable));
  }
}

/** The relay made no connection to the service, or took no call from here, so nothing of the call has reached the service. */
export class NotSent extends Unreachable {
  constructor(why: 'notSent' | 'notTaken' = 'notSent') {
    super(false, callMessages[why]);
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
    /** A web page came with the status: something on the way to the service has answered, such as a web filter. */
    isPage = false,
  ) {
    super(isPage ? callMessages.refused.onTheWay(status) : refusal(status));
    this.isUnprocessed = status === 413 || status === 429;
  }
}

/** The address leads to another one. The other address is not named, because it may contain the session ID. */
export class Redirected extends CallFailure {
  constructor() {
    super(callMessages.redirected);
  }
}

export class UnreadableAnswer extends CallFailure {
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
  /** Whether the service has said so. A web page may be that of a network at which people sign in. */
  readonly isSure: boolean;
  constructor(seen: EndedSession) {
    super(
      seen === 'web-page'
        ? callMessages.unreadable['web-page']
        : `${callMessages.pasteNewId}. ${answerOf(seen)}`,
    );
    this.isSure = seen !== 'web-page';
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

/** Why a call of the service gave no usable answer, and what to do. */
export const callMessages = paneWords.words('callMessages', {
  maybeBlocked:
    'The service can’t be reached. Its address is in your company’s own network, and the browser may have blocked the call. If it asks whether this site may reach your local network, choose Allow. Else ask your administrator, then try again.',
  unreachable:
    'The service can’t be reached: no answer came, or the connection broke. Check the network and the service address, then try again.',
  notSent:
    'The web server of this pane could not connect to the service, so this call was not sent. Try again. If the problem stays, ask your administrator.',
  notTaken:
    'The web server of this pane takes no calls from here, so this call was not sent. Ask your administrator.',
  timedOut: (seconds: number) =>
    `The service gave no answer within ${seconds} seconds. It may be busy: wait a little, then try again.`,
  redirected:
    'The service address redirects to another address. Shiftsheet does not follow: the session ID, your rows and first passwords could reach a stranger. Ask whoever runs the service for its new address, then sign out and connect there.',
  pasteNewId: 'Your session has ended or the session ID is wrong. Paste a new session ID',
  thenPress: (sentence: string, button: string) => `${sentence}, then press “${button}”`,
  answeredHttp: (status: number) => `The service answered HTTP ${status}.`,
  answeredCode: (code: string) => `The service answered with code ${code}.`,
  says: (message: string, code: string) => `The service says: ${message} (code ${code}).`,
  saysOnly: (message: string) => `The service says: ${message}.`,
  renewed:
    'The session ended in the middle of this call. There is a new one: Shiftsheet looks up what became of the call.',
  rejected: (message: string, code: string) =>
    `The service refused the call: ${message === '' ? 'it gave no reason' : message} (code ${code}). Check the session ID and the SP, then try again.`,
  noList: (message: string) =>
    `The service gave no list. It says: ${message}. Nothing was changed. Try again. If the problem stays, ask the people who run the service.`,
  unreadable: {
    'web-page':
      'The address answered with a web page instead of data. It may be a sign-in page or a wrong address: check the service address and sign in again.',
    empty:
      'The service answered with nothing. Try again. If the problem stays, ask the people who run the service.',
    'cut-off':
      'The service’s answer broke off in the middle. Try again. If the problem stays, ask the people who run the service.',
    other:
      'The answer is not what the scheduling service sends. Check that the service address is the right one.',
  },
  tooLong: (megabytes: number) =>
    `The service’s answer is larger than ${megabytes} MB, so Shiftsheet stopped reading it. Ask the people who run the service why it is so large.`,
  refused: {
    notFound: 'There is no service at this address (HTTP 404). Check the service address.',
    onTheWay: (status: number) =>
      `Something on the way to the service answered HTTP ${status} with a web page: perhaps a web filter or a proxy of your network. Ask your administrator.`,
    tooLarge: 'The service says that the request is too large (HTTP 413).',
    tooMany: 'The service asks to wait: too many requests (HTTP 429). Try again in a minute.',
    failed: (status: number) =>
      `The service failed (HTTP ${status}). Try again later. If the problem stays, ask the people who run the service.`,
    other: (status: number) => `The service refused the request (HTTP ${status}). Check the service address.`,
  },
});
