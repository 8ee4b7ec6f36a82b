import { paneWords } from '../core/words/words';

/** Why a call of the service gave no usable answer, and what to do. */
export const callMessages = paneWords.words('callMessages', {
  maybeBlocked:
    'The service can’t be reached. Its address is in your company’s own network, and the browser may have blocked the call. If it asks whether this site may reach your local network, choose Allow. Else ask your administrator, then try again.',
  unreachable:
    'The service can’t be reached: no answer came, or the connection broke. Check the network and the service address, then try again.',
  notSent:
    'The web server of this pane could not connect to the service, so this call was not sent. Try again. If the problem stays, ask your administrator.',
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
    tooLarge: 'The service says that the request is too large (HTTP 413).',
    tooMany: 'The service asks to wait: too many requests (HTTP 429). Try again in a minute.',
    failed: (status: number) =>
      `The service failed (HTTP ${status}). Try again later. If the problem stays, ask the people who run the service.`,
    other: (status: number) => `The service refused the request (HTTP ${status}). Check the service address.`,
  },
});
