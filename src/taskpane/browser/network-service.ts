import { serviceAt } from '../../service/service';
import { browserClock } from './clock';
import { failingAsDirect, relayThrough } from './relay';

/**
 * The service over the browser's network. There is one for the whole pane: it hides the session IDs of all the pane's addresses.
 * `relay`: the address at which the page's server relays calls, if it does.
 */
export function networkService(get: typeof fetch, relay: string | undefined): ReturnType<typeof serviceAt> {
  return serviceAt({
    fetch: failingAsDirect(get),
    sleep: (ms, signal) => browserClock.sleep(ms, signal),
    pageHost: location.hostname,
    ...(relay === undefined ? {} : { relay: relayThrough(relay, location.origin) }),
  });
}
