import { createApp } from '../app/app';
import type { Device, FixedConnection, PanePorts as Ports } from '../app/ports/ports';
import { freshId } from '../app/table/fresh-id';
import { setRegionFormat, regionFormatOf } from '../core/calendar/region-format';
import { createOfficeWorkbook } from '../excel/workbook';
import { browserClock } from './browser/clock';
import { browserPanes, browserRandom } from './browser/device';
import type { networkService } from './browser/network-service';
import { fixedConnection, sampleAddressAt, sampleRosterAt, sampleShiftsAt } from './browser/page-offers';
import { translationOf } from './languages/languages';

/** What the page's server offers in `<meta name="shiftsheet-...">`; undefined if it offers nothing. */
function offered(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="shiftsheet-${name}"]`)?.content;
}

/** What an administrator has fixed when the pages were built. */
export function fixedByPage(): FixedConnection | undefined {
  const names = ['service', 'sp', 'session-link', 'keep-session'];
  if (names.every((name) => offered(name) === undefined)) return undefined;
  return fixedConnection(offered, location.origin);
}

/** The app with its real ports: Excel, the service, this browser. */
export function composeApp(device: Device, fixed?: FixedConnection): ReturnType<typeof createApp> {
  // The browser's fetch throws if it is called as a method of any object except the window.
  const get: typeof fetch = (input, init) => fetch(input, init);
  const sandbox = offered('sandbox');
  const roster = offered('roster');
  const shifts = offered('shifts');
  const relay = offered('relay');
  const codes = offered('codes');
  const random = browserRandom();
  let connect: ReturnType<typeof networkService> | undefined;
  const ports: Ports = {
    workbook: createOfficeWorkbook((culture) => setRegionFormat(regionFormatOf(culture))),
    serviceAt: async (address, onCall) => {
      const part = await import(/* webpackChunkName: "jobs" */ './browser/network-service');
      connect ??= part.networkService(get, relay);
      return connect(address, onCall);
    },
    device,
    panes: browserPanes(device, () => freshId(random), (navigator as { locks?: LockManager }).locks),
    clock: browserClock,
    random,
    sheetWords: async (tag) => (await translationOf(tag))?.sheets,
    ...(fixed && { fixed }),
    ...(codes !== undefined && { codes }),
    ...(sandbox === undefined ? {} : { sample: sampleAddressAt(sandbox, get) }),
    ...(roster === undefined ? {} : { sampleRoster: sampleRosterAt(roster, get) }),
    ...(shifts === undefined ? {} : { sampleShifts: sampleShiftsAt(shifts, get) }),
  };
  return createApp(ports);
}
