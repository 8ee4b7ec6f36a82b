/** Why the relay itself answers a call, or cuts the service's answer. */
export type Failure = keyof typeof FAILURES;

interface FailureAnswer {
  readonly status: number;
  /** What happened, why, and what to do. It names no address: anybody may read the answer. */
  readonly sentence: string;
  /**
   * Whether the pane must take the answer as a failed call. Not for 413 and 429: they prove that nothing was sent, and the
   * pane then sends fewer rows, or sends later.
   */
  readonly isMarked: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const MAY_BE_STORED = 'The service may have stored what was sent.';
const NOTHING_SENT = 'Nothing was sent to the service.';

export const FAILURES = {
  'not-post': {
    status: 405,
    sentence: `The relay takes only POST. ${NOTHING_SENT}`,
    isMarked: true,
    headers: { allow: 'POST' },
  },
  'foreign-page': {
    status: 403,
    sentence: `Only the pane on this server may use the relay. ${NOTHING_SENT} If this is the pane, the administrator must set SHIFTSHEET_ORIGIN to the address at which people open it.`,
    isMarked: true,
  },
  busy: {
    status: 429,
    sentence: `This server relays as many calls as it may at once. ${NOTHING_SENT} Try again in a few seconds.`,
    isMarked: false,
    headers: { 'retry-after': '2' },
  },
  'too-large': {
    status: 413,
    sentence: `The call is larger than this server passes on. ${NOTHING_SENT} Send fewer rows at once, or ask the administrator to raise SHIFTSHEET_BODY_BYTES.`,
    isMarked: false,
  },
  'too-slow': {
    status: 408,
    sentence: `The call arrived too slowly. ${NOTHING_SENT} Check the network, then try again.`,
    isMarked: true,
  },
  unreachable: {
    status: 502,
    sentence: `This server could not reach the service, or the connection broke before an answer came. ${MAY_BE_STORED} Try again. If the problem stays, ask the administrator to check SHIFTSHEET_SERVICE and the log.`,
    isMarked: true,
  },
  'timed-out': {
    status: 504,
    sentence: `The service gave no answer in time. ${MAY_BE_STORED} Wait a little, then try again.`,
    isMarked: true,
  },
  'answer-too-large': {
    status: 502,
    sentence: `The service's answer is larger than this server passes on. ${MAY_BE_STORED} Ask the administrator to raise SHIFTSHEET_ANSWER_BYTES.`,
    isMarked: true,
  },
} as const satisfies Readonly<Record<string, FailureAnswer>>;
