import { createApp } from '../app/app';
import { setRegionFormat } from '../core/values/region-format';
import type { Culture } from '../core/values/region-format-of';
import { freshId } from '../app/table/fresh-id';
import type { Device, PanePorts as Ports } from '../app/ports';
import { createOfficeWorkbook } from '../excel/workbook';
import type { serviceAt } from '../service/service';
import { browserClock } from './browser/clock';
import { browserPanes } from './browser/panes';
import { browserRandom } from './browser/random';
import { failingAsDirect, relayThrough } from './browser/relay';
import { sampleAddressAt, sampleRosterAt } from './browser/sample-address';
import { wordsOf } from './languages/languages';

/** What the page's server offers in `<meta name="shiftsheet-...">`; undefined if it offers nothing. */
function offered(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="shiftsheet-${name}"]`)?.content;
}

/** Days and times are written as in the user's region. If this part can't be loaded, they stay as in English. */
async function writeAs(culture: Culture): Promise<void> {
  const { regionFormatOf } = await import('../core/values/region-format-of');
  setRegionFormat(regionFormatOf(culture));
}

/** The app with its real ports: Excel, the service, this browser. */
export function composeApp(device: Device): ReturnType<typeof createApp> {
  // The browser's fetch throws if it is called as a method of any object except the window.
  const get: typeof fetch = (input, init) => fetch(input, init);
  const sandbox = offered('sandbox');
  const roster = offered('roster');
  const relay = offered('relay');
  const random = browserRandom();
  let connect: ReturnType<typeof serviceAt> | undefined;
  const ports: Ports = {
    workbook: createOfficeWorkbook((culture) => void writeAs(culture).catch(() => undefined)),
    serviceAt: async (address, onCall) => {
      const part = await import('../service/service');
      // One for the whole pane: it hides the session IDs of all the pane's addresses.
      connect ??= part.serviceAt({
        fetch: failingAsDirect(get),
        sleep: (ms, signal) => browserClock.sleep(ms, signal),
        pageHost: location.hostname,
        ...(relay === undefined ? {} : { relay: relayThrough(relay, location.origin) }),
      });
      return connect(address, onCall);
    },
    device,
    panes: browserPanes(device, () => freshId(random), (navigator as { locks?: LockManager }).locks),
    clock: browserClock,
    random,
    sheetWords: async (tag) => (await wordsOf(tag))?.sheets,
    ...(sandbox === undefined ? {} : { sample: sampleAddressAt(sandbox, get) }),
    ...(roster === undefined ? {} : { sampleRoster: sampleRosterAt(roster, get) }),
  };
  return createApp(ports);
}
