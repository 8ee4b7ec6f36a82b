/** Set by the local server on an answer of its own in place of the service's. */
const FAILURE_HEADER = 'x-shiftsheet-relay-failure';

const TARGET_HEADER = 'x-shiftsheet-target';

interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends calls for another origin through the local server, since real services rarely let a page of another origin call
 * them. The service's address goes in a header, the query stays in the address.
 */
export function relayThrough(relay: string, pageOrigin: string): (url: string) => Target {
  return (url) => {
    const { origin, pathname, search } = new URL(url);
    if (origin === pageOrigin) return { url, headers: {} };
    return { url: relay + search, headers: { [TARGET_HEADER]: origin + pathname } };
  };
}

/** Makes the relay's "the service did not answer" what it would be without a relay: a failed fetch. */
export function failingAsDirect(get: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await get(input, init);
    if (response.headers.has(FAILURE_HEADER)) throw new TypeError(await response.text());
    return response;
  };
}
