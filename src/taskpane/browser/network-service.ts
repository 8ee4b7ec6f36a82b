import { NotSent, Unreachable } from '../../app/call-failures';
import { LOG_ID_HEADER, serviceAt } from '../../service/service';
import { browserClock } from './clock';

/**
 * The service over the browser's network. There is one for the whole pane: it hides the session IDs of all the pane's addresses.
 * `relay`: the address at which the page's server relays calls, if it does.
 */
export function networkService(get: typeof fetch, relay: string | undefined): ReturnType<typeof serviceAt> {
  // The browser keeps the address of each request, and the session ID is in the address of each call. Other scripts could read it.
  performance.setResourceTimingBufferSize?.(0);
  return serviceAt({
    fetch: failingAsDirect(get),
    sleep: (ms, signal) => browserClock.sleep(ms, signal),
    pageHost: location.hostname,
    ...(relay === undefined ? {} : { relay: relayThrough(relay, location.origin) }),
  });
}

/** The header by which the local server marks an answer of its own, which is not the service's. */
const FAILURE_HEADER = 'x-shiftsheet-relay-failure';

/** The header's values if nothing was sent to the service: the server made no connection, or takes no calls from here. */
const NOTHING_SENT: ReadonlyMap<string, 'notSent' | 'notTaken'> = new Map([
  ['not-sent', 'notSent'],
  ['foreign-page', 'notTaken'],
  ['not-allowed', 'notTaken'],
]);

const TARGET_HEADER = 'x-shiftsheet-target';

interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends calls to another origin through the local server, because real services rarely allow calls from a page of another
 * origin. The service's address is sent in a header; the query remains in the address.
 */
export function relayThrough(relay: string, pageOrigin: string): (url: string) => Target {
  return (url) => {
    const { origin, pathname, search } = new URL(url);
    if (origin === pageOrigin) return { url, headers: {} };
    return { url: relay + search, headers: { [TARGET_HEADER]: origin + pathname } };
  };
}

/**
 * Turns the relay's answer "the service did not answer" into a failed fetch, as it is without a relay. If the relay says that
 * nothing reached the service, the failure says so, too.
 */
export function failingAsDirect(get: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await get(input, init);
    const failure = response.headers.get(FAILURE_HEADER);
    if (failure === null) return response;
    const why = NOTHING_SENT.get(failure);
    const thrown = why === undefined ? new Unreachable() : new NotSent(why);
    thrown.logId = response.headers.get(LOG_ID_HEADER) ?? undefined;
    throw thrown;
  };
}
